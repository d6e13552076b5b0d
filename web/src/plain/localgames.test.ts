import { beforeAll, expect, test } from 'vitest';
import type { GameInfo } from '../wire';
import { FINISHED_KEY, finished } from '../play/finished';
import { storeKey, writeKept, type KeptGame } from '../play/kept';
import { speak } from '../words/words';
import { lineOf, localGames, resultText } from './localgames';

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
  expect(localGames([info], (key) => stored[key] ?? null)).toEqual([{ info, kept, address: '/play/ki-shogi?game=earlier' }]);
});

test('lists the finished games after those, each once', () => {
  const [won, other] = [1, 2].map((at) =>
    finished('ki-shogi', { ...kept, turns: ['a', `b${at}`] }, { winner: 'first', reason: 'mate' }, at),
  );
  const stored: Record<string, string> = {
    [storeKey('ki-shogi')]: writeKept({ ...kept, turns: won!.turns }), // it has ended and is still on the board
    [storeKey('ki-shogi', 'earlier')]: writeKept(kept),
    [FINISHED_KEY]: JSON.stringify([other, won].map((one) => ({ version: 1, ...one }))),
  };
  expect(localGames([info], (key) => stored[key] ?? null)).toEqual([
    { info, kept, address: '/play/ki-shogi?game=earlier' },
    { info, kept: other, ended: other },
    { info, kept: won, ended: won },
  ]);
});

test('the line of a game begins at the position that was set up', () => {
  expect(lineOf(info, kept)).toEqual({ game: 'ki-shogi', options: {}, turns: kept.turns });
  expect(lineOf(info, { ...kept, position: 'p' })).toEqual({ game: 'ki-shogi', options: {}, position: 'p', turns: kept.turns });
});

test('what is stored and is no game is not listed', () =>
  expect(localGames([info], () => '{"version":1,"turns":"<img src=x onerror=alert(1)>"}')).toEqual([]));

test.each([
  [{}, null, 'Not finished'],
  [{ resigned: true }, null, 'You resigned'],
  [{}, { winner: 'first', reason: 'mate' }, 'You have won'],
  [{}, { winner: 'second', reason: 'mate' }, 'The computer has won'],
  [{}, { winner: 'draw', reason: 'repetition' }, 'A draw'],
] as const)('%o with %o is: %s', (more, outcome, text) => expect(resultText({ ...kept, ...more }, outcome)).toBe(text));
