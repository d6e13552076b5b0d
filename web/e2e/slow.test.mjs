// A slow network: what is loading is reported as loading, and the computer answers before its engine has loaded.
import { screenshot } from './browser.mjs';
import { firstAnswer, openSlowPlay } from './firstanswer.mjs';
import { expect, test } from './fixtures.mjs';
import { openSlowNetwork } from './slownetwork.mjs';

const slow = { kbits: 400, ms: 400 };

test('the computer answers while it is loading', async ({ server, openPage }) => {
  const line = await openSlowNetwork(server, slow);
  const page = await openPage({ serviceWorkers: 'block' });
  const play = await openSlowPlay(page, `${line.url}/play/quaterno`, { server, game: 'quaterno' });
  const answer = firstAnswer(page, play);
  await expect(page.locator('.standing .said')).toHaveText('The computer is loading', { timeout: 60_000 });
  await expect(page.locator('.standing .loading')).toContainText(/\b\d\.\d of \d\.\d MB/);
  await screenshot(page, 'slow-loading');
  await answer;
  expect(await page.evaluate(() => window.computer.thinking), 'it is never said to think').toEqual([]);
  const player = page.workers().filter((worker) => /\/player\.worker-/.test(worker.url()));
  expect(player, 'the engine has not even begun to load').toEqual([]);
  await expect(page.locator('.quick')).toContainText('A quick turn of the server (level 1): the computer was still loading.');
  await expect(page.locator('.quick .loading')).toContainText(/\d\.\d of \d\.\d MB/);
  await screenshot(page, 'slow-answered');
  await page.close();
  await line.close();
});

test('turns of the server and of the engine make one game, and the bar goes once the engine is there', async ({
  server,
  openPage,
}) => {
  const line = await openSlowNetwork(server, { kbits: 4000, ms: 100 });
  const page = await openPage({ serviceWorkers: 'block' });
  const play = await openSlowPlay(page, `${line.url}/play/ki-shogi?level=8`, { server, game: 'ki-shogi' });
  await firstAnswer(page, play);
  await expect(page.locator('.quick')).toContainText('level 3');
  await expect(page.locator('.quick .loading')).toHaveCount(0, { timeout: 60_000 });
  await page.getByText('Level, side and options').click();
  await page.locator('.setup select').first().selectOption('2');
  const asked = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/best')) asked.push(request.url());
  });
  await play.next();
  await expect(page.locator('.turnlist li')).toHaveCount(4);
  expect(asked, 'turns of the server').toEqual([]);
  await expect(page.locator('.quick')).toHaveCount(0);
  await line.close();
});

test('without the server’s turns, the computer answers once it has loaded', async ({ server, openPage }) => {
  const page = await openPage({ serviceWorkers: 'block' });
  await page.route('**/api/best', (route) => route.fulfill({ status: 503, body: '' }));
  let release;
  const held = new Promise((resolve) => (release = resolve));
  await page.route('**/player-*.wasm', async (route) => {
    await held;
    await route.continue();
  });
  const play = await openSlowPlay(page, `${server.url}/play/quaterno`, { server, game: 'quaterno' });
  await play.next();
  await expect(page.locator('.standing .said')).toHaveText('The computer is loading');
  await page.waitForTimeout(2500);
  await expect(page.locator('.turnlist li')).toHaveCount(1);
  release();
  await expect(page.locator('.turnlist li')).toHaveCount(2);
  await expect(page.locator('.quick')).toHaveCount(0);
});
