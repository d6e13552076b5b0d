// What a turn does, on a phone: the longest sentences of each game begin in view, and show that they go on.
import { expectAccessible, phone, screenshot } from './browser.mjs';
import { expect, test } from './fixtures.mjs';
import { lineOfMatch, waitForConnection } from './matchpage.mjs';
import { anyTurn, query } from './picks.mjs';
import { createMatch, games, readRecord } from './records.mjs';
import { enter, seeded, Thumb } from './taperrors.mjs';

/** The parts of a record after which turns are looked at, and how many there. */
const MOMENTS = [0.3, 0.6, 0.85],
  TURNS = 16;

/** longest returns the turn with the longest sentences, and how many turns are played before it. */
async function longest(server, game) {
  const { options, turns } = await readRecord(server, game),
    random = seeded(game.length);
  let best = { length: 0 };
  for (const part of MOMENTS) {
    const line = { game, options, turns: turns.slice(0, Math.floor(turns.length * part)) };
    for (let i = 0; i < TURNS; i++) {
      const { path } = await anyTurn(server.url, line, Math.floor(random() * 1e9));
      const { does = [] } = await query(server.url, 'picks', { ...line, path: path.map(({ id }) => id) });
      const length = does.map(({ text }) => text).join(' ').length;
      if (length > best.length) best = { length, path, turns: line.turns.length };
    }
  }
  return best;
}

for (const game of games) {
  test(`the longest sentences of a turn of ${game} begin in view on a phone`, async ({ server, openPage }) => {
    const { path, turns, length } = await longest(server, game);
    for (const lang of ['de', 'es']) {
      const page = await openPage({ viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
      await page
        .context()
        .addCookies([{ name: 'look', value: encodeURIComponent(JSON.stringify({ lang, confirm: 'always' })), url: server.url }]);
      const match = await createMatch(server, page, game, { turns, clock: 'none' });
      await page.goto(`${server.url}/match/${match}`);
      await waitForConnection(page);
      await page.locator('html[data-rules=here]').waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      const exact = () => 0.5,
        thumb = await Thumb.of(page, exact),
        line = await lineOfMatch(page);
      await thumb.learn(server.url, line);
      await enter(thumb, path, { random: exact, commit: false });
      await page.locator('[data-send]').waitFor();
      await page.waitForTimeout(400);
      const seen = await page.evaluate(() => {
        const box = document.querySelector('.effects'),
          { bottom, x, width } = box.getBoundingClientRect(),
          end = box.scrollHeight > box.clientHeight + 1 ? bottom - 24 : bottom; // the sign covers the last line
        /** Each line of an element is in the window, and nothing lies on it. */
        const visible = (element) =>
          !element ||
          [...element.getClientRects()].every(
            (line) =>
              line.bottom <= end + 1 &&
              line.bottom <= innerHeight &&
              box.contains(document.elementFromPoint(x + width / 2, (line.top + line.bottom) / 2)),
          );
        return {
          change: visible(box.querySelector('.change')),
          first: visible(box.querySelector('p:not(.change, .would)')),
          scrolls: box.scrollHeight > box.clientHeight + 1,
          sign: Boolean(document.querySelector('.more')),
          send: document.querySelector('[data-send]').getBoundingClientRect().bottom <= innerHeight,
        };
      });
      console.log(`${game}, ${lang}: ${length} characters in English, ${seen.scrolls ? 'they scroll' : 'all in view'}`);
      expect(seen).toEqual({ change: true, first: true, scrolls: seen.scrolls, sign: seen.scrolls, send: true });
      await screenshot(page, `effects-${game}-${lang}`);
      await expectAccessible(page, `the sentences of ${game}`);
      if (!seen.scrolls) continue;
      await page.locator('.effects').evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
      await page.locator('.more').waitFor({ state: 'detached' });
    }
  });
}
