// The pointer events of a board: what a press, click, aim, drag, pinch or turn of the wheel does.
import { tick } from 'svelte';
import type { XY } from '../game/types';
import { afterPaint } from './afterpaint';
import type { BoardState } from './boardstate.svelte';
import type { Drag } from './drag';
import { toggled } from './draw';
import { Gestures } from './gestures';
import type { GestureTarget, Means } from './gestures';
import { calm } from './motion';
import type { Spot } from './places';
import type { Loupe } from './thumb';

/** A mouse rests after this time, in ms. A finger that slides rests later: it slows down before it reaches the place that it means. */
const REST = 60,
  FINGER_REST = 150;
/** A press of a finger that lasts so long shows the card of a piece, in ms. */
const LONG_PRESS = 500;
/** Two taps are one double tap within this time, in ms, and distance, in pixels. */
const TWICE = 320,
  NEAR = 30;
/** How long the device vibrates when a finger slides to another place, in ms. */
const VIBRATION = 6;

export class BoardEvents implements GestureTarget {
  readonly gestures = new Gestures(this);
  readonly #board: BoardState;
  readonly #drag: Drag;
  /** The place that was pressed, and whether the press has picked it. The board may move meanwhile. */
  #pressed: Spot | undefined;
  #picked = false;
  #pressedAt = 0;
  /** When the browser noticed the finger: a page that is busy hears of it later. */
  #touched = 0;
  #means: Means = 'none';
  /** The places at which a finger aims, the one that it means, and the loupe that it was put into. */
  #aims: Spot[] = [];
  #aimed: string | undefined;
  #loupe: Loupe | undefined;
  /** The last tap on nothing that can be picked. */
  #tapped: XY = { x: 0, y: 0 };
  #tappedAt = 0;
  #listening = false;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #cancelSettling = (): void => {};

  constructor(board: BoardState, drag: Drag) {
    this.#board = board;
    this.#drag = drag;
  }

  press(p: XY, coarse: boolean, time: number): Means {
    this.#touched = time;
    return (this.#means = this.#press(p, coarse));
  }

  #press(p: XY, coarse: boolean): Means {
    const board = this.#board,
      spot = board.spotAt(p, coarse);
    this.#pressed = spot;
    this.#picked = board.cursorShown = false;
    board.inspect(undefined);
    this.#loupe = coarse && board.inLoupe(p) ? board.shownLoupe : undefined;
    if (this.#loupe) board.loupe = this.#loupe = { ...this.#loupe, lies: board.loupeLies };
    if (this.#loupe || (spot && this.#aimsAt(spot, coarse))) {
      this.#aims = board.aims;
      this.#aimed = undefined;
      board.aiming = true;
      board.measureAgain();
      return 'aim';
    }
    if (coarse) {
      this.#pressedAt = Date.now();
      board.inspect(spot?.name, true);
    }
    if (!spot || !board.props.onpick || !board.occupied(spot.name)) return board.movable ? 'pan' : 'none';
    if (board.spots.has(spot.name) && board.picked.length === 0) {
      this.#picked = true;
      board.choose(spot, coarse);
    }
    return 'lift';
  }

  /** #aimsAt reports whether a finger on a place may mean another one. A piece that begins a turn is dragged instead. */
  #aimsAt(spot: Spot, coarse: boolean): boolean {
    const board = this.#board;
    if (!board.props.onpick || !board.inexact(coarse)) return false;
    return !(board.picked.length === 0 && board.occupied(spot.name)) && board.aims.some(({ name }) => name === spot.name);
  }

  /** aim shows the place that a finger means in the loupe, with the ghost there. It is picked when the finger rests. */
  aim(p: XY): void {
    const board = this.#board,
      inside = this.#loupe && board.inLoupe(p, this.#loupe),
      spot = this.#meant(p);
    if (spot && spot.name !== this.#aimed) {
      if (this.#aimed !== undefined && board.props.animate !== false && !calm()) navigator.vibrate?.(VIBRATION);
      this.#aimed = spot.name;
      this.#pressed = spot;
      this.#settleLater();
    }
    // In the loupe itself, the finger moves over a picture that stays.
    const shown = board.places.find(this.#aimed);
    if (this.#loupe && inside) board.loupe = { ...this.#loupe, place: this.#aimed ?? this.#loupe.place };
    else {
      this.#loupe = undefined;
      if (shown) board.look(shown, p);
    }
    if (shown && board.slid !== shown.name) board.slide(shown);
  }

  /**
   * #settleLater picks the place to which a finger has slid when it rests there. The time counts from when the place is
   * painted: a page that is slow would take each place for a rest.
   */
  #settleLater(): void {
    this.#cancelSettling();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancelPaint = afterPaint(() => (timer = setTimeout(() => this.#board.settle(), FINGER_REST)));
    this.#cancelSettling = () => {
      cancelPaint();
      clearTimeout(timer);
    };
  }

  /** #meant returns the place that an aiming finger means. */
  #meant(p: XY): Spot | undefined {
    const board = this.#board,
      spot = board.spotAt((this.#loupe && board.inLoupe(p, this.#loupe)) ?? p, true, this.#aims);
    return spot && this.#aims.find(({ name }) => name === spot.name);
  }

  /** land lays the loupe on the place that the finger means, where a tap is exact. */
  land(): void {
    const board = this.#board,
      spot = board.places.find(this.#aimed);
    this.#cancelSettling();
    board.aiming = false;
    if (spot) {
      board.look(spot);
      board.cursor = spot.name;
      // The loupe and the ghost are painted first.
      afterPaint(() => board.settle());
    } else board.loupe = board.slid = undefined;
  }

  click(p: XY, coarse: boolean): void {
    const board = this.#board,
      spot = this.#pressed;
    if (this.#means === 'aim') {
      const tapped = this.#loupe && this.#meant(p);
      if (tapped && board.confirms(tapped, this.#touched)) {
        board.loupe = board.slid = undefined;
        board.aiming = false;
        return board.props.onconfirm?.();
      }
      this.aim(p);
      return this.land();
    }
    if (coarse && board.cameraMoved && this.#twice(p, spot)) return board.resetCamera();
    if (coarse) {
      // A long press has shown the card of a piece, which stays. It picks nothing.
      if (Date.now() - this.#pressedAt >= LONG_PRESS && spot && board.occupied(spot.name)) return;
      board.inspect(undefined);
    }
    if (board.annotations.length > 0 && !(spot && board.spots.has(spot.name))) board.props.onclear?.();
    if (spot) board.cursor = spot.name;
    if (!this.#picked) board.choose(spot, coarse);
  }

  /** #twice reports whether a tap is the second of a double tap on nothing that can be picked. */
  #twice(p: XY, spot: Spot | undefined): boolean {
    const board = this.#board,
      free = !spot || !(board.spots.has(spot.name) || board.occupied(spot.name) || board.lastPicked(spot)),
      twice = Date.now() - this.#tappedAt < TWICE && Math.hypot(p.x - this.#tapped.x, p.y - this.#tapped.y) < NEAR;
    this.#tapped = p;
    this.#tappedAt = free && !twice ? Date.now() : 0;
    return free && twice;
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
    this.#board.aiming = false;
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

  /** leave forgets where a mouse was. A finger leaves the board whenever it lifts; its card stays until the next press. */
  readonly leave = (e: PointerEvent): void => {
    if (e.pointerType !== 'mouse') return;
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

  /**
   * touchstart keeps the page from scrolling when a finger goes down on a piece that can be dragged,
   * on places at which it aims, or on a board that it moves, and from zooming with two fingers.
   */
  readonly touchstart = (e: TouchEvent): void => {
    const board = this.#board,
      touch = e.touches[0];
    if (!e.cancelable) return; // the page scrolls already
    if (e.touches.length > 1 || board.movable || this.#means === 'aim') return e.preventDefault();
    if (!touch || !board.props.onpick) return;
    const spot = board.spotAt({ x: touch.clientX, y: touch.clientY }, true);
    // The press comes first, and may have picked the piece already.
    const draggable = spot && board.occupied(spot.name) && (this.#picked || board.spots.has(spot.name) || board.lastPicked(spot));
    if (draggable) e.preventDefault();
  };

  readonly wheel = (e: WheelEvent): void => {
    const board = this.#board;
    if (!(e.ctrlKey || e.metaKey || (board.open && board.picture.contains(document.activeElement)))) return;
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
      this.#listening = this.#board.aiming = false; // a pinch ends no aim
      removeEventListener('scroll', again, { capture: true });
      removeEventListener('resize', again);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    };
    const again = () => this.#board.measureAgain();
    addEventListener('scroll', again, { capture: true, passive: true });
    addEventListener('resize', again);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
  }
}
