import { describe, expect, it } from 'vitest';
import type { Mark } from '../wire';
import { itemsOf } from './items';
import { treeOf } from './paste';
import { arrowsOf } from './suggestion.svelte';

describe('the list of turns', () => {
  it('has each turn with its number and what might have been played instead', () => {
    const { next } = treeOf([
      { turn: 'a' },
      { turn: 'b', variations: [[{ turn: 'c' }, { turn: 'd', variations: [[{ turn: 'e' }]] }]] },
    ]);
    const items = itemsOf(next, []);
    expect(items.map((i) => [i.number, i.node.turn, i.key])).toEqual([
      [1, 'a', '0'],
      [2, 'b', '0.0'],
    ]);
    const [variation] = items[1]!.variations;
    expect(variation!.map((i) => [i.number, i.node.turn, i.key])).toEqual([
      [2, 'c', '0.1'],
      [3, 'd', '0.1.0'],
    ]);
    expect(variation![1]!.variations[0]!.map((i) => [i.node.turn, i.path])).toEqual([['e', [0, 1, 1]]]);
  });
});

describe('a suggested turn', () => {
  const mark = (kind: Mark['kind'], place: string): Mark => ({ kind, place, at: { x: 0, y: 0 } });
  it.each<[string, Mark[], [string, string][]]>([
    ['a move is an arrow', [mark('from', 'a'), mark('to', 'b')], [['a', 'b']]],
    ['a placement is a circle', [mark('to', 'b')], [['b', 'b']]],
    [
      'what comes besides is a circle',
      [mark('from', 'a'), mark('to', 'b'), mark('to', 'c')],
      [
        ['a', 'b'],
        ['c', 'c'],
      ],
    ],
    ['nothing is nothing', [], []],
  ])('%s', (_, marks, want) => expect(arrowsOf(marks)).toEqual(want.map(([from, to]) => ({ from, to }))));
});
