/** idle runs something when the browser has nothing better to do, after so many milliseconds at the latest. It returns how to give that up. */
export function idle(run: () => void, within: number): () => void {
  // Not every browser tells.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, within / 50);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: within });
  return () => cancelIdleCallback(asked);
}
