import { describe, expect, it } from 'vitest';
import { pathOf, treeOfChapter } from './chaptertree';
import { judge } from './quiz';
import type { StudyChapter } from '../wire';

const chapter: StudyChapter = {
  text: '',
  game: 'tea',
  options: {},
  size: 5,
  turns: [
    { turn: 'a', variations: [[{ turn: 'x', comment: 'Not so good.' }, { turn: 'y' }]] },
    { turn: 'b', shapes: [{ color: 'red', from: '0,0' }] },
    { turn: 'c', mark: '!' },
  ],
};
const tree = treeOfChapter(chapter);

describe('a chapter as a tree', () => {
  it('has the main line first, with its variations and remarks', () => {
    expect(tree.next.map(({ turn }) => turn)).toEqual(['a', 'x']);
    expect(tree.next[0]!.next[0]).toMatchObject({ turn: 'b', shapes: [{ color: 'red', from: '0,0' }] });
    expect(tree.next[1]!.next[0]!.turn).toBe('y');
  });
  it('is walked by the texts of turns as far as they are there', () => {
    expect(pathOf(tree, ['x', 'y'])).toEqual([1, 0]);
    expect(pathOf(tree, ['a', 'gone', 'c'])).toEqual([0]);
  });
});

describe('the quiz', () => {
  it('goes on after the answer to a right turn', () => {
    expect(judge(tree, [], 'a')).toEqual({ kind: 'right', comment: undefined, path: [0, 0] });
    expect(judge(tree, [0, 0], 'c')).toEqual({ kind: 'right', comment: undefined, path: [0, 0, 0] });
  });
  it('shows the comment of a variation, and stays', () => {
    expect(judge(tree, [], 'x')).toEqual({ kind: 'variation', comment: 'Not so good.', path: [] });
  });
  it('refuses another turn', () => {
    expect(judge(tree, [0], 'z')).toEqual({ kind: 'wrong', path: [0] });
  });
});
