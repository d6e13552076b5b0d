/** afterPaint runs a function after the current frame has been painted. It returns a cancel function. */
export function afterPaint(run: () => void): () => void {
  // A hidden page paints no frames.
  if (document.hidden) {
    const timeout = setTimeout(run);
    return () => clearTimeout(timeout);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
