// Lists show turns in the notation of the game; copying from a list copies the turn texts,
// which can be typed and pasted everywhere here.

/** turnsIn returns the texts of the turns that a selection touches, in order. */
export const turnsIn = (list: Element, touches: (entry: Element) => boolean): string[] =>
  [...list.querySelectorAll<HTMLElement>('[data-turn]')].filter(touches).map((entry) => entry.dataset.turn ?? '');

/** copyTurns handles a copy event in a list. */
export function copyTurns(event: ClipboardEvent & { currentTarget: Element }): void {
  const selection = getSelection();
  const turns = selection ? turnsIn(event.currentTarget, (entry) => selection.containsNode(entry, true)) : [];
  if (turns.length === 0) return;
  event.clipboardData?.setData('text/plain', turns.join('\n'));
  event.preventDefault();
}
