// Keyboard focus during entry. It moves to the next pick, so that the player needs no Tab to find it,
// and it is not lost when its element goes away.
import type { Pick } from '../game/types';

/** FocusTargets are the element of the table and a function that focuses its board. */
export interface FocusTargets {
  table: HTMLElement;
  board: () => void;
}

/** focusNextPick moves the focus to the next pick, unless the focused element offers it. */
export function focusNextPick({ table, board }: FocusTargets, next: Pick[], complete: boolean): void {
  const here = document.activeElement;
  if (here?.matches('[data-place]') && (complete || next.some((pick) => pick.kind === 'place'))) return;
  if (next.some((pick) => pick.kind === 'place')) return board();
  const there = table.querySelector<HTMLElement>(complete ? '[data-send]' : '[data-hand].on, [data-choice]');
  if (there) there.focus();
}

/** restoreFocus focuses the board if the element that had the focus is gone. */
export function restoreFocus({ board }: FocusTargets, had: Element | undefined): void {
  if (had && !had.isConnected && (document.activeElement === document.body || !document.activeElement)) board();
}
