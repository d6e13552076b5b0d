// The views of a match. One request runs at a time, and the next is the last view that the page
// wants, so an older answer never replaces a newer one.
import { untrack } from 'svelte';
import type { BoardView, GameLine, Terms } from '../wire';
import type { Rules } from '../rules/rules';

/** Shown is a game up to some turn, with its view. */
export interface Shown {
  line: GameLine;
  view: BoardView;
  seq: number;
}

const again = 2000; // milliseconds until a failed view is requested again
const most = 60;

export class Views {
  shown = $state.raw<Shown>()!;
  /** late: the requested view could not be loaded, an older one is shown. */
  late = $state(false);
  #wanted: { line: GameLine; seq: number } | undefined;
  #asking = false;
  #kept = new Map<string, BoardView>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly rules: Rules,
    first: Shown,
  ) {
    this.shown = first;
    this.#keep(first.line, first.view);
  }

  /** want shows a game up to some turn as soon as its view is there. */
  want(line: GameLine, seq: number): void {
    this.#wanted = { line, seq };
    void this.#ask();
  }

  /** shows reports whether the game is shown after these turns. */
  shows(turns: string[]): boolean {
    return keyOf(this.shown.line) === turns.join('\n');
  }

  /** retry repeats a failed request at once. */
  retry(): void {
    if (this.late) void this.#ask();
  }

  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    clearTimeout(this.#timer);
    try {
      while (this.#wanted) {
        const { line, seq } = this.#wanted;
        const view = this.#kept.get(keyOf(line)) ?? (await this.rules.ask('view', { ...line, notation: true }));
        this.#keep(line, view);
        if (this.#wanted?.line !== line) continue; // the page wants a newer one by now
        this.#wanted = undefined;
        // What is not another position stays the same object: a turn that is being entered there goes on.
        const before = untrack(() => this.shown);
        this.shown = keyOf(line) === keyOf(before.line) ? { ...before, seq } : { line, view, seq };
      }
      this.late = false;
    } catch {
      this.late = true;
      this.#timer = setTimeout(() => void this.#ask(), again);
    } finally {
      this.#asking = false;
    }
  }

  #keep(line: GameLine, view: BoardView): void {
    const key = keyOf(line);
    this.#kept.delete(key);
    this.#kept.set(key, view);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= most) return;
      this.#kept.delete(oldest);
    }
  }
}

/** shownOf returns what the board shows: the match as it is, or other turns that are wanted, once their view is there. Until then it is what the board
    showed before. */
export function shownOf(wanted: string[] | undefined, now: Views, past: Views, before: Shown): Shown {
  if (!wanted) return now.shown;
  return past.shows(wanted) ? past.shown : before;
}

/** lineOf returns the line of a match up to these turns. */
export function lineOf({ game, options, position }: Terms, turns: string[]): GameLine {
  return { game, options, ...(position ? { position } : {}), turns };
}

const keyOf = (line: GameLine) => line.turns.join('\n');
