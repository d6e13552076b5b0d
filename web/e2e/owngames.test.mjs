// The games against the computer on the page with the person's games: finished ones are kept with their result.
import { expect, test } from './fixtures.mjs';
import { phone, screenshot } from './browser.mjs';
import { enterTurn } from './matchpage.mjs';
import { pathTo } from './picks.mjs';
import { readRecord } from './records.mjs';

const rows = (page) => page.locator('#local li');

test('a finished game against the computer is kept with its result, and can be reviewed', async ({ server, openPage }) => {
  const page = await openPage();
  const { options, turns } = await readRecord(server, 'ki-shogi');
  const before = turns.slice(0, -1);
  const { situation } = await server.request('/api/view', { game: 'ki-shogi', options, turns: before });
  const you = situation.status.to_move;
  await page.goto(server.url);
  await page.evaluate((kept) => localStorage.setItem('teahouse.play.ki-shogi.now', JSON.stringify(kept)), {
    version: 1,
    options,
    turns: before,
    you,
    level: '3',
    resigned: false,
  });
  await page.goto(`${server.url}/play/ki-shogi`);
  await page.locator('.board-picture.playable').waitFor();
  await enterTurn(page, await pathTo(server.url, { game: 'ki-shogi', options, turns: before }, turns.at(-1)));
  await page.getByRole('button', { name: 'Review this game' }).waitFor();
  await expect(page.locator('.player.moves'), 'nobody is to move').toHaveCount(0);

  // Another game takes its place, which is resigned.
  await page.getByRole('button', { name: 'Play again', exact: true }).click();
  await page.locator('.board-picture').waitFor();
  await expect(page.locator('.turnlist [data-turn]').nth(3)).toHaveCount(0);
  await page.goto(`${server.url}/games`);
  await expect(rows(page).filter({ hasText: `You have won · ${turns.length} turns · level 3` })).toHaveCount(1);
  await screenshot(page, 'own-games-finished');
  await page.setViewportSize(phone);
  await screenshot(page, 'own-games-finished-phone');
  await rows(page).getByRole('link', { name: 'Review: Ki Shogi' }).last().click();
  await expect(page.locator('[data-turn]').first()).toBeAttached();
});

test('a resigned game is kept, nobody is to move, and it is gone when the end is taken back', async ({ server, openPage }) => {
  const page = await openPage();
  await page.goto(server.url);
  await page.evaluate(() => {
    const kept = { version: 1, options: {}, turns: ['Gyoku*0,0', 'Gyoku*1,2'], you: 'first', level: '1', resigned: false };
    localStorage.setItem('teahouse.play.ki-shogi.now', JSON.stringify(kept));
  });
  await page.goto(`${server.url}/play/ki-shogi`);
  await page.locator('.board-picture.playable').waitFor();
  await expect(page.locator('.player.moves')).toHaveCount(1);
  await page.getByText('Resign …').click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.getByRole('button', { name: 'Review this game' }).waitFor();
  await expect(page.locator('.player.moves'), 'nobody is to move').toHaveCount(0);
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('teahouse.play.finished') ?? '[]').length);
  expect(await stored()).toBe(1);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: 'Review this game' }).waitFor({ state: 'detached' });
  await expect.poll(stored).toBe(0);
});

test('whatever is stored, the page lists what is a game', async ({ server, openPage }) => {
  const page = await openPage();
  await page.goto(server.url);
  await page.evaluate(() => {
    const game = { version: 1, options: {}, turns: ['a', 'b'], you: 'first', level: '3', resigned: false, game: 'ki-shogi' };
    const good = { ...game, outcome: { winner: 'second', reason: '<img src=x onerror=alert(1)>' }, at: 1e12 };
    const bad = [null, 7, [], { ...good, game: '<b>' }, { ...good, at: 'x' }, { ...good, turns: [{}] }, { ...good, at: 1e300 }];
    const many = Array.from({ length: 30 }, (_, i) => ({ ...good, turns: ['a', `b${i}`], at: 1e12 - i }));
    localStorage.setItem('teahouse.play.finished', JSON.stringify([...bad, ...many]));
    localStorage.setItem('teahouse.play.quaterno.now', '{"version":1');
  });
  await page.goto(`${server.url}/games`);
  await expect(rows(page)).toHaveCount(30);
  await expect(page.locator('#local > ul > li')).toHaveCount(10);
  await page.getByText('20 older games').click();
  await expect(page.locator('#local details li').last()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('teahouse.play.finished', '"'.repeat(100)));
  await page.reload();
  await expect(page.locator('#local')).toContainText('No game against the computer is kept in this browser.');
});
