// The JSON form of a game: the mirror of the Go packages game and
// internal/rules/analysis. Nothing here knows a game.

/** The side that acts. Arrays of two are indexed by 0 for first and 1 for second. */
export type Seat = 'first' | 'second' | 'chance' | 'none';
export type Player = 'first' | 'second';

/** x to the east, y to the north; one unit is a step between neighbouring places. */
export interface XY {
  x: number;
  y: number;
}

export interface Extent {
  min_x: number;
  min_y: number;
  max_x: number;
  max_y: number;
}

export interface Place {
  name: string;
  shape: 'point' | 'square' | 'cell';
  centre: XY;
  gate?: boolean;
}

/** Where a game is played: fixed for a game and its options. */
export interface Surface {
  kind: 'disc' | 'field';
  radius: number;
  places?: Place[]; // none on an open field, whose places are the cells "x,y"
  areas?: { name: string; colour: string; path?: XY[] }[];
  lines?: { from: XY; to: XY; garden: boolean }[];
  open?: boolean;
  extent: Extent;
}

export interface Piece {
  place: string;
  at: XY;
  owner: Seat; // none if the owner does not matter
  kind: string; // the key of its drawing
  name: string;
  code: string;
  level?: number; // 1: on another piece
  note?: string; // growing, trapped, stranded, seized, fixed
}

export type LinkKind = 'harmony' | 'ring' | 'chain' | 'check' | 'axis' | 'mirror' | 'balance';
export interface Link {
  kind: LinkKind;
  owner: Seat;
  from: XY;
  to: XY;
  value?: number;
}

export interface HandItem {
  kind: string;
  name: string;
  count: number;
}
export interface Hand {
  seat: Seat;
  items?: HandItem[];
}

export interface Mark {
  kind: 'from' | 'to' | 'check' | 'taken';
  place: string;
  at: XY;
}

/** How a game ended; null while it goes on. */
export interface Outcome {
  winner: 'first' | 'second' | 'draw';
  reason: string;
}

/** A surface with its pieces at one moment. */
export interface Situation {
  pieces?: Piece[];
  links?: Link[];
  hands?: Hand[];
  marks?: Mark[];
  extent: Extent; // of an open field: what should be seen
  focus: XY;
  status: { to_move: Seat; turns: number; phase: string; outcome: Outcome | null; notes?: string[] };
}

/** One thing that may be picked on the way to a turn. */
export interface Pick {
  kind: 'place' | 'hand' | 'face' | 'button';
  id: string; // what goes into the path
  place?: string;
  label: string;
  spoken: string;
  takes?: boolean;
}

/** One sentence with what shows it on the board. */
export interface Reason {
  text: string;
  places?: string[];
  links?: Link[];
}
