// The labels of pieces and places for screen readers.
import type { NotedPiece, Seat } from '../game/types';
import { t } from '../words/words';

/** pieceLabel names the owner of a piece, the piece, and its note. */
export function pieceLabel(piece: NotedPiece, players: [string, string]): string {
  const owner = ownerOf(piece.owner, players);
  const name = owner ? t('board-owned', { player: owner, piece: piece.name }) : piece.name;
  return piece.note_text ? t('board-noted', { piece: name, note: piece.note_text }) : name;
}

function ownerOf(seat: Seat, players: [string, string]): string {
  return seat === 'first' ? players[0] : seat === 'second' ? players[1] : '';
}

/**
 * placeLabel names a place, the pieces on it, and what picking it does. The place is left out
 * if the text of the pick names it already.
 */
export function placeLabel(place: string, pieces: NotedPiece[], players: [string, string], spoken?: string): string {
  const stands = pieces
    .filter((piece) => piece.place === place)
    .map((piece) => pieceLabel(piece, players))
    .join(', ');
  const pick = spoken ? spoken.charAt(0).toUpperCase() + spoken.slice(1) : '';
  const named = pick.split(/[^\w,-]+/).some((word) => word.replace(/,+$/, '') === place);
  if (named) return stands && !pick.startsWith(stands) ? t('board-offered', { place: stands, pick }) : pick;
  const what = stands ? t('board-on', { place, pieces: stands }) : t('board-empty', { place });
  return pick ? t('board-offered', { place: what, pick }) : what;
}
