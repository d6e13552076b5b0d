// A game against the computer in this browser: the turns, the computer's answers, and storing the
// game. It knows no game: the rules report the seat to move and the end.
import type { BoardView, GameInfo, GameLine, Player, Seat } from '../wire';
import type { Engines, Loading, Rules } from '../rules/rules';
import type { Coach } from './coach.svelte';
import { pause } from './pause';
import type { KeptGame } from './kept';

/** The computer waits for a random time, in ms, so that the person sees their own turn first. */
const settling = (): number => 500 + 400 * Math.random();

export class Session {
  /** The shown line and its view. Both change together. */
  shown: { line: GameLine; view: BoardView };
  you: Player;
  level: string;
  resigned: boolean;
  /** The turn that was played and is not shown yet. */
  waiting: string | undefined = $state();
  /** When the computer began to think; 0 if it does not think. */
  since = $state(0);
  /** The computer was stopped and is to move. */
  stopped = $state(false);
  trouble = $state('');
  /** The level of the server that chose the last turn, while the engines were loading. */
  quick: string | undefined = $state();

  /** The number of the current step. Results of earlier steps are not shown. */
  #step = 0;
  #thinking: AbortController | null = null;

  constructor(
    readonly info: GameInfo,
    private readonly rules: Rules,
    private readonly engines: Engines,
    game: KeptGame,
    view: BoardView,
    private readonly keep: (game: KeptGame) => void,
    /** coach looks at the turns of the person before the computer answers. */
    readonly coach?: Coach,
  ) {
    this.shown = $state.raw({ line: this.#lineOf(game), view });
    this.you = $state(game.you);
    this.level = $state(game.level);
    this.resigned = $state(game.resigned);
  }

  /** loading is how much of the computer has arrived, until all of it has. */
  get loading(): Loading | null {
    return this.engines.loading;
  }

  get turns(): string[] {
    return this.shown.line.turns;
  }
  get toMove(): Seat {
    return this.shown.view.situation.status.to_move;
  }
  get over(): boolean {
    return this.resigned || this.shown.view.situation.status.outcome !== null;
  }
  get yours(): boolean {
    return !this.over && this.toMove === this.you && this.waiting === undefined;
  }

  get game(): KeptGame {
    const { line } = this.shown;
    return {
      options: line.options ?? {},
      ...(line.position ? { position: line.position } : {}),
      turns: line.turns,
      you: this.you,
      level: this.level,
      resigned: this.resigned,
    };
  }

  #lineOf({ options, position, turns }: KeptGame): GameLine {
    return { game: this.info.name, options, ...(position ? { position } : {}), turns };
  }

  /** start lets the computer play if it is its turn. It is called once. */
  start(): void {
    this.keep(this.game);
    void this.#answer();
  }

  /** play plays a turn of the person. */
  async play(turn: string): Promise<void> {
    if (!this.yours) return;
    this.waiting = turn;
    await this.#show([...this.turns, turn], undefined, true);
  }

  /** goOn lets the computer answer in spite of the coach's advice. */
  goOn(): void {
    this.coach?.forget();
    void this.#answer();
  }

  /** useCoach switches the coach on or off. Without it the computer answers the turn that the coach has warned of. */
  useCoach(on: boolean): void {
    const warned = this.coach?.advice !== undefined;
    this.coach?.turn(on);
    if (warned && !on) void this.#answer();
  }

  /** takeback goes back to the previous turn of the person. */
  async takeback(): Promise<void> {
    this.stop();
    this.coach?.forget();
    const step = ++this.#step;
    this.waiting = this.quick = undefined;
    this.resigned = false;
    await this.#try(async () => {
      for (let n = this.turns.length - 1; n >= 0; n--) {
        const line = { ...this.shown.line, turns: this.turns.slice(0, n) };
        const view = await this.rules.ask('view', { ...line, notation: true });
        if (step !== this.#step) return;
        if (view.situation.status.to_move !== this.you && n > 0) continue;
        this.#set(line, view);
        return;
      }
    });
    if (step === this.#step) void this.#answer();
  }

  /** begin starts another game, and reports whether it could be shown: without an answer the old one stays. */
  async begin(game: Partial<KeptGame> = {}): Promise<boolean> {
    this.stop();
    this.coach?.forget();
    const { position: _, ...usual } = this.game;
    // A game with other options begins as usual.
    const another: KeptGame = { ...(game.options ? usual : this.game), turns: [], resigned: false, ...game };
    return this.#show(another.turns, another);
  }

  /** follow shows the game as another tab has kept it. That tab lets the computer answer, until the person asks for it here. */
  async follow(game: KeptGame): Promise<void> {
    this.stop();
    this.coach?.forget();
    const step = ++this.#step;
    this.waiting = this.quick = undefined;
    await this.#try(async () => {
      const line = this.#lineOf(game);
      const view = await this.rules.ask('view', { ...line, notation: true });
      if (step !== this.#step) return;
      ({ you: this.you, level: this.level, resigned: this.resigned } = game);
      this.shown = { line, view };
      this.stopped = !this.over && this.toMove !== this.you;
    });
  }

  resign(): void {
    this.stop();
    this.coach?.forget();
    this.#step++;
    this.waiting = undefined;
    this.resigned = true;
    this.keep(this.game);
  }

  /** against changes the level of the computer. */
  against(level: string): void {
    this.level = level;
    this.keep(this.game);
    if (this.#thinking) {
      this.stop();
      void this.#answer();
    }
  }

  /** stop ends the computer's thinking. */
  stop(): void {
    this.#thinking?.abort();
    this.#thinking = null;
    if (this.since) this.stopped = true;
    this.since = 0;
  }

  /** resume lets the computer think again. */
  resume(): void {
    this.trouble = '';
    void this.#answer();
  }

  /** #show shows turns of this game or of another one, and reports whether that was possible. own: the person has just played the last one. */
  async #show(turns: string[], another?: KeptGame, own = false): Promise<boolean> {
    const step = ++this.#step;
    const done = await this.#try(async () => {
      const line = this.#lineOf({ ...(another ?? this.game), turns });
      const view = await this.rules.ask('view', { ...line, notation: true });
      if (step !== this.#step) return;
      if (another) {
        this.quick = undefined;
        ({ you: this.you, level: this.level, resigned: this.resigned } = another);
      }
      this.#set(line, view);
    });
    if (step !== this.#step) return false;
    this.waiting = undefined;
    if (done) void this.#answer(own);
    return done;
  }

  #set(line: GameLine, view: BoardView): void {
    this.shown = { line, view };
    this.keep(this.game);
  }

  /** #answer plays for the other side: the computer, or chance. The coach looks at the person's own turn before. */
  async #answer(own = false): Promise<void> {
    this.stopped = false;
    if (!this.over && this.toMove === this.you) this.coach?.prepare(this.shown.line);
    if (this.over || this.toMove === this.you || this.#thinking) return;
    if (own && (await this.#advised())) return;
    const step = this.#step;
    const thinking = (this.#thinking = new AbortController());
    this.since = Date.now();
    let turn: string | undefined, quick: string | undefined;
    const done = await this.#try(async () => {
      const [chosen] = await Promise.all([this.engines.choose(this.shown.line, this.level, thinking.signal), pause(settling())]);
      ({ turn, level: quick } = chosen);
    }, thinking.signal);
    if (this.#thinking !== thinking) return;
    this.#thinking = null;
    this.since = 0;
    if (!done) this.stopped = true;
    if (step !== this.#step || turn === undefined) return;
    if (this.toMove !== 'chance') this.quick = quick;
    await this.#show([...this.turns, turn]);
  }

  /** #advised reports whether the computer does not answer now: the coach has advice, or something else has happened meanwhile. */
  async #advised(): Promise<boolean> {
    if (!this.coach?.on) return false;
    const step = this.#step;
    const thinking = (this.#thinking = new AbortController());
    this.since = Date.now();
    const advice = await this.coach.examine(this.shown.line, this.you, thinking.signal);
    if (this.#thinking !== thinking) return true;
    this.#thinking = null;
    this.since = 0;
    return advice || step !== this.#step;
  }

  /** #try shows errors in words; a cancelled request is no error. */
  async #try(work: () => Promise<void>, signal?: AbortSignal): Promise<boolean> {
    try {
      await work();
      this.trouble = '';
      return true;
    } catch (err) {
      if (!signal?.aborted) this.trouble = (err as Error).message;
      return false;
    }
  }
}
