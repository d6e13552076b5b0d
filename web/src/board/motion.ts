// When things move, and for how long.
import type { Situation } from '../game/types';

/** A piece that leaves the board is visible for this time, in ms. */
export const LEAVING_MS = 200;

/** calm reports whether the user prefers reduced motion. */
export function calm(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** follows reports whether two situations are one turn apart. Otherwise nothing is animated. */
export function follows(before: Situation | undefined, now: Situation): boolean {
  return before !== undefined && Math.abs(now.status.turns - before.status.turns) === 1;
}

/** onMove returns the marks of the turn between two situations, also when the turn is taken back. */
export function onMove(before: Situation, now: Situation): Situation['marks'] {
  return (now.status.turns >= before.status.turns ? now.marks : before.marks) ?? [];
}
