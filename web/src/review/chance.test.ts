import { expect, test } from 'vitest';
import type { Found } from '../wire';
import { bestFirst, judgementOf, percent, chanceText, chanceTextFor, type Judgement } from './chance';
import { mistakeOf } from './mistakes';

const names = ['Anna', 'Ben'] as const;
type Best = NonNullable<Judgement['best']>;

test.each<[Best, string]>([
  [{ chance: 0.62 }, '62% for Anna'],
  [{ chance: 0.38 }, '62% for Ben'],
  [{ chance: 0.504 }, 'even'],
  [{ chance: 0.9999 }, '99% for Anna'],
  [{ chance: 0.0001 }, '99% for Ben'],
  [{ chance: 1, proven: 'first', in: 1 }, 'Anna wins in 1 turn'],
  [{ chance: 0, proven: 'second', in: 5 }, 'Ben wins in 5 turns, counting both players'],
  [{ chance: 0, proven: 'second' }, 'Ben wins'],
  [{ chance: 0.5, proven: 'draw', in: 2 }, 'a sure draw'],
  [{ chance: 0.5, proven: 'draw' }, 'The game is a draw'],
])('%o is shown with the name of its side', (best, want) => expect(chanceText(best, names)).toBe(want));

test('a turn is worth something to who plays it', () => {
  expect(chanceTextFor('first', { chance: 0.62 }, names)).toBe('62%');
  expect(chanceTextFor('second', { chance: 0.62 }, names)).toBe('38%');
  expect(chanceTextFor('second', { chance: 1, proven: 'first', in: 2 }, names)).toBe(
    'Anna wins in 2 turns, counting both players',
  );
});

test('only what is certain is everything or nothing', () => {
  expect([percent(1), percent(0), percent(1, 'first'), percent(0, 'second')]).toEqual([99, 1, 100, 0]);
});

test('a judgement is the best line, or none where chance is to move', () => {
  const found: Found = {
    mover: 'first',
    depth: 1,
    nodes: 2,
    lines: [
      { chance: 0.4, turns: ['a'] },
      { chance: 0.3, turns: ['b'] },
    ],
  };
  expect(judgementOf(found)).toEqual({ mover: 'first', best: { chance: 0.4 } });
  expect(judgementOf({ ...found, mover: 'chance', lines: [] })).toEqual({ mover: 'chance' });
});

test('what promises most to who moves stands first, a win soon, a loss late', () => {
  const line = (name: string, chance: number, proven?: Best['proven'], turns?: number) => ({
    chance,
    turns: [name],
    ...(proven ? { proven } : {}),
    ...(turns ? { in: turns } : {}),
  });
  const all = [
    line('lost soon', 1, 'first', 2),
    line('lost late', 1, 'first', 6),
    line('draw', 0.5, 'draw', 4),
    line('less', 0.6),
    line('more', 0.42),
    line('equal', 0.424),
    line('won late', 0, 'second', 5),
    line('won soon', 0, 'second', 1),
  ];
  const order = (mover: Judgement['mover']) =>
    bestFirst({ mover, depth: 1, nodes: 2, lines: all } as Found).lines.map(({ turns }) => turns[0]);
  expect(order('second')).toEqual(['won soon', 'won late', 'more', 'equal', 'draw', 'less', 'lost late', 'lost soon']);
  expect(order('first')).toEqual(['lost soon', 'lost late', 'less', 'draw', 'more', 'equal', 'won late', 'won soon']);
});

const at = (mover: Judgement['mover'], chance: number, proven?: Best['proven']): Judgement => ({
  mover,
  best: { chance, ...(proven ? { proven } : {}) },
});

test.each<[string, Judgement | undefined, Judgement | undefined, ReturnType<typeof mistakeOf>]>([
  ['of First', at('first', 0.7), at('second', 0.5), { side: 'first', from: 70, to: 50, by: 20 }],
  ['of Second', at('second', 0.3), at('first', 0.9), { side: 'second', from: 70, to: 10, by: 60 }],
  ['into what is certain', at('first', 0.3), at('second', 0, 'second'), { side: 'first', from: 30, to: 0, by: 30 }],
  ['too small to be shown', at('first', 0.6), at('second', 0.5), undefined],
  ['upwards', at('second', 0.7), at('first', 0.2), undefined],
  ['that chance has made', at('chance', 0.7), at('first', 0.2), undefined],
  ['from what is not known', undefined, at('first', 0.2), undefined],
  ['into what is not known', at('first', 0.9), { mover: 'chance' }, undefined],
])('a fall %s', (_, before, after, fall) => expect(mistakeOf(undefined, before, after)).toEqual(fall));

test.each<[string, number, number, number | undefined]>([
  ['that only swings back', 0.5, 0.66, undefined],
  ['from a good position', 0.64, 0.66, 16],
  ['that is large enough', 0.5, 0.76, 26],
])('a fall %s', (_, earlier, before, by) =>
  expect(mistakeOf(at('second', earlier), at('first', before), at('second', 0.5))?.by).toBe(by),
);
