// The state for everything except the board during entry: hands, picked path, live region. It
// follows one frame after the targets on the board.
import { untrack } from 'svelte';
import { afterPaint } from '../board/afterpaint';
import type { Entry } from './entry.svelte';

export type Shown = Pick<Entry, 'path' | 'preview' | 'next' | 'turn' | 'does' | 'refused' | 'begun'>;

export class DeferredView {
  shown = $state.raw<Shown>()!;

  /** It ends with the component that creates it. */
  constructor(entry: Entry) {
    const now = (): Shown => ({
      path: entry.path,
      preview: entry.preview,
      next: entry.next,
      turn: entry.turn,
      does: entry.does,
      refused: entry.refused,
      begun: entry.begun,
    });
    this.shown = untrack(now);
    $effect.pre(() => {
      const next = now();
      const show = () => {
        this.shown = next;
      };
      // The sentences of a turn that takes the place of another follow too: the button for it is there already.
      const instead = next.turn !== undefined && untrack(() => this.shown.turn) !== undefined;
      if (instead && !next.refused) return afterPaint(show);
      if (next.refused || next.turn !== undefined || next.next.length === 0) return show();
      return afterPaint(show);
    });
  }
}
