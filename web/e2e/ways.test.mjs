// What the pages tell whom: the form for a match, the person's games, chat and a server that is away.
import { screenshot } from './browser.mjs';
import { expect, test } from './fixtures.mjs';
import { openMatch } from './matchpage.mjs';

test('a written clock is the chosen one', async ({ server, openPage }) => {
  const page = await openPage();
  await page.goto(`${server.url}/new?game=ki-shogi&against=link`);
  await page.locator('[name=other]').fill('1+1');
  await expect(page.locator('[name=clock][value=other]')).toBeChecked();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(page.locator('.heading')).toContainText('1 min + 1 s a turn');
});

test('a game against the computer is among the own ones', async ({ server, openPage }) => {
  const page = await openPage();
  await page.goto(server.url);
  await page.evaluate(() => {
    const kept = { version: 1, options: {}, turns: ['Gyoku*0,0'], you: 'first', level: '3', resigned: false };
    localStorage.setItem('teahouse.play.ki-shogi.now', JSON.stringify(kept));
    localStorage.setItem('teahouse.play.ki-shogi.earlier', JSON.stringify({ ...kept, resigned: true }));
  });
  await page.getByRole('link', { name: 'My games' }).click();
  const rows = page.locator('#local li');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Not finished · 1 turn · level 3');
  await expect(rows.first().getByRole('link')).toHaveText(['Continue', 'Review']);
  await expect(rows.last()).toContainText('You resigned');
  await expect(rows.last().getByRole('link')).toHaveText(['Review']);
  await screenshot(page, 'own-games');
  await rows.first().getByRole('link', { name: 'Review: Ki Shogi' }).click();
  await page.locator('.turnlist, .turns, [data-turn]').first().waitFor();
});

test('a message below the fold is announced, and a server that is away is named', async ({ server, openPage }) => {
  const [ann, bob] = [await openPage({ viewport: { width: 1280, height: 620 } }), await openPage()];
  await openMatch(server, ann, bob, { game: 'ki-shogi' });
  await ann.locator('.connection:not(.lost)').first().waitFor(); // what came before is not new
  await bob.getByLabel('Your message').fill('Hello');
  await bob.getByRole('button', { name: 'Send' }).click();
  const badge = ann.getByRole('button', { name: 'Chat, 1 new' });
  await badge.locator('visible=true').waitFor();
  await screenshot(ann, 'chat-badge');
  await badge.locator('visible=true').click();
  await expect(badge.locator('visible=true')).toHaveCount(0);
  await expect(ann.getByText('Everybody who watches the game can read this.')).toBeVisible();

  await server.kill();
  await expect(ann.locator('.connection').first()).toContainText('The server does not answer.');
  await screenshot(ann, 'no-answer');
  await ann.getByRole('button', { name: 'Retry now' }).click();
  await server.start();
  await ann.locator('.connection:not(.lost)').first().waitFor();
});
