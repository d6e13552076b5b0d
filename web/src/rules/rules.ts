// The interface of the rules. A worker in this browser answers once it has loaded, the server
// until then. Both answer the same questions with the same JSON (Go package internal/rules/analysis).
import type {
  BoardView,
  ChapterQuestion,
  Drawings,
  Edit,
  EditedOutline,
  EditedPosition,
  Evaluation,
  Found,
  GameLine,
  NextPicks,
  OutlineQuestion,
  PastedRecord,
  PicksAhead,
  PieceCard,
  Judgement,
  Player,
  PractisePosition,
  Preferences,
  ProblemJSON,
  PuzzleHint,
  PuzzleRating,
  PuzzleTask,
  Report,
  SearchLimits,
  SplitFile,
  StudyChapter,
  TryAnswer,
  TurnExplanation,
  TurnVerdict,
} from '../wire';

export type { BoardView as View, Drawings as Art, GameLine as Line, NextPicks as Picks } from '../wire';

/** An error for people. A refusal by the rules has the rule's id. */
export type Problem = Omit<ProblemJSON, 'title' | 'message'> & Partial<Pick<ProblemJSON, 'message'>>;

export interface Questions {
  view: { in: GameLine & { notation?: boolean }; out: BoardView };
  art: { in: Omit<GameLine, 'turns'> & { set: Preferences['set']; names?: boolean }; out: Drawings };
  /** With ahead, the answer has the picks after next picks, too. Only the rules in this browser know it. */
  picks: { in: GameLine & { path: string[]; ahead?: true; gains?: boolean }; out: NextPicks & Partial<PicksAhead> };
  piece: { in: GameLine & ({ place: string } | { seat: Player; kind: string }); out: PieceCard };
  why: { in: GameLine & { turn: string }; out: TurnExplanation };
  /** try: what a lesson answers to a turn, or to one that a rule refused before it was complete. */
  try: { in: { game: string; step: string; turns: string[] } & ({ turn: string } | { refused: string }); out: TryAnswer };
  read: { in: GameLine & { text: string }; out: { turn: string; warning?: string } };
  /** Only the rules in this browser know it. */
  edit: { in: Omit<GameLine, 'turns'> & { edits: Edit[] }; out: EditedPosition };
  /** chapter: how a chapter of a study is after operations. Only the rules in this browser know these three. */
  chapter: { in: ChapterQuestion; out: StudyChapter };
  outline: { in: OutlineQuestion; out: EditedOutline };
  /** split cuts a file with several records. */
  split: { in: { text: string }; out: SplitFile };
  paste: { in: { text: string; game?: string; options?: Record<string, string> }; out: PastedRecord };
  write: { in: Omit<PastedRecord, 'warnings'> & { form: 'record' | 'notation' | 'json' }; out: { text: string } };
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
  /** level: the level that chose the turn, if the server did. */
  level?: string;
}

/** Loading is how much of the programs has arrived, in bytes as they are sent. */
export interface Loading {
  bytes: number;
  of: number;
}

/** The engines in this browser, in their own worker. */
export interface Engines {
  /** loading is null once the engines have loaded. */
  readonly loading: Loading | null;
  levels(game: string): Promise<string[]>;
  /** choose stops at once on the signal. While the engines load, the server may choose. Turns of chance are chosen the same way. */
  choose(line: GameLine, level: string, signal?: AbortSignal): Promise<Chosen>;
  /** search searches a position and calls progress with intermediate results. */
  search(line: GameLine, limits: SearchLimits, signal?: AbortSignal, progress?: (found: Found) => void): Promise<Found>;
  /** setPaused makes searches wait, or go on: the page needs the processor for a moment. */
  setPaused(paused: boolean): void;
}

/** What the program with the engines answers about positions and games besides searches. */
export interface Analyst {
  /** terms returns what counts in a position, without a search. */
  terms(line: GameLine, signal?: AbortSignal): Promise<Evaluation>;
  /** summarize returns the report of a game by the judgements of its positions. */
  summarize(course: Judgement[]): Promise<Report>;
  /** practise makes a puzzle of a position: a proved one, or else one in which the engine judges. */
  practise(line: GameLine, signal?: AbortSignal): Promise<PractisePosition>;
  /** themes returns the words for a turn of a puzzle by the ids of the messages of what it does. */
  themes(game: string, effects: string[]): Promise<{ tags: string[] }>;
}

/** What the program with the engines answers about puzzles. */
export interface PuzzleJudge {
  /** judge judges the last turn of a line that begins at the position of a puzzle. Before that it may call likely with the reply
      that the verdict will probably have. */
  judge(line: GameLine, puzzle: PuzzleTask, likely: (reply: string) => void): Promise<TurnVerdict>;
  /** prepare judges likely turns of a puzzle ahead of time, once the engines are here. It calls wrong with each that is wrong and the
      reply to it. */
  prepare(line: GameLine, puzzle: PuzzleTask, wrong: (turns: string[]) => void): Promise<void>;
  /** hint returns the first pick of a turn. */
  hint(line: GameLine, turn: string): Promise<PuzzleHint>;
  /** rate returns the rating of a person after a puzzle; null is that of somebody who has solved none. */
  rate(rating: PuzzleRating | null, puzzle: number, solved: boolean, now: number): Promise<PuzzleRating>;
}
