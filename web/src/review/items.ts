// The list of turns that is shown: each with its number and its variations.
import type { Node, Path } from './tree';

export interface Item {
  node: Node;
  path: Path;
  key: string;
  number: number;
  variations: Item[][];
}

export const keyOf = (path: Path): string => path.join('.');

/** itemsOf lists the turns after a path, along the main line. */
export function itemsOf(next: Node[], path: Path): Item[] {
  const items: Item[] = [];
  for (let here = next, at = path; here[0]; here = here[0].next, at = [...at, 0]) {
    const from = at;
    const variations = here.slice(1).map((node, i) => {
      const first = item(node, [...from, i + 1], []);
      return [first, ...itemsOf(node.next, first.path)];
    });
    items.push(item(here[0], [...at, 0], variations));
  }
  return items;
}

const item = (node: Node, path: Path, variations: Item[][]): Item => ({
  node,
  path,
  key: keyOf(path),
  number: path.length,
  variations,
});
