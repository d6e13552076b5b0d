// The interface of the rules. A worker in this browser answers once it has loaded, the server
// until then. Both answer the same questions with the same JSON (Go package internal/rules/analysis).
import type { Outcome, Pick, Player, Reason, Seat, Situation, Surface } from '../game/types';

/** A game at one moment: its name, its options and the turns played. */
export interface Line {
  game: string;
  options?: Record<string, string>;
  position?: string; // the position text of the beginning, if not the usual one
  turns: string[];
}

/** How pieces are drawn. */
export type PieceSet = 'pictures' | 'letters';

export interface View {
  turns: number;
  position: string;
  surface: Surface;
  situation: Situation;
  last: Reason[]; // the effects of the last turn
  verdict: Reason[]; // what decided the game
  labels?: string[]; // with notation: the turns in the game's own notation
}

/** Drawings as inner SVG: one unit per step, y down, in the colours of the light theme; see theme.css. */
export interface Art {
  ground: string; // the board without pieces and coordinates; empty for an open field
  pieces: Record<string, string>; // by "first R3": owner and kind; fills -0.5…0.5
  notes: Record<string, string>; // by a piece's note: drawn over it
}

export interface Picks {
  next: Pick[];
  turn?: string; // the text of the turn, once the path is complete
  does?: Reason[]; // the effects of that turn
}

export interface Why {
  turn: string;
  legal: boolean;
  rule?: string;
  title?: string;
  reasons: Reason[];
}

/** A pasted record: a tree of turns. The first child is the main line. */
export interface Paste {
  game: string;
  options: Record<string, string>;
  position?: string;
  first?: string;
  second?: string;
  date?: string;
  result: Outcome | null;
  comment?: string;
  turns: PastedTurn[];
  warnings: string[];
}
export interface PastedTurn {
  turn: string;
  mark?: string;
  comment?: string;
  variations?: PastedTurn[][];
}

export interface Questions {
  view: { in: Line & { notation?: boolean }; out: View };
  art: { in: Omit<Line, 'turns'> & { set: PieceSet; names?: boolean }; out: Art };
  picks: { in: Line & { path: string[] }; out: Picks };
  why: { in: Line & { turn: string }; out: Why };
  read: { in: Line & { text: string }; out: { turn: string; warning?: string } };
  paste: { in: { text: string; game?: string; options?: Record<string, string> }; out: Paste };
  write: { in: Omit<Paste, 'warnings'> & { form: 'record' | 'notation' | 'json' }; out: { text: string } };
}

/** An error for people, a problem document of RFC 9457. A refusal by the rules has the rule's id. */
export interface Problem {
  status: number;
  code: string;
  title?: string;
  detail: string;
  rule?: string;
  heading?: string; // the title of the rule
  places?: string[];
}

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

export interface Rules {
  /** ask rejects with Refused if the answer is a refusal, and with another Error if there is no answer. */
  ask<K extends keyof Questions>(kind: K, question: Questions[K]['in'], signal?: AbortSignal): Promise<Questions[K]['out']>;
  /** here reports whether the rules run in this browser: then answers come at once, also offline. */
  readonly here: boolean;
}

export interface Chosen {
  turn: string;
}

/** The result of a search. It has no lines if chance is to move. */
export interface Found {
  mover: Seat;
  depth: number; // turns ahead
  nodes: number;
  lines: Variation[]; // the best for the seat to move first
}

/** A principal variation. Without turns it is the result of a finished game. */
export interface Variation {
  chance: number; // of First to win, 0 to 1; a draw is half a win
  proven?: Player | 'draw'; // the proved result
  in?: number; // turns until then
  turns: string[];
}

/** SearchLimits end a search when the first of them is reached. */
export interface SearchLimits {
  lines?: number; // principal variations; default 1
  ms?: number; // thinking time
  share?: number; // of the nodes of the strongest level
  background?: boolean; // other requests go first, and there is no progress
}

/** The engines in this browser, in their own worker. */
export interface Engines {
  levels(game: string): Promise<string[]>;
  /** choose stops at once on the signal. Turns of chance are chosen the same way. */
  choose(line: Line, level: string, signal?: AbortSignal): Promise<Chosen>;
  /** search searches a position and calls progress with intermediate results. */
  search(line: Line, limits: SearchLimits, signal?: AbortSignal, progress?: (found: Found) => void): Promise<Found>;
  /** setPaused makes searches wait, or go on: the page needs the processor for a moment. */
  setPaused(paused: boolean): void;
}

export type { Seat };
