// When a board is to be seen for the first time.
//
// Browsers tell when they have painted something first, but not what. So each frame is asked
// whether it has a board: a picture that has arrived (home), or the drawing in the page with
// something behind it, so that it is whole. That frame is painted when the task behind it
// begins. Frames are not made before the styles of a page are there. Compositing is not in it.
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
 * firstBoard visits an address and returns, in milliseconds since the visit began, when a board
 * was painted, when the script had taken over (0: it leaves this page as it is), and when it
 * began to fetch the rules (0: not yet).
 */
export async function firstBoard(page, address) {
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
