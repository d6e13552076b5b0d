import { describe, expect, it } from 'vitest';
import type { Mistake } from './mistakes';
import { turningPointsOf } from './turningpoints';

const fell = (side: 'first' | 'second', from: number, to: number): Mistake => ({ side, from, to, by: from - to });

describe('the turns that decided', () => {
  it('are the three that cost most, in the order of the game', () => {
    const falls = [
      undefined,
      fell('first', 60, 40),
      undefined,
      fell('first', 70, 20),
      fell('second', 80, 65),
      fell('first', 35, 1),
    ];
    expect(turningPointsOf(falls).map(({ turns, by }) => [turns, by])).toEqual([
      [1, 20],
      [3, 50],
      [5, 34],
    ]);
  });
  it('are none in a game without mistakes', () => {
    expect(turningPointsOf([undefined, undefined])).toEqual([]);
  });
});
