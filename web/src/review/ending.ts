// The sentence about the end of a game.
import type { BoardView, GameInfo, Outcome } from '../wire';
import { t } from '../words/words';

/** ending returns the sentence with the names of the two sides, or with the roles of the game. */
export function ending(info: GameInfo, { winner, reason }: Outcome, names: readonly [string, string] = info.players): string {
  const [first, second] = names;
  const values = winner === 'second' ? { winner: second, loser: first } : { winner: first, loser: second };
  const text = info.reasons[`${winner === 'draw' ? 'draw' : 'win'} ${reason}`];
  if (text) return text.replace(/\{(winner|loser)\}/g, (_, which: 'winner' | 'loser') => values[which]);
  return winner === 'draw' ? t('review-drawn') : t('review-won', { name: values.winner });
}

/** lastTurnText describes the last turn, without the sentences of the verdict. */
export function lastTurnText({ last, verdict }: BoardView): string {
  const decided = new Set(verdict.map((reason) => reason.text));
  return last
    .filter((reason) => !decided.has(reason.text))
    .map((reason) => reason.text)
    .join(' ');
}
