// Where the numbers of places stand: beside what stands on the place, and where they cover as little else as possible.
import type { XY } from '../game/types';
import { far, STEP } from './coordinates';

/** The radii of a piece and of a number of size 1, in units of the svg element. */
const PIECE = 0.43 * STEP,
  NUMBER = 11;
/** The sign of a note, from the middle of its piece (render/tiles). */
const NOTE = { x: 0.315 * STEP, y: -0.315 * STEP, radius: 0.13 * STEP };
/** A number goes to another corner if it covers so much less there, in units. */
const WORTH = 2;

/** The ways from the middle of a place to its number, the first one being the usual one. */
const WAYS: XY[] = [
  { x: 1, y: -1 },
  { x: -1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: 1.41, y: 0 },
  { x: -1.41, y: 0 },
  { x: 0, y: -1.41 },
  { x: 0, y: 1.41 },
];

/**
 * numberPlaces returns the middles of the numbers of places, where both are points of the svg element, as are
 * the middles of pieces, and of pieces with a note. The larger the numbers are, the farther they are from the
 * middle of their place.
 */
export function numberPlaces(places: XY[], pieces: XY[], size: number, noted: XY[] = []): XY[] {
  const off = STEP * Math.max(0.4, 0.1 + 0.3 * size),
    radius = NUMBER * size,
    notes = noted.map(({ x, y }) => ({ x: x + NOTE.x, y: y + NOTE.y })),
    stood: XY[] = [];
  for (const place of places) {
    const others = [...pieces, ...places].filter((other) => far(other, place) > 1);
    let best = place,
      least = Infinity;
    for (const way of WAYS) {
      const at = { x: place.x + way.x * off, y: place.y + way.y * off };
      const cover = (list: XY[], touch: number) => Math.max(0, ...list.map((other) => touch - far(other, at)));
      const covered = cover(others, PIECE + radius) + cover(notes, NOTE.radius + radius) + 2 * cover(stood, 2 * radius);
      if (covered < least - WORTH) [best, least] = [at, covered];
    }
    stood.push(best);
  }
  return stood;
}
