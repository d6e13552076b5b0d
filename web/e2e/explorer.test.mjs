// The opening explorer of reviews: what was played, in the mirror too, by keys, on a phone and at night.
import { randomUUID } from 'node:crypto';
import { closePage, expectAccessible, newPage, phone, screenshot } from './browser.mjs';
import { expect, test } from './fixtures.mjs';
import { post, postTurn } from './server.mjs';

// Played in the first seat and the second in turn; the winner resigns not.
const matches = [
  { turns: ['Gyoku*0,0', 'Gyoku*2,2', 'Kaku*1,0'], loser: 'second' },
  { turns: ['Gyoku*0,0', 'Gyoku*-2,2', 'Kaku*-1,0'], loser: 'first' },
  { turns: ['Gyoku*0,0', 'Gyoku*2,2', 'Hi*1,0'], loser: 'second' },
  { turns: ['Gyoku*0,0', 'Gyoku*0,2', 'Hi*1,0'], loser: 'second' },
];

test.beforeAll(async ({ server, browser }) => {
  const host = await newPage(browser);
  for (const { turns, loser } of matches) {
    const order = { game: 'ki-shogi', seats: { first: 'me', second: 'me' }, clock: 'none', public: true };
    const { match } = await post(host, `${server.url}/api/matches`, order);
    for (const [i, turn] of turns.entries()) await postTurn(server, host, match, turn, i % 2 ? 'second' : 'first');
    const command = { client: 'test', id: randomUUID(), expect: -1, command: { kind: 'resign' }, as: loser };
    await post(host, `${server.url}/api/matches/${match}/commands`, command);
  }
  await closePage(host);
  await expect.poll(async () => (await server.request('/api/explorer/ki-shogi')).games, { timeout: 20_000 }).toBe(matches.length);
});

/** openExplorer opens the analysis board and its explorer. */
async function openExplorer(page, server, path = '/analysis/ki-shogi') {
  await page.goto(server.url + path);
  await page.locator('html[data-rules=here]').waitFor();
  await page.locator('summary', { hasText: /Opening explorer|Eröffnungsbuch|Explorador/ }).click();
  await page.locator('.explorer [role=status]').waitFor();
}
const rows = (page) => page.locator('.explorer tbody tr:not(.titles)');
const turn = (page, text) => page.locator(`.explorer [data-explored="${text}"]`);

test('turns of the games are played by keys, mirrored games count as one, and a sample opens its match', async ({
  server,
  openPage,
}) => {
  const page = await openPage();
  await page.goto(`${server.url}/analysis/ki-shogi`);
  await page.locator('html[data-rules=here]').waitFor();
  expect(await page.locator('.explorer').count(), 'it asks nothing before it is opened').toBe(0);
  await page.locator('summary', { hasText: 'Opening explorer' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.explorer [role=status]')).toHaveText(/^4 games have reached this position\. Black won 75%/);
  await expect(rows(page)).toHaveCount(1);
  await turn(page, 'Gyoku*0,0').focus();
  await page.keyboard.press('Enter');
  await page.locator('.said', { hasText: 'After turn 1' }).waitFor();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first().locator('td').first()).toHaveText('3');
  await screenshot(page, 'explorer-wide');
  await expectAccessible(page, 'the explorer');

  // The counted turn may be shown as its mirror image, and is legal.
  await rows(page).first().locator('button').click();
  await page.locator('.said', { hasText: 'After turn 2' }).waitFor();
  await expect(page.locator('.explorer [role=status]')).toHaveText(/^3 games/);
  await expect(rows(page)).toHaveCount(2);
  await page.emulateMedia({ colorScheme: 'dark' });
  await screenshot(page, 'explorer-wide-dark');
  await expectAccessible(page, 'the explorer at night');
  await page.getByRole('button', { name: 'Suggest turns' }).click();
  await page.locator('.ideas li').first().waitFor();
  await page.locator('.explorer .samples a').first().click();
  await page.waitForURL(/\/match\/[a-z2-7]{16}$/);
});

test('on a phone, what nobody played says what that means, and other games are chosen', async ({ server, openPage }) => {
  const page = await openPage({ viewport: phone });
  await openExplorer(page, server);
  await expect(rows(page)).toHaveCount(1);
  await page.locator('.explorer').scrollIntoViewIfNeeded();
  await screenshot(page, 'explorer-phone');
  await expectAccessible(page, 'the explorer on a phone');
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
  await page.getByLabel('Games', { exact: true }).selectOption('of computers');
  await expect(page.locator('.explorer [role=status]')).toHaveText(/^No counted game has reached this position/);
  await page.locator('.explorer').scrollIntoViewIfNeeded();
  await screenshot(page, 'explorer-phone-empty');
});

test('without the server it says so, and goes on when the server is back', async ({ server, openPage }) => {
  const page = await openPage();
  await openExplorer(page, server);
  await page.route('**/api/explorer/**', (route) => route.abort());
  await turn(page, 'Gyoku*0,0').click();
  await expect(page.locator('.explorer [role=alert]')).toHaveText(/does not answer/);
  await page.unroute('**/api/explorer/**');
  await page.keyboard.press('ArrowLeft');
  await expect(rows(page)).toHaveCount(1);
});
