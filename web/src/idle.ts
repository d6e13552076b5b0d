/** idle runs a function when the browser is idle, after so many milliseconds at the latest. It returns a function that cancels this. */
export function idle(run: () => void, within: number): () => void {
  // Not every browser reports idle time.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, within / 50);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: within });
  return () => cancelIdleCallback(asked);
}
