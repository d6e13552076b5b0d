// Somebody who plays by the keyboard alone and hears what a screen reader would say: the name
// of what has the focus, and whatever a live region says.

/** listen has what live regions say remembered; it is called before the page is opened. */
export async function listen(page) {
  await page.addInitScript(() => {
    const regions = '[data-spoken], [aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
    const said = new WeakMap();
    window.heard = [];
    const hear = (region, first) => {
      const text = region.textContent.replace(/\s+/g, ' ').trim();
      if (text === (said.get(region) ?? '')) return;
      said.set(region, text);
      // What a region holds when it comes is not said, but for an alert.
      if (text && (!first || region.matches('[role=alert]'))) window.heard.push(text);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(regions);
        if (around) hear(around, false);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          for (const region of [...(node.matches(regions) ? [node] : []), ...node.querySelectorAll(regions)]) hear(region, true);
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** heard returns what has been said since it was asked the last time. */
export const heard = (page) => page.evaluate(() => window.heard.splice(0));

/** focused is what has the focus, as it is called. */
export const focused = (page) =>
  page.evaluate(() => {
    const e = document.activeElement;
    if (!e || e === document.body) return '';
    return (e.getAttribute('aria-label') ?? e.labels?.[0]?.textContent ?? e.textContent).replace(/\s+/g, ' ').trim();
  });

/** reach goes to something with Tab, the way it lies; whoever needs too many is caught in a trap. */
export async function reach(page, selector) {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  for (let n = 0; n < 150; n++) {
    const way = await page.evaluate((wanted) => {
      const here = document.activeElement ?? document.body;
      if (here.matches(wanted)) return 'here';
      const there = document.querySelector(wanted);
      return here !== document.body && there.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING
        ? 'Shift+Tab'
        : 'Tab';
    }, selector);
    if (way === 'here') return;
    await page.keyboard.press(way);
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** walk goes over the board with the arrow keys to a place. */
export async function walk(page, place) {
  if (!(await page.evaluate(() => document.activeElement?.matches('[data-place]'))))
    await reach(page, '[data-place][tabindex="0"]');
  await page.locator(`[data-place="${place}"]`).waitFor({ state: 'attached' });
  let axis = 'y'; // one way first, then the other
  for (let n = 0; n < 80; n++) {
    // Places that are offered anew come a moment after the cursor's own.
    const way = await page.waitForFunction(
      ([wanted, axis]) => {
        const middle = (e) => {
          const b = e.getBoundingClientRect();
          return { x: b.x + b.width / 2, y: b.y + b.height / 2 };
        };
        const here = document.activeElement,
          there = document.querySelector(`[data-place="${wanted}"]`);
        if (!there || !here?.matches('[data-place]')) return null;
        if (here === there) return { key: '' };
        const from = middle(here),
          to = middle(there);
        const x = to.x - from.x,
          y = to.y - from.y;
        return {
          key: (axis === 'x' ? Math.abs(x) > 1 : Math.abs(y) <= 1)
            ? x > 0
              ? 'ArrowRight'
              : 'ArrowLeft'
            : y > 0
              ? 'ArrowDown'
              : 'ArrowUp',
        };
      },
      [place, axis],
    );
    const { key } = await way.jsonValue();
    if (!key) return;
    axis = /Left|Right/.test(key) ? 'x' : 'y';
    const before = await page.evaluate(() => document.activeElement.dataset.place);
    await page.keyboard.press(key);
    await page.waitForFunction(
      (was) => document.activeElement?.dataset.place && document.activeElement.dataset.place !== was,
      before,
    );
  }
  throw new Error(`the arrow keys do not lead to ${place}`);
}

/** pick takes one pick of a path (see picks.mjs), and returns what its taker heard it called. */
export async function pick(page, { id, place, on }) {
  if (on === 'board') {
    await page.locator(`[data-place="${place}"]:not([aria-disabled])`).waitFor({ state: 'attached' });
    await walk(page, place);
  } else {
    await reach(page, on === 'hand' ? `[data-hand="${id}"][data-offered], [data-choice="${id}"]` : `[data-choice="${id}"]`);
  }
  const called = await focused(page);
  await page.keyboard.press('Enter');
  return called;
}
