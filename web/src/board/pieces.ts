// Identifies pieces from one situation to the next, so that their moves are animated.
import type { Mark, Piece } from '../game/types';
import { far } from './coordinates';

/** How far a piece on another one stands above it, in steps, and how much smaller it is. */
export const RAISED = 0.12,
  SMALLER = 0.74;

export interface Known {
  key: number;
  piece: Piece;
  /** was is the kind before the last turn, if it changed. */
  was?: string;
  /** fresh: the piece is new. */
  fresh: boolean;
  /** took: it captured a piece where it stands now. */
  took: boolean;
}

const same = (a: Piece, b: Piece): boolean => a.owner === b.owner && a.kind === b.kind;

/** The cost of a pair of different kinds, in steps. */
const KIND_CHANGE = 100;

/**
 * follow finds the pieces of before among those of now: first the ones that stayed, then those
 * that changed their kind in place, then those that moved, the nearest of one owner and kind first.
 */
export function follow(before: Known[], now: Piece[], marks: Mark[], next: () => number): { here: Known[]; gone: Known[] } {
  const left = new Set(before),
    keys = new Map<Piece, Known>();
  const pair = (fits: (old: Piece, piece: Piece) => boolean) => {
    for (const piece of now) {
      if (keys.has(piece)) continue;
      for (const old of left) {
        if (!fits(old.piece, piece)) continue;
        keys.set(piece, old);
        left.delete(old);
        break;
      }
    }
  };
  pair((old, piece) => old.place === piece.place && (old.level ?? 0) === (piece.level ?? 0) && same(old, piece));
  const moved = marks.some((mark) => mark.kind === 'from');
  if (!moved) pair((old, piece) => old.place === piece.place && old.owner === piece.owner);

  const pairs: { old: Known; piece: Piece; cost: number }[] = [];
  for (const piece of now) {
    if (keys.has(piece)) continue;
    for (const old of left) {
      if (old.piece.owner !== piece.owner) continue;
      pairs.push({ old, piece, cost: far(old.piece.at, piece.at) + (same(old.piece, piece) ? 0 : KIND_CHANGE) });
    }
  }
  for (const { old, piece } of pairs.sort((a, b) => a.cost - b.cost)) {
    if (keys.has(piece) || !left.has(old)) continue;
    keys.set(piece, old);
    left.delete(old);
  }

  const taken = new Set(marks.filter((mark) => mark.kind === 'taken').map((mark) => mark.place));
  const here = now.map((piece): Known => {
    const old = keys.get(piece);
    if (!old) return { key: next(), piece, fresh: true, took: false };
    const turned = old.piece.kind !== piece.kind;
    return {
      key: old.key,
      piece,
      fresh: false,
      took: turned && taken.has(piece.place),
      was: turned ? old.piece.kind : undefined,
    };
  });
  return { here: here.sort((a, b) => (a.piece.level ?? 0) - (b.piece.level ?? 0) || a.key - b.key), gone: [...left] };
}
