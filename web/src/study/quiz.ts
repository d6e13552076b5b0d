// The quiz of a chapter: its next turn is hidden, and the person plays it. The texts of turns are compared; the rules know more.
import type { Path, Tree } from '../review/tree';
import { at, forward } from '../review/tree';

/** What a turn of the quiz is: that of the main line, a variation of the chapter, or another one. */
export interface Verdict {
  kind: 'right' | 'variation' | 'wrong';
  comment?: string | undefined;
  /** path is where the quiz goes on: after a right turn and the answer to it. */
  path: Path;
}

/** judge judges a turn after a path. */
export function judge(tree: Tree, path: Path, turn: string): Verdict {
  const { next } = at(tree, path);
  const i = next.findIndex((one) => one.turn === turn);
  if (i < 0) return { kind: 'wrong', path };
  const { comment } = next[i]!;
  if (i > 0) return { kind: 'variation', comment, path };
  return { kind: 'right', comment, path: forward(tree, [...path, 0]) };
}
