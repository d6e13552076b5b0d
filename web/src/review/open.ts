// Opening a review: of a match, of the fragment of the address, or of a pasted record.
import type { PastedRecord, Player, ReviewBoot } from '../wire';
import { holderName } from '../match/sentences';
import { withBranches } from './branches';
import { readFragment, readSpot, unpack } from './hash';
import { treeOf, type About } from './paste';
import { clip, mainLine, type Path, type Tree } from './tree';
import { readBranches, readPaste } from './validate';

/** What is reviewed: a match, which has an address of its own, or a record. */
export interface Subject {
  about: About;
  match?: string;
  /** analysis: it is a position on the analysis board, whose address has the position. */
  analysis?: boolean;
  /** you is the side of the reader in a finished game against the computer that this browser stores. */
  you?: Player | undefined;
}

export interface Opened {
  subject: Subject;
  tree: Tree;
  path: Path;
  warnings: string[];
}

type Match = NonNullable<ReviewBoot['match']>;

/** openMatch opens a match at the position of the address. It throws Unreadable for what stands
    behind the # when that cannot be read; without it, it never does. */
export async function openMatch(match: Match, hash: string): Promise<Opened> {
  const { game, options = {}, position, turns } = match.line;
  const [first, second] = match.seats.map(holderName);
  const about: About = { game, options, ...(position ? { position } : {}), first, second, result: match.outcome };
  let tree = treeOf(
    turns.map((turn) => ({ turn })),
    { fixed: true },
  );
  let path: Path = turns.slice(0, match.ply).map(() => 0);
  const parts = readFragment(hash);
  if (parts?.packed) tree = withBranches(tree, readBranches(await unpack(parts.packed)));
  if (parts?.spot) path = clip(tree, readSpot(parts.spot));
  return { subject: { about, match: match.id }, tree, path, warnings: [] };
}

/** openPosition opens the analysis board at a position, or, with the part of the address after #, after turns that were tried. */
export async function openPosition(at: NonNullable<ReviewBoot['analysis']>, hash = ''): Promise<Opened> {
  const { game, options, position } = at;
  const opened = (await openHash(hash)) ?? {
    subject: { about: { game, options, ...(position ? { position } : {}), result: null } },
    tree: { next: [] },
    path: [],
    warnings: [],
  };
  return { ...opened, subject: { ...opened.subject, analysis: true } };
}

/** openHash opens the part of an address after #; null if it is empty. */
export async function openHash(hash: string): Promise<Opened | null> {
  const parts = readFragment(hash);
  if (!parts?.packed) return null;
  const opened = openPaste(readPaste(await unpack(parts.packed)));
  return { ...opened, path: parts.spot ? clip(opened.tree, readSpot(parts.spot)) : opened.path };
}

/** openPaste opens a record at its end. A game without options may leave them out. */
export function openPaste({ turns, comment, warnings, options = {}, ...headers }: PastedRecord): Opened {
  const about = { ...headers, options };
  const tree = treeOf(turns, { comment });
  return { subject: { about }, tree, path: mainLine(tree), warnings };
}
