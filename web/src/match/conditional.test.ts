import { describe, expect, test } from 'vitest';
import { linesOf, withLine, withoutLine } from './conditional';

const line = (text: string, resigns = false) => ({ turns: text.split(' '), resigns });

describe('lines and trees of conditional turns', () => {
  const tree = ['a b c d', 'a b e f', 'g h'].reduce((all, text) => withLine(all, line(text)), withLine([], line('x', true)));

  test('a tree has the lines that were added', () => {
    expect(linesOf(tree)).toEqual([line('x', true), line('a b c d'), line('a b e f'), line('g h')]);
  });

  test('another answer to the same turn replaces the one before', () => {
    expect(linesOf(withLine(tree, line('a z')))).toEqual([line('x', true), line('g h'), line('a z')]);
    expect(linesOf(withLine(tree, line('a b c', true)))).toContainEqual(line('a b c', true));
  });

  test('a line without an answer changes nothing', () => {
    expect(withLine(tree, line('a'))).toBe(tree);
  });

  test('a removed line leaves the others', () => {
    expect(linesOf(withoutLine(tree, line('a b c d')))).toEqual([line('x', true), line('a b e f'), line('g h')]);
    expect(linesOf(withoutLine(tree, line('x', true)))).toEqual([line('a b c d'), line('a b e f'), line('g h')]);
    expect(linesOf(linesOf(tree).reduce(withoutLine, tree))).toEqual([]);
  });
});
