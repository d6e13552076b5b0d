// What is beside the board of a puzzle: hands, sentences, numbers and buttons. It follows the board a frame later, so that
// the reply to a wrong turn is on the board early. While a turn is judged it stays as it was, unless that takes long.
import { untrack } from 'svelte';
import { afterPaint } from '../board/afterpaint';
import { idle } from '../idle';
import type { Solving } from './solving.svelte';

type Seen = Pick<Solving, 'puzzle' | 'phase' | 'text' | 'shown' | 'did' | 'waiting'>;

/** What is beside the board shows that a turn is being judged after this time, in ms. */
const LONG = 400;
/** After the frame of the board, the browser may do more important things for this time, in ms. */
const IDLE_LIMIT = 100;

export class Settled {
  now = $state.raw<Seen>()!;

  /** It ends with the component that creates it. */
  constructor(solving: () => Solving) {
    const seen = (): Seen => {
      const { puzzle, phase, text, shown, did, waiting } = solving();
      return { puzzle, phase, text, shown, did, waiting };
    };
    this.now = untrack(seen);
    $effect.pre(() => {
      const next = seen(),
        before = untrack(() => this.now);
      const show = () => {
        this.now = next;
      };
      if (next.phase === 'judging') {
        const timer = setTimeout(show, LONG);
        return () => clearTimeout(timer);
      }
      if (next.puzzle !== before.puzzle || next.shown === before.shown) return show();
      let cancel = afterPaint(() => (cancel = idle(show, IDLE_LIMIT)));
      return () => cancel();
    });
  }
}
