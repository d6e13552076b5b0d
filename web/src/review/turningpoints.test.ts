import { describe, expect, it } from 'vitest';
import type { Engines, Rules } from '../rules/rules';
import type { BoardView, Found, GameLine } from '../wire';
import type { Mistake } from './mistakes';
import { answerTo, turningPointsOf } from './turningpoints';

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

  it('have the answer of the other side, unless they ended the game', async () => {
    const view = { labels: ['A', 'B'], last: [{ text: 'It takes.' }, { text: 'It wins.' }], situation: { status: {} } };
    const rules = { ask: () => Promise.resolve(view as unknown as BoardView) } as unknown as Rules;
    const engines = {
      search: ({ turns }: GameLine): Promise<Found> =>
        Promise.resolve({
          mover: 'second',
          depth: 1,
          nodes: 1,
          lines: [{ chance: 0, turns: turns.length < 2 ? ['b', 'c'] : [] }],
        }),
    } as unknown as Engines;
    const line = { game: 'nim', turns: ['a', 'z'] };
    expect(await answerTo(rules, engines, line, 1)).toEqual({ turn: 'b', label: 'B', does: 'It takes. It wins.' });
    expect(await answerTo(rules, engines, line, 2)).toBeUndefined();
  });
});
