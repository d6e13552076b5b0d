import { describe, expect, it } from 'vitest';
import type { Pick } from '../game/types';
import { choosesSet, countsOf, kindsOf, pickOf } from './sets';

const set = (pieces: string): Pick => ({ kind: 'button', id: pieces, label: pieces, spoken: pieces, pieces: [...pieces] });
const plain: Pick = { kind: 'button', id: 'end', label: 'end', spoken: 'end' };

describe('picks of sets', () => {
  it('are sets if all of them have pieces', () => {
    expect(choosesSet([set('BK'), set('BB')])).toBe(true);
    expect(choosesSet([set('BK'), plain])).toBe(false);
    expect(choosesSet([plain])).toBe(false);
    expect(choosesSet([])).toBe(false);
  });
  it('have the most pieces of a kind that any of them has', () => {
    expect([...kindsOf([set('BBKR'), set('BKKR'), set('BRRW')])]).toEqual([
      ['B', 2],
      ['K', 2],
      ['R', 2],
      ['W', 1],
    ]);
  });
  it('are found by their pieces in any order', () => {
    expect(pickOf([set('BBKR'), set('BKKR')], ['K', 'B', 'R', 'K'])?.id).toBe('BKKR');
    expect(pickOf([set('BBKR')], ['B', 'K', 'R'])).toBeUndefined();
    expect(pickOf([set('BBKR')], ['B', 'B', 'K', 'R', 'R'])).toBeUndefined();
  });
  it('are counted by kind', () => {
    expect(countsOf(['B', 'K', 'B'])).toEqual(
      new Map([
        ['B', 2],
        ['K', 1],
      ]),
    );
  });
});
