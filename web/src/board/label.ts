// What is said of a place to those who do not see it.
import type { Piece, Seat } from '../game/types';
import { t } from '../words/words';

/** pieceLabel says whose piece it is and what has become of it. */
export function pieceLabel(piece: Piece, players: [string, string]): string {
  const whose = ownerOf(piece.owner, players);
  const name = whose ? t('board.owned', { player: whose, piece: piece.name }) : piece.name;
  return piece.note ? t('board.noted', { piece: name, note: piece.note }) : name;
}

function ownerOf(seat: Seat, players: [string, string]): string {
  return seat === 'first' ? players[0] : seat === 'second' ? players[1] : '';
}

/**
 * placeLabel says what stands on a place, and what picking it would do. Picks mostly name
 * their place themselves: it is not said twice.
 */
export function placeLabel(place: string, pieces: Piece[], players: [string, string], spoken?: string): string {
  const stands = pieces
    .filter((piece) => piece.place === place)
    .map((piece) => pieceLabel(piece, players))
    .join(', ');
  const pick = spoken ? spoken.charAt(0).toUpperCase() + spoken.slice(1) : '';
  const named = pick.split(/[^\w,-]+/).some((word) => word.replace(/,+$/, '') === place);
  if (named) return stands && !pick.startsWith(stands) ? t('board.offered', { place: stands, pick }) : pick;
  const what = stands ? t('board.on', { place, pieces: stands }) : t('board.empty', { place });
  return pick ? t('board.offered', { place: what, pick }) : what;
}
