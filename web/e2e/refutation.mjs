// How long a page of puzzles takes to refute a wrong turn.
import { enterPicks, press } from './matchpage.mjs';
import { anyTurn } from './picks.mjs';

// It notes the input that ends a turn, and when the reply to it has been drawn.
function watch() {
  const times = (window.refuted = { entered: 0, shown: 0, confirms: false });
  let last = 0,
    waits = false;
  for (const kind of ['pointerdown', 'pointerup', 'click', 'keydown'])
    addEventListener(kind, (event) => (last = event.timeStamp), true);
  new MutationObserver(() => {
    const table = document.querySelector('.match[data-phase]');
    if (!table) return;
    const confirms = !!document.querySelector('[data-send]');
    if (confirms && !times.confirms) console.debug('the turn is to be confirmed');
    times.confirms = confirms;
    const { phase, turns } = table.dataset;
    if (phase === 'judging' && !times.entered) times.entered = last;
    const replied = phase === 'wrong' && (Number(turns) > 1 || document.querySelector('.verdict'));
    if (!replied || times.shown || waits) return;
    waits = true;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        times.shown = performance.now();
        console.debug('the reply is shown');
        waits = false;
      };
      port2.postMessage('');
    });
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-phase', 'data-turns'] });
}

/** watchRefutations prepares a page before it is opened. */
export const watchRefutations = (page) => page.addInitScript(watch);

const every = (list, n) =>
  list.length <= n ? list : Array.from({ length: n }, (_, i) => list[Math.floor((i * list.length) / n)]);

/** samplePuzzles returns up to n puzzles of each kind of a game: wins in one turn, in two, …, and to save. */
export async function samplePuzzles(server, game, n) {
  const ids = new Set(),
    kinds = {};
  for (const near of [600, 1000, 1400, 1800, 2200, 2600]) {
    const { puzzles } = await server.request(`/api/puzzles/${game}?limit=100&near=${near}`);
    for (const { id } of puzzles) ids.add(id);
  }
  for (const id of ids) {
    const puzzle = await server.request(`/api/puzzles/${game}/${id}`);
    (kinds[puzzle.saves ? 'save' : `win in ${puzzle.wins}`] ??= []).push(puzzle);
  }
  return Object.entries(kinds).flatMap(([kind, all]) => every(all, n).map((puzzle) => ({ kind, puzzle })));
}

/** timeRefutation plays the nth turn that is not the right one, and returns how long the page took to show the reply, and whether it is proved. */
export async function timeRefutation(page, server, puzzle, n) {
  const { game, options, position } = puzzle;
  let wrong;
  for (let k = n; !wrong || wrong.turn === puzzle.turns[0]; k++)
    wrong = await anyTurn(server.url, { game, options, position, turns: [] }, k);
  await page.evaluate(() => Object.assign(window.refuted, { entered: 0, shown: 0 }));
  // The page reports both itself: to ask it meanwhile would cost it time.
  const noted = (text) => page.waitForEvent('console', (message) => message.text() === text);
  const shown = noted('the reply is shown'),
    confirms = noted('the turn is to be confirmed').then(() => true);
  confirms.catch(() => undefined); // most turns are not confirmed
  await enterPicks(page, wrong.path);
  if (await Promise.race([confirms, shown.then(() => false)])) await press(page, page.locator('[data-send]'));
  await shown;
  const times = await page.evaluate(() => window.refuted);
  const text = await page.locator('[data-answer]').textContent();
  return { ms: times.shown - times.entered, proved: !/This is not the turn/.test(text) };
}
