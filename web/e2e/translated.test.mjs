// Every page and every sentence is in the language of the browser: no text of the English catalogue
// is left.
import { screenshot } from './browser.mjs';
import { languages, nameOf, onlyEnglish, textsOf } from './catalogues.mjs';
import { expect, inCI, test } from './fixtures.mjs';
import { post } from './server.mjs';
import { speech, recordSpeech } from './keyboard.mjs';
import { games, createMatch } from './records.mjs';
import { goToMatch, playTurn, waitForTurns } from './matchpage.mjs';

/** Some words that sentences of a language have, and that no English sentence has. */
const typical = { de: /\b(der|die|das|den|dem|auf|von|und|bist|ist)\b/, es: /\b(el|la|los|las|del|una|un|en|y|es)\b/ };

for (const lang of inCI(languages, ['de'])) {
  const english = await onlyEnglish(lang);

  /** expectTranslated checks all texts of a page and all that is spoken. */
  const expectTranslated = async (page, what) => {
    expect(await page.locator('html').getAttribute('lang'), what).toBe(lang);
    const texts = await textsOf(page);
    const left = texts.flatMap((text) => english.filter(({ pattern }) => pattern.test(text)).map(({ id }) => `${id}: ${text}`));
    expect(left, `${what} in English`).toEqual([]);
    const sentences = texts.filter((text) => /\b(the|and|with|your|from|is|are|of|not)\b/.test(text));
    expect(sentences, `${what} in English`).toEqual([]);
  };

  test(`a browser that asks for ${lang} gets it`, async ({ server, openPage }) => {
    const page = await openPage({ locale: lang });
    for (const address of [
      '/',
      '/new',
      ...games.map((game) => `/new?game=${game}`),
      '/me',
      '/settings',
      '/rules',
      '/review',
      '/offline',
      '/nirgends',
      '/match/aaaaaaaaaaaaaaaa',
      '/join/aaaa',
    ]) {
      await page.goto(server.url + address);
      if (address === '/review') await page.locator('.paste').waitFor();
      await expectTranslated(page, address);
    }
    await page.goto(`${server.url}/`);
    await screenshot(page, `home-${lang}`);
  });

  test(`a match, its refusals and what is spoken, in ${lang}`, async ({ server, openPage }) => {
    const page = await openPage({ locale: lang });
    await recordSpeech(page);
    await post(page, `${server.url}/api/me`, { name: 'Jonas' });
    const openings = {
      'ki-shogi': [9, '2,0x1,0=Ou', '5,5'],
      'skud-pai-sho': [14, '0,8-1,8+L@0,-8', '3,3'],
      quaterno: [12, '4,-4-2,-2', '1,1'],
      'kutai-pai-sho': [3, 'RHd@2,3', ''],
      'balance-pai-sho': [9, 'Lotus@j5', ''],
    };
    for (const game of inCI(Object.keys(openings), ['ki-shogi', 'kutai-pai-sho'])) {
      const [turns, turn, no] = openings[game];
      const match = await createMatch(server, page, game, { turns, clock: '15+10' });
      await goToMatch(page, `${server.url}/match/${match}`);
      await expectTranslated(page, `a match of ${game}`);
      const { turns: before } = await server.request(`/api/matches/${match}`);
      await page.locator('.typed summary').click();
      await page.locator('.typed input').fill(no || 'Nix@9,9');
      await page.keyboard.press('Enter');
      await page.locator('.refused').waitFor();
      await expectTranslated(page, `a refusal of ${game}`);
      await speech(page);
      await playTurn(page, turn);
      await waitForTurns(page, before.length + 1);
      await page.waitForFunction(() => window.speech.some((text) => text.length > 20));
      await expectTranslated(page, `a turn of ${game}`);
      const said = (await speech(page)).join(' ');
      if (typical[lang]) expect(said, said).toMatch(typical[lang]);
      expect(said, said).not.toMatch(/\b(the|and|with|from|on|is|are)\b/);
    }
    await screenshot(page, `match-${lang}`);
  });

  test(`the computer, a review and an embedded board, in ${lang}`, async ({ server, openPage }) => {
    const page = await openPage({ locale: lang });
    await page.goto(`${server.url}/play/ki-shogi`);
    await page.locator('html[data-rules=here]').waitFor();
    await page.locator('[data-place]:not([aria-disabled])').first().waitFor({ state: 'attached' });
    await expectTranslated(page, 'a game against the computer');
    await page.locator('[data-place]:not([aria-disabled])').first().click({ force: true });
    await page.waitForFunction(() => document.querySelectorAll('.turnlist li').length >= 2);
    await expectTranslated(page, 'the turn of the computer');
    for (const game of ['ki-shogi', 'skud-pai-sho']) {
      const match = await createMatch(server, page, game);
      await page.goto(`${server.url}/match/${match}`);
      await page.locator('.verdict').waitFor();
      await expectTranslated(page, `the end of ${game}`);
      await page.goto(`${server.url}/match/${match}/12`);
      await page.locator('.board-picture').waitFor();
      for (const summary of await page.locator('.panel details > summary').all()) await summary.click();
      await expectTranslated(page, `a review of ${game}`);
      await page.goto(`${server.url}/embed/match/${match}/5`);
      await page.locator('.embed').waitFor();
      await expectTranslated(page, `an embedded board of ${game}`);
    }
  });

  test(`a person who chooses ${lang} keeps it`, async ({ server, openPage }) => {
    const page = await openPage();
    await page.goto(`${server.url}/settings`);
    await page.getByRole('button', { name: await nameOf(lang) }).click();
    await page.locator(`html[lang=${lang}]`).waitFor();
    await page.goto(`${server.url}/play/quaterno`);
    await page.locator('.board-picture').waitFor();
    await expectTranslated(page, 'after the switch');
    await page.goto(`${server.url}/settings`);
    await page.locator('input[name=lang][value=en]').check();
    await page.locator('html[lang=en]').waitFor();
  });

  test(`an address that names ${lang} chooses it`, async ({ server, openPage }) => {
    const page = await openPage();
    await page.goto(`${server.url}/rules?lang=${lang}`);
    await expectTranslated(page, 'the page');
    await page.goto(`${server.url}/me`);
    await expectTranslated(page, 'the next page');
  });
}
