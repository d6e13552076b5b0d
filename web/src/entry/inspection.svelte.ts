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
  /** held is the seat in whose hand the piece is that was looked at last; undefined if it is on the board. */
  held: Player | undefined;
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
    else {
      this.held = 'seat' in piece ? piece.seat : undefined;
      this.#timer = setTimeout(() => void this.#ask(piece), delay);
    }
  }

  /** describe returns the card of a piece. A card is an extra: without an answer there is none. */
  async describe(piece: Inspected, signal?: AbortSignal): Promise<PieceCard | undefined> {
    const { game, options, position, turns } = this.#line();
    try {
      return await this.#rules().ask('piece', { game, options, position, turns, ...piece }, signal);
    } catch {
      return undefined;
    }
  }

  async #ask(piece: Inspected): Promise<void> {
    const asking = (this.#asking = new AbortController()),
      card = await this.describe(piece, asking.signal);
    if (!asking.signal.aborted) this.card = card;
  }
}
