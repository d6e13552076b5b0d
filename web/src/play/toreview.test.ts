import { expect, test } from 'vitest';
import { readFragment, unpack } from '../review/hash';
import { readPaste } from '../review/validate';
import { toReview } from './toreview';
import type { GameInfo } from '../wire';

const info: GameInfo = { name: 'go-home', title: 'Go Home', players: ['Guest', 'Host'], reasons: {}, levels: [], options: [] };

// "You wins" is no sentence: the review says what the game calls the player.
test('a player has no name in a review', async () => {
  const game = { options: {}, turns: ['a', 'b'], you: 'second' as const, level: '3', resigned: true };
  const address = await toReview(info, game, null);
  const record = readPaste(await unpack(readFragment(address.slice('/review'.length))!.packed));
  expect([record.first, record.second || info.players[1], record.result]).toEqual([
    'Computer (level 3)',
    'Host',
    { winner: 'first', reason: 'resign' },
  ]);
});
