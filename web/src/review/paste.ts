// Between the tree of turns and the way a record is written: lists of turns, each with what
// might have been played in its place.
import type { PastedRecord, TurnJSON } from '../wire';
import type { Node, Tree } from './tree';

type TurnText = Pick<Node, 'turn' | 'mark' | 'comment'>;

const textOf = ({ turn, mark, comment }: TurnText): TurnText => ({
  turn,
  ...(mark ? { mark } : {}),
  ...(comment ? { comment } : {}),
});

/** treeOf makes the tree of a list of turns; fixed turns are those of the main line. */
export function treeOf(list: TurnJSON[], about: { comment?: string; fixed?: boolean } = {}): Tree {
  return { ...(about.comment ? { comment: about.comment } : {}), next: branches(list, about.fixed ?? false) };
}

/** branches is what may follow where a list begins: its first turn, then the others in its place. */
function branches(list: TurnJSON[], fixed: boolean): Node[] {
  let next: Node[] = [];
  for (const turn of list.toReversed()) {
    const main: Node = { ...textOf(turn), ...(fixed ? { fixed } : {}), next };
    next = [main, ...(turn.variations ?? []).flatMap((v) => branches(v, false))];
  }
  return next;
}

/** listOf is the turns of a tree, the main line with its variations. */
export function listOf(next: Node[]): TurnJSON[] {
  const list: TurnJSON[] = [];
  for (let here = next; here[0]; here = here[0].next) {
    const variations = here.slice(1).map((n) => [textOf(n), ...listOf(n.next)]);
    list.push({ ...textOf(here[0]), ...(variations.length ? { variations } : {}) });
  }
  return list;
}

/** About is what a record says besides its turns. */
export type About = Omit<PastedRecord, 'turns' | 'comment' | 'warnings'>;

/** recordOf is a tree as a record. */
export function recordOf(about: About, tree: Tree): PastedRecord {
  return { ...about, ...(tree.comment ? { comment: tree.comment } : {}), turns: listOf(tree.next), warnings: [] };
}
