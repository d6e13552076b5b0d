// What a person has done with the puzzles of a game, kept in this browser, and with an account at the server too.
import type { PuzzleProgress, PuzzleRating, PuzzleResult } from '../wire';
import { isOwn } from './own';

/** The first repetition of a mistake is after one day, the next after three more … After the last one it is forgotten. */
export const REPEATS = [1, 3, 7, 21];

/** So many first puzzles have the usual options of the game if there are any: the course teaches these. */
export const FIRST_USUAL = 10;

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
  /** pending are the results that no account has yet, the oldest first. */
  pending: PuzzleResult[];
}

const empty = (): Progress => ({ rating: null, tried: [], mistakes: [], best: { streak: 0, timed: 0 }, pending: [] });

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
  const { rating, tried, mistakes, best, pending } = data as Record<string, unknown>;
  if (isRating(rating)) read.rating = rating;
  if (Array.isArray(tried)) read.tried = tried.filter((id) => typeof id === 'string').slice(-MOST_TRIED);
  if (Array.isArray(mistakes)) read.mistakes = mistakes.filter(isMistake).slice(-MOST_MISTAKES);
  for (const mode of ['streak', 'timed'] as const) {
    const most = (best as Record<string, unknown> | undefined)?.[mode];
    if (isCount(most)) read.best[mode] = most;
  }
  if (Array.isArray(pending)) read.pending = pending.filter(isResult).slice(-MOST_TRIED);
  // Browsers that knew no accounts have stored no results.
  else
    read.pending = read.tried
      .filter((id) => !isOwn(id))
      .map((id, i) => ({ id, solved: !read.mistakes.some((one) => one.id === id), at: i + 1, day: 0 }));
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

function isResult(value: unknown): value is PuzzleResult {
  const { id, solved, at, day } = (value ?? {}) as PuzzleResult;
  return typeof id === 'string' && typeof solved === 'boolean' && isCount(at) && isCount(day);
}

/** answered returns the progress after a puzzle: solved at the first try and without help, or not. It is kept for an account, unless it is one's own mistake. */
export function answered(before: Progress, result: PuzzleResult): Progress {
  const after = repeated(before, result);
  if (isOwn(result.id)) return after;
  return { ...after, pending: [...before.pending, result].slice(-MOST_TRIED) };
}

/** repeated returns the progress with a puzzle that is tried, and a mistake that is repeated. */
function repeated(before: Progress, { id, solved, day }: PuzzleResult): Progress {
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

/** joined returns the progress of an account with what a guest has done in this browser before. */
export function joined(account: Progress, guest: Progress): Progress {
  const tried = [...account.tried, ...guest.tried.filter((id) => !account.tried.includes(id))].slice(-MOST_TRIED);
  const others = guest.mistakes.filter(({ id }) => !account.mistakes.some((one) => one.id === id));
  return {
    rating: account.rating ?? guest.rating,
    tried,
    mistakes: [...account.mistakes, ...others].slice(-MOST_MISTAKES),
    best: { streak: Math.max(account.best.streak, guest.best.streak), timed: Math.max(account.best.timed, guest.best.timed) },
    pending: [...guest.pending, ...account.pending].slice(-MOST_TRIED),
  };
}

/** received returns the progress that a server has sent, with what has happened since it was asked, and with one's own mistakes. */
export function received({ rating, tried, mistakes, best }: PuzzleProgress, since: Progress, sent: PuzzleResult[]): Progress {
  const pending = since.pending.filter(({ id, at }) => !sent.some((one) => one.id === id && one.at === at));
  const own = since.mistakes.filter(({ id }) => isOwn(id));
  const known: Progress = { rating, tried, mistakes: [...mistakes, ...own], best: { ...best }, pending: [] };
  const now = pending.reduce(repeated, known);
  return {
    ...now,
    rating: pending.length ? since.rating : rating,
    best: { streak: Math.max(best.streak, since.best.streak), timed: Math.max(best.timed, since.best.timed) },
    pending,
  };
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
