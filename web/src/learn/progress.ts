// Which steps of the courses were done in this browser.
import { load, store } from '../play/store';

const KEY = 'teahouse.lessons';

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

export const loadDone = (): Done => readDone(load(KEY));

/** keepDone stores that a step was done. */
export function keepDone(game: string, step: string): Done {
  const done = withDone(loadDone(), game, step);
  store(KEY, JSON.stringify(done));
  return done;
}
