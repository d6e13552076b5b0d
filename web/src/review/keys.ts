// The keys of a review.

export type Step = 'back' | 'forward' | 'begin' | 'end' | 'above' | 'below' | 'flip';

const steps: Record<string, Step> = {
  ArrowLeft: 'back',
  k: 'back',
  ArrowRight: 'forward',
  j: 'forward',
  Home: 'begin',
  End: 'end',
  ArrowUp: 'above',
  ArrowDown: 'below',
  f: 'flip',
};

/** stepOf returns the step of a key. Keys in a text field or in the rules, or for the board, are none. */
export function stepOf(event: KeyboardEvent): Step | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const target = event.target;
  if (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="listbox"], [role="menu"], .drawer')
  )
    return undefined;
  return steps[event.key];
}
