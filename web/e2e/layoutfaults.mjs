// What is wrong with the layout of a page, as sentences: it is wider than its window, texts are cut off, or something
// to press is too small for a finger.

/** Anything to press is at least so wide and high, in CSS px. WCAG 2.2 asks for the same (2.5.8). */
const LEAST_TARGET = 24;

/**
 * layoutFaults returns the faults of the page as it is now. Links within a sentence may be as high as its lines. The
 * places of a board are left out: they may lie close together, since a tap that is not clear is asked about.
 */
export function layoutFaults(page) {
  return page.evaluate((least) => {
    const pressed = 'a[href], button, summary, select, input:not([type=hidden]), textarea, [role=button], [role=tab]';
    const nameOf = (element) => {
      const name = element.getAttribute('class')?.trim().split(/\s+/)[0];
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
      return `${element.localName}${name ? `.${name}` : ''}${text ? ` "${text}"` : ''}`;
    };
    // Texts for screen readers alone take up one px.
    const forReaders = (element) => {
      for (let one = element; one; one = one.parentElement) {
        if (getComputedStyle(one).clipPath !== 'none' || one.matches('.skip:not(:focus)')) return true;
      }
      return false;
    };
    const seen = (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
      !forReaders(element);

    const wide = () => {
      const over = document.documentElement.scrollWidth - innerWidth;
      if (over <= 0) return [];
      const widest = [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .slice(0, 3)
        .map(nameOf);
      return [`wider than the window by ${over} px: ${widest.join(', ')}`];
    };

    // A box cuts off what lies outside of it, unless it can be scrolled. A line that ends in "…" is cut off too.
    const cuts = (element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
      return { x: hides(overflowX), y: hides(overflowY) };
    };
    const clipped = () => {
      const found = new Set();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode,
          own = text.parentElement;
        if (!text.data.trim() || !own || own.closest('script, style, noscript, svg, select, datalist') || !seen(own)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        for (let element = own; element && element !== document.body; element = element.parentElement) {
          const { x, y } = cuts(element);
          if (!x && !y) continue;
          const outer = element.getBoundingClientRect();
          if (
            boxes.some(
              (box) =>
                (x && (box.left < outer.left - 2 || box.right > outer.right + 2)) ||
                (y && (box.top < outer.top - 4 || box.bottom > outer.bottom + 4)),
            )
          )
            found.add(`text is cut off: ${nameOf(own)}`);
        }
        if (boxes.some(({ left, right }) => right > 0 && left < -1)) found.add(`text begins left of the window: ${nameOf(own)}`);
      }
      return [...found];
    };

    const inSentence = (element) => {
      if (element.localName !== 'a' || getComputedStyle(element).display !== 'inline') return false;
      return [...element.parentElement.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    };
    const small = () => {
      const found = [];
      for (const element of document.querySelectorAll(pressed)) {
        if (!seen(element) || element.closest('.board-picture, .board svg') || inSentence(element)) continue;
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        if (width < 2 || height < 2 || (width >= least - 0.5 && height >= least - 0.5)) continue;
        found.push(`small to press, ${Math.round(width)} × ${Math.round(height)} px: ${nameOf(element)}`);
      }
      return [...new Set(found)];
    };
    return [...wide(), ...clipped(), ...small()];
  }, LEAST_TARGET);
}
