// The coordinates of the graph of chances: turns from left to right, First above.
import type { Judgement } from './chance';

export const HEIGHT = 128;
/** The margins. */
const EDGE = 8;

export interface Point {
  x: number;
  y: number;
}

/** at returns the point of the chance after n of all turns. */
export function at(n: number, chance: number, last: number, width: number): Point {
  return { x: round(EDGE + (width - 2 * EDGE) * (last ? n / last : 0.5)), y: round(EDGE + (HEIGHT - 2 * EDGE) * (1 - chance)) };
}

/** nearest returns the turn nearest to a distance from the left. */
export function nearest(x: number, last: number, width: number): number {
  return Math.min(last, Math.max(0, Math.round(((x - EDGE) / (width - 2 * EDGE)) * last)));
}

/** areasOf are the parts of the line, which has gaps where nothing is known yet, and what lies below them.
    Where chance was to move, it goes straight on. */
export function areasOf(course: (Judgement | undefined)[], width: number): { line: string; filled: string }[] {
  const parts: Point[][] = [];
  let part: Point[] | undefined;
  course.forEach((judgement, n) => {
    if (!judgement) part = undefined;
    else if (judgement.best) {
      if (!part) parts.push((part = []));
      part.push(at(n, judgement.best.chance, course.length - 1, width));
    }
  });
  return parts.map((points) => {
    const line = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
    return { line, filled: `${line}V${HEIGHT}H${points[0]!.x}Z` };
  });
}

const round = (v: number): number => Math.round(10 * v) / 10;
