/** seen runs something when the frame that is being made has been drawn. It returns how to give that up. */
export function seen(run: () => void): () => void {
  // A page that nobody looks at draws no frames.
  if (document.hidden) {
    const soon = setTimeout(run);
    return () => clearTimeout(soon);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => { timer = setTimeout(run); });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
