import { describe, expect, it } from 'vitest';
import { branchesOf, withBranches } from './branches';
import { listOf, treeOf } from './paste';
import * as tree from './tree';

const game = treeOf(
  [
    { turn: 'a', comment: 'begins' },
    { turn: 'b', mark: '!?', variations: [[{ turn: 'c' }, { turn: 'd', variations: [[{ turn: 'e' }]] }], [{ turn: 'f' }]] },
    { turn: 'g' },
  ],
  { comment: 'all' },
);

describe('a tree of turns', () => {
  it.each<[string, tree.Path, tree.Path]>([
    ['one on', tree.forward(game, [0]), [0, 0]],
    ['not beyond the end', tree.forward(game, [0, 0, 0]), [0, 0, 0]],
    ['one back', tree.back([0, 1]), [0]],
    ['not before the beginning', tree.back([]), []],
    ['to the end of the main line', tree.mainLine(game), [0, 0, 0]],
    ['to the end of a variation', tree.end(game, [0, 1]), [0, 1, 0]],
    ['the variation below', tree.aside(game, [0, 0], 1), [0, 1]],
    ['the variation below, from within one', tree.aside(game, [0, 1, 0], 1), [0, 1, 1]],
    ['no variation below the last', tree.aside(game, [0, 2], 1), [0, 2]],
    ['the variation above', tree.aside(game, [0, 2], -1), [0, 1]],
    ['variations of a turn further back', tree.aside(game, [0, 0, 0], 1), [0, 1]],
    ['cut off where the tree ends', tree.clip(game, [0, 2, 5, 1]), [0, 2]],
  ])('goes %s', (_, got, want) => expect(got).toEqual(want));

  it('says the turns of a path', () => expect(tree.turns(game, [0, 1, 1])).toEqual(['a', 'c', 'e']));
  it('knows the main line', () => {
    expect(tree.onMain([0, 0])).toBe(true);
    expect(tree.mainLength([0, 1, 0])).toBe(1);
  });

  it('begins a branch with a turn that is new, and goes to one that is known', () => {
    const spot = tree.add(game, [0, 1], 'x');
    expect(spot.path).toEqual([0, 1, 2]);
    expect(tree.turns(spot.tree, spot.path)).toEqual(['a', 'c', 'x']);
    expect(tree.size(spot.tree)).toBe(tree.size(game) + 1);
    expect(tree.add(game, [0], 'c')).toEqual({ tree: game, path: [0, 1] });
  });

  it('leaves the tree it was made from as it was', () => {
    const before = JSON.stringify(game);
    tree.add(game, [0, 1, 0], 'x');
    tree.remove(game, [0, 1]);
    tree.promote(game, [0, 2]);
    expect(JSON.stringify(game)).toBe(before);
  });

  it('deletes a branch', () => {
    const spot = tree.remove(game, [0, 1]);
    expect(spot.path).toEqual([0]);
    expect(tree.at(spot.tree, [0]).next.map((n) => n.turn)).toEqual(['b', 'f']);
    expect(tree.remove(game, [])).toEqual({ tree: game, path: [] });
  });

  it('promotes the variation one is in', () => {
    const spot = tree.promote(game, [0, 1, 1]);
    expect(spot.path).toEqual([0, 1, 0]);
    const again = tree.promote(spot.tree, spot.path);
    expect(again.path).toEqual([0, 0, 0]);
    expect(tree.turns(again.tree, again.path)).toEqual(['a', 'c', 'e']);
    expect(tree.promote(again.tree, again.path)).toEqual(again);
  });

  it('keeps the turns that were played', () => {
    const match = treeOf([{ turn: 'a' }, { turn: 'b' }], { fixed: true });
    const spot = tree.add(match, [0], 'x');
    expect(tree.promote(spot.tree, spot.path)).toEqual(spot);
    expect(tree.mayRemove(spot.tree, spot.path)).toBe(true);
    expect(tree.mayRemove(spot.tree, [0, 0])).toBe(false);
  });
});

describe('lists of turns', () => {
  it('are the same again', () => expect(treeOf(listOf(game.next), { comment: 'all' })).toEqual(game));
  it('of a match hold only what was tried', () => {
    const match = treeOf([{ turn: 'a' }, { turn: 'b' }], { fixed: true });
    let spot = tree.add(match, [0], 'x');
    spot = tree.add(spot.tree, spot.path, 'y');
    spot = tree.add(spot.tree, [0, 0], 'z');
    spot = tree.add(spot.tree, [0, 0], 'w');
    spot = tree.add(spot.tree, [], 'v');
    const branches = branchesOf(spot.tree);
    expect(branches.map(([ply]) => ply)).toEqual([0, 1, 2, 2]);
    expect(withBranches(match, branches)).toEqual(spot.tree);
  });
  it('of a match that has gone on do not double what was played', () => {
    const match = treeOf([{ turn: 'a' }, { turn: 'b' }], { fixed: true });
    const grown = withBranches(match, [
      [1, [{ turn: 'b' }, { turn: 'c' }]],
      [9, [{ turn: 'q' }]],
    ]);
    expect(tree.turns(grown, [0, 0, 0])).toEqual(['a', 'b', 'c']);
    expect(tree.size(grown)).toBe(3);
  });
});

it('lines end where nothing follows, the main one first', () => {
  const leaf = (turn: string): tree.Node => ({ turn, next: [] });
  expect(tree.ends({ next: [] })).toEqual([]);
  expect(tree.ends({ next: [{ turn: 'a', next: [leaf('b'), leaf('c')] }, leaf('d')] })).toEqual([[0, 0], [0, 1], [1]]);
});
