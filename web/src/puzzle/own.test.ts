import { expect, test } from 'vitest';
import type { PuzzleInfo } from '../wire';
import { addOwn, isProved, MOST_OWN, readOwn, withMistakes } from './own';
import { due, readProgress } from './progress';

const puzzle = (id: string, more: Partial<PuzzleInfo> = {}): PuzzleInfo => ({
  id,
  game: 'nim',
  position: 'p',
  turns: ['a'],
  tags: [],
  rating: 1200,
  ...more,
});

test('puzzles are read back, and what is none is left out', () => {
  const own = addOwn([], [{ puzzle: puzzle('1', { wins: 1 }), proved: true }]);
  expect(readOwn(JSON.stringify([...own, { id: 3 }, null, puzzle('2', { turns: [] })]))).toEqual(own);
  expect(readOwn('{')).toEqual([]);
  expect(readOwn('{}')).toEqual([]);
  expect(readOwn(null)).toEqual([]);
});

test('a puzzle is kept once, and only the newest ones are kept', () => {
  let own = addOwn([], [{ puzzle: puzzle('1'), proved: false }]);
  own = addOwn(own, [{ puzzle: puzzle('1', { wins: 1 }), proved: true }]);
  expect(own.map(isProved)).toEqual([true]);
  for (let n = 2; n <= MOST_OWN + 1; n++) own = addOwn(own, [{ puzzle: puzzle(String(n)), proved: false }]);
  expect(own).toHaveLength(MOST_OWN);
  expect(own[0]!.id).toBe('own-2');
});

test('mistakes of games are repeated from today on, and known ones keep their day', () => {
  const before = { ...readProgress(null), mistakes: [{ id: '1', step: 2, due: 9 }] };
  const after = withMistakes(before, ['1', '2', '2', '3'], 5, 10);
  expect(due(after, 5)).toEqual(['2', '3']);
  expect(after.mistakes).toHaveLength(3);
  expect(withMistakes(before, ['2', '3'], 5, 2).mistakes.map(({ id }) => id)).toEqual(['2', '3']);
});
