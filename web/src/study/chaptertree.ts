// A chapter of a study as the tree that the board and the list of turns show.
import type { About } from '../review/paste';
import type { Node, Path, Tree } from '../review/tree';
import { walk } from '../review/tree';
import type { BoardShape, ChapterTurn, StudyChapter } from '../wire';

/** A turn with its shapes. */
export interface StudyNode extends Node {
  shapes?: BoardShape[];
  next: StudyNode[];
}

export interface StudyTree extends Tree {
  shapes?: BoardShape[];
  next: StudyNode[];
}

export function treeOfChapter({ comment, shapes, turns }: StudyChapter): StudyTree {
  return { ...(comment ? { comment } : {}), ...(shapes ? { shapes } : {}), next: branches(turns) };
}

/** branches returns the turns at the beginning of a list: its first turn, then the variations. */
function branches(list: ChapterTurn[]): StudyNode[] {
  let next: StudyNode[] = [];
  for (const { turn, mark, comment, shapes, variations } of list.toReversed()) {
    const main: StudyNode = {
      turn,
      ...(mark ? { mark } : {}),
      ...(comment ? { comment } : {}),
      ...(shapes ? { shapes } : {}),
      next,
    };
    next = [main, ...(variations ?? []).flatMap((line) => branches(line))];
  }
  return next;
}

/** pathOf returns the path to the turns with some texts, as far as they are there. */
export function pathOf(tree: Tree, turns: readonly string[]): Path {
  const path: number[] = [];
  let here: { next: Node[] } = tree;
  for (const turn of turns) {
    const i = here.next.findIndex((node) => node.turn === turn);
    if (i < 0) break;
    path.push(i);
    here = here.next[i]!;
  }
  return path;
}

/** nodeAt returns what a path leads to. */
export const nodeAt = (tree: StudyTree, path: Path): StudyNode | StudyTree =>
  (walk(tree, path).at(-1) as StudyNode | undefined) ?? tree;

/** aboutOf returns the game of a chapter, and its players. */
export function aboutOf({ game, options, position, first, second, date, result }: StudyChapter): About {
  return {
    game,
    options,
    ...(position ? { position } : {}),
    ...(first ? { first } : {}),
    ...(second ? { second } : {}),
    ...(date ? { date } : {}),
    result: result ?? null,
  };
}
