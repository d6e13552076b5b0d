// Every page, on a desk and on a phone, by day and by night: axe finds nothing, nothing is
// wider than the screen, no script fails. Pictures of all of them are kept.
import assert from 'node:assert/strict';
import test from 'node:test';
import { accessible, leave, phone, shoot, visit, wide } from './browser.mjs';
import { games, lay } from './laid.mjs';
import { openUp } from './opened.mjs';

const small = { width: 320, height: 640 };

test('every page, wide and narrow, by day and by night', async (t) => {
  const { house, browser } = await openUp(t);

  const host = await visit(browser);
  host.setDefaultTimeout(30_000);
  const middles = {},
    ends = {};
  for (const game of games) middles[game] = await lay(house, host, game, { turns: -8 });
  ends.skud = await lay(house, host, 'skud-pai-sho');
  ends.ki = await lay(house, host, 'ki-shogi');
  const guest = await visit(browser); // whose matches they are not

  const pages = [
    ['home', '/', guest],
    ['home-own', '/', host],
    ['new', '/new', guest],
    ['me', '/me', guest],
    ['settings', '/settings', guest],
    ['about', '/about', guest],
    ['rules', '/rules', guest],
    ...games.map((game) => [`rules-${game}`, `/rules/${game}`, guest]),
    ...games.map((game) => [`play-${game}`, `/play/${game}`, guest]),
    ...games.map((game) => [`match-${game}`, `/match/${middles[game]}`, host]),
    ['watch', `/match/${middles['skud-pai-sho']}`, guest],
    ['over', `/match/${ends.skud}`, host],
    ['over-ki', `/match/${ends.ki}`, guest],
    ['review-match', `/match/${ends.ki}/12`, guest],
    ['review', '/review', guest],
    ['embed', `/embed/match/${ends.skud}/9`, guest],
    ['offline', '/offline', guest],
    ['missing', '/nowhere', guest],
    ['no-match', '/match/aaaaaaaaaaaaaaaa', guest],
  ];
  for (const [name, address, page] of pages) {
    await t.test(name, async () => {
      await page.setViewportSize(wide);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(house.url + address);
      await settled(page);
      await seen(page, `${name}-wide-light`, true);
      await page.emulateMedia({ colorScheme: 'dark' });
      await seen(page, `${name}-wide-dark`, false);
      await page.setViewportSize(phone);
      await narrow(page, name);
      await seen(page, `${name}-390-dark`, true);
      await page.emulateMedia({ colorScheme: 'light' });
      await seen(page, `${name}-390-light`, false);
      await page.setViewportSize(small);
      await narrow(page, name);
      assert.deepEqual(page.wrong, [], name);
    });
  }
  await leave(guest);
  await leave(host);
});

/** settled waits until the page's script has done its first work: pages with a board have one that answers. */
async function settled(page) {
  await page.waitForFunction(() => {
    const board = document.getElementById('boot') && JSON.parse(document.getElementById('boot').textContent).page;
    return board === 'plain' || document.querySelector(board === 'review' ? '.board-picture, .paste' : '.board-picture');
  });
  await page.evaluate(() => document.fonts.ready);
}

async function seen(page, name, ask) {
  await shoot(page, name);
  if (ask) await accessible(page, name);
}

/** narrow: nothing is wider than the window. */
async function narrow(page, name) {
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
  assert.deepEqual(over, [], `${name} is wider than ${width}`);
}
