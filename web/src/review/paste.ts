// Between the tree of turns and the way a record is written: lists of turns, each with what
// might have been played in its place.
import type { Paste, PastedTurn } from '../rules/rules';
import type { Node, Tree } from './tree';

type TurnText = Pick<Node, 'turn' | 'mark' | 'comment'>;

const textOf = ({ turn, mark, comment }: TurnText): TurnText => ({
  turn,
  ...(mark ? { mark } : {}),
  ...(comment ? { comment } : {}),
});

/** treeOf makes the tree of a list of turns; fixed turns are those of the main line. */
export function treeOf(list: PastedTurn[], about: { comment?: string; fixed?: boolean } = {}): Tree {
  return { ...(about.comment ? { comment: about.comment } : {}), next: branches(list, about.fixed ?? false) };
}

/** branches are the turns with which a list can begin: its first turn, then its alternatives. */
function branches(list: PastedTurn[], fixed: boolean): Node[] {
  let next: Node[] = [];
  for (const turn of list.toReversed()) {
    const main: Node = { ...textOf(turn), ...(fixed ? { fixed } : {}), next };
    next = [main, ...(turn.variations ?? []).flatMap((v) => branches(v, false))];
  }
  return next;
}

/** listOf is the turns of a tree, the main line with its variations. */
export function listOf(next: Node[]): PastedTurn[] {
  const list: PastedTurn[] = [];
  for (let here = next; here[0]; here = here[0].next) {
    const variations = here.slice(1).map((n) => [textOf(n), ...listOf(n.next)]);
    list.push({ ...textOf(here[0]), ...(variations.length ? { variations } : {}) });
  }
  return list;
}

/** About is a record without its turns. */
export type About = Omit<Paste, 'turns' | 'comment' | 'warnings'>;

/** recordOf is a tree as a record. */
export function recordOf(about: About, tree: Tree): Paste {
  return { ...about, ...(tree.comment ? { comment: tree.comment } : {}), turns: listOf(tree.next), warnings: [] };
}
