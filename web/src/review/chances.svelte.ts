// How the chances go over a whole game: every position is looked at quickly, then once more
// and deeper, in the worker of the engines and behind whatever else is asked of it.
import type { Computer, Line, Wanted } from '../rules/rules';
import { judgementOf, type Judgement } from './chance';
import { fallOf, type Fall } from './falls';

/** How long each pass thinks about a position; on a slow machine the time ends it. */
export const PASSES: Wanted[] = [{ part: 0.005, ms: 80, behind: true }, { part: 0.05, ms: 600, behind: true }];

/** Judged is a judgement, and how many passes it has seen. */
export interface Judged extends Judgement { passes: number }

/** What is kept of a line, one for each position; null where nothing is known yet. */
export type Course = (Judged | null)[];

export interface Keeper {
  load(line: Line): Course;
  save(line: Line, course: Course): void;
}

export class Chances {
  /** on: they were asked for, and are looked for wherever one goes. */
  on = $state(false);
  running = $state(false);
  /** How far it is: so many positions of all, in this pass, the first of which is 0. */
  pass = $state(0);
  done = $state(0);
  trouble = $state('');
  #known: Record<string, Judged> = $state.raw({});
  #asking: AbortController | null = null;

  constructor(private readonly computer: Computer, private readonly keeper?: Keeper) {}

  /** recall takes over what was found about a line at another time. */
  recall(line: Line): void {
    const found: Record<string, Judged> = {};
    this.keeper?.load(line).forEach((judged, i) => { if (judged) found[keyOf(line, i)] = judged; });
    this.#known = { ...found, ...this.#known };
  }

  /** courseOf is what is known of each position of a line, the beginning first. */
  courseOf(line: Line): (Judged | undefined)[] {
    return Array.from({ length: line.turns.length + 1 }, (_, n) => this.#known[keyOf(line, n)]);
  }

  /** fallAt is what the last of some turns cost, once both positions were looked at deeply. */
  fallAt(turns: string[]): Fall | undefined {
    const [before, after] = [turns.length - 1, turns.length].map((n) => this.#known[keyOf({ turns }, n)]);
    return sure(before) && sure(after) ? fallOf(before, after) : undefined;
  }

  /** ask looks at every position of a line; what was looked at before is not looked at again. */
  async ask(line: Line): Promise<void> {
    this.#asking?.abort();
    const asking = (this.#asking = new AbortController());
    const { signal } = asking;
    this.on = true;
    this.running = true;
    this.trouble = '';
    try {
      for (this.pass = 0; this.pass < PASSES.length; this.pass++) {
        this.done = 0;
        for (let n = 0; n <= line.turns.length; n++, this.done++) {
          const key = keyOf(line, n), known = this.#known[key];
          if (known && (known.passes > this.pass || known.best?.proven)) continue;
          const found = await this.computer.search({ ...line, turns: line.turns.slice(0, n) }, PASSES[this.pass]!, signal);
          if (signal.aborted) return;
          this.#known = { ...this.#known, [key]: { ...judgementOf(found), passes: this.pass + 1 } };
        }
        this.#keep(line);
      }
    } catch (err) {
      if (!signal.aborted) {
        this.trouble = (err as Error).message;
        this.on = false;
      }
    } finally {
      if (this.#asking === asking) {
        this.#asking = null;
        this.running = false;
        this.#keep(line);
      }
    }
  }

  /** stop ends the looking; what was found stays. */
  stop(): void {
    this.#asking?.abort();
    this.on = false;
  }

  #keep(line: Line): void {
    this.keeper?.save(line, this.courseOf(line).map((judged) => judged ?? null));
  }
}

const sure = (judged: Judged | undefined): boolean => judged !== undefined && (judged.passes >= PASSES.length || judged.best?.proven !== undefined);

const keyOf = ({ turns }: Pick<Line, 'turns'>, n: number): string => turns.slice(0, n).join('\n');
