// Pictures of the courses for readers who have never played: each step of a course as a learner first sees it, and
// what the page says after the right turn, in English on a phone. testdata/coursequestions.json has questions to such
// readers, and the answers that count. Faults of the layout are printed, one a line: see layoutfaults.mjs.
//
//   node web/e2e/coursepictures.mjs DIR                     starts bin/teahouse and makes DIR/GAME/01-STEP-1.png …
//   WIDE=1 node web/e2e/coursepictures.mjs DIR              makes DIR/GAME-wide/01-STEP-1.png … on a wide screen too
//   URL=http://… node web/e2e/coursepictures.mjs DIR GAME…  uses a server that runs, and these games
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { closePage, newPage, openBrowser } from './browser.mjs';
import { layoutFaults } from './layoutfaults.mjs';
import { enterTurn } from './matchpage.mjs';
import { pathTo } from './picks.mjs';
import { games } from './records.mjs';
import { startServer } from './server.mjs';
import { screenOf } from './situations.mjs';

/** A phone that is so high shows a whole step, and no bar lies over the hand. In CSS px. */
const WHOLE_STEP = 1500;
/** Marks on the board appear a moment after a step is shown or a turn is answered, in ms. */
const REST = 500;

const [folder, ...only] = process.argv.slice(2);
const unknown = only.filter((game) => !games.includes(game));
if (!folder || unknown.length > 0) {
  if (unknown.length > 0) console.error(`no game is called ${unknown.join(' or ')}; the games are ${games.join(', ')}`);
  console.error('usage: node web/e2e/coursepictures.mjs DIR [GAME…]');
  process.exit(2);
}

/** press presses a button with the mouse or a finger. */
async function press(page, selector) {
  const one = page.locator(selector);
  await (page.hasTouch ? one.tap() : one.click());
}

/** walkCourse goes through a course like a learner who is always right. It calls show(step, n) for the nth sight of a step. */
async function walkCourse(page, url, game, show) {
  await page.goto(`${url}/learn/${game}`);
  await press(page, '[data-begin]');
  await page.locator('.learn h1').waitFor();
  const { steps } = await page.evaluate(() => JSON.parse(document.getElementById('boot').textContent));
  for (const step of steps) {
    await page.locator('.learn h1', { hasText: step.title }).waitFor();
    let sights = 1;
    await show(step, sights);
    if (step.kind === 'task')
      await solve(page, url, step, async () => {
        sights += 1;
        await show(step, sights);
      });
    if (step.kind !== 'play') await press(page, '[data-next]');
  }
}

/** solve plays the solution of a step, and calls answered after each answer of the page. */
async function solve(page, url, { line, solution }, answered) {
  for (let i = 0; i < solution.length; i += 2) {
    const played = { ...line, turns: [...(line.turns ?? []), ...solution.slice(0, i)] };
    const path = await pathTo(url, played, solution[i]).catch(() => null);
    if (path) await enterTurn(page, path);
    else await press(page, '[data-solution]'); // a turn that a rule refuses
    await page.locator(`[data-answer=${i + 2 > solution.length ? 'done' : 'goes-on'}]`).waitFor();
    await answered();
  }
}

const own = process.env.URL ? undefined : await startServer();
const url = process.env.URL ?? own.url;
const browser = await openBrowser();
try {
  for (const game of only.length > 0 ? only : games) {
    for (const screen of process.env.WIDE ? ['phone', 'wide'] : ['phone']) {
      const here = join(folder, screen === 'wide' ? `${game}-wide` : game);
      await mkdir(here, { recursive: true });
      const { viewport, ...options } = screenOf(screen);
      const height = options.hasTouch ? WHOLE_STEP : viewport.height;
      const page = await newPage(browser, { ...options, viewport: { ...viewport, height }, colorScheme: 'light' });
      let n = 0,
        last;
      await walkCourse(page, url, game, async (step, sight) => {
        if (step !== last) n += 1;
        last = step;
        if (!page.hasTouch) await page.mouse.move(0, 0);
        await page.waitForTimeout(REST);
        const name = `${String(n).padStart(2, '0')}-${step.name}-${sight}`;
        for (const fault of await layoutFaults(page)) console.log(`${game} ${screen} ${name}: ${fault}`);
        const { width } = viewport;
        const end = await page.locator('.learn').evaluate((one) => Math.ceil(one.getBoundingClientRect().bottom + scrollY));
        const clip = { x: 0, y: 0, width, height: end };
        await page.screenshot({ path: join(here, `${name}.png`), fullPage: true, scale: 'css', clip });
      });
      await closePage(page);
    }
  }
} finally {
  await browser.close();
  await own?.close();
}
