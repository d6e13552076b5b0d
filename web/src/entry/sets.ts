// Picks that choose a set of pieces as a whole, such as the four Accents of Skud Pai Sho.
import type { Pick } from '../game/types';

/** A piece that may be in the set: the index-th of its kind, counted from 0. */
export interface SetPiece {
  kind: string;
  index: number;
}

/** choosesSet reports whether the picks choose sets of pieces. */
export const choosesSet = (picks: Pick[]): boolean => picks.length > 1 && picks.every((pick) => (pick.pieces?.length ?? 0) > 0);

/** kindsOf returns the kinds of which the sets consist, each with the most pieces that a set has of it. */
export function kindsOf(picks: Pick[]): Map<string, number> {
  const kinds = new Map<string, number>();
  for (const { pieces = [] } of picks)
    for (const [kind, n] of countsOf(pieces)) kinds.set(kind, Math.max(n, kinds.get(kind) ?? 0));
  return kinds;
}

/** countsOf returns how often each kind is in a set. */
export function countsOf(pieces: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const kind of pieces) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** pickOf returns the pick that chooses exactly these pieces, in any order. */
export function pickOf(picks: Pick[], pieces: string[]): Pick | undefined {
  const sorted = (list: string[]): string => [...list].sort().join(' ');
  const wanted = sorted(pieces);
  return picks.find((pick) => sorted(pick.pieces ?? []) === wanted);
}
