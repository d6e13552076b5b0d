// The ghosts of a board: the pieces of the turn that is being entered, where they will stand, and on
// each target the kind that the picked piece will show there.
import type { Pick, Piece, XY } from '../game/types';
import type { Spot } from './places';

export interface Ghost {
  key: string;
  at: XY;
  owner: string;
  kind: string;
  /** small: it is on a target. Otherwise the piece stands there once the turn is played. */
  small: boolean;
  /** beside: another piece stands in the middle of the place. */
  beside: boolean;
}

/** More ghosts than this are not drawn: they would be too small to tell apart. */
export const MOST_GHOSTS = 60;

interface Finder {
  find: (place: string | undefined) => Spot | undefined;
  pieceOn: (place: string) => Piece | undefined;
  occupied: (place: string) => boolean;
}

/**
 * placedGhosts returns the pieces that the picks of a turn move or place, and the places that they
 * leave. A piece may have been dropped on a place before it is known how it will stand there.
 */
export function placedGhosts(
  picked: Pick[],
  mover: string,
  { find, pieceOn }: Finder,
  dropped?: string,
): { ghosts: Ghost[]; left: string[] } {
  const ghosts: Ghost[] = [],
    left: string[] = [];
  let held: { owner: string; kind: string; from?: string } | undefined;
  for (const pick of picked) {
    if (pick.kind === 'hand') held = { owner: mover, kind: pick.id };
    if (pick.kind === 'face' && held) held.kind = pick.id;
    const spot = pick.kind === 'place' ? find(pick.place) : undefined;
    if (!spot) continue;
    if (!held) {
      const piece = pieceOn(spot.name);
      if (piece) held = { owner: piece.owner, kind: piece.kind, from: spot.name };
      else if (pick.becomes) held = { owner: mover, kind: pick.becomes };
      if (piece || !held) continue;
    }
    ghosts.push({
      key: `placed ${ghosts.length}`, // not the place: a ghost that moves keeps its element
      at: spot.at,
      owner: held.owner,
      kind: pick.becomes ?? held.kind,
      small: false,
      beside: false,
    });
    if (held.from !== undefined) left.push(held.from);
    held = undefined;
  }
  const spot = held && find(dropped);
  if (held && spot)
    ghosts.push({ key: `placed ${ghosts.length}`, at: spot.at, owner: held.owner, kind: held.kind, small: false, beside: false });
  return { ghosts, left };
}

/** targetGhosts returns the kinds that targets would show. */
export function targetGhosts(targets: Iterable<{ spot: Spot; pick: Pick }>, mover: string, { occupied }: Finder): Ghost[] {
  const ghosts: Ghost[] = [];
  for (const { spot, pick } of targets) {
    if (pick.becomes)
      ghosts.push({ key: spot.name, at: spot.at, owner: mover, kind: pick.becomes, small: true, beside: occupied(spot.name) });
  }
  return ghosts.length > MOST_GHOSTS ? [] : ghosts;
}
