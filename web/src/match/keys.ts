// Keys that step through the turns.

/** step returns the number of turns that a key leads to; undefined for other keys. */
export function step(e: KeyboardEvent, ply: number, all: number): number | undefined {
  if (e.defaultPrevented || e.altKey || e.ctrlKey || e.metaKey) return undefined;
  const at = e.target as Element | null;
  if (at?.closest('input, textarea, select, [contenteditable], svg, .drawer')) return undefined;
  switch (e.key) {
    case 'ArrowLeft':
    case 'k':
      return Math.max(0, ply - 1);
    case 'ArrowRight':
    case 'j':
      return Math.min(all, ply + 1);
    case 'Home':
      return 0;
    case 'End':
      return all;
    default:
      return undefined;
  }
}
