// The links of a situation: which of them are new, where they begin to grow, and where their
// numbers have room.
import type { Link, Mark, Piece, XY } from '../game/types';
import { far } from './coordinates';

const end = (at: XY): string => `${at.x},${at.y}`;

/** endsOf identifies the ends of a link, whichever is first. */
const endsOf = (link: Link): string => [end(link.from), end(link.to)].sort().join(' ');

/** keyOf identifies a link by its ends and owner. It stays the same when a link becomes part of a ring. */
export function keyOf(link: Link): string {
  return `${link.owner} ${endsOf(link)} ${link.kind === 'check' ? 'check' : ''}`;
}

export interface DrawnLink {
  key: string;
  link: Link;
  from: XY;
  to: XY;
  fresh: boolean;
  closed: boolean;
  /** beside: a line of the other player's has the same ends, so each is drawn at one side, to the left or right on the way to its end. */
  beside: -1 | 0 | 1;
  form: 'plain' | 'dashed' | 'dotted';
}

/** formOf shows the owner without colour: lines of First are plain, lines of Second dashed. */
function formOf(link: Link): DrawnLink['form'] {
  if (link.kind === 'check') return 'dotted';
  return link.owner === 'second' ? 'dashed' : 'plain';
}

/** drawLinks prepares the links of a situation. New ones grow from the piece that moved last. */
export function drawLinks(links: Link[], before: Map<string, Link>, marks: Mark[]): DrawnLink[] {
  const come = marks.filter((mark) => mark.kind === 'to');
  return links.map((link) => {
    const key = keyOf(link),
      old = before.get(key);
    const back = come.some((mark) => far(mark.at, link.to) < 0.01),
      [from, to] = back ? [link.to, link.from] : [link.from, link.to];
    return {
      key,
      link,
      fresh: !old,
      closed: link.kind === 'ring' && old?.kind !== 'ring',
      beside: shared(link, links) ? sideOf(link.owner, from, to) : 0,
      form: formOf(link),
      from,
      to,
    };
  });
}

/** shared reports whether a line of the other player's has the same kind and ends. */
const shared = (link: Link, links: Link[]): boolean =>
  links.some((other) => other.owner !== link.owner && other.kind === link.kind && endsOf(other) === endsOf(link));

/** sideOf gives the lines of both players different sides, whichever end each begins at. */
const sideOf = (owner: Link['owner'], from: XY, to: XY): -1 | 1 => ((owner === 'second') === end(from) < end(to) ? 1 : -1);

/** numbered returns the points for the numbers of links, away from pieces, other numbers and other lines. */
export function numbered(links: Link[], pieces: Piece[]): { at: XY; link: Link }[] {
  const taken: XY[] = [],
    places = pieces.map((piece) => piece.at);
  return links
    .filter((link) => link.value)
    .map((link) => {
      const at = room(link, links, places, taken);
      taken.push(at);
      return { at, link };
    });
}

function room(link: Link, links: Link[], places: XY[], taken: XY[]): XY {
  let best = link.from,
    most = -1;
  for (const part of [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74]) {
    const at = { x: link.from.x + (link.to.x - link.from.x) * part, y: link.from.y + (link.to.y - link.from.y) * part };
    let lines = 0.4; // what is farther away does not matter
    for (const other of links) if (other !== link) lines = Math.min(lines, toLine(at, other));
    const space =
      Math.min(nearest(places, at) - 0.75, 0) * 4 +
      Math.min(nearest(taken, at) - 0.6, 0) * 4 +
      lines +
      10 -
      Math.abs(part - 0.5) * 0.1;
    if (space > most) [best, most] = [at, space];
  }
  return best;
}

/** nearest returns the distance to the nearest of some points. There are thousands of these questions about a board, so no list is made. */
function nearest(points: XY[], at: XY): number {
  let least = Infinity;
  for (const point of points) least = Math.min(least, far(point, at));
  return least;
}

/** toLine returns the distance between a point and a link. */
function toLine(p: XY, link: Link): number {
  const dx = link.to.x - link.from.x,
    dy = link.to.y - link.from.y,
    long = dx * dx + dy * dy;
  const part = long ? Math.max(0, Math.min(1, ((p.x - link.from.x) * dx + (p.y - link.from.y) * dy) / long)) : 0;
  return far(p, { x: link.from.x + dx * part, y: link.from.y + dy * part });
}
