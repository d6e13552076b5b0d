import type { Reason } from '../wire';

export type * from '../wire';
export type { NotedPiece as Piece } from '../wire';

/** A sentence with what shows it on the board. */
export type ShownReason = Omit<Reason, 'message'> & Partial<Pick<Reason, 'message'>>;
