// The sentence about the end of a game.
import type { BoardView, GameInfo, Outcome, Player, Reason } from '../wire';
import { t } from '../words/words';

/** ending returns the sentence with the names of the two sides, or with the roles of the game. */
export function ending(info: GameInfo, { winner, reason }: Outcome, names: readonly [string, string] = info.players): string {
  const [first, second] = names;
  const values = winner === 'second' ? { winner: second, loser: first } : { winner: first, loser: second };
  const text = info.reasons[`${winner === 'draw' ? 'draw' : 'win'} ${reason}`];
  if (text) return text.replace(/\{(winner|loser)\}/g, (_, which: 'winner' | 'loser') => values[which]);
  return winner === 'draw' ? t('review-drawn') : t('review-won', { name: values.winner });
}

/** forReader adds, before the sentence about the end, what it means for a reader with a seat. */
export function forReader(text: string, { winner, reason }: Outcome, you?: Player): string {
  if (!you || winner === 'draw') return text;
  if (winner === you) return t('ending-you-won', { text });
  return reason === 'resign' ? t('ending-you-resigned', { text }) : t('ending-you-lost', { text });
}

/** lastTurn returns what the last turn did, without the sentences of the verdict. */
export function lastTurn({ last, verdict }: BoardView): Reason[] {
  const data = ({ message }: Reason): string => JSON.stringify(message);
  const decided = new Set(verdict.map(data));
  return last.filter((reason) => !decided.has(data(reason)));
}

/** lastTurnText describes the last turn. */
export const lastTurnText = (view: BoardView): string =>
  lastTurn(view)
    .map((reason) => reason.text)
    .join(' ');
