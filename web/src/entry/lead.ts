// Where the focus goes when somebody picks by keys: to where the next pick is. Nobody has
// to look for it with Tab, and it never gets lost with what it was on.
import type { Pick } from '../game/types';

/** What is asked of a table: its element, and how its board takes the focus. */
export interface Led { table: HTMLElement; board: () => void }

/** leadOn goes from a pick to where the next one is made, unless it can be made where the focus is. */
export function leadOn({ table, board }: Led, next: Pick[], complete: boolean): void {
  const here = document.activeElement;
  if (here?.matches('[data-place]') && (complete || next.some((pick) => pick.kind === 'place'))) return;
  if (next.some((pick) => pick.kind === 'place')) return board();
  const there = table.querySelector<HTMLElement>(complete ? '[data-send]' : '[data-hand].on, [data-choice]');
  if (there) there.focus();
}

/** leadBack goes to the board when what had the focus is there no more. */
export function leadBack({ board }: Led, had: Element | undefined): void {
  if (had && !had.isConnected && (document.activeElement === document.body || !document.activeElement)) board();
}
