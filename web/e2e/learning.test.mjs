// Puzzles and courses with an account: what a guest has done is joined with it, other devices have it too, and votes and
// reports are kept.
import { atLocalhost, keepGames } from './authenticator.mjs';
import { expectAccessible, phone, screenshot } from './browser.mjs';
import { expect, test } from './fixtures.mjs';
import { enterTurn } from './matchpage.mjs';
import { anyTurn } from './picks.mjs';

const game = 'ki-shogi';
const phase = (page, name) => page.locator(`.match[data-phase=${name}]`);
const mine = (page, path) => page.evaluate(async (address) => (await fetch(address)).json(), path);

/** miss plays a turn of a puzzle that is not the right one. */
async function miss(page, site, id) {
  const { options, position, turns } = await site.request(`/api/puzzles/${game}/${id}`);
  await page.goto(`${site.url}/puzzles/${game}/${id}`);
  await phase(page, 'asked').waitFor();
  for (let n = 1; ; n++) {
    const { path, turn } = await anyTurn(site.url, { game, options, position, turns: [] }, n);
    if (!turn || turn === turns[0]) continue;
    await enterTurn(page, path);
    break;
  }
  await phase(page, 'wrong').waitFor();
  await expect(page.locator('[data-rating]')).toHaveText(/Your rating: \d+/);
}

test('what a guest has done belongs to the account after the login, on every device', async ({ server, openPage }) => {
  const site = atLocalhost(server);
  const { puzzles } = await site.request(`/api/puzzles/${game}?limit=9&near=1000`);
  const [first, second, third] = puzzles.map(({ id }) => id);
  const page = await openPage();
  await miss(page, site, first);
  await expect(page.locator('.opinion')).toHaveCount(0); // guests have no vote
  await page.goto(`${site.url}/learn/${game}/aim`);
  await page.locator('.learn [data-next]').waitFor();

  await keepGames(page, site, 'Ann');
  await page.goto(`${site.url}/puzzles`);
  await expect(page.locator(`[data-game=${game}] [data-rating]`)).toHaveText(/your rating: \d+/);
  await expect.poll(async () => (await mine(page, `/api/me/puzzles/${game}`)).tried).toEqual([first]);
  await page.goto(`${site.url}/learn`);
  await expect(page.locator(`[data-course=${game}] [data-progress]`)).toContainText('1 of');
  expect((await mine(page, '/api/me/courses')).done).toEqual({ [game]: ['aim'] });

  // Offline, results wait; they are sent when the network is back.
  await page.goto(`${site.url}/puzzles/${game}/${second}`);
  await phase(page, 'asked').waitFor();
  await page.waitForFunction(() => document.documentElement.dataset.engines === 'here');
  const { options, position, turns } = await site.request(`/api/puzzles/${game}/${second}`);
  let wrong;
  for (let n = 1; !wrong?.turn || wrong.turn === turns[0]; n++)
    wrong = await anyTurn(site.url, { game, options, position, turns: [] }, n);
  await page.context().setOffline(true);
  await enterTurn(page, wrong.path);
  await expect(page.locator('[data-unsent]')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.locator('[data-unsent]')).toHaveCount(0);
  const { tried, rating } = await mine(page, `/api/me/puzzles/${game}`);
  expect([tried, rating.points < 1500]).toEqual([[first, second], true]);

  // Another browser of the same person has it all, and adds its own.
  const state = await page.context().storageState();
  const other = await openPage({ viewport: phone });
  await other.context().addCookies(state.cookies);
  await other.goto(`${site.url}/learn/${game}`);
  await expect(other.locator('.steps .done')).toHaveCount(1);
  await miss(other, site, third);
  await expect.poll(async () => (await mine(page, `/api/me/puzzles/${game}`)).tried).toEqual([first, second, third]);
});

test('a person with an account votes once for a puzzle, and reports it', async ({ server, openPage }) => {
  const site = atLocalhost(server);
  const { puzzles } = await site.request(`/api/puzzles/${game}?limit=9&near=1300`);
  const { id } = puzzles[0];
  const page = await openPage({ viewport: phone });
  await keepGames(page, site, 'Bob');
  await miss(page, site, id);
  const like = page.getByRole('button', { name: 'I like this puzzle' }),
    dislike = page.getByRole('button', { name: 'I do not like this puzzle' });
  await like.press('Enter');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await dislike.press('Enter');
  await expect(dislike).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  expect((await mine(page, `/api/me/puzzles/${game}`)).votes).toEqual({ [id]: -1 });
  await page.locator('.opinion summary').press('Enter');
  await expectAccessible(page, 'a puzzle with a vote and a report');
  await screenshot(page, 'puzzle-report');
  await page.getByLabel('Another turn is right too').press('Space');
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill('The other Cho wins too.');
  await page.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(page.getByText('Thank you. The moderators read it.')).toBeVisible();
  await page.reload();
  await phase(page, 'asked').waitFor();
  await expect(dislike).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 1280, height: 800 });
  await screenshot(page, 'puzzle-vote-wide');
});
