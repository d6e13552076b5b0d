// The legend beside the hint explains why some marks on the board are larger than others.
import { expectAccessible, phone, screenshot, wide } from './browser.mjs';
import { languages } from './catalogues.mjs';
import { expect, test } from './fixtures.mjs';
import { readRecord } from './records.mjs';

const legend = (page) => page.locator('[data-legend]');

/** openGame opens a game against the computer after turns of its record. */
async function openGame(page, server, game, n, lang = 'en') {
  const { options = {}, turns } = await readRecord(server, game);
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key, text),
    [
      `teahouse.play.${game}.now`,
      JSON.stringify({ version: 1, options, turns: turns.slice(0, n), you: 'first', level: '1', resigned: false }),
    ],
  );
  await page.goto(`${server.url}/play/${game}?lang=${lang}`);
  await page.locator('html[data-rules=here]').waitFor({ state: 'attached' });
}

const pickHeld = (page) => page.locator('[data-seat=first] .hand button:enabled').first().click();

/** linesOf counts the lines of a text. */
const linesOf = (text) =>
  text.evaluate((p) => Math.round(p.getBoundingClientRect().height / parseFloat(getComputedStyle(p).lineHeight)));

const screens = {
  wide: { viewport: wide },
  night: { viewport: wide, colorScheme: 'dark' },
  phone: { viewport: phone, hasTouch: true },
  'phone-night': { viewport: phone, hasTouch: true, colorScheme: 'dark' },
};
for (const name of Object.keys(screens)) {
  test(`marks of several sizes have a legend in the line of the hint: ${name}`, async ({ server, openPage }) => {
    const page = await openPage(screens[name]);
    await openGame(page, server, 'kutai-pai-sho', 4);
    await expect(legend(page)).toHaveCount(0);
    await pickHeld(page);
    await expect(legend(page)).toBeVisible();
    await expect(legend(page)).toContainText('larger marks are places where the turn gains something');
    expect(await legend(page).locator('.word').allTextContents()).toEqual(['gain', 'no gain', 'loss']);
    expect(await linesOf(page.locator('.hint')), 'lines of the hint with its legend').toBe(1);
    await expectAccessible(page, 'a legend of targets');
    await screenshot(page, `legend-${name}`);
    await page.keyboard.press('Escape');
    await expect(legend(page)).toHaveCount(0);
  });
}

for (const lang of languages) {
  test(`the legend fits a phone: ${lang}`, async ({ server, openPage }) => {
    const page = await openPage({ viewport: phone, hasTouch: true });
    await openGame(page, server, 'kutai-pai-sho', 4, lang);
    await pickHeld(page);
    await expect(legend(page)).toBeVisible();
    await screenshot(page, `legend-phone-${lang}`);
    expect(await linesOf(page.locator('.hint'))).toBe(1);
  });
}

test('a game without gains has no legend', async ({ server, openPage }) => {
  const page = await openPage();
  await openGame(page, server, 'ki-shogi', 4);
  await pickHeld(page);
  await page.waitForTimeout(1500);
  await expect(legend(page)).toHaveCount(0);
});
