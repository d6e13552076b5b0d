// Where the card of a piece is shown on a wide page.

/** Box is a rectangle in the window, in px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Corner is one of the four corners of the window. */
export interface Corner {
  side: 'left' | 'right';
  end: 'top' | 'bottom';
}

/** GAP is the room between the card and the edges of the window, in px. */
const GAP = 16;
/** BAR is the room that the bar at the top of a page takes, in px. */
const BAR = 60;
/** A corner over what is read counts as much worse than one over the piece's surroundings. */
const READ = 100;

const CORNERS: readonly Corner[] = [
  { side: 'right', end: 'bottom' },
  { side: 'right', end: 'top' },
  { side: 'left', end: 'bottom' },
  { side: 'left', end: 'top' },
];

/** cornerFor returns the first corner in which a card covers nothing of what is read or looked at, or the one in which it covers least. */
export function cornerFor(
  card: { width: number; height: number },
  window: { width: number; height: number },
  read: Box,
  looked: Box,
): Corner {
  const cost = ({ side, end }: Corner): number => {
    const left = side === 'left' ? GAP : window.width - GAP - card.width,
      top = end === 'top' ? BAR : window.height - GAP - card.height,
      box = { left, top, right: left + card.width, bottom: top + card.height };
    return READ * overlap(box, read) + overlap(box, looked);
  };
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** keepClear keeps a card in the best corner, also when the page scrolls or other text comes. It returns what ends that. */
export function keepClear(card: HTMLElement, read: Element, looked: Element): () => void {
  const place = (): void => {
    const { width, height } = card.getBoundingClientRect(),
      { side, end } = cornerFor(
        { width, height },
        { width: document.documentElement.clientWidth, height: innerHeight },
        read.getBoundingClientRect(),
        looked.getBoundingClientRect(),
      );
    card.dataset.side = side;
    card.dataset.end = end;
  };
  const watch = new ResizeObserver(place);
  watch.observe(read);
  watch.observe(card);
  addEventListener('scroll', place, { passive: true });
  return () => {
    watch.disconnect();
    removeEventListener('scroll', place);
  };
}
