// Which turns cost the side that played them a part of its chances.
import type { Player } from '../game/types';
import { chanceFor, percent, type Judgement } from './chance';

/** A fall is of the chances of one side by its own turn, in percent. */
export interface Fall { side: Player; from: number; to: number; by: number }

/** MARGIN is the least that is told, in percent: what is smaller may well be the engine's mistake. */
export const MARGIN = 12;

/**
 * fallOf is how far a turn fell between the position before it and the one after it. Engines
 * that look at a position for a short time like the side that is to move too well, or too
 * little, every time: a fall below twice the margin is told only if the position one turn
 * earlier, where the other side was to move as it is now, was better as well.
 */
export function fallOf(earlier: Judgement | undefined, before: Judgement | undefined, after: Judgement | undefined): Fall | undefined {
  if (!before?.best || !after?.best || (before.mover !== 'first' && before.mover !== 'second')) return undefined;
  const side = before.mover;
  const of = (best: NonNullable<Judgement['best']>): number => percent(chanceFor(side, best), best.proven);
  const from = of(before.best), to = of(after.best), by = from - to;
  const swings = earlier?.best !== undefined && earlier.mover === after.mover && of(earlier.best) - to < MARGIN / 2;
  return by >= (swings ? 2 * MARGIN : MARGIN) ? { side, from, to, by } : undefined;
}
