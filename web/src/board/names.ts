// The names of columns and rows, and their points: on the rim of a disc, along the edges of a
// field.
import type { Surface, XY } from '../game/types';
import { frameOf, NAMES, onScreen, RIM, STEP } from './coordinates';
import type { Places } from './places';

export interface NameLabel {
  text: string;
  at: XY;
  square: boolean; // a name of squares, not of points
}

/** nameLabels returns the names around a board with borders. */
export function nameLabels(surface: Surface, places: Places, flipped: boolean): NameLabel[] {
  const list: NameLabel[] = [];
  const shapes = new Set(places.all.map((spot) => spot.shape));
  for (const shape of shapes) {
    const columns = new Map<number, string>(),
      rows = new Map<number, string>();
    for (const spot of places.all) {
      if (spot.shape !== shape) continue;
      const [column, row] = parts(spot.name);
      columns.set(spot.at.x, column);
      rows.set(spot.at.y, row);
    }
    const square = shape === 'square';
    const put = (text: string, at: XY | undefined) => at && list.push({ text, at, square });
    for (const [x, text] of columns) put(text, beside(surface, onScreen({ x, y: 0 }, flipped).x, square ? -1 : 1, true, flipped));
    for (const [y, text] of rows) put(text, beside(surface, onScreen({ x: 0, y }, flipped).y, square ? 1 : -1, false, flipped));
  }
  return list;
}

/** parts splits the name of a place into column and row. */
export function parts(name: string): [string, string] {
  const comma = name.indexOf(',');
  if (comma >= 0) return [name.slice(0, comma), name.slice(comma + 1)];
  const digits = Math.max(0, name.search(/\d/));
  return [name.slice(0, digits), name.slice(digits)];
}

/** beside returns the point of the name of a column (along) or row, on one side of the board. */
function beside(surface: Surface, at: number, side: 1 | -1, along: boolean, flipped: boolean): XY | undefined {
  if (surface.kind !== 'disc') {
    const f = frameOf(surface, flipped, true),
      inner = NAMES * 0.6 * STEP;
    if (along) return { x: at, y: side > 0 ? f.y + f.height - inner : f.y + inner };
    return { x: side > 0 ? f.x + f.width - inner : f.x + inner, y: at };
  }
  // On the rim. Names where columns and rows would meet are left out.
  const reach = (surface.radius + RIM * 0.52) * STEP;
  if (Math.abs(at) > reach * 0.68) return undefined;
  const far = side * Math.sqrt(reach * reach - at * at);
  return along ? { x: at, y: far } : { x: far, y: at };
}
