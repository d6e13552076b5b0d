// Every page in the pseudo-language en-XA, whose texts are in brackets, with accents and longer: what
// has no brackets was not translated, and no text is wider than its place.
import { phone, wide } from './browser.mjs';
import { textsOf } from './catalogues.mjs';
import { expect, inCI, test } from './fixtures.mjs';
import { createMatch, games } from './records.mjs';
import { post, startServer } from './server.mjs';

let server, match, over;
/** Names, which are the same in all languages. */
const names = ['Teahouse', 'EB Garamond', 'Inter', 'JSON', 'PNG', 'GIF', 'HTML'];
test.beforeAll(async ({ browser }) => {
  server = await startServer({ flags: ['--pseudo-language'] });
  const context = await browser.newContext();
  const page = await context.newPage();
  await post(page, `${server.url}/api/me`, { name: 'Éà' });
  match = await createMatch(server, page, 'ki-shogi', { turns: 9, clock: '15+10', seats: { first: 'me', second: 'me' } });
  over = await createMatch(server, page, 'skud-pai-sho');
  for (const game of (await server.request('/api/games')).games) names.push(game.title, game.author);
  await context.close();
});
test.afterAll(() => server?.close());

const pages = [
  ['/', 'the home page'],
  ['/new', 'a new game'],
  ...inCI(games, ['skud-pai-sho']).map((game) => [`/new?game=${game}`, `a new game of ${game}`]),
  ...inCI(games, ['ki-shogi']).map((game) => [`/play/${game}`, `${game} against the computer`]),
  ['/me', 'the page of a person'],
  ['/settings', 'the settings'],
  ['/about', 'about the site'],
  ['/rules', 'the list of rules'],
  ['/rules/ki-shogi', 'a rules page'],
  ['/review', 'a review of a pasted game'],
  ['/offline', 'the page without a connection'],
  ['/nowhere', 'a page that does not exist'],
  ['/match/aaaaaaaaaaaaaaaa', 'a match that does not exist'],
  [() => `/match/${match}`, 'a match'],
  [() => `/match/${over}`, 'a finished match'],
  [() => `/match/${over}/12`, 'a review'],
  [() => `/embed/match/${over}/5`, 'an embedded board'],
];

for (const [path, what] of pages) {
  test(what, async ({ openPage }) => {
    const page = await openPage();
    const address = new URL(typeof path === 'function' ? path() : path, server.url);
    address.searchParams.set('lang', 'en-XA');
    await page.goto(address.href);
    await page.locator('html[lang="en-XA"]').waitFor();
    await page.waitForFunction(() => {
      const kind = JSON.parse(document.getElementById('boot')?.textContent ?? '{"page":"plain"}').page;
      return kind === 'plain' || document.querySelector('.board-picture, .paste');
    });
    await page.evaluate(() => document.fonts.ready);
    const left = (await textsOf(page)).filter((text) => untranslated(text));
    expect.soft(left, `${what}: not translated`).toEqual([]);
    for (const size of [phone, wide]) {
      await page.setViewportSize(size);
      expect.soft(await overflowing(page), `${what}: too wide for ${size.width} pixels`).toEqual([]);
    }
  });
}

/** untranslated reports whether a text has words outside of brackets. */
function untranslated(text) {
  let rest = text.replaceAll(/https?:\/\/\S+/g, ''); // addresses are the same too
  for (const name of names) rest = rest.replaceAll(name, '');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/\[[^[\]]*\]/g, '');
  }
  return /(^|[\s(“])[A-Za-z]{3,}($|[\s,.;:!?)”])/.test(rest);
}

/** overflowing lists texts that are wider than the element around them, or than the window. */
const overflowing = (page) =>
  page.evaluate(() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent.trim() || parent.closest('svg, script, style, noscript, option')) continue;
      let box = parent;
      while (getComputedStyle(box).display.startsWith('inline') && !box.matches('button, .button')) box = box.parentElement;
      const around = box.getBoundingClientRect();
      const { clipPath, textOverflow } = getComputedStyle(box);
      if (around.width < 2 || clipPath !== 'none') continue; // for screen readers only
      if (textOverflow === 'ellipsis') continue; // cut on purpose
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, width } of range.getClientRects()) {
        const wide = left < around.left - 1 || right > around.right + 1 || right > innerWidth + 1;
        if (width > 0 && wide && !box.closest('.scrolls, .chapter table'))
          found.push(`${box.tagName.toLowerCase()}.${box.className}: ${node.textContent.trim().slice(0, 60)}`);
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page');
    return [...new Set(found)];
  });
