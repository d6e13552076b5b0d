// Mistakes: turns that cost the side that played them part of its chances.
import type { Player } from '../wire';
import { chanceFor, percent, type Judgement } from './chance';

/** A Mistake is the loss of winning chances of one side by its own turn, in percent. */
export interface Mistake {
  side: Player;
  from: number;
  to: number;
  by: number;
}

/** MARGIN is the smallest loss that is reported, in percent. A smaller one may be an error of the engine. */
export const MARGIN = 12;

/**
 * mistakeOf compares the position before a turn with the one after it. A short search values the
 * side to move too high, or too low, every time. So a loss below twice the margin is reported only
 * if the position one turn earlier, with the same side to move as now, was better as well.
 */
export function mistakeOf(
  earlier: Judgement | undefined,
  before: Judgement | undefined,
  after: Judgement | undefined,
): Mistake | undefined {
  if (!before?.best || !after?.best || (before.mover !== 'first' && before.mover !== 'second')) return undefined;
  const side = before.mover;
  const of = (best: NonNullable<Judgement['best']>): number => percent(chanceFor(side, best), best.proven);
  const from = of(before.best),
    to = of(after.best),
    by = from - to;
  const swings = earlier?.best !== undefined && earlier.mover === after.mover && of(earlier.best) - to < MARGIN / 2;
  return by >= (swings ? 2 * MARGIN : MARGIN) ? { side, from, to, by } : undefined;
}
