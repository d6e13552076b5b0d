// Fingers on places that are close to each other: when a tap is too inexact to play a turn at once, and
// the loupe that shows what it means.
import type { XY } from '../game/types';
import { far } from './coordinates';

/** Neighbouring places that are nearer than this on the screen, in pixels, cannot be shown apart by a finger. */
export const FINGER = 28;

/** unsure reports whether a press may have meant a neighbour of the place. gap is their distance in pixels. */
export const unsure = (touch: boolean, gap: number): boolean => touch && gap < FINGER;

/** The radius of the loupe, and the distance of its middle from the finger below it, in pixels. */
export const RADIUS = 60,
  ABOVE = 112;
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
  /** The middle of a loupe above a finger, in pixels from the corner of the board. Without it, the loupe lies on the board. */
  held?: XY;
  /** room is where it may lie. */
  room: Room;
  /** lies is where a loupe lies while a finger is in it, in shares of the board. It does not move meanwhile. */
  lies?: XY;
}

/** Room is the board in pixels from its corner: its size, and where the middle of a loupe may lie. */
export interface Room {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
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

/** A loupe that lies on the board may reach so far beyond its upper edge, in pixels. */
const BEYOND = 36;

/** roomOf returns the room for a loupe on a board at a box of the window, of which everything down to an edge is visible. */
export function roomOf(box: { x: number; y: number; width: number; height: number }, width: number, edge: number): Room {
  const top = Math.max(RADIUS - BEYOND, RADIUS + 4 - box.y);
  return {
    width: box.width,
    height: box.height,
    left: Math.max(RADIUS + 4 - box.x, Math.min(RADIUS, box.width / 2)),
    right: Math.min(width - box.x - RADIUS - 4, Math.max(box.width - RADIUS, box.width / 2)),
    top,
    bottom: Math.max(top, Math.min(box.height, edge - box.y) - RADIUS),
  };
}

/** So far around a point, in pixels, the loupe covers what is drawn there. */
const AROUND = 12;

/**
 * layLoupe returns where the middle of a loupe lies that shows a place, in pixels. It covers neither the place, nor what is near
 * it, nor the points that are kept free, as far as that is possible: it is above the place, or beside it, or in a corner.
 */
export function layLoupe(place: XY, kept: XY[], room: Room): XY {
  const inside = ({ x, y }: XY): XY => ({
    x: Math.max(room.left, Math.min(x, room.right)),
    y: Math.max(room.top, Math.min(y, room.bottom)),
  });
  const aslant = ABOVE * Math.SQRT1_2,
    left = place.x > room.width / 2 ? -1 : 1; // towards the middle first
  const beside = [
    [0, -ABOVE],
    [left * aslant, -aslant],
    [-left * aslant, -aslant],
    [left * ABOVE, 0],
    [-left * ABOVE, 0],
    [left * aslant, aslant],
    [-left * aslant, aslant],
    [0, ABOVE],
  ].map(([x = 0, y = 0]) => inside({ x: place.x + x, y: place.y + y }));
  const corners = [room.top, room.bottom]
    .flatMap((y) => [room.left, room.right].map((x) => ({ x, y })))
    .sort((a, b) => far(b, place) - far(a, place));
  const covers = (at: XY): number => {
    const d = far(at, place);
    return (
      (d < RADIUS + AROUND ? 100 : d < ABOVE - 1 ? (ABOVE - d) / 10 : 0) +
      10 * kept.filter((point) => far(at, point) < RADIUS + AROUND).length
    );
  };
  let best = beside[0]!,
    least = Infinity;
  for (const at of [...beside, ...corners]) {
    const cost = covers(at);
    if (cost < least) [best, least] = [at, cost];
  }
  return best;
}

/** crosses reports whether a line comes nearer to a point than a distance. */
export function crosses(from: XY, to: XY, at: XY, near: number): boolean {
  const dx = to.x - from.x,
    dy = to.y - from.y,
    long = dx * dx + dy * dy || 1,
    along = Math.max(0, Math.min(1, ((at.x - from.x) * dx + (at.y - from.y) * dy) / long));
  return Math.hypot(from.x + along * dx - at.x, from.y + along * dy - at.y) < near;
}
