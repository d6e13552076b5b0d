import { expect, test } from 'vitest';
import { answered, choose, dayOf, due, readProgress, REPEATS, type Progress } from './progress';

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
