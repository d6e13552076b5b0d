import { expect, test } from 'vitest';
import { pointsOf, shareOf } from './terms';

test('a point is one percent near even chances', () => {
  const chance = (odds: number): number => 100 / (1 + Math.exp(-odds));
  for (const odds of [-0.2, 0, 0.04, 0.2]) expect(pointsOf(odds)).toBe(Math.round(Math.abs(chance(odds) - 50)));
});

test('the largest amount has the whole bar', () => {
  expect(shareOf(-2, 2)).toBe(1);
  expect(shareOf(0.5, 2)).toBe(0.25);
  expect(shareOf(0, 0)).toBe(0);
});
