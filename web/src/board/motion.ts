// When things move, and for how long.
import type { Situation } from '../game/types';

/** What leaves the board is seen for so long, in milliseconds. */
export const LEAVING = 200;

/** calm reports whether the person wants nothing to move. */
export function calm(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** follows reports whether one situation is a turn away from the other: else nothing moves. */
export function follows(before: Situation | undefined, now: Situation): boolean {
  return before !== undefined && Math.abs(now.status.turns - before.status.turns) === 1;
}

/** onMove are the marks by which to follow pieces, also when a turn is taken back. */
export function onMove(before: Situation, now: Situation): Situation['marks'] {
  return (now.status.turns >= before.status.turns ? now.marks : before.marks) ?? [];
}
