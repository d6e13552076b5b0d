// Elements that follow a finger or a pointer: they are shifted in each frame, and nothing else may be done for it.
import type { XY } from '../game/types';

/** An element can be shifted so far in each direction, in pixels. */
const FAR = 8000;

/**
 * Shift moves an element from its place, with paused animations whose time is the distance in pixels. When a transform is
 * set as a style, Chromium puts all paint chunks of the page into layers again, which takes four milliseconds on a slow
 * phone; the time of an animation changes the layer alone.
 */
export class Shift {
  readonly element: HTMLElement;
  readonly #across: Animation | undefined;
  readonly #down: Animation | undefined;

  constructor(element: HTMLElement) {
    this.element = element;
    if (!('animate' in element)) return; // as in tests without a browser
    const along = (property: string, from: string, to: string): Animation => {
      const animation = element.animate({ [property]: [from, to] }, { duration: 2 * FAR, fill: 'both' });
      animation.pause();
      animation.currentTime = FAR;
      return animation;
    };
    this.#across = along('translate', `${-FAR}px 0`, `${FAR}px 0`);
    this.#down = along('transform', `translateY(${-FAR}px)`, `translateY(${FAR}px)`);
  }

  /** to shifts the element to a distance from its place. */
  to({ x, y }: XY): void {
    if (!this.#across || !this.#down) {
      this.element.style.transform = `translate(${x}px, ${y}px)`;
      return;
    }
    const time = (distance: number): number => FAR + Math.max(-FAR, Math.min(distance, FAR));
    this.#across.currentTime = time(x);
    this.#down.currentTime = time(y);
  }

  end(): void {
    this.#across?.cancel();
    this.#down?.cancel();
  }
}
