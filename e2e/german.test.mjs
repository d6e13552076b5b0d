// A German visitor is spoken to in German everywhere: no text of the English catalogue is to
// be seen, and what the rules say is German too.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { leave, shoot, visit } from './browser.mjs';
import { root } from './house.mjs';
import { heard, listen } from './keys.mjs';
import { games, lay } from './laid.mjs';
import { openUp } from './opened.mjs';
import { connected, play, post, settled } from './table.mjs';

const { house, browser } = await openUp(test);
const english = await onlyEnglish();

/** onlyEnglish are the texts of the English catalogue that the German one says in other words. */
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

/** german looks at all that is written on the page, and read out: none of it may be English. */
async function german(page, what) {
  const texts = await page.evaluate(() => {
    const found = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (!node.parentElement.closest('script, style, [lang=en]')) found.push(node.textContent);
    }
    for (const e of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) found.push(e.getAttribute(name) ?? '');
    }
    return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))];
  });
  assert.equal(await page.locator('html').getAttribute('lang'), 'de', what);
  const left = texts.flatMap((text) => english.filter(({ pattern }) => pattern.test(text)).map(({ key }) => `${key}: ${text}`));
  assert.deepEqual(left, [], `${what} in English`);
  const sentences = texts.filter((text) => /\b(the|and|with|your|from|is|are|of|not)\b/.test(text));
  assert.deepEqual(sentences, [], `${what} in English`);
}

test('a browser that asks for German is given it', async () => {
  const page = await visit(browser, { locale: 'de-DE' });
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
    await page.goto(house.url + address);
    if (address === '/review') await page.locator('.paste').waitFor();
    await german(page, address);
  }
  await page.goto(`${house.url}/`);
  await shoot(page, 'home-german');
  await leave(page);
});

test('a match, its refusals and what is said aloud', async () => {
  const page = await visit(browser, { locale: 'de-DE' });
  await listen(page);
  await post(page, `${house.url}/api/me`, { name: 'Jonas' });
  const openings = {
    'ki-shogi': [9, '2,0x1,0=Ou', '5,5'],
    'skud-pai-sho': [14, '0,8-1,8+L@0,-8', '3,3'],
    quaterno: [12, '4,-4-2,-2', '1,1'],
    'kutai-pai-sho': [3, 'RHd@2,3', ''],
    'balance-pai-sho': [9, 'Lotus@j5', ''],
  };
  for (const [game, [turns, turn, no]] of Object.entries(openings)) {
    const match = await lay(house, page, game, { turns, clock: '15+10' });
    await page.goto(`${house.url}/match/${match}`);
    await connected(page);
    await page.locator('html[data-rules=here]').waitFor();
    await german(page, `a match of ${game}`);
    const { turns: before } = await house.ask(`/api/matches/${match}`);
    await page.locator('.typed summary').click();
    await page.locator('.typed input').fill(no || 'Nix@9,9');
    await page.keyboard.press('Enter');
    await page.locator('.refused').waitFor();
    await german(page, `a refusal of ${game}`);
    await heard(page);
    await play(page, turn);
    await settled(page, before.length + 1);
    await page.waitForFunction(() => window.heard.some((text) => text.length > 20));
    await german(page, `a turn of ${game}`);
    const said = (await heard(page)).join(' ');
    assert.match(said, /\b(der|die|das|den|dem|auf|von|und|bist|ist)\b/, said);
    assert.doesNotMatch(said, /\b(the|and|with|from|on|is|are)\b/, said);
  }
  await shoot(page, 'match-german');
  await leave(page);
});

test('the computer, a review and an embedded board', async () => {
  const page = await visit(browser, { locale: 'de-DE' });
  await page.goto(`${house.url}/play/ki-shogi`);
  await page.locator('html[data-rules=here]').waitFor();
  await page.locator('[data-place]:not([aria-disabled])').first().waitFor({ state: 'attached' });
  await german(page, 'a game against the computer');
  await page.locator('[data-place]:not([aria-disabled])').first().click({ force: true });
  await page.waitForFunction(() => document.querySelectorAll('.turnlist li').length >= 2);
  await german(page, 'the turn of the computer');
  for (const game of ['ki-shogi', 'skud-pai-sho']) {
    const match = await lay(house, page, game);
    await page.goto(`${house.url}/match/${match}`);
    await page.locator('.verdict').waitFor();
    await german(page, `the end of ${game}`);
    await page.goto(`${house.url}/match/${match}/12`);
    await page.locator('.board-picture').waitFor();
    for (const summary of await page.locator('.panel details > summary').all()) await summary.click();
    await german(page, `a review of ${game}`);
    await page.goto(`${house.url}/embed/match/${match}/5`);
    await page.locator('.embed').waitFor();
    await german(page, `an embedded board of ${game}`);
  }
  await leave(page);
});

test('whoever chooses German has it from then on', async () => {
  const page = await visit(browser);
  await page.goto(`${house.url}/settings`);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.locator('html[lang=de]').waitFor();
  await page.goto(`${house.url}/play/quaterno`);
  await page.locator('.board-picture').waitFor();
  await german(page, 'after the switch');
  await page.goto(`${house.url}/settings`);
  await page.locator('input[name=lang][value=en]').check();
  await page.locator('html[lang=en]').waitFor();
  await leave(page);
});
