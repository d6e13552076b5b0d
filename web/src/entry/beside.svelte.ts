// What stands beside the board of a turn that is being entered: the hands, what was picked in
// words, what is said aloud. What can be picked next comes first: all this follows when that has
// been seen.
import { untrack } from 'svelte';
import { seen } from '../board/seen';
import type { Entry } from './entry.svelte';

export type Shown = Pick<Entry, 'path' | 'next' | 'turn' | 'does' | 'refused' | 'begun'>;

export class Beside {
  shown = $state.raw<Shown>()!;

  /** It lives as long as the component that makes it. */
  constructor(entry: Entry) {
    const now = (): Shown => ({ path: entry.path, next: entry.next, turn: entry.turn, does: entry.does, refused: entry.refused, begun: entry.begun });
    this.shown = untrack(now);
    $effect.pre(() => {
      const next = now();
      const show = () => { this.shown = next; };
      if (next.refused || next.turn !== undefined || next.next.length === 0) return show();
      return seen(show);
    });
  }
}
