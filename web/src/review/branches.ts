// The variations of a match: its turns are known, so an address has only the variations.
import type { TurnJSON } from '../wire';
import { listOf, treeOf } from './paste';
import type { Node, Tree } from './tree';

/** Branches are the variations after so many turns of the match. */
export type Branch = [ply: number, turns: TurnJSON[]];

/** branchesOf lists the variations of the fixed turns. */
export function branchesOf(tree: Tree): Branch[] {
  const found: Branch[] = [];
  let next = tree.next;
  for (let ply = 0; ; ply++) {
    const main = next[0]?.fixed ? next[0] : undefined;
    // Each is a list of its own, so that the turns after a variation stay with it.
    for (const tried of main ? next.slice(1) : next) found.push([ply, listOf([tried])]);
    if (!main) return found;
    next = main.next;
  }
}

/** withBranches adds branches to the turns of a match. It leaves out those after its end: turns
    may have been taken back since. */
export function withBranches(tree: Tree, branches: Branch[]): Tree {
  return { ...tree, next: graft(tree.next, 0, branches) };
}

function graft(next: Node[], ply: number, branches: Branch[]): Node[] {
  const tried = branches.filter(([at]) => at === ply).flatMap(([, turns]) => treeOf(turns).next);
  const grown = next[0]?.fixed ? next.with(0, { ...next[0], next: graft(next[0].next, ply + 1, branches) }) : next;
  return joined(grown, tried);
}

/** joined adds branches to the present ones; a turn that is among them already is not duplicated. */
function joined(next: Node[], more: Node[]): Node[] {
  const all = [...next];
  for (const node of more) {
    const i = all.findIndex((n) => n.turn === node.turn);
    if (i < 0) all.push(node);
    else all[i] = { ...all[i]!, next: joined(all[i]!.next, node.next) };
  }
  return all;
}
