// The turns of a game as a tree: the main line, variations, and comments. All functions
// are pure; a change makes a new tree that shares what stayed the same.

/** A turn, and the turns after it: first the main one, then the variations. */
export interface Node {
  turn: string;
  mark?: string; // ! ? !! ?? !? ?!
  comment?: string;
  /** fixed turns were played in the match: they cannot be deleted, and no variation moves before them. */
  fixed?: boolean;
  next: Node[];
}

export interface Tree {
  comment?: string; // on the whole game
  next: Node[];
}

/** The index of the chosen turn at each step from the beginning. */
export type Path = readonly number[];

/** A position in a tree. */
export interface Spot {
  tree: Tree;
  path: Path;
}

type Branch = Pick<Tree, 'next'>;

/** walk returns the turns along a path as far as they exist, without the beginning. */
export function walk(tree: Tree, path: Path): Node[] {
  const nodes: Node[] = [];
  let here: Branch = tree;
  for (const i of path) {
    const node: Node | undefined = here.next[i];
    if (!node) break;
    nodes.push(node);
    here = node;
  }
  return nodes;
}

/** turns returns the texts of the turns along a path. */
export const turns = (tree: Tree, path: Path): string[] => walk(tree, path).map((n) => n.turn);

/** pathOf returns the path along turns, as far as the tree has them. */
export function pathOf(tree: Tree, turns: readonly string[]): Path {
  const path: number[] = [];
  let here: Branch = tree;
  for (const turn of turns) {
    const i = here.next.findIndex((node) => node.turn === turn);
    if (i < 0) break;
    path.push(i);
    here = here.next[i]!;
  }
  return path;
}

/** at returns what a path leads to: a turn, or the tree itself at the beginning. */
export const at = (tree: Tree, path: Path): Node | Tree => walk(tree, path).at(-1) ?? tree;

/** clip cuts a path off where the tree ends. */
export const clip = (tree: Tree, path: Path): Path => path.slice(0, walk(tree, path).length);

export const samePath = (a: Path, b: Path): boolean => a.length === b.length && a.every((v, i) => v === b[i]);

/** mainLength returns how many steps of a path, from the beginning, are on the main line. */
export function mainLength(path: Path): number {
  const off = path.findIndex((i) => i !== 0);
  return off < 0 ? path.length : off;
}

export const onMain = (path: Path): boolean => mainLength(path) === path.length;

/** ends returns the paths to the ends of all lines, the main line first. */
export function ends(tree: Tree): Path[] {
  const found: Path[] = [];
  const walkOn = ({ next }: Branch, path: Path): void => {
    if (next.length === 0 && path.length > 0) found.push(path);
    next.forEach((node, i) => walkOn(node, [...path, i]));
  };
  walkOn(tree, []);
  return found;
}

/** mainLine returns the path along the first turns to the end of the game. */
export const mainLine = (tree: Tree): Path => end(tree, []);

/** forward returns the path one turn further along its line; the same path at the end. */
export const forward = (tree: Tree, path: Path): Path => (at(tree, path).next.length ? [...path, 0] : path);

export const back = (path: Path): Path => path.slice(0, -1);

/** end returns the path to the end of the current line. */
export function end(tree: Tree, path: Path): Path {
  const whole = [...path];
  for (let here: Branch = at(tree, path); here.next[0]; here = here.next[0]) whole.push(0);
  return whole;
}

/** aside goes to the variation above (-1) or below (+1): another turn in place of this one,
    or, where there is none, at the last place before it at which there is. */
export function aside(tree: Tree, path: Path, by: 1 | -1): Path {
  for (let n = path.length; n > 0; n--) {
    const siblings = at(tree, path.slice(0, n - 1)).next.length;
    const i = path[n - 1]! + by;
    if (siblings > 1) return i >= 0 && i < siblings ? [...path.slice(0, n - 1), i] : path;
  }
  return path;
}

/** add plays a turn: it goes to it where it has been played already, else a branch begins. */
export function add(tree: Tree, path: Path, turn: string): Spot {
  const known = at(tree, path).next.findIndex((n) => n.turn === turn);
  if (known >= 0) return { tree, path: [...path, known] };
  const grown = change(tree, path, (next) => [...next, { turn, next: [] }]);
  return { tree: grown, path: [...path, at(tree, path).next.length] };
}

/** mayRemove reports whether the last turn of a path can be deleted with all turns after it. */
export function mayRemove(tree: Tree, path: Path): boolean {
  const node = walk(tree, path).at(-1);
  return path.length > 0 && !!node && !node.fixed;
}

/** remove deletes a turn with all turns after it, and goes to the turn before. */
export function remove(tree: Tree, path: Path): Spot {
  if (!mayRemove(tree, path)) return { tree, path };
  const i = path.at(-1)!;
  return { tree: change(tree, back(path), (next) => next.filter((_, k) => k !== i)), path: back(path) };
}

/** promotable returns the step of a path at which its line can move up; -1 for none. */
export function promotable(tree: Tree, path: Path): number {
  for (let n = path.length - 1; n >= 0; n--) {
    const i = path[n]!;
    if (i > 0 && !at(tree, path.slice(0, n)).next[i - 1]?.fixed) return n;
  }
  return -1;
}

/** promote moves the current variation up by one: the first one becomes the main line. */
export function promote(tree: Tree, path: Path): Spot {
  const n = promotable(tree, path);
  if (n < 0) return { tree, path };
  const i = path[n]!;
  const raised = change(tree, path.slice(0, n), (next) => next.with(i - 1, next[i]!).with(i, next[i - 1]!));
  return { tree: raised, path: [...path.slice(0, n), i - 1, ...path.slice(n + 1)] };
}

/** size returns the number of all turns. */
export function size(tree: Branch): number {
  let n = 0;
  const open: Branch[] = [tree];
  for (let here = open.pop(); here; here = open.pop()) {
    n += here.next.length;
    open.push(...here.next);
  }
  return n;
}

/** change returns the tree with other turns after a path. */
function change(tree: Tree, path: Path, to: (next: Node[]) => Node[]): Tree {
  const nodes = walk(tree, path);
  let next = to((nodes.at(-1) ?? tree).next);
  for (let n = nodes.length - 1; n >= 0; n--) {
    const before: Branch = nodes[n - 1] ?? tree;
    next = before.next.with(path[n]!, { ...nodes[n]!, next });
  }
  return { ...tree, next };
}
