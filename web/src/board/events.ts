// The pointer events of a board: what a press, click, drag, pinch or turn of the wheel does.
import { tick } from 'svelte';
import type { XY } from '../game/types';
import { afterPaint } from './afterpaint';
import type { BoardState } from './boardstate.svelte';
import type { Drag } from './drag';
import { toggled } from './draw';
import { Gestures } from './gestures';
import type { GestureTarget } from './gestures';
import type { Spot } from './places';

/** A mouse rests after this time, in ms. */
const REST = 60;
/** A press of a finger that lasts so long shows the card of a piece, in ms. */
const LONG_PRESS = 500;

export class BoardEvents implements GestureTarget {
  readonly gestures = new Gestures(this);
  readonly #board: BoardState;
  readonly #drag: Drag;
  /** The place that was pressed, and whether the press has picked it. The board may move meanwhile. */
  #pressed: Spot | undefined;
  #picked = false;
  #pressedAt = 0;
  #listening = false;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(board: BoardState, drag: Drag) {
    this.#board = board;
    this.#drag = drag;
  }

  press(p: XY, coarse: boolean): 'lift' | 'pan' | 'none' {
    const board = this.#board,
      spot = board.spotAt(p, coarse);
    this.#pressed = spot;
    this.#picked = board.cursorShown = false;
    board.inspect(undefined);
    if (coarse) {
      this.#pressedAt = Date.now();
      board.inspect(spot?.name, true);
    }
    if (!spot || !board.props.onpick || !board.occupied(spot.name)) return board.open ? 'pan' : 'none';
    if (board.spots.has(spot.name) && board.picked.length === 0) {
      this.#picked = true;
      board.choose(spot, coarse);
    }
    return 'lift';
  }

  click(_: XY, coarse: boolean): void {
    const board = this.#board,
      spot = this.#pressed;
    if (coarse) {
      // A long press has shown the card of a piece, which stays. It picks nothing.
      if (Date.now() - this.#pressedAt >= LONG_PRESS && spot && board.occupied(spot.name)) return;
      board.inspect(undefined);
    }
    if (board.annotations.length > 0 && !(spot && board.spots.has(spot.name))) board.props.ondraw?.([]);
    if (spot) board.cursor = spot.name;
    if (!this.#picked) board.choose(spot, coarse);
  }

  lift(p: XY, coarse: boolean): boolean {
    const spot = this.#pressed;
    this.#board.inspect(undefined);
    if (!spot) return false;
    if (!this.#picked && !this.#board.lastPicked(spot)) this.#board.choose(spot);
    if (!this.#picked && !this.#board.lastPicked(spot)) return false;
    return this.#drag.lift(spot, p, coarse);
  }

  carry(p: XY, coarse: boolean): void {
    this.#drag.move(p, coarse);
  }

  drop(p: XY, coarse: boolean): void {
    this.#drag.drop(p, coarse);
  }

  cancel(): void {
    this.#drag.end();
    this.#board.props.oncancel?.();
  }

  draw(from: XY, to: XY, done: boolean): void {
    const board = this.#board,
      a = board.spotAt(from, false, []),
      b = board.spotAt(to, false, []);
    const annotation = a && b && { from: a.name, to: b.name };
    board.newAnnotation = done ? undefined : annotation;
    if (done && annotation) board.props.ondraw?.(toggled(board.annotations, annotation));
  }

  pan(dx: number, dy: number): void {
    this.#board.inspect(undefined);
    this.#board.pan(dx, dy);
  }

  zoom(p: XY, by: number): void {
    this.#board.zoom(by, this.#board.inWindow(p));
  }

  readonly pointerdown = (e: PointerEvent): void => {
    this.gestures.down(e);
    this.#listen();
  };

  /**
   * mousedown focuses the pressed place after the press has been painted. The browser would
   * force a layout at once to find out whether the place can have the focus.
   */
  readonly mousedown = (e: MouseEvent): void => {
    if (e.button !== 0) return;
    e.preventDefault();
    const board = this.#board;
    afterPaint(() => {
      if (!this.#pressed) return;
      board.cursor = this.#pressed.name;
      void tick().then(() => {
        board.focusElement(board.cursor ?? '');
        board.cursorShown = false;
      });
    });
  };

  /** hover notes where a mouse rests. While it moves, nothing is done. */
  readonly hover = (e: PointerEvent): void => {
    if (e.pointerType !== 'mouse' || e.buttons !== 0) return;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      const name = this.#board.spotAt({ x: e.clientX, y: e.clientY }, false, [])?.name;
      this.#board.pointed = name;
      this.#board.inspect(name);
    }, REST);
  };

  readonly leave = (): void => {
    clearTimeout(this.#resting);
    this.#board.pointed = undefined;
    this.#board.inspect(undefined);
  };

  /** carryFrom drags a piece, e.g. "first R3", with a pointer that went down outside of the board. */
  carryFrom(e: PointerEvent, piece: string): void {
    this.gestures.takeOver(e);
    this.#drag.start(piece, { x: e.clientX, y: e.clientY }, e.pointerType === 'touch');
    this.#listen();
  }

  /** touchstart keeps the page from scrolling when a finger goes down on a piece that can be dragged, or on an open field. */
  readonly touchstart = (e: TouchEvent): void => {
    const board = this.#board,
      touch = e.touches[0];
    if (!touch || !board.props.onpick) return;
    const spot = board.spotAt({ x: touch.clientX, y: touch.clientY }, true);
    // The press comes first, and may have picked the piece already.
    const draggable = spot && board.occupied(spot.name) && (this.#picked || board.spots.has(spot.name) || board.lastPicked(spot));
    if (board.open || draggable) e.preventDefault();
  };

  readonly wheel = (e: WheelEvent): void => {
    const board = this.#board;
    if (!board.open || !(e.ctrlKey || e.metaKey || board.picture.contains(document.activeElement))) return;
    e.preventDefault();
    this.zoom({ x: e.clientX, y: e.clientY }, Math.exp(-e.deltaY * (e.deltaMode ? 0.05 : 0.0022)));
  };

  /** attach adds the listeners that may prevent the default, which Svelte's attributes cannot. */
  attach(picture: HTMLElement): () => void {
    picture.addEventListener('touchstart', this.touchstart, { passive: false });
    picture.addEventListener('wheel', this.wheel, { passive: false });
    return () => {
      picture.removeEventListener('touchstart', this.touchstart);
      picture.removeEventListener('wheel', this.wheel);
    };
  }

  /** #listen follows a gesture anywhere in the window until the last pointer is up. */
  #listen(): void {
    if (this.#listening) return;
    this.#listening = true;
    const move = (e: PointerEvent) => this.gestures.move(e);
    const up = (e: PointerEvent) => {
      this.gestures.up(e);
      if (!this.gestures.held) stop();
    };
    const cancel = () => {
      this.gestures.abort();
      stop();
    };
    const stop = () => {
      this.#listening = false;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
  }
}
