// Playing by the keyboard alone, with the texts that a screen reader would speak: the name of
// the focused element and the texts of live regions.
import { chooseSet } from './matchpage.mjs';

/** recordSpeech records the texts of live regions. Call it before the page is opened. */
export async function recordSpeech(page) {
  await page.addInitScript(() => {
    const regions = '[data-spoken], [aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
    const last = new WeakMap();
    window.speech = [];
    const record = (region, first) => {
      const text = region.textContent.replace(/\s+/g, ' ').trim();
      if (text === (last.get(region) ?? '')) return;
      last.set(region, text);
      // Screen readers do not speak the first text of a region, except of an alert.
      if (text && (!first || region.matches('[role=alert]'))) window.speech.push(text);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(regions);
        if (around) record(around, false);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          for (const region of [...(node.matches(regions) ? [node] : []), ...node.querySelectorAll(regions)])
            record(region, true);
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** speech returns the texts of live regions since the last call. */
export const speech = (page) => page.evaluate(() => window.speech.splice(0));

/** focusedName returns the accessible name of the focused element. */
export const focusedName = (page) =>
  page.evaluate(() => {
    const e = document.activeElement;
    if (!e || e === document.body) return '';
    return (e.getAttribute('aria-label') ?? e.labels?.[0]?.textContent ?? e.textContent).replace(/\s+/g, ' ').trim();
  });

/** tabTo moves the focus to an element with Tab or Shift+Tab; a focus trap is an error. */
export async function tabTo(page, selector) {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  for (let n = 0; n < 150; n++) {
    const key = await page.evaluate((wanted) => {
      const here = document.activeElement ?? document.body;
      if (here.matches(wanted)) return 'here';
      const there = document.querySelector(wanted);
      return here !== document.body && there.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING
        ? 'Shift+Tab'
        : 'Tab';
    }, selector);
    if (key === 'here') return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** arrowTo moves the focus with the arrow keys to a place of the board that can be pressed or has a piece. */
export async function arrowTo(page, place) {
  if (!(await page.evaluate(() => document.activeElement?.matches('[data-place]'))))
    await tabTo(page, '[data-place][tabindex="0"]');
  await page.locator(`[data-place="${place}"], [data-piece="${place}"]`).first().waitFor({ state: 'attached' });
  let was; // the place before the last key
  for (let n = 0, axis = 'y'; n < 80; n++) {
    const now = await page.evaluate(wayTo, { place, axis, was });
    if (!now.key) return;
    // One way first, then the other.
    axis = /Left|Right/.test(now.key) ? 'x' : 'y';
    was = now.place;
    await page.keyboard.press(now.key);
  }
  throw new Error(`the arrow keys do not lead to ${place}`);
}

/**
 * wayTo waits in the page until another place than was has the focus, and returns that place and the arrow key that
 * leads on, or no key. New places of the board appear a moment after the cursor.
 */
async function wayTo({ place, axis, was }) {
  const middle = (e) => {
    const b = e.getBoundingClientRect();
    return { x: b.x + b.width / 2, y: b.y + b.height / 2 };
  };
  for (const end = Date.now() + 30_000; Date.now() < end; await new Promise(requestAnimationFrame)) {
    const here = document.activeElement,
      there = document.querySelector(`[data-place="${place}"]`) ?? document.querySelector(`[data-piece="${place}"]`);
    if (!there || !here?.matches('[data-place]') || here.dataset.place === was) continue;
    if (here.dataset.place === place) return { place, key: '' };
    const from = middle(here),
      to = middle(there);
    const x = to.x - from.x,
      y = to.y - from.y;
    // The middle of a drawing is not exactly that of its place.
    const level = axis === 'x' ? Math.abs(x) > 4 : Math.abs(y) <= 4;
    return { place: here.dataset.place, key: level ? (x > 0 ? 'ArrowRight' : 'ArrowLeft') : y > 0 ? 'ArrowDown' : 'ArrowUp' };
  }
  throw new Error(`the focus is not on another place than ${was}, or there is no ${place}`);
}

/** pickByKeyboard makes one pick of a path (see picks.mjs) and returns its accessible name. */
export async function pickByKeyboard(page, { id, place, on, pieces }) {
  if (on === 'set')
    await chooseSet(page, pieces, async (piece) => {
      await tabTo(page, `[data-set-piece="${await piece.getAttribute('data-set-piece')}"]`);
      await page.keyboard.press('Space');
    });
  if (on === 'board') {
    await page.locator(`[data-place="${place}"]:not([aria-disabled])`).waitFor({ state: 'attached' });
    await arrowTo(page, place);
  } else {
    // A face to choose has another name once it says how it moves.
    if (on === 'choices') await page.locator('.choices[aria-busy=false]').waitFor({ state: 'attached' });
    await tabTo(page, on === 'hand' ? `[data-hand="${id}"][data-offered], [data-choice="${id}"]` : `[data-choice="${id}"]`);
  }
  const name = await focusedName(page);
  await page.keyboard.press('Enter');
  return name;
}
