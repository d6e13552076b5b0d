// The places that the arrow keys lead to.
import type { XY } from '../game/types';
import type { Spot } from './places';

/** The direction of each key on the screen, with y down. */
export const ways: Record<string, XY> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * step returns the next place in a direction of the board: the nearest of those that lie more
 * ahead than aside. Of two at the same distance it returns the one nearer to the rail, the row or
 * column in which the cursor started: so the cursor moves straight over points and squares.
 */
export function step(from: Spot, way: XY, rail: number, among: Iterable<Spot>): Spot | undefined {
  let best: Spot | undefined,
    least = [Infinity, Infinity, Infinity];
  for (const spot of among) {
    const dx = spot.at.x - from.at.x,
      dy = spot.at.y - from.at.y;
    const ahead = dx * way.x + dy * way.y,
      aside = Math.abs(dx * way.y + dy * way.x);
    if (ahead < 1e-6 || aside > ahead + 1e-6) continue;
    const off = way.x !== 0 ? spot.at.y - rail : spot.at.x - rail;
    const cost = [Math.round(Math.hypot(dx, dy) * 1e6), Math.abs(off), -off];
    if (before(cost, least)) [best, least] = [spot, cost];
  }
  return best;
}

/** leap returns the nearest of a few places in a direction, however far aside. */
export function leap(from: Spot, way: XY, among: Iterable<Spot>): Spot | undefined {
  let best: Spot | undefined,
    least = Infinity;
  for (const spot of among) {
    const dx = spot.at.x - from.at.x,
      dy = spot.at.y - from.at.y;
    const ahead = dx * way.x + dy * way.y,
      aside = Math.abs(dx * way.y + dy * way.x);
    const cost = ahead + 2 * aside;
    if (ahead > 1e-6 && cost < least) [best, least] = [spot, cost];
  }
  return best;
}

function before(a: number[], b: number[]): boolean {
  for (const [i, n] of a.entries()) {
    if (n !== b[i]) return n < b[i]!;
  }
  return false;
}
