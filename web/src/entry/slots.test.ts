import { describe, expect, it } from 'vitest';
import { slotsOf } from './slots';

describe('the slots of a hand', () => {
  it('stay where they are when a kind is gone', () => {
    expect(slotsOf([], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(slotsOf(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', 'b', 'c']);
  });
  it('have room for a kind that comes back, and for a new one', () => {
    expect(slotsOf(['a', 'c'], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(slotsOf(['b'], ['a', 'b'])).toEqual(['a', 'b']);
    expect(slotsOf(['a', 'b', 'c'], ['c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
  });
  it('end with the last piece', () => {
    expect(slotsOf(['a', 'b'], [])).toEqual([]);
  });
});
