// Fingers on places that are close to each other: when a tap is too inexact to play a turn at once, and
// the loupe that shows what it means.
import type { XY } from '../game/types';

/** Neighbouring places that are nearer than this on the screen, in pixels, cannot be shown apart by a finger. */
export const FINGER = 28;

/** unsure reports whether a press may have meant a neighbour of the place. gap is their distance in pixels. */
export const unsure = (touch: boolean, gap: number): boolean => touch && gap < FINGER;

/** The radius of the loupe, and the distance of its middle from the finger below it, in pixels. */
export const RADIUS = 60,
  ABOVE = 100;
/** In the loupe, places are at least so many times and so many pixels apart. */
const LARGER = 2.5,
  APART = 36;

/** The loupe shows a place and its neighbours. */
export interface Loupe {
  place: string;
  at: XY;
  /** larger is how much larger places are in the loupe. */
  larger: number;
  /** half is how far the loupe shows around the place, in units of the svg element. */
  half: number;
  /** The finger below the loupe. Without one, the loupe lies on its place. */
  finger?: XY;
  /** pressed: the finger is in the loupe itself. */
  pressed?: boolean;
  /** since is when it was laid on its place. */
  since: number;
}

/** largerFor returns how much a loupe enlarges places with a distance in pixels. */
export const largerFor = (gap: number): number => Math.max(LARGER, APART / gap);

/** aboveFinger returns the middle of a loupe that the finger does not hide, inside a window of this width. */
export function aboveFinger({ x, y }: XY, width: number): XY {
  const inside = (value: number): number => Math.max(RADIUS + 4, Math.min(value, width - RADIUS - 4));
  // At the upper edge of the window there is no room above: it is beside the finger.
  if (y < ABOVE + RADIUS) return { x: inside(x < width / 2 ? x + ABOVE : x - ABOVE), y: Math.max(RADIUS + 4, y) };
  return { x: inside(x), y: y - ABOVE };
}

/** crosses reports whether a line comes nearer to a point than a distance. */
export function crosses(from: XY, to: XY, at: XY, near: number): boolean {
  const dx = to.x - from.x,
    dy = to.y - from.y,
    long = dx * dx + dy * dy || 1,
    along = Math.max(0, Math.min(1, ((at.x - from.x) * dx + (at.y - from.y) * dy) / long));
  return Math.hypot(from.x + along * dx - at.x, from.y + along * dy - at.y) < near;
}
