// Recognizes the gestures of mouse, pen and fingers: press, click, aim, drag, draw, pan, pinch. It knows
// only pixels and frames. The GestureTarget gives them their meaning.
import type { XY } from '../game/types';

/** What a drag from a point does. */
export type Means = 'lift' | 'aim' | 'pan' | 'none';

export interface GestureTarget {
  /** press is called when the main button goes down, with the time of the event. It returns what a drag from there does. */
  press(at: XY, coarse: boolean, time: number): Means;
  /** click is called when the pointer goes up where it went down. */
  click(at: XY, coarse: boolean): void;
  /** aim is called while a finger rests or slides on places that are close to each other, and land when it goes up. */
  aim(at: XY): void;
  land(): void;
  /** lift begins a drag. It returns false if there is nothing to carry. */
  lift(at: XY, coarse: boolean): boolean;
  carry(at: XY, coarse: boolean): void;
  drop(at: XY, coarse: boolean): void;
  /** cancel ends a drag without a drop. */
  cancel(): void;
  draw(from: XY, to: XY, done: boolean): void;
  pan(dx: number, dy: number): void;
  zoom(at: XY, by: number): void;
}

type Touch = Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY' | 'button' | 'pointerType' | 'timeStamp'>;
type Frames = (run: () => void) => void;

/** A click may move this far, in pixels. */
const STILL = 5,
  STILL_FINGER = 10;
/** A finger aims after it has rested for this time, in ms: until then, a second one may pinch. */
export const HOLD = 160;

type Phase = 'idle' | 'pressed' | 'aiming' | 'carrying' | 'panning' | 'drawing' | 'pinching';

export class Gestures {
  #target: GestureTarget;
  #frames: Frames;
  #phase: Phase = 'idle';
  #means: Means = 'none';
  #hold: ReturnType<typeof setTimeout> | undefined;
  #down = new Map<number, XY>();
  /** The pointer that began the gesture. Until there is a pinch, others change nothing: a second finger drops no piece. */
  #pointer: number | undefined;
  #start: XY = { x: 0, y: 0 };
  #last: XY = { x: 0, y: 0 };
  #coarse = false;
  #waiting: (() => void) | undefined;

  constructor(target: GestureTarget, frames: Frames = (run) => requestAnimationFrame(run)) {
    this.#target = target;
    this.#frames = frames;
  }

  get carrying(): boolean {
    return this.#phase === 'carrying';
  }

  /** held: a finger or button is down. */
  get held(): boolean {
    return this.#down.size > 0;
  }

  down(e: Touch): void {
    this.#down.set(e.pointerId, point(e));
    clearTimeout(this.#hold);
    if (this.#down.size === 2 && this.#phase !== 'carrying') {
      if (this.#phase === 'aiming') this.#target.land();
      this.#phase = 'pinching';
      return;
    }
    if (this.#down.size > 1) return;
    this.#pointer = e.pointerId;
    this.#start = this.#last = point(e);
    this.#coarse = e.pointerType === 'touch';
    if (e.button === 2) {
      this.#phase = 'drawing';
    } else if (e.button === 0) {
      this.#phase = 'pressed';
      this.#means = this.#target.press(this.#start, this.#coarse, e.timeStamp);
      if (this.#means === 'aim')
        this.#hold = setTimeout(() => {
          this.#phase = 'aiming';
          this.#target.aim(this.#last);
        }, HOLD);
    }
  }

  /** takeOver begins a drag with a pointer that went down outside of the board. */
  takeOver(e: Touch): void {
    this.#down.set(e.pointerId, point(e));
    this.#pointer = e.pointerId;
    this.#start = this.#last = point(e);
    this.#coarse = e.pointerType === 'touch';
    this.#phase = 'carrying';
  }

  move(e: Touch): void {
    const before = this.#down.get(e.pointerId);
    if (!before) return;
    const now = point(e);
    if (this.#phase === 'pinching') return this.#pinch(e.pointerId, before, now);
    this.#down.set(e.pointerId, now);
    if (e.pointerId !== this.#pointer) return;
    if (this.#phase === 'pressed' && apart(this.#start, now) > (this.#coarse ? STILL_FINGER : STILL)) this.#leave();
    this.#soon(() => this.#follow(now));
  }

  up(e: Touch): void {
    if (!this.#down.delete(e.pointerId)) return;
    if (this.#phase !== 'pinching' && e.pointerId !== this.#pointer) return;
    this.#waiting = undefined;
    clearTimeout(this.#hold);
    const at = point(e),
      phase = this.#phase;
    if (phase === 'pinching') {
      if (this.#down.size === 0) this.#phase = 'idle';
      return;
    }
    this.#phase = 'idle';
    if (phase === 'pressed') this.#target.click(at, this.#coarse);
    if (phase === 'aiming') {
      this.#target.aim(at);
      this.#target.land();
    }
    if (phase === 'carrying') this.#target.drop(at, this.#coarse);
    if (phase === 'drawing') this.#target.draw(this.#start, at, true);
  }

  /** abort ends the gesture, after Escape or when the browser cancels the pointer. */
  abort(): void {
    const phase = this.#phase;
    this.#phase = 'idle';
    this.#down.clear();
    this.#waiting = undefined;
    clearTimeout(this.#hold);
    if (phase === 'carrying') this.#target.cancel();
    if (phase === 'aiming' || (phase === 'pressed' && this.#means === 'aim')) this.#target.land();
  }

  #leave(): void {
    if (this.#means === 'lift' && this.#target.lift(this.#start, this.#coarse)) this.#phase = 'carrying';
    else if (this.#means === 'pan') this.#phase = 'panning';
    else if (this.#means === 'aim') {
      clearTimeout(this.#hold);
      this.#phase = 'aiming';
    }
  }

  #follow(now: XY): void {
    if (this.#phase === 'carrying') this.#target.carry(now, this.#coarse);
    if (this.#phase === 'aiming') this.#target.aim(now);
    if (this.#phase === 'panning') this.#target.pan(now.x - this.#last.x, now.y - this.#last.y);
    if (this.#phase === 'drawing') this.#target.draw(this.#start, now, false);
    this.#last = now;
  }

  #pinch(id: number, before: XY, now: XY): void {
    const other = [...this.#down].find(([one]) => one !== id)?.[1];
    this.#down.set(id, now);
    if (!other) return;
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.#target.zoom(middle, apart(now, other) / Math.max(apart(before, other), 1));
    this.#target.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  /** #soon runs the latest of several calls, once a frame. */
  #soon(run: () => void): void {
    const asked = this.#waiting !== undefined;
    this.#waiting = run;
    if (asked) return;
    this.#frames(() => {
      const last = this.#waiting;
      this.#waiting = undefined;
      last?.();
    });
  }
}

const point = (e: Touch): XY => ({ x: e.clientX, y: e.clientY });
const apart = (a: XY, b: XY): number => Math.hypot(a.x - b.x, a.y - b.y);
