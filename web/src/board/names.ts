// The names of columns and rows, and their points. On a disc those of points are on the rim, and those of squares, where
// both are places, in straight lines around it. On a field they are along the edges.
import type { Surface, XY } from '../game/types';
import { frameOf, NAMES, onScreen, RIM, STEP, type Frame } from './coordinates';
import type { Places } from './places';

export interface NameLabel {
  text: string;
  at: XY;
  square: boolean; // a name of squares, not of points
}

/** nameLabels returns the names around a board with borders. */
export function nameLabels(surface: Surface, places: Places, flipped: boolean): NameLabel[] {
  const list: NameLabel[] = [];
  const frame = frameOf(surface, flipped, true);
  const shapes = new Set(places.all.map((spot) => spot.shape));
  for (const shape of shapes) {
    const columns = new Map<number, string>(),
      rows = new Map<number, string>();
    for (const spot of places.all) {
      if (spot.shape !== shape) continue;
      const [column, row] = parts(spot.name);
      columns.set(onScreen(spot.at, flipped).x, column);
      rows.set(onScreen(spot.at, flipped).y, row);
    }
    const square = shape === 'square';
    const rim = surface.kind === 'disc' && !square;
    const put = (text: string, points: XY[]) => points.forEach((at) => list.push({ text, at, square }));
    for (const [x, text] of columns) put(text, rim ? columnOnRim(surface, x) : [columnBeside(frame, x, square)]);
    for (const [y, text] of rows) put(text, rim ? rowOnRim(surface, y) : [rowBeside(frame, y, square)]);
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

/** The middle of the room for names, from the edge of the frame. */
const INNER = NAMES * 0.6 * STEP;

// Beside a board names are below and at the left, those of squares above and at the right.
const columnBeside = (f: Frame, x: number, square: boolean): XY => ({ x, y: square ? f.y + INNER : f.y + f.height - INNER });
const rowBeside = (f: Frame, y: number, square: boolean): XY => ({ x: square ? f.x + f.width - INNER : f.x + INNER, y });

/** Names up to this distance from the middle, in steps, are at both ends of their column or row. */
const BOTH_ENDS = 3;

// A quarter of the rim has no room for the names of columns and of rows. So each quarter has those of one: columns from
// the middle to the right are below, to the left above; rows from the middle down are at the left, upwards at the right.
function columnOnRim({ radius }: Surface, x: number): XY[] {
  const points = ends(radius, x).map((y) => ({ x, y }));
  return x < 0 ? points.reverse().slice(0, shown(x)) : points.slice(0, shown(x));
}

function rowOnRim({ radius }: Surface, y: number): XY[] {
  const points = ends(radius, y).map((x) => ({ x, y }));
  return y < 0 ? points.slice(0, shown(y)) : points.reverse().slice(0, shown(y));
}

const shown = (at: number): number => (Math.abs(at) <= BOTH_ENDS * STEP ? 2 : 1);

/** ends returns the two points of the rim on a line at a distance from the middle. */
function ends(radius: number, at: number): [number, number] {
  const reach = (radius + RIM * 0.52) * STEP,
    far = Math.sqrt(Math.max(0, reach * reach - at * at));
  return [far, -far];
}
