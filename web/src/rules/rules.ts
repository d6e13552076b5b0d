// The rules, wherever they are: in a worker of this browser once they are loaded, on the
// server until then. Both answer the same questions with the same JSON (Go package
// internal/study).
import type { Outcome, Pick, Player, Reason, Seat, Situation, Surface } from '../game/types';

/** A game at one moment: its name, what was chosen, and the turns played. */
export interface Line {
  game: string;
  options?: Record<string, string>;
  position?: string; // the position text it begins at, if not the usual one
  turns: string[];
}

/** How pieces are drawn. */
export type PieceSet = 'pictures' | 'letters';

export interface View {
  turns: number;
  position: string;
  surface: Surface;
  situation: Situation;
  last: Reason[]; // what the last turn did
  verdict: Reason[]; // what decided the game
  labels?: string[]; // with notation: the turns as the game's players write them
}

/** Drawings, as the inner SVG of one unit a step, y down, in the colours of the day; see night.css. */
export interface Art {
  ground: string; // the board without pieces and coordinates; empty for an open field
  pieces: Record<string, string>; // by "first R3": owner and kind; fills -0.5…0.5
  notes: Record<string, string>; // by a piece's note: drawn over it
}

export interface Picks {
  next: Pick[];
  turn?: string; // the text of the turn that the path makes, once it is complete
  does?: Reason[]; // and what it does
}

export interface Why { turn: string; legal: boolean; rule?: string; title?: string; reasons: Reason[] }

/** A record that was pasted: a tree of turns whose first child is the main line. */
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
export interface PastedTurn { turn: string; mark?: string; comment?: string; variations?: PastedTurn[][] }

export interface Questions {
  view: { in: Line & { notation?: boolean }; out: View };
  art: { in: Omit<Line, 'turns'> & { set: PieceSet; names?: boolean }; out: Art };
  picks: { in: Line & { path: string[] }; out: Picks };
  why: { in: Line & { turn: string }; out: Why };
  read: { in: Line & { text: string }; out: { turn: string; warning?: string } };
  paste: { in: { text: string; game?: string; options?: Record<string, string> }; out: Paste };
  write: { in: Omit<Paste, 'warnings'> & { form: 'record' | 'notation' | 'json' }; out: { text: string } };
}

/** What is wrong, for people: a problem as of RFC 9457. Where a rule spoke it has its id. */
export interface Problem {
  status: number;
  code: string;
  title?: string;
  detail: string;
  rule?: string;
  heading?: string; // the rule in a few words
  places?: string[];
}

export class Refused extends Error {
  constructor(readonly problem: Problem) { super(problem.detail); }
}

export interface Rules {
  /** ask rejects with Refused where the answer is a no, with another Error where there is none. */
  ask<K extends keyof Questions>(kind: K, question: Questions[K]['in'], signal?: AbortSignal): Promise<Questions[K]['out']>;
  /** here tells whether the rules are in this browser: answers come at once and offline. */
  readonly here: boolean;
}

export interface Chosen { turn: string }

/** What an engine has found about a position: nothing where chance is to move. */
export interface Found {
  mover: Seat;
  depth: number; // turns ahead
  nodes: number;
  lines: Variation[]; // the best for the seat to move first
}

/** A line that an engine expects; without turns it is the result of a game that is over. */
export interface Variation {
  chance: number; // of First to win, 0 to 1; a draw is half a win
  proven?: Player | 'draw'; // what is certain
  in?: number; // turns until then
  turns: string[];
}

/** How long a position is looked at: until a limit is reached. */
export interface Wanted {
  lines?: number; // 1 if nothing is said
  ms?: number; // of thinking
  part?: number; // of what the strongest level looks at
  behind?: boolean; // whoever else asks goes first
}

/** The engines in this browser, in a worker of their own. */
export interface Computer {
  levels(game: string): Promise<string[]>;
  /** choose is stopped by the signal at once. Chance is played like a seat. */
  choose(line: Line, level: string, signal?: AbortSignal): Promise<Chosen>;
  /** search thinks about a line; news is told what is found meanwhile. */
  search(line: Line, wanted: Wanted, signal?: AbortSignal, news?: (found: Found) => void): Promise<Found>;
  /** rest has searches wait, or go on: somebody needs the machine for a moment. */
  rest(on: boolean): void;
}

export type { Seat };
