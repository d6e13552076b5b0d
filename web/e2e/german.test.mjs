// Every page and every sentence is German in a German browser: no text of the English catalogue
// is left.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { screenshot } from './browser.mjs';
import { expect, test } from './fixtures.mjs';
import { root, post } from './server.mjs';
import { speech, recordSpeech } from './keyboard.mjs';
import { games, createMatch } from './records.mjs';
import { waitForConnection, playTurn, waitForTurns } from './matchpage.mjs';

const english = await onlyEnglish();

/** onlyEnglish returns the texts of the English catalogue that differ from the German ones, as patterns. */
async function onlyEnglish() {
  const read = async (lang) =>
    Object.assign(
      {},
      ...(await Promise.all(
        (await readdir(join(root, 'internal/i18n/messages', lang))).map(async (file) =>
          JSON.parse(await readFile(join(root, 'internal/i18n/messages', lang, file), 'utf8')),
        ),
      )),
    );
  const [en, de] = await Promise.all([read('en'), read('de')]);
  const german = new Set(Object.values(de));
  return Object.entries(en)
    .filter(([key, text]) => de[key] !== text && !german.has(text) && /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, '')))
    .map(([key, text]) => ({
      key,
      pattern: new RegExp(
        `^${text
          .split(/\{\w+\}/)
          .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
          .join('.+')}$`,
        'u',
      ),
    }));
}

/** expectGerman checks all texts of a page and all that is spoken. */
async function expectGerman(page, what) {
  const texts = await page.evaluate(() => {
    const found = [document.title];
    const arrowTo = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = arrowTo.nextNode(); node; node = arrowTo.nextNode()) {
      if (!node.parentElement.closest('script, style, [lang=en]')) found.push(node.textContent);
    }
    for (const e of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) found.push(e.getAttribute(name) ?? '');
    }
    return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))];
  });
  expect(await page.locator('html').getAttribute('lang'), what).toBe('de');
  const left = texts.flatMap((text) => english.filter(({ pattern }) => pattern.test(text)).map(({ key }) => `${key}: ${text}`));
  expect(left, `${what} in English`).toEqual([]);
  const sentences = texts.filter((text) => /\b(the|and|with|your|from|is|are|of|not)\b/.test(text));
  expect(sentences, `${what} in English`).toEqual([]);
}

test('a browser that asks for German gets it', async ({ server, openPage }) => {
  const page = await openPage({ locale: 'de-DE' });
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
    await expectGerman(page, address);
  }
  await page.goto(`${server.url}/`);
  await screenshot(page, 'home-german');
});

test('a match, its refusals and what is spoken', async ({ server, openPage }) => {
  const page = await openPage({ locale: 'de-DE' });
  await recordSpeech(page);
  await post(page, `${server.url}/api/me`, { name: 'Jonas' });
  const openings = {
    'ki-shogi': [9, '2,0x1,0=Ou', '5,5'],
    'skud-pai-sho': [14, '0,8-1,8+L@0,-8', '3,3'],
    quaterno: [12, '4,-4-2,-2', '1,1'],
    'kutai-pai-sho': [3, 'RHd@2,3', ''],
    'balance-pai-sho': [9, 'Lotus@j5', ''],
  };
  for (const [game, [turns, turn, no]] of Object.entries(openings)) {
    const match = await createMatch(server, page, game, { turns, clock: '15+10' });
    await page.goto(`${server.url}/match/${match}`);
    await waitForConnection(page);
    await page.locator('html[data-rules=here]').waitFor();
    await expectGerman(page, `a match of ${game}`);
    const { turns: before } = await server.request(`/api/matches/${match}`);
    await page.locator('.typed summary').click();
    await page.locator('.typed input').fill(no || 'Nix@9,9');
    await page.keyboard.press('Enter');
    await page.locator('.refused').waitFor();
    await expectGerman(page, `a refusal of ${game}`);
    await speech(page);
    await playTurn(page, turn);
    await waitForTurns(page, before.length + 1);
    await page.waitForFunction(() => window.speech.some((text) => text.length > 20));
    await expectGerman(page, `a turn of ${game}`);
    const said = (await speech(page)).join(' ');
    expect(said, said).toMatch(/\b(der|die|das|den|dem|auf|von|und|bist|ist)\b/);
    expect(said, said).not.toMatch(/\b(the|and|with|from|on|is|are)\b/);
  }
  await screenshot(page, 'match-german');
});

test('the computer, a review and an embedded board', async ({ server, openPage }) => {
  const page = await openPage({ locale: 'de-DE' });
  await page.goto(`${server.url}/play/ki-shogi`);
  await page.locator('html[data-rules=here]').waitFor();
  await page.locator('[data-place]:not([aria-disabled])').first().waitFor({ state: 'attached' });
  await expectGerman(page, 'a game against the computer');
  await page.locator('[data-place]:not([aria-disabled])').first().click({ force: true });
  await page.waitForFunction(() => document.querySelectorAll('.turnlist li').length >= 2);
  await expectGerman(page, 'the turn of the computer');
  for (const game of ['ki-shogi', 'skud-pai-sho']) {
    const match = await createMatch(server, page, game);
    await page.goto(`${server.url}/match/${match}`);
    await page.locator('.verdict').waitFor();
    await expectGerman(page, `the end of ${game}`);
    await page.goto(`${server.url}/match/${match}/12`);
    await page.locator('.board-picture').waitFor();
    for (const summary of await page.locator('.panel details > summary').all()) await summary.click();
    await expectGerman(page, `a review of ${game}`);
    await page.goto(`${server.url}/embed/match/${match}/5`);
    await page.locator('.embed').waitFor();
    await expectGerman(page, `an embedded board of ${game}`);
  }
});

test('a person who chooses German keeps it', async ({ server, openPage }) => {
  const page = await openPage();
  await page.goto(`${server.url}/settings`);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.locator('html[lang=de]').waitFor();
  await page.goto(`${server.url}/play/quaterno`);
  await page.locator('.board-picture').waitFor();
  await expectGerman(page, 'after the switch');
  await page.goto(`${server.url}/settings`);
  await page.locator('input[name=lang][value=en]').check();
  await page.locator('html[lang=en]').waitFor();
});
