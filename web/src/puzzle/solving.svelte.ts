// One puzzle while a person solves it: the turns on the board, and what is answered. It knows no game: the
// program with the engines judges each turn.
import type { Annotation } from '../board/board';
import { afterPaint } from '../board/afterpaint';
import { pause } from '../play/pause';
import { lastTurn } from '../review/ending';
import { arrowsOf } from '../review/suggestion.svelte';
import type { PuzzleJudge, Rules } from '../rules/rules';
import { isProved } from './own';
import { t } from '../words/words';
import type { BoardView, GameLine, PuzzleInfo, Reason, Seat, TurnVerdict } from '../wire';

/** asked: it is the person's turn; judging: their turn is checked; wrong: it is refuted; solved; answered: the solution is shown. */
export type Phase = 'asked' | 'judging' | 'wrong' | 'solved' | 'answered';

/** How long a turn stays before the reply, from its last pick and on the board, and before each further one, in ms. */
const REPLY = 80;
const PAINTED = 20;
const FURTHER = 900;
/** So many views are kept at most. */
const MOST_AHEAD = 50;

interface Context {
  rules: Rules;
  judge: PuzzleJudge;
  puzzle: PuzzleInfo;
  view: BoardView;
  task: string;
  /** ended: the puzzle was solved at the first try without help, or not; called once, and not at all after help. */
  ended: (solved: boolean) => void;
}

export class Solving {
  phase: Phase = $state('asked');
  text = $state('');
  hint = $state('');
  trouble = $state('');
  helped = $state(false);
  /** did is what the person's wrong turn did, once the reply to it is on the board. */
  did: Reason[] = $state.raw([]);
  drawn: Annotation[] = $state.raw([]);
  shown: { line: GameLine; view: BoardView };
  waiting: string | undefined = $state();

  readonly puzzle: PuzzleInfo;
  readonly start: GameLine;
  /** seat is the one that the person plays. */
  readonly seat: Seat;
  /** right are the turns so far that were right, with their replies. */
  #right: string[] = [];
  #views: { line: GameLine; view: BoardView }[];
  #ended = false;
  #step = 0;

  constructor(private readonly context: Context) {
    const { puzzle, view, task } = context;
    this.puzzle = puzzle;
    this.start = { game: puzzle.game, options: puzzle.options ?? {}, position: puzzle.position, turns: [] };
    this.shown = $state.raw({ line: this.start, view });
    this.#views = [this.shown];
    this.seat = view.situation.status.to_move;
    this.text = task;
    this.#prepare().catch(() => undefined); // each turn is judged and drawn when it is played, too
  }

  /** #ahead has views that are probably shown: of wrong turns that people play most, and of replies. */
  #ahead = new Map<string, Promise<BoardView>>();

  /**
   * #prepare has likely turns judged and drawn while the person thinks. Programs compile what they use for the first time, so
   * other turns are faster, too.
   */
  async #prepare(): Promise<void> {
    const { wins, saves, turns: solution } = this.puzzle;
    const draw = async (turns: string[]): Promise<void> => {
      if (this.#step === 0) await this.#draw(turns).catch(() => undefined); // it is drawn when it is shown, too
    };
    let drawn = draw(solution.slice(0, 1));
    await this.context.judge.prepare(this.start, { wins, saves, solution }, (line) => {
      drawn = drawn.then(() => draw(line.slice(0, 1))).then(() => draw(line.slice(0, 2)));
    });
    await drawn;
  }

  /** hints is how many hints were given for this turn. */
  hints = $state(0);

  async play(turn: string): Promise<void> {
    if (this.phase !== 'asked') return;
    const step = ++this.#step;
    this.phase = 'judging';
    this.#clear();
    this.waiting = turn;
    const turns = [...this.#right, turn],
      seen = pause(REPLY);
    try {
      const judged = this.#judge(turns);
      // The reply is drawn as soon as it is known: its view does not wait until the person has seen their own turn.
      const ahead = judged.then(({ replies: [reply] }) => (reply === undefined ? undefined : this.#view([...turns, reply])));
      ahead.catch(() => undefined); // both are awaited below
      judged.catch(() => undefined);
      await this.#show(turns, step);
      this.waiting = undefined;
      this.text = t('puzzle-judging');
      const [verdict] = await Promise.all([judged, seen, pause(PAINTED)]);
      if (step === this.#step) await this.#answer(turns, verdict, step, ahead);
    } catch (error) {
      if (step !== this.#step) return;
      this.retry(); // it clears an earlier trouble
      this.trouble = (error as Error).message;
    }
  }

  #judge(turns: string[]): Promise<TurnVerdict> {
    const { wins, saves, turns: solution } = this.puzzle;
    const likely = (reply: string): void => void this.#draw([...turns, reply]);
    return this.context.judge.judge({ ...this.start, turns }, { wins, saves, solution }, likely);
  }

  async #answer(turns: string[], verdict: TurnVerdict, step: number, ahead: Promise<BoardView | undefined>): Promise<void> {
    if (verdict.solved) {
      this.text = this.helped ? t('puzzle-solved-helped') : t(isProved(this.puzzle) ? 'puzzle-solved' : 'puzzle-solved-judged');
      this.phase = 'solved';
      this.#end(true);
      return;
    }
    // The answer and the first reply are drawn together.
    const first = await ahead.finally(() => {
      if (!verdict.right) this.#end(false);
    });
    if (step !== this.#step) return;
    if (!verdict.right) {
      this.text = this.#wrongText(verdict);
      if (verdict.replies.length > 0) this.did = lastTurn(this.shown.view);
      this.phase = 'wrong';
    } else this.text = t('puzzle-right');
    let all = turns;
    for (const [i, reply] of verdict.replies.entries()) {
      if (i > 0) await pause(FURTHER);
      if (step !== this.#step) return;
      all = [...all, reply];
      await this.#show(all, step, i === 0 ? first : undefined);
    }
    if (!verdict.right || step !== this.#step) return;
    this.#right = all;
    this.#views = [...this.#views, this.shown];
    this.phase = 'asked';
  }

  #wrongText({ replies, proved }: TurnVerdict): string {
    if (this.shown.view.situation.status.outcome !== null) return t('puzzle-wrong-over');
    if (replies.length === 0 || !proved) return t('puzzle-wrong');
    return this.puzzle.saves ? t('puzzle-wrong-saves') : t('puzzle-wrong-win');
  }

  /** #end reports the result of the first try. */
  #end(solved: boolean): void {
    if (this.#ended || this.helped) return;
    this.#ended = true;
    afterPaint(() => this.context.ended(solved)); // to store it takes time
  }

  /** retry goes back to the position in which the turn was wrong, or to the beginning. */
  retry(fromStart = false): void {
    this.#step++;
    if (fromStart) {
      this.#right = [];
      this.#views = this.#views.slice(0, 1);
    }
    this.#clear();
    this.waiting = undefined;
    this.shown = this.#views.at(-1)!;
    this.phase = 'asked';
    this.text = this.#right.length ? t('puzzle-right') : this.context.task;
  }

  /** giveHint shows where the turn begins, and then the turn. */
  async giveHint(): Promise<void> {
    const turn = this.#expected();
    if (this.phase !== 'asked' || turn === undefined) return;
    this.#help();
    const step = this.#step;
    try {
      if (this.hints === 0) {
        const { place, label } = await this.context.judge.hint({ ...this.start, turns: this.#right }, turn);
        if (step !== this.#step) return;
        this.hint = t('puzzle-hint-first', { label });
        this.drawn = place ? [{ from: place, to: place }] : [];
      } else {
        const view = await this.#view([...this.#right, turn]);
        if (step !== this.#step) return;
        this.hint = t('puzzle-hint-turn', { turn: view.labels?.at(-1) ?? turn });
        this.drawn = arrowsOf(view.situation.marks);
      }
      this.hints++;
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  /** #expected returns the turn of the solution, where the turns so far are those of the solution. */
  #expected(): string | undefined {
    const { turns } = this.puzzle;
    return this.#right.every((turn, i) => turns[i] === turn) ? turns[this.#right.length] : undefined;
  }

  /** hintable: there is another hint for this turn. */
  get hintable(): boolean {
    return this.phase === 'asked' && this.hints < 2 && this.#expected() !== undefined;
  }

  /** giveSolution plays the solution. */
  async giveSolution(): Promise<void> {
    if (this.phase === 'judging') return;
    this.#help();
    const step = ++this.#step;
    this.#clear();
    this.phase = 'answered';
    this.text = t('puzzle-answered');
    try {
      for (let n = 0; n <= this.puzzle.turns.length; n++) {
        if (n > 0) await pause(FURTHER);
        if (step !== this.#step) return;
        await this.#show(this.puzzle.turns.slice(0, n), step);
      }
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  #help(): void {
    if (!this.#ended) this.helped = true;
  }

  /** #clear removes the hint, and what was shown about a wrong turn. */
  #clear(): void {
    this.hint = this.trouble = '';
    this.hints = 0;
    this.drawn = [];
    this.did = [];
  }

  /** stop ends what is under way. */
  stop(): void {
    this.#step++;
  }

  #view(turns: string[]): Promise<BoardView> {
    return this.#ahead.get(turns.join(' ')) ?? this.context.rules.ask('view', { ...this.start, turns, notation: true });
  }

  /** #draw has a position drawn ahead of time. */
  #draw(turns: string[]): Promise<BoardView> {
    const key = turns.join(' '),
      view = this.#view(turns);
    if (this.#ahead.size >= MOST_AHEAD) this.#ahead.clear();
    this.#ahead.set(key, view);
    view.catch(() => this.#ahead.delete(key)); // it is drawn when it is shown
    return view;
  }

  /** #show shows the position after some turns; view is what it looks like, if that is known. */
  async #show(turns: string[], step: number, view?: BoardView): Promise<void> {
    view ??= await this.#view(turns);
    if (step === this.#step) this.shown = { line: { ...this.start, turns }, view };
  }
}
