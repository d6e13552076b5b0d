// The rules beside the board: they open without leaving the game, at the rule that a refusal names.
import { expectAccessible, phone, screenshot } from './browser.mjs';
import { languages } from './catalogues.mjs';
import { expect, inCI, test } from './fixtures.mjs';
import { openMatch, playTurn } from './matchpage.mjs';

const drawer = (page) => page.locator('.drawer');
const rulesButton = (page) => page.locator('[data-rules-button]');

async function openGame(page, server, game, query = '') {
  await page.goto(`${server.url}/play/${game}?level=1${query}`);
  await page.locator('html[data-rules=here]').waitFor({ state: 'attached' });
}

/** openReview opens the review of two turns that are pasted, after the second one. */
async function openReview(page, server) {
  await page.goto(`${server.url}/review`);
  await page.locator('.paste textarea').fill('Game: ki-shogi\n\n1. Gyoku*0,0 Gyoku*1,2\n');
  await page.getByRole('button', { name: 'Open game' }).click();
  await page.locator('html[data-rules=here]').waitFor({ state: 'attached' });
  await page.locator('.said', { hasText: 'After turn 2:' }).waitFor();
  await page.waitForURL(/#/);
}

/** opens opens the rules and waits for the lesson. */
async function opens(page) {
  await rulesButton(page).click();
  await drawer(page).locator('.lesson').waitFor();
}

test('the rules open beside a board that stays playable, and give the focus back', async ({ server, openPage }) => {
  const page = await openPage();
  await openGame(page, server, 'ki-shogi');
  const board = await page.locator('.board-picture').boundingBox();
  await opens(page);
  await expect(drawer(page).getByRole('heading', { name: 'Rules of Ki Shogi' })).toBeFocused();
  await expect(drawer(page).getByRole('heading', { name: 'Who wins' })).toBeAttached();
  expect(await page.locator('.board-picture').boundingBox()).toEqual(board);
  const beside = await drawer(page).boundingBox();
  expect(beside.x).toBeGreaterThanOrEqual(board.x + board.width);
  await expectAccessible(page, 'the rules beside a board');
  await screenshot(page, 'rules-wide');

  await page.locator('[data-place="0,0"]:not([aria-disabled])').click({ force: true });
  await page.locator('.turnlist li').first().waitFor({ state: 'attached' });
  await expect(drawer(page)).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(rulesButton(page)).toBeFocused();
  await rulesButton(page).press('Enter');
  await expect(drawer(page).getByRole('heading', { name: 'Rules of Ki Shogi' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(rulesButton(page)).toBeFocused();
  expect(page.loads).toBe(1);
});

test('a refusal opens the rules at the rule that it names', async ({ server, openPage }) => {
  const [a, b] = [await openPage(), await openPage()];
  await openMatch(server, a, b, { game: 'ki-shogi', turns: ['Gyoku*0,0', 'Gyoku*1,2'] });
  await a.locator('html[data-rules=here]').waitFor({ state: 'attached' });
  await a.locator('.typed summary').click();
  await a.locator('.typed input').fill('0,0-0,2');
  await a.keyboard.press('Enter');
  const heading = (await a.locator('.refused strong').textContent()).trim();
  await a.locator('.refused').getByRole('button', { name: 'Read the rule' }).click();
  await expect(drawer(a).locator('.named h3')).toHaveText(heading);
  await expect(drawer(a).locator('.named p').first()).toBeVisible();
  await expect(drawer(a).locator('.lesson')).toBeAttached();
  await expectAccessible(a, 'the rules at a rule');
  await screenshot(a, 'rules-refusal');
  await a.keyboard.press('Escape');
  await expect(drawer(a)).toHaveCount(0);
  await playTurn(a, 'Cho*1,0');
  await a.locator('.turnlist li').first().waitFor({ state: 'attached' });
  expect(a.loads).toBe(1);
});

test('a rule that does not come can be tried again, and takes no focus when it comes', async ({ server, openPage }) => {
  const page = await openPage();
  let comes;
  const reference = '**/rules/ki-shogi/reference*';
  await page.route(reference, (route) => route.abort());
  await openGame(page, server, 'ki-shogi');
  await page.locator('.typed summary').click();
  await page.locator('.typed input').fill('Gyoku*9,9');
  await page.keyboard.press('Enter');
  await page.locator('.refused').getByRole('button', { name: 'Read the rule' }).click();
  await drawer(page).getByText('could not be loaded').waitFor();
  await drawer(page).locator('.lesson').waitFor();
  await page.unroute(reference);
  await page.route(reference, async (route) => {
    await new Promise((resolve) => (comes = resolve));
    await route.continue();
  });
  await drawer(page).getByRole('button', { name: 'Try again' }).click();
  const place = page.locator('[data-place][tabindex="0"]');
  await place.focus();
  await expect.poll(() => comes !== undefined).toBe(true);
  comes();
  await drawer(page).locator('.named h3').waitFor();
  await expect(place).toBeFocused();
});

test('on a phone the rules come from below and the back button closes them', async ({ server, openPage }) => {
  const page = await openPage({ viewport: phone, hasTouch: true });
  await openGame(page, server, 'skud-pai-sho');
  const address = page.url();
  await page.evaluate(() => scrollTo(0, 400));
  await page.evaluate(() => document.querySelector('[data-rules-button]').click());
  await drawer(page).locator('.lesson').waitFor();
  const board = await page.locator('.board-picture').boundingBox(),
    sheet = await drawer(page).boundingBox();
  expect(board.y).toBeGreaterThanOrEqual(0);
  expect(sheet.y - board.y).toBeGreaterThan(100);
  expect(sheet.y + sheet.height).toBe(phone.height);
  await expectAccessible(page, 'the rules on a phone');
  await screenshot(page, 'rules-phone');
  await page.goBack();
  await expect(drawer(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
  await opens(page);
  await drawer(page).getByRole('button', { name: 'Close' }).tap();
  await expect(drawer(page)).toHaveCount(0);
  await opens(page);
  await page.goBack();
  await expect(drawer(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
  expect(page.loads).toBe(1);
});

test('a review has the rules too, with the rule of a refusal', async ({ server, openPage }) => {
  const page = await openPage();
  await openReview(page, server);
  await opens(page);
  await expect(drawer(page).getByRole('heading', { name: 'Rules of Ki Shogi' })).toBeFocused();
  await expectAccessible(page, 'the rules beside a review');
  await screenshot(page, 'rules-review');
  // The keys that step through the turns scroll the rules there.
  await page.keyboard.press('Home');
  await expect(page.locator('.said')).toContainText('After turn 2:');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(rulesButton(page)).toBeFocused();

  await page.locator('.typed summary').click();
  await page.locator('.typed input').fill('0,0-0,2');
  await page.keyboard.press('Enter');
  await page.locator('.refused').getByRole('button', { name: 'Read the rule' }).click();
  await expect(drawer(page).locator('.named h3')).toBeVisible();
});

test('closing the rules of a review on a phone leaves the turns that were tried meanwhile', async ({ server, openPage }) => {
  const page = await openPage({ viewport: phone, hasTouch: true });
  await openReview(page, server);
  for (const close of [() => page.goBack(), () => drawer(page).getByRole('button', { name: 'Close' }).tap()]) {
    await opens(page);
    await page.locator('h1').evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' })));
    await page.waitForTimeout(300); // the address follows after a while
    const address = page.url(),
      said = await page.locator('.said').textContent();
    await close();
    await expect(drawer(page)).toHaveCount(0);
    await page.waitForTimeout(300);
    expect(page.url()).toBe(address);
    await expect(page.locator('.said')).toHaveText(said);
  }
  expect(page.loads).toBe(1);
});

test('a link to a section stays in the rules', async ({ server, openPage }) => {
  const page = await openPage();
  await openGame(page, server, 'skud-pai-sho');
  const address = page.url();
  await opens(page);
  const links = await drawer(page)
    .locator('a')
    .evaluateAll((all) => all.map((a) => [a.getAttribute('href'), a.target]));
  for (const [to, target] of links) {
    if (to.startsWith('#')) await expect(drawer(page).locator(`[id="${to.slice(1)}"]`)).toBeAttached();
    else expect(target, to).toBe('_blank');
  }
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].filter((e) => !e.closest('svg')).map((e) => e.id));
  expect(new Set(ids).size, 'ids are used once').toBe(ids.length);
  expect(page.url()).toBe(address);
});

for (const lang of inCI(['en', ...languages], ['en', 'es'])) {
  test(`the rules are in the language of the page: ${lang}`, async ({ server, openPage }) => {
    const page = await openPage();
    await openGame(page, server, 'quaterno', `&lang=${lang}`);
    await opens(page);
    await expect(drawer(page).locator('.lesson')).toHaveAttribute('lang', lang);
    const lesson = await page.request.get(`${server.url}/rules/quaterno?lang=${lang}`);
    const section = /<h2 id="[^"]*">([^<]*)<\/h2>/.exec(await lesson.text())[1];
    await expect(drawer(page).getByRole('heading', { name: section })).toBeAttached();
  });
}

test('without a network the rules come from the store, or they can be tried again', async ({ server, openPage }) => {
  const page = await openPage({ serviceWorkers: 'allow' });
  await openGame(page, server, 'quaterno');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/offline?lang=en', { ignoreVary: true }))), {
      timeout: 60_000,
    })
    .toBe(true);
  await openGame(page, server, 'quaterno'); // the worker answers for this page
  await opens(page);
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/rules/quaterno?lang=en', { ignoreVary: true }))))
    .toBe(true);
  await page.context().setOffline(true);
  await openGame(page, server, 'quaterno');
  await opens(page);

  await openGame(page, server, 'kutai-pai-sho');
  await rulesButton(page).click();
  await drawer(page).getByText('could not be loaded').waitFor();
  await page.context().setOffline(false);
  await drawer(page).getByRole('button', { name: 'Try again' }).click();
  await drawer(page).locator('.lesson').waitFor();
});
