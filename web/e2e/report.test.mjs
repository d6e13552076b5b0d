// Reports of finished matches: made once for everybody, mistakes with their refutations, what counts in a position, and mistakes
// to practise.
import { closePage, expectAccessible, newPage, phone, screenshot } from './browser.mjs';
import { expect, test } from './fixtures.mjs';
import { anyTurn } from './picks.mjs';
import { createMatch } from './records.mjs';

let host, match;
test.beforeAll(async ({ server, browser }) => {
  host = await newPage(browser);
  match = await createMatch(server, host, 'ki-shogi');
});
test.afterAll(() => closePage(host));

const report = (page) => page.locator('.report[data-report=ready]');

/** accuracies returns those of both sides. */
const accuracies = (page) =>
  report(page)
    .locator('[data-accuracy]')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.dataset.accuracy)));

test('the report of a match is made once, leads to mistakes with their refutations, and is the same in another browser', async ({
  server,
  openPage,
}) => {
  const page = await openPage();
  await page.goto(`${server.url}/match/${match}/30`);
  await page.getByRole('button', { name: 'Make the report of this game' }).press('Enter');
  await report(page).locator('table').waitFor({ timeout: 120_000 });
  const first = await accuracies(page);
  expect(first).toHaveLength(2);
  for (const accuracy of first) expect(accuracy).toBeGreaterThan(0);
  await expect(page.locator('[data-chances="31"]'), 'the graph has the judgements of the report').toBeVisible();
  await expectAccessible(page, 'the report of a match');
  await screenshot(page, 'report');

  // A turn that decided leads to it, with what refutes it.
  await expect(report(page).locator('[data-point-does]').first(), 'what a turn did').toHaveText(/\p{L}.*\./u);
  await expect(report(page).locator('[data-point-answer]').first(), 'what refutes it').toHaveText(
    /^The other side could answer /,
  );
  await screenshot(page, 'report-points');
  await report(page).locator('.point').first().press('Enter');
  const refutation = page.locator('.refutation');
  await refutation.locator('li').first().waitFor();
  await expect(refutation.locator('li .quiet').first()).toHaveText(/\p{L}/u);
  await expectAccessible(page, 'a refutation');
  await screenshot(page, 'report-refutation');
  await refutation.getByRole('button', { name: 'Practise this position' }).press('Enter');
  await expect(refutation.locator('[data-practise="1"]').getByRole('link', { name: 'Practise now' })).toBeVisible();
  await expect(refutation.getByRole('link', { name: 'Course of this game' })).toHaveAttribute('href', /^\/learn\/ki-shogi/);
  const turn = await refutation.locator('li').first().getAttribute('data-refuting');
  await refutation.getByRole('button', { name: 'Play this line' }).press('Enter');
  await page.locator(`.turns [aria-current][data-turn="${turn}"]`).waitFor();

  const other = await openPage({ viewport: phone });
  await other.goto(`${server.url}/match/${match}/30`);
  await report(other).locator('table').waitFor();
  expect(await accuracies(other)).toEqual(first);
  await expectAccessible(other, 'the report on a phone');
  await screenshot(other, 'report-phone');
});

test('what counts in a position is listed, and shown on the board', async ({ server, openPage }) => {
  const page = await openPage();
  await page.goto(`${server.url}/match/${match}/16`);
  await page.locator('details.terms summary').press('Enter');
  const terms = page.locator('.term');
  await terms.nth(3).waitFor();
  await expect(terms.first().locator('.points')).toHaveText(/^\d+ for \p{L}/u);
  await expect(page.locator('[data-together]'), 'the sum').toHaveText(/^\s*Together: \d+ for \p{L}/u);
  const meaning = page.locator('.terms .meaning:visible');
  const shown = page.locator('.board-picture').locator('..');
  const before = await shown.innerHTML();
  await terms.first().hover();
  await expect(meaning, 'meanings before a term is pressed or reached by keyboard').toHaveCount(0);
  await page.mouse.move(0, 0);
  await expect.poll(() => shown.innerHTML().then((html) => html === before), 'nothing is under the pointer').toBe(true);
  await terms
    .filter({ hasText: /'s \w+ on / })
    .first()
    .focus();
  await expect.poll(() => shown.innerHTML().then((html) => html === before), 'the focused term is shown').toBe(false);
  await terms.first().click();
  await expect(meaning).toHaveText(/^\p{Lu}.+\.$/u);
  const first = await meaning.innerText();
  await expect(terms.first(), 'for screen readers').toHaveAccessibleDescription(first);
  await page.keyboard.press('Tab');
  await expect(terms.nth(1)).toBeFocused();
  await expect(meaning).not.toHaveText(first);
  await expect(meaning).toHaveCount(1);
  await expectAccessible(page, 'what counts in a position');
  await screenshot(page, 'report-terms');
});

test('mistakes of a game become positions to practise', async ({ server, openPage }) => {
  const page = await openPage();
  await page.goto(`${server.url}/match/${match}/30`);
  const ask = page.getByRole('button', { name: 'Make the report of this game' });
  await report(page).or(ask).first().waitFor();
  if (await ask.isVisible()) await ask.click();
  await report(page).getByRole('button', { name: 'Practise the mistakes of' }).first().press('Enter', { timeout: 120_000 });
  const ready = page.locator('[data-practise]');
  await ready.waitFor({ timeout: 60_000 });
  const waiting = Number(await ready.getAttribute('data-practise'));
  expect(waiting).toBeGreaterThan(0);
  await expectAccessible(page, 'mistakes to practise');
  await screenshot(page, 'report-practise');

  await ready.getByRole('link', { name: 'Practise now' }).press('Enter');
  await page.waitForURL((url) => url.pathname === '/puzzles/ki-shogi' && url.searchParams.get('mode') === 'mistakes');
  await page.locator('.match[data-phase=asked]').waitFor();
  await expect(page.locator('[data-standing]')).toHaveText(new RegExp(`^${waiting} `));
  await expect(page.locator('[data-answer]')).toHaveText(/\p{L}/u);
  await expectAccessible(page, 'a mistake to practise');
  await screenshot(page, 'report-mistake');
  await page.getByRole('button', { name: 'Show the solution' }).press('Enter');
  await page.locator('.match[data-phase=answered]').waitFor();
  await page.locator('.last').waitFor();
});

test('the review of a game against the computer knows the side of its reader, and that of another browser does not', async ({
  server,
  openPage,
}) => {
  const turns = [];
  for (let n = 0; n < 4; n++) turns.push((await anyTurn(server.url, { game: 'ki-shogi', turns }, n)).turn);
  const page = await openPage();
  await page.goto(`${server.url}/games`);
  const game = { version: 1, options: {}, turns, you: 'second', level: '1', resigned: true };
  await page.evaluate((text) => localStorage.setItem('teahouse.play.ki-shogi.now', text), JSON.stringify(game));
  await page.goto(`${server.url}/play/ki-shogi?level=1&seat=second`);
  const review = { name: 'Review this game' };
  await page.getByRole('button', review).or(page.getByRole('link', review)).press('Enter');
  await page.waitForURL(/\/review#./);
  const address = page.url();
  await page.locator('.match.review').waitFor();
  const marked = (at) => at.locator('.player .quiet').filter({ hasText: /^you$/ });
  await expect(marked(page)).toHaveCount(1);
  const other = await openPage();
  await other.goto(address);
  await other.locator('.match.review').waitFor();
  await expect(marked(other)).toHaveCount(0);
});
