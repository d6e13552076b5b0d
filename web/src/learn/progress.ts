// Which steps of the courses were done: in this browser, and with an account at the server, too.
import { load, store, storedKeys } from '../play/store';

const KEY = 'teahouse.lessons';
let key = KEY,
  account = false;
/** unstored are the steps for which the browser had no room. They last as long as the page. */
let unstored: Done = {};

/** Limits of what is read: more than any course has. */
const MOST_GAMES = 50,
  MOST_STEPS = 60;

/** Done has the names of the steps that were done, by game. */
export type Done = Record<string, string[]>;

/** readDone reads a stored text. Anything that is not what writeDone writes counts as nothing. */
export function readDone(text: string | null): Done {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  const done: Done = {};
  for (const [game, steps] of Object.entries(stored).slice(0, MOST_GAMES)) {
    if (Array.isArray(steps)) done[game] = steps.filter((step) => typeof step === 'string').slice(0, MOST_STEPS);
  }
  return done;
}

/** withDone adds a step. */
export function withDone(done: Done, game: string, step: string): Done {
  const steps = done[game] ?? [];
  return steps.includes(step) ? done : { ...done, [game]: [...steps, step] };
}

/** doneOf returns which of the steps of a course were done. */
export const doneOf = (done: Done, game: string, steps: string[]): string[] => steps.filter((step) => done[game]?.includes(step));

/** union returns the steps of both. */
export function union(a: Done, b: Done): Done {
  let all = a;
  for (const [game, steps] of Object.entries(b)) for (const step of steps) all = withDone(all, game, step);
  return all;
}

export const loadDone = (): Done => union(readDone(load(key)), unstored);

function storeDone(done: Done): void {
  unstored = store(key, JSON.stringify(done)) ? {} : done;
}

/** useAccount has the steps belong to the account of a person, with those that were done in this browser before. Without one they are a guest's. */
export function useAccount(id: string | undefined): void {
  account = id !== undefined;
  unstored = {};
  key = account ? `${KEY}@${id}` : KEY;
  if (!account) return;
  for (const other of storedKeys(`${KEY}@`)) if (other !== key) store(other, null);
  const guest = load(KEY);
  if (guest === null) return;
  // Without space for both, what the guest has done stays where it is.
  if (store(key, JSON.stringify(union(loadDone(), readDone(guest))))) store(KEY, null);
}

/** syncDone sends the steps to the account, if there is one, and adds those that it has. Offline they wait for the next time. */
export async function syncDone(): Promise<Done> {
  if (!account) return loadDone();
  const response = await fetch('/api/me/courses', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ done: loadDone() }),
  });
  if (response.ok) {
    const { done } = (await response.json()) as { done: Done };
    storeDone(union(loadDone(), done));
  }
  return loadDone();
}

/** keepDone stores that a step was done. */
export function keepDone(game: string, step: string): Done {
  const done = withDone(loadDone(), game, step);
  storeDone(done);
  if (account) syncDone().catch(() => undefined);
  return done;
}
