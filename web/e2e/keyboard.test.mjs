// Games by the keyboard alone, with transcripts of what a screen reader would speak in testdata.
// UPDATE=1 writes them anew.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { screenshot } from './browser.mjs';
import { expect, inCI, test } from './fixtures.mjs';
import { root, post } from './server.mjs';
import { focusedName, speech, recordSpeech, pickByKeyboard, tabTo, arrowTo } from './keyboard.mjs';
import { createMatch, readRecord } from './records.mjs';
import { pathTo } from './picks.mjs';
import { goToMatch, lineOfMatch, waitForTurns } from './matchpage.mjs';

const testdata = join(root, 'web', 'e2e', 'testdata');

// The first turn, the number of turns and the clock: without a clock each turn waits for a
// second Enter.
const played = {
  'ki-shogi': [0, 30, '15+10'],
  'skud-pai-sho': [14, 6, '15+10'],
  quaterno: [10, 6, 'none'],
  'kutai-pai-sho': [2, 5, '15+10'],
  'balance-pai-sho': [9, 6, '15+10'],
};

for (const game of inCI(Object.keys(played), ['quaterno'])) {
  const [from, count, clock] = played[game];
  test(`${game} by the keyboard`, async ({ server, openPage }) => {
    const page = await openPage();
    await recordSpeech(page);
    await post(page, `${server.url}/api/me`, { name: 'Ann' });
    const { turns } = await readRecord(server, game);
    const match = await createMatch(server, page, game, { turns: from, clock });
    await goToMatch(page, `${server.url}/match/${match}`);
    const lines = [`${await page.title()}. ${await page.locator('.said').first().textContent()}`];
    await speech(page);
    let {
      turns: { length: n },
    } = await lineOfMatch(page);
    for (const turn of turns.slice(from, from + count)) {
      lines.push('', `[${turn}]`);
      const path = await pathTo(server.url, await lineOfMatch(page), turn);
      for (const [i, one] of path.entries()) {
        lines.push(`Enter: ${await pickByKeyboard(page, one)}`);
        if (i < path.length - 1 || clock === 'none') lines.push(await spoken(page));
      }
      if (clock === 'none') await page.keyboard.press('Enter');
      await waitForTurns(page, ++n);
      if (turn === turns.at(-1)) await page.locator('[data-status=over]').waitFor();
      lines.push(await spoken(page, (await page.locator('.said').first().textContent()).trim()));
      expect(await focusedName(page), 'the focus is not lost').not.toBe('');
    }
    await golden(`spoken-${game}.txt`, lines);
  });
}

/** spoken waits until something is spoken, or this text, and returns all that was spoken. */
async function spoken(page, what = '') {
  await page.waitForFunction((text) => window.speech.join(' ').includes(text) && window.speech.length > 0, what);
  return `» ${(await speech(page)).join(' ')}`;
}

async function golden(name, lines) {
  const text = `${lines.join('\n')}\n`;
  if (process.env.UPDATE) {
    await mkdir(testdata, { recursive: true });
    await writeFile(join(testdata, name), text);
  }
  expect(text, `${name}; UPDATE=1 writes it anew`).toBe(await readFile(join(testdata, name), 'utf8').catch(() => ''));
}

test('by keys alone: all controls, why not, cancelling a pick, and typing a turn', async ({ server, openPage }) => {
  const page = await openPage();
  await recordSpeech(page);
  await post(page, `${server.url}/api/me`, { name: 'Ann' });
  const match = await createMatch(server, page, 'ki-shogi', { turns: 4, clock: '15+10' });
  await goToMatch(page, `${server.url}/match/${match}`);

  // Tab reaches every control in reading order and leaves the page.
  const order = await tour(page);
  expect(order[0].text, 'the first link skips the header').toBe('Skip to content');
  expect(
    order.filter((one) => !one.seen).map((one) => one.text),
    'focus that is not visible',
  ).toEqual([]);
  for (const [i, one] of order.entries())
    expect(i === 0 || one.after, `"${one.text}" is read before "${order[i - 1]?.text}"`).toBeTruthy();

  // Why not: a place that is not offered answers; Escape lets go.
  await arrowTo(page, '1,0');
  await speech(page);
  await page.keyboard.press('Enter');
  await page.locator('.entering').waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.locator('.refused').waitFor();
  const why = (await page.locator('.refused p').textContent()).trim();
  await page.waitForFunction((text) => window.speech.some((said) => said.includes(text)), why);
  await page.keyboard.press('Escape');
  await page.locator('.entering').waitFor({ state: 'detached' });
  expect(await focusedName(page), 'the cursor stays where it was').toMatch(/1,2/);

  // A turn is typed.
  await tabTo(page, '.typed summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '.typed input');
  await page.keyboard.type('1,0-1,-1');
  await page.keyboard.press('Enter');
  await waitForTurns(page, 5);
  await page.waitForFunction(() => window.speech.some((text) => /Check/.test(text)));
  await screenshot(page, 'keyboard');
});

test('at 200 % nothing is cut off', async ({ server, openPage }) => {
  // 200 % on a screen of 1280 by 800.
  const page = await openPage({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  await post(page, `${server.url}/api/me`, { name: 'Ann' });
  const match = await createMatch(server, page, 'skud-pai-sho', { turns: 14, clock: '15+10' });
  for (const address of ['/', '/new?game=ki-shogi', '/settings', `/match/${match}`, '/rules/ki-shogi']) {
    await page.goto(server.url + address);
    await page
      .locator(address.startsWith('/match') ? '.board-picture' : 'h1')
      .first()
      .waitFor();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      `${address} is not wider than the window`,
    ).toBeTruthy();
    if (address.startsWith('/match')) await screenshot(page, 'match-200');
  }
});

/** tour moves the focus through the whole page with Tab and returns what had it. */
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
    order.push({ ...one, seen: await focusShown(page) });
  }
  throw new Error(
    `Tab does not lead out of the page: ${order
      .slice(-6)
      .map((one) => one.text)
      .join(', ')}`,
  );
}

/** focusShown waits until the focus is visible. */
const focusShown = (page) =>
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
