// Puzzles that were made of the mistakes of a person in their own games. They are kept in this browser.
import type { PractisePosition, PuzzleInfo } from '../wire';
import type { Progress } from './progress';

export const ownKey = (game: string): string => `teahouse.ownpuzzles.${game}`;

/** The most puzzles that are kept, the newest ones. */
export const MOST_OWN = 100;

/** readOwn leaves out what it does not understand: it may be from another version. */
export function readOwn(text: string | null): PuzzleInfo[] {
  try {
    const data: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(data) ? data.filter(isPuzzle).slice(-MOST_OWN) : [];
  } catch {
    return [];
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function isPuzzle(value: unknown): value is PuzzleInfo {
  const puzzle = value as PuzzleInfo | null;
  return (
    !!puzzle &&
    [puzzle.id, puzzle.game, puzzle.position].every(isText) &&
    areTexts(puzzle.turns) &&
    puzzle.turns.length > 0 &&
    areTexts(puzzle.tags) &&
    typeof puzzle.rating === 'number'
  );
}

const PREFIX = 'own-';

/** isOwn reports whether the id of a puzzle is that of one's own mistake: no server knows it. */
export const isOwn = (id: string): boolean => id.startsWith(PREFIX);

/** ownId returns the id under which a puzzle of one's own mistake is kept. */
export const ownId = ({ puzzle }: PractisePosition): string => PREFIX + puzzle.id;

/** addOwn adds puzzles; one that was known is replaced. */
export function addOwn(own: PuzzleInfo[], positions: PractisePosition[]): PuzzleInfo[] {
  const fresh = new Map(positions.map((one) => [ownId(one), { ...one.puzzle, id: ownId(one) }]));
  return [...own.filter(({ id }) => !fresh.has(id)), ...fresh.values()].slice(-MOST_OWN);
}

/** withMistakes adds puzzles to the mistakes that are repeated, from today on. Those that are repeated already keep their day. */
export function withMistakes(progress: Progress, ids: string[], day: number, most: number): Progress {
  const fresh = [...new Set(ids)].filter((id) => !progress.mistakes.some((one) => one.id === id));
  const mistakes = [...progress.mistakes, ...fresh.map((id) => ({ id, step: 0, due: day }))];
  return { ...progress, mistakes: mistakes.slice(-most) };
}

/** isProved reports whether it was proved that only one turn is right; otherwise the engine judges. */
export const isProved = ({ wins, saves }: PuzzleInfo): boolean => !!wins || !!saves;
