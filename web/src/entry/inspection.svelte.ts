// The piece that the user looks at, and its card.
import type { PieceCard, Player } from '../wire';
import type { Line, Rules } from '../rules/rules';

/** A piece on a place, or the pieces of a kind in a hand. */
export type Inspected = { place: string } | { seat: Player; kind: string };

/** How long a mouse or the focus rests on a piece, and a finger on it, until its card is shown, in ms. */
export const RESTING = 300,
  PRESSING = 500;

export class Inspection {
  card = $state.raw<PieceCard>();
  readonly #rules: () => Rules;
  readonly #line: () => Line;
  #asking: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(rules: () => Rules, line: () => Line) {
    this.#rules = rules;
    this.#line = line;
  }

  /** look shows the card of a piece after a delay; without a piece it hides the card at once. */
  look(piece: Inspected | undefined, delay = RESTING): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    if (!piece) this.card = undefined;
    else this.#timer = setTimeout(() => void this.#ask(piece), delay);
  }

  async #ask(piece: Inspected): Promise<void> {
    const asking = (this.#asking = new AbortController());
    const { game, options, position, turns } = this.#line();
    try {
      const card = await this.#rules().ask('piece', { game, options, position, turns, ...piece }, asking.signal);
      if (!asking.signal.aborted) this.card = card;
    } catch {
      // A card is an extra: without an answer there is none.
      if (!asking.signal.aborted) this.card = undefined;
    }
  }
}
