// Games by the keyboard alone, and what is said of them: the transcripts stand in testdata.
// UPDATE=1 writes them anew.
import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { leave, shoot, visit } from './browser.mjs';
import { root } from './house.mjs';
import { focused, heard, listen, pick, reach, walk } from './keys.mjs';
import { lay, recorded } from './laid.mjs';
import { openUp } from './opened.mjs';
import { pathTo } from './picks.mjs';
import { connected, lineOf, post, settled } from './table.mjs';

const testdata = join(root, 'e2e', 'testdata');

const { house, browser } = await openUp(test);

// From where a recorded game is played, how far, and by which clock: without one each turn
// waits for a second Enter.
const played = [
  ['ki-shogi', 0, 30, '15+10'],
  ['skud-pai-sho', 14, 6, '15+10'],
  ['quaterno', 10, 6, 'none'],
  ['kutai-pai-sho', 2, 5, '15+10'],
  ['balance-pai-sho', 9, 6, '15+10'],
];

for (const [game, from, count, clock] of played) {
  test(`${game} by the keyboard`, async () => {
    const page = await visit(browser);
    await listen(page);
    await post(page, `${house.url}/api/me`, { name: 'Ann' });
    const { turns } = await recorded(house, game);
    const match = await lay(house, page, game, { turns: from, clock });
    await page.goto(`${house.url}/match/${match}`);
    await connected(page);
    await page.locator('html[data-rules=here]').waitFor();
    const lines = [`${await page.title()}. ${await page.locator('.said').first().textContent()}`];
    await heard(page);
    let {
      turns: { length: n },
    } = await lineOf(page);
    for (const turn of turns.slice(from, from + count)) {
      lines.push('', `[${turn}]`);
      const path = await pathTo(house.url, await lineOf(page), turn);
      for (const [i, one] of path.entries()) {
        lines.push(`Enter: ${await pick(page, one)}`);
        if (i < path.length - 1 || clock === 'none') lines.push(await said(page));
      }
      if (clock === 'none') await page.keyboard.press('Enter');
      await settled(page, ++n);
      if (turn === turns.at(-1)) await page.locator('[data-status=over]').waitFor();
      lines.push(await said(page, (await page.locator('.said').first().textContent()).trim()));
      assert.notEqual(await focused(page), '', 'the focus has not got lost');
    }
    await golden(`spoken-${game}.txt`, lines);
    await leave(page);
  });
}

/** said waits until something is said, or just this, and returns all that was. */
async function said(page, what = '') {
  await page.waitForFunction((text) => window.heard.join(' ').includes(text) && window.heard.length > 0, what);
  return `» ${(await heard(page)).join(' ')}`;
}

async function golden(name, lines) {
  const text = `${lines.join('\n')}\n`;
  if (process.env.UPDATE) {
    await mkdir(testdata, { recursive: true });
    await writeFile(join(testdata, name), text);
  }
  assert.equal(text, await readFile(join(testdata, name), 'utf8').catch(() => ''), `${name}; UPDATE=1 writes it anew`);
}

test('nothing but keys: the way through a page, why not, letting go, and typing', async () => {
  const page = await visit(browser);
  await listen(page);
  await post(page, `${house.url}/api/me`, { name: 'Ann' });
  const match = await lay(house, page, 'ki-shogi', { turns: 4, clock: '15+10' });
  await page.goto(`${house.url}/match/${match}`);
  await connected(page);
  await page.locator('html[data-rules=here]').waitFor();

  // Tab goes through everything that can be pressed, in the order in which it is read, and out again.
  const order = await tour(page);
  assert.equal(order[0].text, 'To the content', 'the first thing skips what all pages have');
  assert.deepEqual(
    order.filter((one) => !one.seen).map((one) => one.text),
    [],
    'one sees what has the focus',
  );
  for (const [i, one] of order.entries()) assert.ok(i === 0 || one.after, `"${one.text}" is read before "${order[i - 1]?.text}"`);

  // Why not: a place that is not offered answers; Escape lets go.
  await walk(page, '1,0');
  await heard(page);
  await page.keyboard.press('Enter');
  await page.locator('.entering').waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.locator('.refused').waitFor();
  const why = (await page.locator('.refused p').textContent()).trim();
  await page.waitForFunction((text) => window.heard.some((said) => said.includes(text)), why);
  await page.keyboard.press('Escape');
  await page.locator('.entering').waitFor({ state: 'detached' });
  assert.match(await focused(page), /1,2/, 'the cursor stays where it was');

  // A turn is typed.
  await reach(page, '.typed summary');
  await page.keyboard.press('Enter');
  await reach(page, '.typed input');
  await page.keyboard.type('1,0-1,-1');
  await page.keyboard.press('Enter');
  await settled(page, 5);
  await page.waitForFunction(() => window.heard.some((text) => /Check/.test(text)));
  await shoot(page, 'keyboard');
  await leave(page);
});

test('twice as large, everything is still there', async () => {
  // 200 % on a screen of 1280 by 800.
  const page = await visit(browser, { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  await post(page, `${house.url}/api/me`, { name: 'Ann' });
  const match = await lay(house, page, 'skud-pai-sho', { turns: 14, clock: '15+10' });
  for (const address of ['/', '/new?game=ki-shogi', '/settings', `/match/${match}`, '/rules/ki-shogi']) {
    await page.goto(house.url + address);
    await page
      .locator(address.startsWith('/match') ? '.board-picture' : 'h1')
      .first()
      .waitFor();
    assert.ok(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      `${address} is not wider than the window`,
    );
    if (address.startsWith('/match')) await shoot(page, 'match-200');
  }
  await leave(page);
});

/** tour goes once through the page with Tab. */
async function tour(page) {
  const order = [];
  await page.evaluate(() => {
    document.activeElement?.blur?.();
  });
  for (let n = 0; n < 200; n++) {
    await page.keyboard.press('Tab');
    const one = await page.evaluate(() => {
      const e = document.activeElement;
      if (!e || e === document.body) return null;
      const before = window.toured;
      window.toured = e;
      return {
        text: (e.getAttribute('aria-label') ?? e.labels?.[0]?.textContent ?? e.textContent).replace(/\s+/g, ' ').trim(),
        again: e.hasAttribute('data-toured'),
        after: !before || Boolean(before.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING),
        mark: e.setAttribute('data-toured', ''),
      };
    });
    if (!one || one.again) return order;
    order.push({ ...one, seen: await ringed(page) });
  }
  throw new Error(
    `Tab does not lead out of the page: ${order
      .slice(-6)
      .map((one) => one.text)
      .join(', ')}`,
  );
}

/** ringed waits until one sees what has the focus. */
const ringed = (page) =>
  page
    .waitForFunction(
      () => {
        const e = document.activeElement,
          style = getComputedStyle(e);
        return e.matches('[data-place]')
          ? document.querySelector('.board-offered .cursor')
          : style.boxShadow !== 'none' || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0);
      },
      null,
      { timeout: 5000 },
    )
    .then(
      () => true,
      () => false,
    );
