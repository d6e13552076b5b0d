// The engines in this browser. They run in their own worker, which searches in slices and so
// notices when an answer is no longer needed. Until they have loaded, the server chooses quick turns.
import type { Language } from '../boot';
import { sum, type Arrival } from './arrival.svelte';
import type { Analyst, Chosen, Engines, Loading, PuzzleJudge } from './rules';
import type { AskQuickTurn } from './server';
import { WorkerClient, WorkerLost, type WorkerLike } from './workerclient';
import { t } from '../words/words';
import type {
  Evaluation,
  Found,
  GameLine,
  Judgement,
  PractisePosition,
  PuzzleHint,
  PuzzleRating,
  PuzzleTask,
  Report,
  SearchLimits,
  TurnVerdict,
} from '../wire';

/** How long a choice waits for engines that are loading before it asks the server, in ms: from the
    browser's cache they are here sooner, and then they play at their full level. */
export const HEAD_START_MS = 1500;

interface EnginesConfig {
  lang: Language;
  start: (lang: Language) => WorkerLike;
  arrival: Arrival;
  /** What is fetched before the engines and counts as their loading, too. */
  before?: Arrival[];
  /** quick chooses turns while the engines load; without it, choices wait. */
  quick?: AskQuickTurn;
}

export class BrowserEngines implements Engines, PuzzleJudge, Analyst {
  here = $state(false);
  /** expected resolves when the engines have loaded, if that begins later, or has failed. */
  expected: Promise<void> | null = null;
  private readonly client: WorkerClient;
  private started: Promise<void> | null = null;

  constructor(private readonly config: EnginesConfig) {
    const { lang, start, arrival } = config;
    this.client = new WorkerClient(
      () => start(lang),
      true,
      (plain) => arrival.update(plain),
    );
  }

  get loading(): Loading | null {
    return this.here ? null : sum([...(this.config.before ?? []), this.config.arrival]);
  }

  /** load starts the worker. It rejects if that fails; the next call tries again. */
  load(): Promise<void> {
    this.started ??= this.client.ready().then(
      () => {
        this.config.arrival.complete();
        this.here = true;
      },
      (reason: unknown) => {
        this.started = null;
        throw reason;
      },
    );
    return this.started;
  }

  async levels(game: string): Promise<string[]> {
    return (await this.ask('levels', { game })) as string[];
  }

  async choose(line: GameLine, level: string, signal?: AbortSignal): Promise<Chosen> {
    const { quick } = this.config;
    const chosen = quick && !this.here && (await this.#quickTurn(quick, line, level, signal));
    return chosen || ((await this.ask('choose', { ...line, level, seed: randomSeed() }, { signal })) as Chosen);
  }

  async search(line: GameLine, limits: SearchLimits, signal?: AbortSignal, progress?: (found: Found) => void): Promise<Found> {
    return (await this.ask('search', { ...line, limits }, { signal, progress })) as Found;
  }

  async judge(line: GameLine, puzzle: PuzzleTask, likely: (reply: string) => void): Promise<TurnVerdict> {
    const progress = ({ lines }: Found): void => {
      const reply = lines[0]?.turns[0];
      if (reply !== undefined) likely(reply);
    };
    return (await this.ask('judge', { ...line, puzzle }, { progress })) as TurnVerdict;
  }

  async prepare(line: GameLine, puzzle: PuzzleTask, wrong: (turns: string[]) => void): Promise<void> {
    await this.#loaded();
    const progress = ({ lines }: Found): void => lines.forEach(({ turns }) => wrong(turns));
    if (this.here) await this.ask('prepare', { ...line, puzzle }, { progress });
  }

  async hint(line: GameLine, turn: string): Promise<PuzzleHint> {
    return (await this.ask('hint', { ...line, turn })) as PuzzleHint;
  }

  async rate(rating: PuzzleRating | null, puzzle: number, solved: boolean, now: number): Promise<PuzzleRating> {
    const question = { rating: rating ?? undefined, puzzle_rating: puzzle, solved, now };
    return (await this.ask('rate', question)) as PuzzleRating;
  }

  async terms(line: GameLine, signal?: AbortSignal): Promise<Evaluation> {
    return (await this.ask('terms', line, { signal })) as Evaluation;
  }

  async summarize(course: Judgement[]): Promise<Report> {
    return (await this.ask('summarize', { course })) as Report;
  }

  async practise(line: GameLine, signal?: AbortSignal): Promise<PractisePosition> {
    return (await this.ask('practise', line, { signal })) as PractisePosition;
  }

  async themes(game: string, effects: string[]): Promise<{ tags: string[] }> {
    return (await this.ask('themes', { game, effects })) as { tags: string[] };
  }

  setPaused(paused: boolean): void {
    this.client.setPaused(paused);
  }

  private async ask(kind: string, question: object, options: Parameters<WorkerClient['ask']>[2] = {}): Promise<unknown> {
    const answer = this.client.ask(kind, { ...question, lang: this.config.lang }, options);
    this.load().catch(() => undefined); // the answer reports it
    try {
      return await answer;
    } catch (reason) {
      if (!(reason instanceof WorkerLost)) throw reason;
      throw new Error(t('engines-away'), { cause: reason }); // its own text is the browser's, which is not translated
    }
  }

  async #loaded(): Promise<void> {
    await (this.expected ?? this.started ?? Promise.resolve()).catch(() => undefined);
  }

  /** #quickTurn returns the turn of the server, or null if the engines are here first or the server has none. */
  async #quickTurn(quick: AskQuickTurn, line: GameLine, level: string, signal?: AbortSignal): Promise<Chosen | null> {
    const asked = new AbortController();
    const giveUp = (): void => asked.abort(signal?.reason);
    signal?.throwIfAborted();
    signal?.addEventListener('abort', giveUp, { once: true });
    try {
      // Engines whose turn to load has not come are not fetched now: what comes before them would be later.
      const loaded = this.#loaded();
      await Promise.race([loaded, headStart(asked.signal)]);
      if (this.here) return null;
      asked.signal.throwIfAborted();
      // If loading has failed, another try begins: the server is no lasting opponent.
      void loaded.then(() => (this.here ? asked.abort() : void this.load().catch(() => undefined)));
      return await quick(line, level, asked.signal);
    } catch {
      signal?.throwIfAborted();
      return null;
    } finally {
      signal?.removeEventListener('abort', giveUp);
    }
  }
}

/** headStart resolves after the time that engines have, or at once on the signal. */
function headStart(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, HEAD_START_MS);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

/** randomSeed decides between turns of equal value. */
function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}
