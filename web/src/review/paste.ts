// Conversion between the tree of turns and records: lists of turns, each with its variations;
// and the place of a mistake in a text that is no record.
import type { MessageData, PastedRecord, TurnJSON } from '../wire';
import type { Node, Tree } from './tree';

type TurnText = Pick<Node, 'turn' | 'mark' | 'comment'>;

const textOf = ({ turn, mark, comment }: TurnText): TurnText => ({
  turn,
  ...(mark ? { mark } : {}),
  ...(comment ? { comment } : {}),
});

/** treeOf returns the tree of a list of turns. If fixed, the turns of its main line cannot be deleted. */
export function treeOf(list: TurnJSON[], about: { comment?: string; fixed?: boolean } = {}): Tree {
  return { ...(about.comment ? { comment: about.comment } : {}), next: branches(list, about.fixed ?? false) };
}

/** branches returns the turns at the beginning of a list: its first turn, then the variations. */
function branches(list: TurnJSON[], fixed: boolean): Node[] {
  let next: Node[] = [];
  for (const turn of list.toReversed()) {
    const main: Node = { ...textOf(turn), ...(fixed ? { fixed } : {}), next };
    next = [main, ...(turn.variations ?? []).flatMap((v) => branches(v, false))];
  }
  return next;
}

/** listOf returns the turns of a tree: the main line with its variations. */
export function listOf(next: Node[]): TurnJSON[] {
  const list: TurnJSON[] = [];
  for (let here = next; here[0]; here = here[0].next) {
    const variations = here.slice(1).map((n) => [textOf(n), ...listOf(n.next)]);
    list.push({ ...textOf(here[0]), ...(variations.length ? { variations } : {}) });
  }
  return list;
}

/** About are the fields of a record besides its turns. */
export type About = Omit<PastedRecord, 'turns' | 'comment' | 'warnings'>;

/** recordOf returns a tree as a record. */
export function recordOf(about: About, tree: Tree): PastedRecord {
  return { ...about, ...(tree.comment ? { comment: tree.comment } : {}), turns: listOf(tree.next), warnings: [] };
}

/** Place is a place in a text: line and column, both counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** placeOf returns the first place that a message, or one within it, says a mistake is at. */
export function placeOf(value: unknown): Place | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, args } = value as Partial<MessageData>;
  if (id === 'record-at') return args as unknown as Place;
  for (const inner of Object.values(value)) {
    const place = placeOf(inner);
    if (place) return place;
  }
  return undefined;
}
