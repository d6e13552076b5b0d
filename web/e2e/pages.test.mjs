// Every page, wide and narrow, in light and dark: axe finds nothing, nothing is wider than the
// screen, and no script fails. Screenshots of all are kept.
import { closePage, expectAccessible, newPage, phone, screenshot, wide } from './browser.mjs';
import { expect, inCI, test } from './fixtures.mjs';
import { layoutFaults } from './layoutfaults.mjs';
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
  ...inCI(games, ['ki-shogi']).map((game) => [`rules-${game}`, () => `/rules/${game}`]),
  ...inCI(games, []).map((game) => [`reference-${game}`, () => `/rules/${game}/reference`]),
  ...inCI(games, ['kutai-pai-sho']).map((game) => [`play-${game}`, () => `/play/${game}`]),
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
  ...inCI(games, ['balance-pai-sho']).map((game) => [`match-${game}`, () => `/match/${middles[game]}`]),
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

for (const game of inCI(games, ['kutai-pai-sho', 'ki-shogi'])) {
  test(`the board of ${game} has the height of a wide window`, async ({ server, openPage }) => {
    const page = await openPage();
    await page.goto(`${server.url}/play/${game}`);
    await waitForBoard(page);
    const { height, width } = await page.locator('.middle').boundingBox();
    expect(height).toBeGreaterThan(wide.height * 0.85);
    expect(width).toBeGreaterThan(wide.height * 0.8);
  });
}

test('on a phone the end of a match covers nothing of the board, and is below it', async ({ server, openPage }) => {
  const page = await openPage({ viewport: phone, hasTouch: true, storageState: host });
  await page.goto(`${server.url}/match/${ends.skud}`);
  await waitForBoard(page);
  await page.locator('.verdict').waitFor();
  const board = await page.locator('.board-picture').boundingBox(),
    end = await page.locator('.doing').boundingBox();
  expect(end.y).toBeGreaterThanOrEqual(board.y + board.height);
  expect(end.y, 'it begins on the screen').toBeLessThan(phone.height - 80);
});

test('beside a name of any length there is room to press', async ({ server, openPage }) => {
  const page = await openPage({ viewport: phone });
  await page.goto(`${server.url}/match/${ends.ki}`);
  await waitForBoard(page);
  for (let length = 2; length <= 26; length += 2) {
    await page
      .locator('.name bdi')
      .evaluateAll((all, name) => all.forEach((one) => (one.textContent = name)), 'm'.repeat(length));
    expect((await layoutFaults(page)).filter((fault) => !fault.startsWith('text is cut off'))).toEqual([]);
  }
});

test('faults of a layout are found', async ({ openPage }) => {
  const page = await openPage({ viewport: phone });
  await page.setContent(`
    <div style="width: 500px; height: 1px"></div>
    <p style="width: 60px; overflow: hidden; white-space: nowrap">A sentence that is longer than its box</p>
    <p style="height: 20px; overflow: auto">A text that can be scrolled<br>is not cut off</p>
    <button style="width: 20px; height: 20px; padding: 0">+</button>
    <p>A sentence with <a href="/">a link</a> may be as low as its lines.</p>`);
  expect(await layoutFaults(page)).toEqual([
    expect.stringContaining('wider than the window by'),
    expect.stringContaining('text is cut off: p "A sentence that is longer'),
    'small to press, 20 × 20 px: button "+"',
  ]);
});

/** handsFollow waits until a hand that scrolls can be reached by keys: the script learns the new width of the window a moment later. */
const handsFollow = (page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('.hand.idle')].every((hand) => hand.scrollWidth <= hand.clientWidth + 1 || hand.tabIndex === 0),
  );

async function expectFit(page, name, address) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(address);
  await waitForBoard(page);
  await screenshot(page, `${name}-wide-light`);
  await expectAccessible(page, `${name}-wide-light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await screenshot(page, `${name}-wide-dark`);
  await page.setViewportSize(phone);
  await handsFollow(page);
  await expectNarrow(page, name);
  await screenshot(page, `${name}-390-dark`);
  await expectAccessible(page, `${name}-390-dark`);
  // The last turn in words may be cut off on a phone: it is whole when it is pointed at.
  expect((await layoutFaults(page)).filter((fault) => !fault.includes('p.last'))).toEqual([]);
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
