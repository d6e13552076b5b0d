// The time until the computer answers the first turn of a person on a slow network.
import { enterTurn } from './matchpage.mjs';
import { anyTurn } from './picks.mjs';

// It notes when each turn is listed, and each time that the page says it thinks.
function watch() {
  window.computer = { listed: [], thinking: [] };
  const look = () => {
    const { listed, thinking } = window.computer;
    const turns = document.querySelectorAll('.turnlist [data-turn]').length;
    while (listed.length < turns) listed.push(performance.now());
    if (document.querySelector('.standing .thinking')) thinking.push(performance.now());
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** openSlowPlay opens a game against the computer. next plays some turn of the person. */
export async function openSlowPlay(page, address, { server, game }) {
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
  const ready = () => page.locator('.board-picture.playable').waitFor({ timeout: 60_000 });
  const next = async () => {
    await ready();
    const turns = await page.locator('.turnlist [data-turn]').evaluateAll((all) => all.map((one) => one.dataset.turn));
    const { path } = await anyTurn(server.url, { game, turns }, turns.length + 1);
    await enterTurn(page, path);
  };
  return { ready, next };
}

/** firstAnswer plays turns until the computer answers one, and returns how long that took, in ms: from the moment in
    which the turn was entered. In some games a person plays twice. */
export async function firstAnswer(page, { ready, next }) {
  for (;;) {
    await ready();
    const before = await page.evaluate(() => window.computer.listed.length);
    await next();
    const entered = await page.evaluate(() => performance.now());
    const again = await page.waitForFunction(
      (mine) => {
        const { length } = window.computer.listed;
        return length > mine ? 'answered' : length === mine && document.querySelector('.board-picture.playable') && 'again';
      },
      before + 1,
      { timeout: 120_000, polling: 100 },
    );
    if ((await again.jsonValue()) === 'again') continue;
    const { listed } = await page.evaluate(() => window.computer);
    return listed[before + 1] - Math.min(entered, listed[before]);
  }
}
