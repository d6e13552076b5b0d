import { expect, test } from 'vitest';
import { areasOf, at, HEIGHT, nearest } from './graph';

const known = (chance: number) => ({ mover: 'first' as const, best: { chance } });

test('First is above, the end on the right', () => {
  expect(at(0, 1, 10, 216)).toEqual({ x: 8, y: 8 });
  expect(at(10, 0, 10, 216)).toEqual({ x: 208, y: HEIGHT - 8 });
  expect(at(5, 0.5, 10, 216)).toEqual({ x: 108, y: HEIGHT / 2 });
  expect(at(0, 0.5, 0, 216).x).toBe(108);
});

test('what is pointed at is the nearest turn', () => {
  for (let n = 0; n <= 10; n++) expect(nearest(at(n, 0, 10, 216).x + 9, 10, 216)).toBe(n);
  expect([nearest(-50, 10, 216), nearest(500, 10, 216), nearest(3, 0, 216)]).toEqual([0, 10, 0]);
});

test('the line has gaps where nothing is known, none where chance is to move', () => {
  expect(areasOf([], 216)).toEqual([]);
  expect(areasOf([undefined, undefined], 216)).toEqual([]);
  const two = areasOf([known(1), known(0), undefined, known(0.5)], 24).map(({ line }) => line);
  expect(two.length).toBe(2);
  expect(areasOf([known(1), { mover: 'chance' }, known(0)], 24).map(({ line }) => line)).toEqual([`M8 8L16 ${HEIGHT - 8}`]);
});
