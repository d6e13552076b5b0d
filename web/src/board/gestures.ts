// What fingers, mice and pens do on a board: press, drag, draw, move the ground, pinch.
// It knows pixels and times only; what they mean is said by the Ground it is given.
import type { XY } from '../game/types';

export interface Ground {
  /** press is told of the main button going down. It says what a drag from there would do. */
  press(at: XY, coarse: boolean): 'lift' | 'pan' | 'none';
  /** click: pressed and let go at the same spot. */
  click(at: XY, coarse: boolean): void;
  /** lift begins a drag. If there is nothing to carry it says no. */
  lift(at: XY, coarse: boolean): boolean;
  carry(at: XY, coarse: boolean): void;
  drop(at: XY, coarse: boolean): void;
  /** cancel ends a drag that comes to nothing. */
  cancel(): void;
  draw(from: XY, to: XY, done: boolean): void;
  pan(dx: number, dy: number): void;
  zoom(at: XY, by: number): void;
}

type Touch = Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY' | 'button' | 'pointerType'>;
type Frames = (run: () => void) => void;

/** How far a pointer may tremble and still click, in pixels. */
const STILL = 5,
  STILL_FINGER = 10;

type Phase = 'idle' | 'pressed' | 'carrying' | 'panning' | 'drawing' | 'pinching';

export class Gestures {
  #ground: Ground;
  #frames: Frames;
  #phase: Phase = 'idle';
  #means: 'lift' | 'pan' | 'none' = 'none';
  #down = new Map<number, XY>();
  #start: XY = { x: 0, y: 0 };
  #last: XY = { x: 0, y: 0 };
  #coarse = false;
  #waiting: (() => void) | undefined;

  constructor(ground: Ground, frames: Frames = (run) => requestAnimationFrame(run)) {
    this.#ground = ground;
    this.#frames = frames;
  }

  get carrying(): boolean {
    return this.#phase === 'carrying';
  }

  /** held: some finger or button is still down. */
  get held(): boolean {
    return this.#down.size > 0;
  }

  down(e: Touch): void {
    this.#down.set(e.pointerId, point(e));
    if (this.#down.size === 2 && this.#phase !== 'carrying') {
      this.#phase = 'pinching';
      return;
    }
    if (this.#down.size > 1) return;
    this.#start = this.#last = point(e);
    this.#coarse = e.pointerType === 'touch';
    if (e.button === 2) {
      this.#phase = 'drawing';
    } else if (e.button === 0) {
      this.#phase = 'pressed';
      this.#means = this.#ground.press(this.#start, this.#coarse);
    }
  }

  /** take makes a pointer carry something that was not picked up from the board. */
  take(e: Touch): void {
    this.#down.set(e.pointerId, point(e));
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
    if (this.#phase === 'pressed' && apart(this.#start, now) > (this.#coarse ? STILL_FINGER : STILL)) this.#leave();
    this.#soon(() => this.#follow(now));
  }

  up(e: Touch): void {
    if (!this.#down.delete(e.pointerId)) return;
    this.#waiting = undefined;
    const at = point(e),
      phase = this.#phase;
    if (phase === 'pinching') {
      if (this.#down.size === 0) this.#phase = 'idle';
      return;
    }
    this.#phase = 'idle';
    if (phase === 'pressed') this.#ground.click(at, this.#coarse);
    if (phase === 'carrying') this.#ground.drop(at, this.#coarse);
    if (phase === 'drawing') this.#ground.draw(this.#start, at, true);
  }

  /** abort ends whatever goes on: Esc, or a pointer that the browser has taken. */
  abort(): void {
    const carried = this.#phase === 'carrying';
    this.#phase = 'idle';
    this.#down.clear();
    this.#waiting = undefined;
    if (carried) this.#ground.cancel();
  }

  #leave(): void {
    if (this.#means === 'lift' && this.#ground.lift(this.#start, this.#coarse)) this.#phase = 'carrying';
    else if (this.#means === 'pan') this.#phase = 'panning';
  }

  #follow(now: XY): void {
    if (this.#phase === 'carrying') this.#ground.carry(now, this.#coarse);
    if (this.#phase === 'panning') this.#ground.pan(now.x - this.#last.x, now.y - this.#last.y);
    if (this.#phase === 'drawing') this.#ground.draw(this.#start, now, false);
    this.#last = now;
  }

  #pinch(id: number, before: XY, now: XY): void {
    const other = [...this.#down].find(([one]) => one !== id)?.[1];
    this.#down.set(id, now);
    if (!other) return;
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.#ground.zoom(middle, apart(now, other) / Math.max(apart(before, other), 1));
    this.#ground.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  /** soon does the last of what has been asked for, once a frame. */
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
