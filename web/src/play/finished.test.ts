import { expect, test } from 'vitest';
import type { GameInfo } from '../wire';
import {
  dropFinished,
  finished,
  keepFinished,
  MOST_FINISHED,
  readFinished,
  sideIn,
  type FinishedGame,
  type Keeper,
} from './finished';
import type { KeptGame } from './kept';

const info = {
  name: 'go-home',
  title: 'Go Home',
  players: ['Guest', 'Host'],
  reasons: {},
  levels: ['1', '3'],
  options: [{ name: 'ki', title: 'Ki', default: 'off', meaning: '', values: ['off', 'on'], texts: ['no', 'yes'] }],
} as unknown as GameInfo;
const games = [info];
const kept: KeptGame = { options: { ki: 'on' }, turns: ['a', 'b'], you: 'first', level: '3', resigned: false };
const won = (turns: string[], at: number): FinishedGame =>
  finished('go-home', { ...kept, turns }, { winner: 'first', reason: 'home' }, at);

function memory(space = Infinity): Keeper & { text: string | null } {
  return {
    text: null,
    load() {
      return this.text;
    },
    store(text) {
      if (text.length > space) return false;
      this.text = text;
      return true;
    },
  };
}

test('a finished game is read as it was kept, the newest first', () => {
  const keeper = memory();
  keepFinished(keeper, games, won(['a'], 1000));
  keepFinished(keeper, games, won(['a', 'b'], 2000));
  expect(readFinished(keeper.load(), games)).toEqual([won(['a', 'b'], 2000), won(['a'], 1000)]);
});

test('a resigned game is won by the computer', () =>
  expect(finished('go-home', { ...kept, resigned: true }, null, 1).outcome).toEqual({ winner: 'second', reason: 'resign' }));

test('a game that is looked at again is kept once, with the time and the level of its end', () => {
  const keeper = memory();
  keepFinished(keeper, games, won(['a'], 1000));
  keepFinished(keeper, games, { ...won(['a'], 5000), level: '1' });
  expect(readFinished(keeper.load(), games)).toEqual([won(['a'], 1000)]);
});

test('a game whose end is taken back is dropped', () => {
  const keeper = memory();
  keepFinished(keeper, games, won(['a'], 1000));
  keepFinished(keeper, games, won(['b'], 2000));
  dropFinished(keeper, games, won(['b'], 9000));
  expect(readFinished(keeper.load(), games)).toEqual([won(['a'], 1000)]);
});

test('a game without turns is not kept', () => {
  const keeper = memory();
  keepFinished(keeper, games, won([], 1000));
  expect(keeper.load()).toBeNull();
});

test('only so many games are kept', () => {
  const keeper = memory();
  for (let i = 0; i < MOST_FINISHED + 5; i++) keepFinished(keeper, games, won([`t${i}`], i));
  const all = readFinished(keeper.load(), games);
  expect(all.length).toBe(MOST_FINISHED);
  expect([all[0]!.at, all.at(-1)!.at]).toEqual([MOST_FINISHED + 4, 5]);
});

test('where there is no space, the oldest give way', () => {
  const keeper = memory(1000);
  for (let i = 0; i < 20; i++) keepFinished(keeper, games, won([`t${i}`], i));
  const all = readFinished(keeper.load(), games);
  expect(all.length).toBeGreaterThan(0);
  expect(all.length).toBeLessThan(8);
  expect(all[0]!.at).toBe(19);
});

test('very long games do not make the list too long to be read', () => {
  const keeper = memory();
  const long = Array.from({ length: 2000 }, (_, i) => `${'t'.repeat(200)}${i}`);
  for (let i = 0; i < 6; i++) keepFinished(keeper, games, won([...long, `${i}`], i));
  expect(readFinished(keeper.load(), games)[0]?.at).toBe(5);
});

const good = JSON.stringify({ version: 1, ...won(['a'], 1000) });
test.each<[string, string | null]>([
  ['nothing', null],
  ['no JSON', '[{'],
  ['no list', '{"0":1}'],
  ['too long', `[${'1,'.repeat(1_500_000)}1]`],
  ['of numbers and null', '[1,null,[],"x"]'],
  ['of an unknown game', `[${good.replace('go-home', 'chess')}]`],
  ['of another version', `[${good.replace('"version":1', '"version":2')}]`],
  ['without a result', `[${good.replace('"outcome"', '"x"')}]`],
  ['with a winner that there is not', `[${good.replace('"winner":"first"', '"winner":"<b>"')}]`],
  ['without a time', `[${good.replace('1000', '"soon"')}]`],
  ['at a time that there is not', `[${good.replace('1000', '1e300')}]`],
  ['with endless turns', `[${JSON.stringify({ version: 1, ...won(Array<string>(5000).fill('a'), 1) })}]`],
  ['with an endless turn', `[${good.replace('["a"]', JSON.stringify(['a'.repeat(300)]))}]`],
])('a list that is %s has no games', (_, text) => expect(readFinished(text, games)).toEqual([]));

test('what is no game does not hide the others', () =>
  expect(readFinished(`[null,${good},{"__proto__":{"game":"go-home"}}]`, games)).toEqual([won(['a'], 1000)]));

test('the side of the person is that of the same game, whichever options are written out', () => {
  const usual = finished('go-home', { ...kept, options: {}, you: 'second' }, null, 1);
  const list = [won(['a', 'b'], 2), usual];
  expect(sideIn(list, info, { options: { ki: 'on' } }, ['a', 'b'])).toBe('first');
  expect(sideIn(list, info, { options: { ki: 'off' } }, ['a', 'b'])).toBe('second');
  expect(sideIn(list, info, { options: {} }, ['a'])).toBeUndefined();
  expect(sideIn(list, info, { options: {}, position: 'x' }, ['a', 'b'])).toBeUndefined();
});
