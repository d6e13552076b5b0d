// Which turns cost the side that played them a part of its chances.
import type { Player } from '../game/types';
import { chanceFor, percent, type Judgement } from './chance';

/** A fall is of the chances of one side by its own turn, in percent. */
export interface Fall { side: Player; from: number; to: number; by: number }

/** MARGIN is the least that is told, in percent: what is smaller may well be the engine's mistake. */
export const MARGIN = 12;

/** fallOf is how far a turn fell between the position before it and the one after it. */
export function fallOf(before: Judgement | undefined, after: Judgement | undefined): Fall | undefined {
  if (!before?.best || !after?.best || (before.mover !== 'first' && before.mover !== 'second')) return undefined;
  const side = before.mover;
  const from = percent(chanceFor(side, before.best), before.best.proven), to = percent(chanceFor(side, after.best), after.best.proven);
  return from - to >= MARGIN ? { side, from, to, by: from - to } : undefined;
}
