// A turn that the computer in this browser would play, as text and as arrows on the board.
import type { Drawn } from '../board/board';
import type { Mark, Reason } from '../game/types';
import type { Computer, Line, Rules } from '../rules/rules';

/** arrowsOf draws a turn by the marks it leaves on the board: from where, to where. */
export function arrowsOf(marks: Mark[] = []): Drawn[] {
  const to = [...new Set(marks.filter((m) => m.kind === 'to').map((m) => m.place))];
  const from = marks.find((m) => m.kind === 'from' && !to.includes(m.place))?.place;
  return to.map((place, i) => ({ from: i === 0 && from ? from : place, to: place }));
}

/** strongest is the last of the levels: they are listed from weak to strong. */
export const strongest = (levels: string[]): string => levels.at(-1) ?? 'random';

export class Suggestion {
  turn: string | undefined = $state();
  does: Reason[] = $state.raw([]);
  drawn: Drawn[] = $state.raw([]);
  since = $state(0);
  trouble = $state('');
  #asking: AbortController | null = null;

  constructor(private readonly rules: Rules, private readonly computer: Computer) {}

  /** ask lets the computer think about what to play after a line. */
  async ask(line: Line, level: string): Promise<void> {
    this.clear();
    const asking = (this.#asking = new AbortController());
    this.since = Date.now();
    try {
      const { turn } = await this.computer.choose(line, level, asking.signal);
      const after = await this.rules.ask('view', { ...line, turns: [...line.turns, turn] }, asking.signal);
      if (asking.signal.aborted) return;
      this.turn = turn;
      this.does = after.last;
      this.drawn = arrowsOf(after.situation.marks);
    } catch (err) {
      if (!asking.signal.aborted) this.trouble = (err as Error).message;
    } finally {
      if (this.#asking === asking) {
        this.#asking = null;
        this.since = 0;
      }
    }
  }

  /** clear stops the thinking, and forgets what was said. */
  clear(): void {
    this.#asking?.abort();
    this.#asking = null;
    this.since = 0;
    this.turn = undefined;
    this.does = [];
    this.drawn = [];
    this.trouble = '';
  }
}
