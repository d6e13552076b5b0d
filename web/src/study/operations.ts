// Lists of operations, and what they say about the outline of a study.
import type { Operation, Outline, StoredOperation, StudyOutline } from '../wire';
import type { SavedOperation } from './database';

/** A change has at most so many operations, and letters if it has more than one. */
export const AT_ONCE = 50;
const LETTERS = 700_000;

const OUTLINE = new Set(['study-title', 'chapter-add', 'chapter-title', 'chapter-move', 'chapter-delete']);
export const ofOutline = ({ kind }: Operation): boolean => OUTLINE.has(kind);

export const keyOf = ({ client, number }: { client: string; number: number }): string => `${client} ${number}`;

/** brief is an operation without its record, which the outline does not need. */
export function brief({ record: _, game: _game, chapterTurns: _turns, stays: _stays, ...operation }: StoredOperation): Operation {
  return operation;
}

export const outlineOf = ({ title, list }: StudyOutline): Outline => ({ title, chapters: list });

export function grouped<T>(list: T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

/** The game of a chapter and how many turns it has. */
export interface Sized {
  game?: string;
  turns: number | undefined;
}

/** sized returns an outline with the sizes of some chapters. */
export const sized = (outline: Outline, sizes: ReadonlyMap<string, Sized>): Outline => ({
  ...outline,
  chapters: outline.chapters.map((entry) => {
    const now = sizes.get(entry.id);
    return now ? { ...entry, game: now.game ?? entry.game, turns: now.turns ?? entry.turns } : entry;
  }),
});

export const byChapter = (list: Operation[]): Map<string, Operation[]> => grouped(list, ({ chapter }) => chapter ?? '');

/** nextPart returns the first operations of one client that are sent at once. */
export function nextPart(open: SavedOperation[], most: number): SavedOperation[] {
  const part: SavedOperation[] = [];
  let letters = 0;
  for (const one of open) {
    letters += JSON.stringify(one.operation).length;
    if (one.client !== open[0]!.client || part.length === most || (letters > LETTERS && part.length > 0)) break;
    part.push(one);
  }
  return part;
}
