// Coordinates stand at the board while turns are shown in notation. Elsewhere numbers on the board replace them.
import { expectAccessible, phone, screenshot } from './browser.mjs';
import { expect, test } from './fixtures.mjs';
import { readRecord } from './records.mjs';

const names = (page) => page.locator('.board-standing .names text');

async function openGame(page, server, game, look = {}) {
  await page
    .context()
    .addCookies([{ name: 'look', value: encodeURIComponent(JSON.stringify({ confirm: 'always', ...look })), url: server.url }]);
  await page.goto(`${server.url}/play/${game}?level=1`);
  await page.locator('html[data-rules=here]').waitFor({ state: 'attached' });
}

async function type(page, turn) {
  await page.locator('.typed details').evaluate((details) => {
    details.open = true;
  });
  await page.locator('.typed input').fill(turn);
  await page.locator('.typed input').press('Enter');
}

test('a board has no coordinates until a turn is typed or listed', async ({ server, openPage }) => {
  const page = await openPage({ viewport: phone, hasTouch: true });
  await openGame(page, server, 'quaterno');
  await expect(names(page)).toHaveCount(0);
  await page.locator('.typed summary').tap();
  await expect(names(page).filter({ hasText: /^-6$/ }).first()).toBeAttached();
  await page.locator('.typed summary').tap();
  await expect(names(page)).toHaveCount(0);
});

test('coordinates can be shown always or never, and an old choice stays', async ({ server, openPage }) => {
  const page = await openPage({ viewport: phone, hasTouch: true });
  for (const [coordinates, typing, shown] of [
    ['on', false, true],
    ['off', true, false],
    [false, true, false],
    [true, true, true],
    [true, false, false],
  ]) {
    await openGame(page, server, 'skud-pai-sho', { coordinates });
    await page.locator('.typed details').evaluate((details, open) => {
      details.open = open;
    }, typing);
    const list = names(page).filter({ hasText: /^-8$/ });
    if (shown) await expect(list).toHaveCount(2);
    else await expect(list).toHaveCount(0);
  }
});

test('points and squares have names of their own, with a legend', async ({ server, openPage }) => {
  const page = await openPage();
  await openGame(page, server, 'balance-pai-sho', { coordinates: 'on' });
  const texts = async (which) =>
    (await page.locator(`.board-standing .names ${which}`).allTextContents()).map((text) => text.trim());
  const squares = await texts('text.square:not(.legend)');
  for (let n = 0; n < 18; n++) expect(squares).toContain(String.fromCharCode(97 + n));
  for (let n = 1; n <= 18; n++) expect(squares).toContain(String(n));
  const points = await texts('text:not(.square, .legend)');
  for (let n = -8; n <= 8; n++) expect(points).toContain(String(n));
  expect(await texts('.legend')).toEqual(['points', 'squares']);
});

test('numbers on the board replace coordinates in sentences, which are still spoken', async ({ server, openPage }) => {
  const page = await openPage();
  await openGame(page, server, 'ki-shogi');
  await type(page, 'Gyoku*0,0');
  const effect = page.locator('.effects p').first();
  await expect(effect.locator('[data-n="1"] .spoken')).toHaveText('0,0');
  await expect(page.locator('.board-offered .numbers text')).toHaveText(['1']);
  await expect(page.locator('[data-spoken]')).toContainText('0,0');
  await expectAccessible(page, 'numbered places');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.locator('.board-offered .numbers text')).toHaveCount(0);

  await type(page, 'Gyoku*0,0');
  await page.locator('[data-send]').click();
  await page.locator('.turns li').nth(1).waitFor({ state: 'attached' });
  await expect(page.locator('.last [data-n]')).toHaveCount(2);
  await expect(page.locator('.board-offered .numbers text')).toHaveText(['1', '2']);
});

test('a person who wants coordinates reads them in sentences', async ({ server, openPage }) => {
  const page = await openPage();
  await openGame(page, server, 'ki-shogi', { coordinates: 'on' });
  await type(page, 'Gyoku*0,0');
  await expect(page.locator('.effects p').first()).toContainText('0,0');
  await expect(page.locator('[data-n]')).toHaveCount(0);
});

test('all sentences of a verdict have numbers, and the board shows those of the one that is pointed at', async ({
  server,
  openPage,
}) => {
  const { turns } = await readRecord(server, 'ki-shogi');
  for (const options of [{}, { viewport: phone, hasTouch: true }]) {
    const page = await openPage(options);
    await page.addInitScript(
      (text) => localStorage.setItem('teahouse.play.ki-shogi.now', text),
      JSON.stringify({ version: 1, options: {}, turns, you: 'first', level: '1', resigned: false }),
    );
    await openGame(page, server, 'ki-shogi');
    const sentences = page.locator('.verdict li');
    await expect(sentences.nth(3)).toBeVisible();
    const bare = await sentences.evaluateAll((all) =>
      all.map((one) => {
        const copy = one.cloneNode(true);
        copy.querySelectorAll('.spoken').forEach((part) => part.remove());
        return copy.textContent;
      }),
    );
    for (const text of bare) expect(text).not.toMatch(/-?\d,-?\d/);
    // A place has one number in all sentences.
    const numbers = new Map();
    for (const [place, n] of await sentences
      .locator('[data-n]')
      .evaluateAll((all) => all.map((one) => [one.textContent.trim(), one.dataset.n]))) {
      expect(numbers.get(place) ?? n, place).toBe(n);
      numbers.set(place, n);
    }
    expect(numbers.size).toBeGreaterThan(9);
    for (const i of [1, 3]) {
      await sentences.nth(i).locator('button').click();
      const named = await sentences
        .nth(i)
        .locator('[data-n]')
        .evaluateAll((all) => all.map((one) => one.dataset.n));
      await expect(page.locator('.board-offered .numbers text')).toHaveText([...new Set(named)].sort((a, b) => a - b));
    }
    await screenshot(page, options.viewport ? 'verdict-numbers-phone' : 'verdict-numbers');
  }
});

test('the review of a person without coordinates numbers the places of the verdict too', async ({ server, openPage }) => {
  const { turns } = await readRecord(server, 'ki-shogi');
  const page = await openPage();
  await openGame(page, server, 'ki-shogi', { coordinates: 'off' });
  await page.evaluate(
    (text) => localStorage.setItem('teahouse.play.ki-shogi.now', text),
    JSON.stringify({ version: 1, options: {}, turns, you: 'first', level: '1', resigned: false }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Review' }).click();
  await page.locator('.review .verdict').waitFor();
  await page.locator('.verdict li button').nth(1).click();
  const named = await page
    .locator('.verdict li')
    .nth(1)
    .locator('[data-n]')
    .evaluateAll((all) => all.map((one) => one.dataset.n));
  expect(named.length).toBeGreaterThan(1);
  await expect(page.locator('.board-offered .numbers text')).toHaveText([...new Set(named)].sort((a, b) => a - b));
});
