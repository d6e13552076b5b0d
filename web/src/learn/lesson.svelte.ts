// A step of a course while it is learned: what was played in it, and what the rules answered to the last try.
import type { BoardView, CourseStep, GameLine, TryAnswer } from '../wire';
import type { Refusal } from '../entry/entry.svelte';
import type { ShownReason } from '../game/types';
import type { Rules } from '../rules/rules';
import { lastTurn } from '../review/ending';
import { t } from '../words/words';

/** LessonAnswer is what a try came to, with the reasons as they are shown. */
type LessonAnswer = Omit<TryAnswer, 'reasons'> & { reasons: ShownReason[] };

export class Lesson {
  /** shown is the position on the board. */
  shown = $state.raw<{ line: GameLine; view: BoardView }>()!;
  /** answer is what the last try came to. */
  answer = $state.raw<LessonAnswer>();
  /** solved: the solution was shown. */
  solved = $state(false);
  hinted = $state(false);
  trouble = $state('');
  readonly done = $derived(this.answer?.result === 'done');
  #played = $state.raw<string[]>([]);

  /** seat is the learner's: the one to move when the step begins, and the first one in a whole game. */
  readonly seat: 0 | 1;

  constructor(
    private readonly rules: Rules,
    readonly step: CourseStep,
    view: BoardView,
    private readonly ondone: () => void,
  ) {
    this.shown = { line: step.line, view };
    this.seat = step.kind !== 'play' && view.situation.status.to_move === 'second' ? 1 : 0;
    if (step.kind !== 'task') ondone();
  }

  get begun(): boolean {
    return this.#played.length > 0 || this.answer !== undefined;
  }

  /** text is what the answer means for the learner, in a sentence or two. */
  get text(): string {
    if (!this.answer) return '';
    const { result, text } = this.answer;
    if (result === 'goes-on') return t('learn-goes-on');
    if (result === 'missed') return text || t('learn-missed');
    if (result === 'refused') return this.answer.title ?? '';
    return [t(this.solved ? 'learn-shown' : 'learn-done'), text].filter(Boolean).join(' ');
  }

  /** moved: the board shows the turn that was answered, or the answer of the opponent. */
  get moved(): boolean {
    return this.answer?.result === 'goes-on' || (this.answer?.result === 'done' && !this.answer.rule);
  }

  /** reasons are shown on the board and beside it: those of the answer, or what the opponent's turn does. */
  get reasons(): ShownReason[] {
    return this.answer?.result === 'goes-on' ? lastTurn(this.shown.view) : (this.answer?.reasons ?? []);
  }

  /** refused: the reasons say why something is not legal. */
  get refused(): boolean {
    return this.answer?.rule !== undefined;
  }

  /** play tries a turn. In a step without a task every legal turn is played. */
  async play(turn: string): Promise<void> {
    await this.#attempt(async () => {
      if (this.step.kind !== 'task') return this.#show([...this.#played, turn]);
      const answer = await this.#try({ turn });
      if (answer.result === 'done' && !answer.rule) await this.#show([...this.#played, turn]);
      else if (answer.result === 'goes-on') await this.#show([...this.#played, turn, ...(answer.replies ?? [])]);
      else this.#enterAnew();
      this.#conclude(answer);
    });
  }

  /** refuse is called when a rule has refused a pick: that may be what the step asks for. Then the refusal stays as the reason. */
  async refuse({ rule, text, places, message }: Refusal): Promise<void> {
    if (this.step.kind !== 'task' || this.done || rule === undefined) return;
    const reason = this.answer;
    await this.#attempt(async () => {
      const answer = await this.#try({ refused: rule });
      if (answer.result === 'done') this.#conclude({ ...answer, reasons: [{ text, places, ...(message ? { message } : {}) }] });
      else if (reason === this.answer) this.answer = undefined; // the board shows why
    });
  }

  /** solve plays the solution to its end. */
  async solve(): Promise<void> {
    await this.#attempt(async () => {
      const solution = this.step.solution ?? [];
      // Until all tries are answered, the lesson stays as the board shows it.
      let played: string[] = [],
        answer: TryAnswer | undefined;
      for (let i = 0; i < solution.length && answer?.result !== 'done';) {
        const turn = solution[i]!;
        answer = await this.#try({ turn }, played);
        if (answer.result !== 'refused' && !answer.rule) played = [...played, turn, ...(answer.replies ?? [])];
        i += 1 + (answer.replies?.length ?? 0);
      }
      await this.#show(played);
      this.solved = true;
      if (answer) this.#conclude(answer);
    });
  }

  /** again begins the step anew. */
  async again(): Promise<void> {
    await this.#attempt(async () => {
      this.answer = undefined;
      this.solved = false;
      await this.#show([]);
    });
  }

  #conclude(answer: LessonAnswer): void {
    this.answer = answer;
    if (answer.result === 'done') this.ondone();
  }

  #try(tried: { turn: string } | { refused: string }, turns = this.#played): Promise<TryAnswer> {
    const { line, name } = this.step;
    return this.rules.ask('try', { game: line.game, step: name, turns, ...tried });
  }

  /** #enterAnew has the position return, so that a turn can be entered again: the table begins anew with another line. */
  #enterAnew(): void {
    this.shown = { ...this.shown, line: { ...this.shown.line } };
  }

  async #show(played: string[]): Promise<void> {
    const { game, options, position, turns } = this.step.line;
    const line = { game, options, ...(position ? { position } : {}), turns: [...turns, ...played] };
    this.shown = { line, view: await this.rules.ask('view', line) };
    this.#played = played;
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    this.trouble = '';
    try {
      await work();
    } catch (reason) {
      this.trouble = (reason as Error).message;
      this.#enterAnew();
    }
  }
}
