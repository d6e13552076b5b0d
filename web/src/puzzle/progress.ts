// What a person has done with the puzzles of a game, kept in this browser.
import type { PuzzleRating } from '../wire';

/** The first repetition of a mistake is after one day, the next after three more … After the last one it is forgotten. */
export const REPEATS = [1, 3, 7, 21];

/** The most puzzles that are remembered. */
export const MOST_TRIED = 2000;
export const MOST_MISTAKES = 500;

export interface Mistake {
  id: string;
  /** step: how often it was repeated without a mistake. */
  step: number;
  /** due is the day from which it is repeated, as a number of days since 1970. */
  due: number;
}

export interface Progress {
  rating: PuzzleRating | null;
  /** tried are the ids of puzzles that were answered, the last one last. */
  tried: string[];
  mistakes: Mistake[];
  best: { streak: number; timed: number };
}

export const storageKey = (game: string): string => `teahouse.puzzles.${game}`;

const empty = (): Progress => ({ rating: null, tried: [], mistakes: [], best: { streak: 0, timed: 0 } });

/** dayOf returns the number of the day of a time, in the time zone of the reader. */
export function dayOf(ms: number): number {
  const at = new Date(ms);
  return Math.floor(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000);
}

/** readProgress leaves out what it does not understand: it may be from another version. */
export function readProgress(text: string | null): Progress {
  const read = empty();
  let data: unknown;
  try {
    data = JSON.parse(text ?? '{}');
  } catch {
    return read;
  }
  if (typeof data !== 'object' || data === null) return read;
  const { rating, tried, mistakes, best } = data as Record<string, unknown>;
  if (isRating(rating)) read.rating = rating;
  if (Array.isArray(tried)) read.tried = tried.filter((id) => typeof id === 'string').slice(-MOST_TRIED);
  if (Array.isArray(mistakes)) read.mistakes = mistakes.filter(isMistake).slice(-MOST_MISTAKES);
  for (const mode of ['streak', 'timed'] as const) {
    const most = (best as Record<string, unknown> | undefined)?.[mode];
    if (isCount(most)) read.best[mode] = most;
  }
  return read;
}

const isCount = (n: unknown): n is number => typeof n === 'number' && Number.isFinite(n) && n >= 0;

function isRating(value: unknown): value is PuzzleRating {
  const rating = value as PuzzleRating | undefined;
  return !!rating && [rating.points, rating.deviation, rating.volatility, rating.at].every(isCount);
}

function isMistake(value: unknown): value is Mistake {
  const { id, step, due } = (value ?? {}) as Mistake;
  return typeof id === 'string' && isCount(step) && isCount(due);
}

/** answered returns the progress after a puzzle: solved at the first try and without help, or not. */
export function answered(before: Progress, id: string, solved: boolean, day: number): Progress {
  const tried = [...before.tried.filter((one) => one !== id), id].slice(-MOST_TRIED);
  const old = before.mistakes.find((one) => one.id === id);
  const others = before.mistakes.filter((one) => one.id !== id);
  if (!solved) return { ...before, tried, mistakes: [...others, { id, step: 0, due: day + REPEATS[0]! }].slice(-MOST_MISTAKES) };
  // A mistake that was repeated too soon keeps its day.
  if (!old || old.due > day) return { ...before, tried };
  const step = old.step + 1,
    days = REPEATS[step];
  return { ...before, tried, mistakes: days === undefined ? others : [...others, { id, step, due: day + days }] };
}

/** due returns the ids of the mistakes to repeat, the oldest first. */
export const due = ({ mistakes }: Progress, day: number): string[] =>
  mistakes
    .filter((one) => one.due <= day)
    .sort((a, b) => a.due - b.due)
    .map((one) => one.id);

/** choose returns the first of the listed puzzles that was not tried, else the one that was tried longest ago; not the present one. */
export function choose(listed: readonly { id: string }[], tried: readonly string[], present: string): string | undefined {
  const others = listed.map((one) => one.id).filter((id) => id !== present);
  const at = new Map(tried.map((id, i) => [id, i]));
  return others.sort((a, b) => (at.get(a) ?? -1) - (at.get(b) ?? -1))[0];
}
