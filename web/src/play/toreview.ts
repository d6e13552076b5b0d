// A finished game on its way to the review: it travels in the address.
import type { GameInfo, Outcome, PastedRecord } from '../wire';
import { fragment, pack, spotText } from '../review/hash';
import { levelName } from '../review/levels';
import { t } from '../words/words';
import type { KeptGame } from './kept';

/** toReview returns the address of a game in the review, after so many of its turns: by default all. */
export async function toReview(
  info: GameInfo,
  game: KeptGame,
  outcome: Outcome | null,
  turns = game.turns.length,
): Promise<string> {
  const computer = t('play-computer', { level: levelName(game.level) });
  // Without a name, the review says what the game calls the player.
  const sides = game.you === 'first' ? ['', computer] : [computer, ''];
  const resigned: Outcome = { winner: game.you === 'first' ? 'second' : 'first', reason: 'resign' };
  const record: PastedRecord = {
    game: info.name,
    options: game.options,
    ...(game.position ? { position: game.position } : {}),
    first: sides[0],
    second: sides[1],
    result: outcome ?? (game.resigned ? resigned : null),
    turns: game.turns.map((turn) => ({ turn })),
    warnings: [],
  };
  const packed = await pack(record);
  if (packed === null) throw new Error(t('review-toolong'));
  return `/review${fragment({ packed, spot: spotText(game.turns.slice(0, turns).map(() => 0)) })}`;
}
