import { expect, test } from 'vitest';
import { answered as after, choose, dayOf, due, joined, readProgress, received, REPEATS, type Progress } from './progress';

/** answered is the progress after a puzzle on a day. */
const answered = (before: Progress, id: string, solved: boolean, day: number): Progress =>
  after(before, { id, solved, at: day * 1000 + before.pending.length, day });

const fresh = (): Progress => readProgress(null);

test('a mistake comes back after 1, 3, 7 and 21 days, and then no more', () => {
  let now = answered(fresh(), 'a', false, 100),
    day = 100;
  for (const days of REPEATS) {
    expect(due(now, day + days - 1)).toEqual([]);
    day += days;
    expect(due(now, day)).toEqual(['a']);
    now = answered(now, 'a', true, day);
  }
  expect(now.mistakes).toEqual([]);
});

test('a mistake that is made again begins anew, and one that is solved too early keeps its day', () => {
  let now = answered(answered(fresh(), 'a', false, 100), 'a', true, 101);
  expect(now.mistakes).toEqual([{ id: 'a', step: 1, due: 104 }]);
  now = answered(now, 'a', true, 102);
  expect(now.mistakes).toEqual([{ id: 'a', step: 1, due: 104 }]);
  now = answered(now, 'a', false, 104);
  expect(now.mistakes).toEqual([{ id: 'a', step: 0, due: 105 }]);
});

test('what was stored is read again, and what is not understood is left out', () => {
  const kept = { ...answered(fresh(), 'a', false, 100), rating: { points: 1500, deviation: 90, volatility: 0.09, at: 1 } };
  expect(readProgress(JSON.stringify(kept))).toEqual(kept);
  for (const text of ['', '[', '3', 'null', '{"tried":3,"mistakes":[{}],"rating":{"points":"x"},"best":[]}'])
    expect(readProgress(text)).toEqual(fresh());
});

test('a puzzle that was not tried comes first, and then the one that was tried longest ago', () => {
  const listed = ['a', 'b', 'c'].map((id) => ({ id }));
  expect(choose(listed, ['a'], 'b')).toBe('c');
  expect(choose(listed, ['c', 'a', 'b'], 'b')).toBe('c');
  expect(choose([{ id: 'a' }], [], 'a')).toBeUndefined();
});

test('days begin at midnight where the reader is', () => {
  expect(dayOf(new Date(2027, 2, 1, 23, 59).getTime())).toBe(dayOf(new Date(2027, 2, 1).getTime()));
  expect(dayOf(new Date(2027, 2, 2).getTime()) - dayOf(new Date(2027, 2, 1).getTime())).toBe(1);
});

test('a browser that has stored no results makes them of the puzzles that were tried', () => {
  const { pending } = readProgress('{"tried":["a","b"],"mistakes":[{"id":"b","step":0,"due":3}]}');
  expect(pending.map(({ id, solved }) => [id, solved])).toEqual([
    ['a', true],
    ['b', false],
  ]);
});

test('what a guest has done is joined with an account, and nothing is lost', () => {
  const guest = { ...answered(answered(fresh(), 'a', true, 100), 'b', false, 100), best: { streak: 5, timed: 1 } };
  const account = { ...answered(fresh(), 'c', false, 99), pending: [], best: { streak: 2, timed: 7 } };
  const all = joined(account, guest);
  expect(all.tried).toEqual(['c', 'a', 'b']);
  expect(all.mistakes.map(({ id }) => id)).toEqual(['c', 'b']);
  expect(all.best).toEqual({ streak: 5, timed: 7 });
  expect(all.pending.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('the answer of the server replaces what was sent, and keeps what has happened since', () => {
  const rating = { points: 1600, deviation: 90, volatility: 0.09, at: 1 };
  const since = answered(answered(fresh(), 'a', true, 100), 'b', false, 100);
  const answer = { rating, tried: ['z', 'a'], mistakes: [], best: { streak: 3, timed: 0 }, votes: {} };
  const half = received(answer, since, since.pending.slice(0, 1));
  expect([half.tried, half.pending.map(({ id }) => id), half.mistakes.length]).toEqual([['z', 'a', 'b'], ['b'], 1]);
  const whole = received(answer, since, since.pending);
  expect([whole.tried, whole.pending, whole.rating, whole.best.streak]).toEqual([['z', 'a'], [], rating, 3]);
});
