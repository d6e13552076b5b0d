// The suggestions of the engine in this browser, while it thinks: turns with their chances, and
// the best as arrows on the board.
import type { Annotation } from '../board/board';
import type { BoardView, Found, GameLine, Mark, Reason, SearchLimits, Seat, Variation } from '../wire';
import type { Engines, Loading, Rules } from '../rules/rules';
import { bestFirst, judgementOf, type Judgement } from './chance';
import { Freeze } from './freeze';

/** arrowsOf returns the arrows of a turn, from the marks that it makes on the board. */
export function arrowsOf(marks: Mark[] = []): Annotation[] {
  const to = [...new Set(marks.filter((m) => m.kind === 'to').map((m) => m.place))];
  const from = marks.find((m) => m.kind === 'from' && !to.includes(m.place))?.place;
  return to.map((place, i) => ({ from: i === 0 && from ? from : place, to: place }));
}

/** Idea is a suggested turn. */
export interface Idea {
  turn: string;
  label: string;
  expects: Variation;
}

/** How much longer a search may be that goes on. */
const LONGER = 4;
/** The delay of a search after a step, in ms, so that quick steps start none. */
const PAUSE = 150;

export class Suggestion {
  ideas: Idea[] = $state.raw([]);
  /** The effects of the first idea, in words and on the board. */
  does: Reason[] = $state.raw([]);
  drawn: Annotation[] = $state.raw([]);
  mover: Seat = $state('none');
  depth = $state(0);
  nodes = $state(0);
  /** lines is how many turns are suggested. */
  lines = $state(1);
  /** earliest: nothing is shown before the engine has thought so long, in ms, unless it has ended. */
  earliest = 0;
  /** on: suggestions are shown for every position. */
  on = $state(false);
  since = $state(0);
  trouble = $state('');
  #judgement: Judgement | undefined = $state.raw();
  #asking: AbortController | null = null;
  #later: ReturnType<typeof setTimeout> | undefined;
  /** pointed: a person points at the list, and the entry under the pointer must not change. */
  readonly pointed = new Freeze();

  /** pressed: a person presses or drags on the board. */
  constructor(
    private readonly rules: Rules,
    private readonly engines: Engines,
    private readonly limits: SearchLimits,
    readonly pressed = new Freeze(),
  ) {
    this.lines = limits.lines ?? 1;
  }

  /** loading is how much of the engines has arrived, until they have loaded. */
  get loading(): Loading | null {
    return this.engines.loading;
  }

  /** judgement values the position of the suggestions. */
  get judgement(): Judgement | undefined {
    return this.#judgement;
  }

  /** ask searches the position after a line. */
  async ask(line: GameLine): Promise<void> {
    const longer = this.stopped ? LONGER : 1; // it goes on
    this.#drop();
    this.on = true;
    const asking = (this.#asking = new AbortController()),
      { signal } = asking;
    this.since = Date.now();
    let began: number | undefined; // when the engine began to think: it may have to load before
    const viewer = new Viewer(
      this.rules,
      line,
      signal,
      () => this.#free(),
      (found, views) => this.#show(found, views),
    );
    try {
      const found = await this.engines.search(
        line,
        { ...this.limits, lines: this.lines, ...(this.limits.ms ? { ms: longer * this.limits.ms } : {}) },
        signal,
        (found) => {
          began ??= Date.now();
          if (Date.now() - began >= this.earliest) void viewer.update(found).catch(() => undefined);
        },
      );
      // The search is over, even if its result is shown later.
      if (this.#asking === asking && (this.pointed.on || this.pressed.on)) this.since = 0;
      await viewer.update(found);
    } catch (err) {
      if (!signal.aborted) this.trouble = (err as Error).message;
    } finally {
      if (this.#asking === asking) {
        this.#asking = null;
        this.since = 0;
      }
    }
  }

  /** stopped: the search of this position has ended, and can go on. */
  get stopped(): boolean {
    return this.ideas.length > 0 && !this.since;
  }

  /** follow searches another position, if suggestions are on. */
  follow(line: GameLine, may: boolean): void {
    this.#drop();
    if (this.on && may) this.#later = setTimeout(() => void this.ask(line), PAUSE);
  }

  /** stop ends the search, here and at later positions. The result stays visible. */
  stop(): void {
    this.#asking?.abort();
    clearTimeout(this.#later);
    this.on = false;
  }

  /** clear stops the search and drops its result. */
  clear(): void {
    this.on = false;
    this.#drop();
  }

  #drop(): void {
    this.#asking?.abort();
    clearTimeout(this.#later);
    this.#asking = null;
    this.since = 0;
    this.depth = this.nodes = 0;
    this.ideas = [];
    this.does = [];
    this.drawn = [];
    this.#judgement = undefined;
    this.trouble = '';
    this.pointed.endNow();
  }

  async #free(): Promise<void> {
    while (this.pointed.on || this.pressed.on) await Promise.all([this.pointed.ended(), this.pressed.ended()]);
  }

  #show(found: Found, views: BoardView[]): void {
    const same = this.ideas[0]?.turn === found.lines[0]?.turns[0];
    this.ideas = found.lines.map((expects, i) => ({
      turn: expects.turns[0]!,
      label: views[i]!.labels?.at(-1) ?? expects.turns[0]!,
      expects,
    }));
    if (!same) {
      this.does = views[0]?.last ?? [];
      this.drawn = arrowsOf(views[0]?.situation.marks);
    }
    this.mover = found.mover;
    this.depth = found.depth;
    this.nodes = found.nodes;
    this.#judgement = judgementOf(found);
  }
}

/** Viewer asks the rules for the views of found turns, one request at a time, and then for the newest result. */
class Viewer {
  readonly #views = new Map<string, Promise<BoardView>>();
  #newest: Found | null = null;
  #shown = false;
  #showing: Promise<void> | null = null;

  constructor(
    private readonly rules: Rules,
    private readonly line: GameLine,
    private readonly signal: AbortSignal,
    private readonly free: () => Promise<void>,
    private readonly show: (found: Found, views: BoardView[]) => void,
  ) {}

  update(found: Found): Promise<void> {
    this.#newest = bestFirst(found);
    this.#showing ??= this.#showAll().finally(() => (this.#showing = null));
    return this.#showing;
  }

  async #showAll(): Promise<void> {
    while (this.#newest) {
      await this.free();
      this.signal.throwIfAborted();
      const found = this.#newest;
      this.#newest = null;
      // The first turn is requested first, the others after it.
      const [best] = found.lines;
      if (!this.#shown && best?.turns.length) {
        const view = await this.#view(best.turns[0]!);
        await this.free();
        this.signal.throwIfAborted();
        this.#shown = true;
        this.show({ ...found, lines: [best] }, [view]);
      }
      const views = await Promise.all(
        found.lines.filter(({ turns }) => turns.length > 0).map(({ turns }) => this.#view(turns[0]!)),
      );
      await this.free();
      this.signal.throwIfAborted();
      if (views.length === found.lines.length) this.show(found, views);
    }
  }

  #view(turn: string): Promise<BoardView> {
    const known = this.#views.get(turn);
    if (known) return known;
    const asked = this.rules.ask('view', { ...this.line, turns: [...this.line.turns, turn], notation: true }, this.signal);
    this.#views.set(turn, asked);
    return asked;
  }
}
