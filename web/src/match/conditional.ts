// Conditional turns: what a player answers to turns that the opponent has not played yet. They are a tree of turns of the
// opponent with their answers; people enter and see them as lines.
import type { ConditionalTurn } from '../wire';
import { t } from '../words/words';

/** A line is turns one after the other, the first one of the opponent. With resigns it ends with a turn of the opponent, after which the
    player resigns. */
export interface Line {
  turns: string[];
  resigns: boolean;
}

/** linesOf returns the lines of a tree, each up to its last answer. */
export function linesOf(tree: ConditionalTurn[], before: string[] = []): Line[] {
  return tree.flatMap(({ turn = '', answer, resign, then = [] }): Line[] => {
    const turns = [...before, turn, ...(answer ? [answer] : [])];
    return then.length > 0 ? linesOf(then, turns) : [{ turns, resigns: Boolean(resign) }];
  });
}

/** withLine returns a tree with a line. What the tree answers otherwise to the same turns is replaced. */
export function withLine(tree: ConditionalTurn[], { turns: [turn, answer, ...rest], resigns }: Line): ConditionalTurn[] {
  if (turn === undefined) return tree;
  const others = tree.filter((branch) => branch.turn !== turn);
  if (answer === undefined) return resigns ? [...others, { turn, resign: true }] : tree;
  const same = tree.find((branch) => branch.turn === turn && branch.answer === answer);
  const then = withLine(same?.then ?? [], { turns: rest, resigns });
  return [...others, { turn, answer, ...(then.length > 0 ? { then } : {}) }];
}

/** withoutLine returns a tree without the end of a line, as far back as no other line needs it. */
export function withoutLine(tree: ConditionalTurn[], { turns: [turn, answer, ...rest], resigns }: Line): ConditionalTurn[] {
  return tree.flatMap((branch): ConditionalTurn[] => {
    if (branch.turn !== turn || (branch.answer ?? undefined) !== answer) return [branch];
    const then = withoutLine(branch.then ?? [], { turns: rest, resigns });
    return rest.length > 0 && then.length > 0 ? [{ turn, answer, then }] : [];
  });
}

/** Stored is what the server has stored for the reader. */
export interface Stored {
  seq: number;
  after: number;
  /** version names the turns; a change says which one it replaces. */
  version: string;
  turns: ConditionalTurn[];
}

const path = (match: string) => `/api/matches/${match}/conditional`;

/** load reads the conditional turns of the reader. */
export const load = (match: string): Promise<Stored> => send(match, { method: 'GET' });

/** store replaces the conditional turns of the reader and returns them with the texts that the rules give them. It rejects with Outdated if the
    match, or what is stored, is not as the reader has seen it. */
export const store = (match: string, seen: { seq: number; version: string }, turns: ConditionalTurn[]): Promise<Stored> =>
  send(match, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ expect: seen.seq, replaces: seen.version, turns }),
  });

/** Outdated: the reader has not seen what is to be changed. */
export class Outdated extends Error {}

async function send(match: string, request: RequestInit): Promise<Stored> {
  let answer: Response;
  try {
    answer = await fetch(path(match), request);
  } catch {
    throw new Error(t('match-nonetwork'));
  }
  const json = (await answer.json().catch(() => ({}))) as Stored & { code?: string; detail?: string };
  if (json.code === 'stale') throw new Outdated(json.detail);
  if (!answer.ok) throw new Error(json.detail ?? String(answer.status));
  return json;
}
