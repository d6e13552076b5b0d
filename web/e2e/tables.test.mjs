// The tables of the rules pages: no word is broken.
import { phone } from './browser.mjs';
import { expect, test } from './fixtures.mjs';

const games = ['skud-pai-sho', 'quaterno', 'kutai-pai-sho', 'balance-pai-sho', 'ki-shogi'];

/** brokenWords returns the words of tables that stand on more than one line. */
const brokenWords = () =>
  [...document.querySelectorAll('table td, table th')].flatMap((cell) => {
    const found = [];
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const { 0: word, index } of texts.currentNode.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return found;
  });

for (const viewport of [{ width: 1440, height: 900 }, phone]) {
  test(`no word of a table is broken, ${viewport.width} pixels wide`, async ({ server, openPage }) => {
    const page = await openPage({ viewport });
    for (const lang of ['en', 'de', 'es']) {
      for (const game of games) {
        for (const path of [`/rules/${game}`, `/rules/${game}/reference`]) {
          await page.goto(`${server.url}${path}?lang=${lang}`);
          expect(await page.evaluate(brokenWords), `${path} in ${lang}`).toEqual([]);
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(wider, `${path} in ${lang} is too wide`).toBeLessThanOrEqual(0);
        }
      }
    }
  });
}
