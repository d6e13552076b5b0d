// The keyboard events of a board: moving the cursor, picking, cancelling and zooming.
import { tick } from 'svelte';
import type { BoardState } from './boardstate.svelte';
import type { Gestures } from './gestures';
import { leap, step, ways } from './keys';
import type { Spot } from './places';

const ZOOM_IN = 1.25,
  ZOOM_OUT = 0.8;

export class Keyboard {
  readonly #board: BoardState;
  readonly #gestures: Gestures;
  /** The row or column in which the cursor moves. */
  #axis: 'x' | 'y' = 'x';
  #rail = 0;

  constructor(board: BoardState, gestures: Gestures) {
    this.#board = board;
    this.#gestures = gestures;
  }

  readonly keydown = (e: KeyboardEvent): void => {
    if (e.altKey || e.ctrlKey || e.metaKey || !this.#board.cursorSpot) return;
    // A key that is held moves the cursor on, but makes no further picks: the next one may confirm the turn.
    const held = e.repeat && (e.key === 'Enter' || e.key === ' ');
    if (!held && !this.#handle(e.key, e.shiftKey, this.#board.cursorSpot)) return;
    e.preventDefault();
    e.stopPropagation();
  };

  /** escape cancels a drag wherever the focus is. */
  readonly escape = (e: KeyboardEvent): void => {
    if (e.key !== 'Escape' || !this.#gestures.carrying) return;
    e.preventDefault();
    this.#gestures.abort();
  };

  /** focusin moves the cursor to the place with the focus, where it stays whatever is offered next. */
  readonly focusin = (e: FocusEvent): void => {
    if (!(e.target instanceof SVGElement)) return;
    this.#board.cursorShown ||= e.target.matches(':focus-visible');
    this.#board.cursor = e.target.dataset.place ?? this.#board.cursor;
  };

  /** moveCursor moves the cursor and the focus to a place. */
  async moveCursor(spot: Spot | undefined): Promise<void> {
    if (!spot) return;
    this.#board.cursor = spot.name;
    this.#board.cursorShown = true;
    this.#board.reveal(spot);
    await tick();
    this.#board.focusElement(spot.name);
    // The element that had the focus may be gone by now: without a focus, nothing is looked at.
    this.#board.inspect(spot.name);
  }

  /** #handle reports whether the key means something. */
  #handle(key: string, far: boolean, spot: Spot): boolean {
    const board = this.#board;
    switch (key) {
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'ArrowUp':
      case 'ArrowDown':
        void this.moveCursor(this.#next(key, far, spot));
        return true;
      case 'Enter':
      case ' ':
        board.cursorShown = true;
        // Enter on a place that is picked already is left to the page: it may confirm the turn.
        if (key === 'Enter' && board.spots.size === 0 && board.lastPicked(spot)) return false;
        board.choose(spot);
        return true;
      case 'Escape':
        if (this.#gestures.carrying) this.#gestures.abort();
        else board.props.oncancel?.();
        board.inspect(undefined);
        return true;
      case 'Home':
        void this.moveCursor(board.home);
        return true;
      case '+':
      case '-':
        board.zoom(key === '+' ? ZOOM_IN : ZOOM_OUT);
        return true;
      case '0':
        board.resetCamera();
        return true;
    }
    return false;
  }

  /** #next returns the place to which an arrow key moves the cursor. The first one only shows the cursor. */
  #next(key: string, far: boolean, from: Spot): Spot | undefined {
    const board = this.#board,
      way = ways[key]!,
      axis = way.x !== 0 ? 'x' : 'y';
    const to = board.flipped ? { x: -way.x, y: way.y } : { x: way.x, y: -way.y };
    if (!board.cursorShown || axis !== this.#axis) [this.#axis, this.#rail] = [axis, axis === 'x' ? from.at.y : from.at.x];
    if (!board.cursorShown) return from;
    if (far) return leap(from, to, board.offeredSpots);
    if (board.open) return board.places.nearest({ x: from.at.x + to.x, y: from.at.y + to.y });
    return step(from, to, this.#rail, this.#reachable(from));
  }

  /** #reachable returns the places of the shapes that are offered, and the occupied ones. */
  #reachable(from: Spot): Spot[] {
    const { places, offeredSpots, occupied } = this.#board;
    const shapes = new Set(offeredSpots.map((spot) => spot.shape));
    if (shapes.size === 0) return places.all;
    return places.all.filter((spot) => shapes.has(spot.shape) || occupied(spot.name) || spot.name === from.name);
  }
}
