import { describe, expect, it } from 'vitest';
import { gradesOf, MOST_DOTS, shadeOf } from './grades';

const many = (...gains: number[]) => [...gains, ...Array.from({ length: MOST_DOTS }, () => 0)];

describe('the legend of targets', () => {
  it('explains large and small dots', () => {
    expect(gradesOf([2, 0, 0])).toEqual(['gain', 'nothing']);
  });

  it('has no smaller size than that of nothing among dots', () => {
    expect(gradesOf([1, -1])).toEqual(['gain', 'nothing']);
  });

  it('explains the three sizes of a tint', () => {
    expect(gradesOf(many(2, -1))).toEqual(['gain', 'nothing', 'loss']);
    expect(gradesOf(many(-1))).toEqual(['nothing', 'loss']);
  });

  it('is left out where all targets have one size', () => {
    expect(gradesOf([])).toEqual([]);
    expect(gradesOf([1, 2])).toEqual([]);
    expect(gradesOf([0, 0, -1])).toEqual([]);
    expect(gradesOf([undefined, undefined])).toEqual([]);
  });
});

it('shades a target by its share of the most that can be gained', () => {
  expect([undefined, -1, 0, 1, 2, 4].map((gain) => shadeOf(gain, 4))).toEqual(['even', 'loss', 'none', 'some', 'some', 'high']);
});
