// The chances over a whole game. The worker of the engines searches every position briefly and then
// once more, deeper, after all other requests.
import type { Engines } from '../rules/rules';
import { judgementOf, type Judgement } from './chance';
import { mistakeOf, type Mistake } from './mistakes';
import type { Freeze } from './freeze';
import type { GameLine, Judgement as Shared, SearchLimits } from '../wire';

/** The limits of the search of a position in each pass. On a slow machine the time ends it. */
export const PASSES: SearchLimits[] = [
  { share: 0.005, ms: 80, background: true },
  { share: 0.05, ms: 600, background: true },
];

/** The shortest time between two updates of the graph, in ms. */
const OFTEN = 150;

/** Judged is a judgement with the number of its passes. */
export interface Judged extends Judgement {
  passes: number;
}

/** The stored results of a line, one for each position; null if unknown. */
export type Course = (Judged | null)[];

export interface Keeper {
  load(line: GameLine): Course;
  save(line: GameLine, course: Course): void;
}

export class Chances {
  /** on: the chances were requested, and every position is searched. */
  on = $state(false);
  running = $state(false);
  /** The progress: so many of all positions in this pass; the first pass is 0. */
  pass = $state(0);
  done = $state(0);
  trouble = $state('');
  #known: Record<string, Judged> = $state.raw({});
  #asking: AbortController | null = null;

  /** pressed: a person presses or drags on the board, so nothing is searched. */
  constructor(
    private readonly engines: Engines,
    private readonly keeper?: Keeper,
    private readonly pressed?: Freeze,
  ) {}

  /** recall loads the stored results of a line. */
  recall(line: GameLine): void {
    const found: Record<string, Judged> = {};
    this.keeper?.load(line).forEach((judged, i) => {
      if (judged) found[keysOf(line.turns)[i]!] = judged;
    });
    this.#known = { ...found, ...this.#known };
  }

  /** adopt takes over judgements of a line that were made elsewhere, with searches as deep as those here; own ones stay. */
  adopt(line: GameLine, course: Shared[]): void {
    const keys = keysOf(line.turns),
      found: Record<string, Judged> = {};
    course.slice(0, keys.length).forEach((shared, i) => {
      found[keys[i]!] = judgedOf(shared);
    });
    const own = Object.entries(this.#known).filter(([key, judged]) => !found[key] || sure(judged));
    this.#known = { ...found, ...Object.fromEntries(own) };
  }

  /** courseOf returns the known results for the positions of a line, the beginning first. */
  courseOf({ turns }: Pick<GameLine, 'turns'>): (Judged | undefined)[] {
    return keysOf(turns).map((key) => this.#known[key]);
  }

  /** ask searches every position of a line that was not searched before. */
  async ask(line: GameLine): Promise<void> {
    this.#asking?.abort();
    const asking = (this.#asking = new AbortController());
    const { signal } = asking;
    let fresh: Record<string, Judged> = {},
      shown = -Infinity;
    const show = (): void => {
      this.#known = { ...this.#known, ...fresh };
      fresh = {};
      shown = performance.now();
    };
    this.on = true;
    this.running = true;
    this.trouble = '';
    try {
      for (this.pass = 0; this.pass < PASSES.length; this.pass++) {
        this.done = 0;
        for (let n = 0; n <= line.turns.length; n++, this.done++) {
          const key = keysOf(line.turns)[n]!,
            known = fresh[key] ?? this.#known[key];
          if (known && (known.passes > this.pass || known.best?.proven)) continue;
          const found = await this.engines.search({ ...line, turns: line.turns.slice(0, n) }, PASSES[this.pass]!, signal);
          await this.pressed?.ended();
          if (signal.aborted) return;
          fresh[key] = { ...judgementOf(found), passes: this.pass + 1 };
          if (performance.now() - shown >= OFTEN) show();
        }
        show();
        this.#keep(line);
      }
    } catch (err) {
      if (!signal.aborted) {
        this.trouble = (err as Error).message;
        this.on = false;
      }
    } finally {
      show();
      if (this.#asking === asking) {
        this.#asking = null;
        this.running = false;
        this.#keep(line);
      }
    }
  }

  /** stop ends the search. The results stay. */
  stop(): void {
    this.#asking?.abort();
    this.on = false;
  }

  #keep(line: GameLine): void {
    this.keeper?.save(
      line,
      this.courseOf(line).map((judged) => judged ?? null),
    );
  }
}

/** fallsOf returns what each turn cost, where both positions were searched deeply. */
export const fallsOf = (course: (Judged | undefined)[]): (Mistake | undefined)[] =>
  course.map((after, n) => (sure(course[n - 1]) && sure(after) ? mistakeOf(course[n - 2], course[n - 1], after) : undefined));

/** wholeOf reports whether all positions of a game were searched deeply. */
export const wholeOf = (course: (Judged | undefined)[]): boolean => course.every(sure);

const sure = (judged: Judged | undefined): boolean =>
  judged !== undefined && (judged.passes >= PASSES.length || judged.best?.proven !== undefined);

function judgedOf({ mover, chance, proven, in: turns, unknown }: Shared): Judged {
  const judged = { mover, passes: PASSES.length };
  if (unknown) return judged;
  return { ...judged, best: { chance, ...(proven ? { proven } : {}), ...(turns ? { in: turns } : {}) } };
}

/** sharedOf returns judgements in the form in which they are sent; undefined if one is missing. */
export function sharedOf(course: (Judged | undefined)[]): Shared[] | undefined {
  const list = course.map((judged): Shared | undefined => {
    if (!judged) return undefined;
    const { mover, best } = judged;
    return best ? { mover, ...best } : { mover, chance: 0.5, unknown: true };
  });
  return list.every((one) => one !== undefined) ? list : undefined;
}

/** keysOf identifies the positions of a line, the beginning first. */
function keysOf(turns: string[]): string[] {
  let keys = known.get(turns);
  if (!keys) {
    keys = [''];
    for (const turn of turns) keys.push(`${keys.at(-1)}\n${turn}`);
    known.set(turns, keys);
  }
  return keys;
}
const known = new WeakMap<string[], string[]>();
