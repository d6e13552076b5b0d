import { beforeAll, expect, test } from 'vitest';
import type { GameInfo } from '../wire';
import { storeKey, writeKept, type KeptGame } from '../play/kept';
import { speak } from '../words/words';
import { localGames, resultText } from './localgames';

beforeAll(() => speak('en'));

const info = {
  name: 'ki-shogi',
  title: 'Ki Shogi',
  players: ['Black', 'White'],
  options: [],
  levels: ['1', '3'],
} as unknown as GameInfo;
const kept: KeptGame = { options: {}, turns: ['Gyoku*0,0'], you: 'first', level: '3', resigned: false };

test('lists the games that have begun, with the one that was replaced', () => {
  const stored: Record<string, string> = {
    [storeKey('ki-shogi')]: writeKept({ ...kept, turns: [] }),
    [storeKey('ki-shogi', 'earlier')]: writeKept(kept),
  };
  expect(localGames([info], (key) => stored[key] ?? null)).toEqual([{ info, kept }]);
});

test.each([
  [{}, null, 'Not finished'],
  [{ resigned: true }, null, 'You resigned'],
  [{}, { winner: 'first', reason: 'mate' }, 'You have won'],
  [{}, { winner: 'second', reason: 'mate' }, 'The computer has won'],
  [{}, { winner: 'draw', reason: 'repetition' }, 'A draw'],
] as const)('%o with %o is: %s', (more, outcome, text) => expect(resultText({ ...kept, ...more }, outcome)).toBe(text));
