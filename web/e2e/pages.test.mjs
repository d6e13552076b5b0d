// Every page, wide and narrow, in light and dark: axe finds nothing, nothing is wider than the
// screen, and no script fails. Screenshots of all are kept.
import { closePage, expectAccessible, newPage, phone, screenshot, wide } from './browser.mjs';
import { expect, test } from './fixtures.mjs';
import { createMatch, games } from './records.mjs';

const small = { width: 320, height: 640 };

// The host owns the matches that pages show; guests do not.
const middles = {},
  ends = {};
let host;
test.beforeAll(async ({ server, browser }) => {
  const page = await newPage(browser);
  for (const game of games) middles[game] = await createMatch(server, page, game, { turns: -8 });
  ends.skud = await createMatch(server, page, 'skud-pai-sho');
  ends.ki = await createMatch(server, page, 'ki-shogi');
  host = await page.context().storageState();
  await closePage(page);
});

const guestPages = [
  ['home', () => '/'],
  ['new', () => '/new'],
  ['me', () => '/me'],
  ['settings', () => '/settings'],
  ['about', () => '/about'],
  ['rules', () => '/rules'],
  ...games.map((game) => [`rules-${game}`, () => `/rules/${game}`]),
  ...games.map((game) => [`reference-${game}`, () => `/rules/${game}/reference`]),
  ...games.map((game) => [`play-${game}`, () => `/play/${game}`]),
  ['watch', () => `/match/${middles['skud-pai-sho']}`],
  ['over-ki', () => `/match/${ends.ki}`],
  ['review-match', () => `/match/${ends.ki}/12`],
  ['review', () => '/review'],
  ['embed', () => `/embed/match/${ends.skud}/9`],
  ['offline', () => '/offline'],
  ['missing', () => '/nowhere'],
  ['no-match', () => '/match/aaaaaaaaaaaaaaaa'],
];
const hostPages = [
  ['home-own', () => '/'],
  ...games.map((game) => [`match-${game}`, () => `/match/${middles[game]}`]),
  ['over', () => `/match/${ends.skud}`],
];

for (const [name, path] of guestPages) {
  test(`${name}, as a guest`, async ({ server, openPage }) => {
    await expectFit(await openPage(), name, server.url + path());
  });
}

for (const [name, path] of hostPages) {
  test(`${name}, as the host`, async ({ server, openPage }) => {
    await expectFit(await openPage({ storageState: host }), name, server.url + path());
  });
}

test('a gauge is filled in proportion to its number, from its left end', async ({ server, openPage }) => {
  const page = await openPage({ storageState: host });
  await page.goto(`${server.url}/match/${middles['kutai-pai-sho']}`);
  await waitForBoard(page);
  const [value, target] = (await page.locator('.goal .number').textContent()).split('/').map(Number);
  expect(value).toBeGreaterThan(0);
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport);
    const whole = await page.locator('.gauge').boundingBox();
    const full = await page.locator('.gauge span').boundingBox();
    expect(full.x - whole.x).toBeLessThan(2);
    expect(Math.abs(full.width / whole.width - value / target)).toBeLessThan(0.05);
  }
});

async function expectFit(page, name, address) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(address);
  await waitForBoard(page);
  await screenshot(page, `${name}-wide-light`);
  await expectAccessible(page, `${name}-wide-light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await screenshot(page, `${name}-wide-dark`);
  await page.setViewportSize(phone);
  await expectNarrow(page, name);
  await screenshot(page, `${name}-390-dark`);
  await expectAccessible(page, `${name}-390-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await screenshot(page, `${name}-390-light`);
  await page.setViewportSize(small);
  await expectNarrow(page, name);
}

/** waitForBoard waits until the script of a page with a board has drawn it. */
async function waitForBoard(page) {
  await page.waitForFunction(() => {
    const board = document.getElementById('boot') && JSON.parse(document.getElementById('boot').textContent).page;
    return board === 'plain' || document.querySelector(board === 'review' ? '.board-picture, .paste' : '.board-picture');
  });
  await page.evaluate(() => document.fonts.ready);
}

/** expectNarrow checks that nothing is wider than the window. */
async function expectNarrow(page, name) {
  const { wide: over, window: width } = await page.evaluate(() => ({
    window: innerWidth,
    wide:
      document.documentElement.scrollWidth <= innerWidth
        ? []
        : [...document.querySelectorAll('body *')]
            .filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
            .map((e) => `${e.tagName.toLowerCase()}.${e.getAttribute('class')} ${Math.round(e.getBoundingClientRect().right)}`)
            .slice(0, 8),
  }));
  expect(over, `${name} is wider than ${width}`).toEqual([]);
}
