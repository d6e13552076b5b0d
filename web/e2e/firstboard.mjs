// The time until a page shows a board for the first time.
//
// Browsers report when they first paint something, but not what. So a script checks in each
// frame whether the page has a board: a loaded picture (home), or a drawing that is complete
// because something follows it. The frame is painted when the next task begins. Browsers make no
// frames before the styles are loaded. Compositing is not measured.
function watch() {
  const whole = (svg) => document.readyState !== 'loading' || svg.parentElement?.nextElementSibling;
  const board = () =>
    [...document.querySelectorAll('.board > svg, .board-standing')].some(
      (svg) => svg.getBoundingClientRect().width > 100 && svg.childElementCount > 0 && whole(svg),
    ) || [...document.querySelectorAll('.gamecard img')].some((img) => img.complete && img.naturalWidth > 0);
  const found = { board: 0, taken: 0 };
  window.firstBoard = found;
  const frame = () => {
    const which = !found.board && board() ? 'board' : !found.taken && document.querySelector('.board-picture') ? 'taken' : '';
    if (which) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        found[which] ||= performance.now();
      };
      port2.postMessage('');
    }
    if (!found.board || !found.taken) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const watched = new WeakSet();

/**
 * timeFirstBoard opens an address and returns, in milliseconds since then, when a board was
 * painted, when the script had replaced it (0: it does not on this page), and when the browser
 * began to fetch the rules (0: not yet).
 */
export async function timeFirstBoard(page, address) {
  if (!watched.has(page)) {
    watched.add(page);
    await page.addInitScript(watch);
  }
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForFunction(
    () => window.firstBoard.board > 0 && (document.querySelector('.gamecard') || window.firstBoard.taken > 0),
    null,
    { timeout: 60_000 },
  );
  return page.evaluate(() => {
    const { board, taken } = window.firstBoard;
    const something = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const worker = performance.getEntriesByType('resource').find(({ name }) => /\/rules\.worker-/.test(name));
    return { board: Math.max(board, something), taken, rules: worker?.startTime ?? 0 };
  });
}
