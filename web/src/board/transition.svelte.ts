// The transition from one situation to the next: pieces and links keep their elements, so that
// changes are animated.
import { untrack } from 'svelte';
import type { Link, Situation } from '../game/types';
import { drawLinks, keyOf } from './links';
import type { DrawnLink } from './links';
import { follows, LEAVING_MS, onMove } from './motion';
import { follow } from './pieces';
import type { Known } from './pieces';

interface Source {
  situation: () => Situation;
  animate: () => boolean;
  flipped: () => boolean;
}

export class Transition {
  here = $state.raw<Known[]>([]);
  /** gone are the pieces that are fading out. */
  gone = $state.raw<Known[]>([]);
  links = $state.raw<DrawnLink[]>([]);
  /** still: nothing is animated. */
  still = $state.raw(true);
  #last: Situation | undefined;
  #lastKey = 0;
  #fading: ReturnType<typeof setTimeout> | undefined;

  constructor({ situation, animate, flipped }: Source) {
    $effect.pre(() => {
      const now = situation();
      untrack(() => this.show(now, animate()));
    });
    $effect(() => () => clearTimeout(this.#fading));
    let side: boolean | undefined;
    $effect.pre(() => {
      if (side !== undefined && side !== flipped()) this.still = true;
      side = flipped();
    });
  }

  /** show replaces the situation. A step of one turn, forward or back, is animated. */
  show(now: Situation, animate: boolean): void {
    const last = this.#last;
    if (now === last) return;
    const moves = animate && follows(last, now),
      links = new Map((last?.links ?? []).map((link): [string, Link] => [keyOf(link), link]));
    this.still = !moves;
    const marks = (last && onMove(last, now)) ?? [];
    const { here, gone } = follow(moves ? this.here : [], now.pieces ?? [], marks, () => ++this.#lastKey);
    [this.here, this.gone] = [here, moves ? gone : []];
    this.links = drawLinks(now.links ?? [], moves ? links : new Map(), now.marks ?? []);
    this.#last = now;
    clearTimeout(this.#fading);
    if (this.gone.length === 0) return;
    this.#fading = setTimeout(() => {
      this.gone = [];
    }, LEAVING_MS);
  }
}
