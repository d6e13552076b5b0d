// The preview: what the turn would do if an offered pick were its last one, before it is picked.
import type { ShownReason } from '../game/types';
import type { Line, Rules } from '../rules/rules';

/** A preview follows when a pointer or the cursor rests on a target for this time, in ms. */
const RESTING = 120;

export interface Previewed {
  /** id is the pick that is previewed. */
  id: string;
  does: ShownReason[];
}

export class Preview {
  shown = $state.raw<Previewed>();
  readonly #rules: () => Rules;
  readonly #line: () => Line;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;

  constructor(rules: () => Rules, line: () => Line) {
    this.#rules = rules;
    this.#line = line;
  }

  /** show previews a path of picks, the last of which is aimed at. Without a path it hides the preview. */
  show(path: string[] | undefined): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.shown = undefined;
    // The server is not asked for every place that a pointer passes.
    if (!path || !this.#rules().here) return;
    this.#timer = setTimeout(() => void this.#ask(path), RESTING);
  }

  async #ask(path: string[]): Promise<void> {
    const { signal } = (this.#asking = new AbortController());
    try {
      let picks = await this.#rules().ask('picks', { ...this.#line(), path }, signal);
      // A turn that could go on is previewed as if it ended here.
      const end = picks.turn === undefined ? picks.next.find((pick) => pick.kind === 'button') : undefined;
      if (end) picks = await this.#rules().ask('picks', { ...this.#line(), path: [...path, end.id] }, signal);
      if (!signal.aborted && picks.does) this.shown = { id: path.at(-1) ?? '', does: picks.does };
    } catch {
      // A preview is an extra: without an answer there is none.
    }
  }
}
