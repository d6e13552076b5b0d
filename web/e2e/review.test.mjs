// Reviews of finished matches: steps, variations, suggestions, explanations, files, embedding.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { closePage, expectAccessible, newPage, phone, screenshot } from './browser.mjs';
import { expect, inCI, test as base } from './fixtures.mjs';
import { root } from './server.mjs';
import { games, createMatch, readRecord, recordText } from './records.mjs';
import { waitForConnection, playTurn } from './matchpage.mjs';

const test = base.extend({
  /** openReview opens a position of the match and waits for the rules. */
  openReview: async ({ server, openPage }, use) => {
    await use(async (ply) => {
      const page = await openPage();
      await page.goto(`${server.url}/match/${match}/${ply}`);
      await page.locator('.board-picture').waitFor();
      await page.locator('html[data-rules=here]').waitFor();
      return page;
    });
  },
});

let host, match, game;
test.beforeAll(async ({ server, browser }) => {
  host = await newPage(browser);
  match = await createMatch(server, host, 'ki-shogi');
  game = await readRecord(server, 'ki-shogi');
});
test.afterAll(() => closePage(host));

const at = (page, ply) => page.waitForURL((url) => url.pathname === `/match/${match}/${ply}`);

test('from the end of a match through all of it by keys, and the address follows', async ({ server, openPage }) => {
  const page = await openPage();
  await page.goto(`${server.url}/match/${match}`);
  await waitForConnection(page); // the server's page holds a verdict too, and makes way for this one
  await page.locator('.verdict').waitFor();
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await at(page, 30);
  await page.locator('.board-picture').waitFor();
  for (const [key, ply] of [
    ['ArrowLeft', 29],
    ['k', 28],
    ['ArrowLeft', 27],
    ['j', 28],
    ['ArrowRight', 29],
    ['Home', 0],
    ['ArrowRight', 1],
    ['End', 30],
  ]) {
    await page.keyboard.press(key);
    await at(page, ply);
    const said = ply === 0 ? 'The beginning' : `After turn ${ply}:`;
    await page.locator('.said', { hasText: said }).waitFor();
  }
  await page.locator('.verdict').waitFor();
  expect(page.loads, 'walking loads no page').toBe(2);
  await page.reload();
  await page.locator('.said', { hasText: 'After turn 30:' }).waitFor();
  await expectAccessible(page, 'the end of a review');
});

test('another turn is tried, has an address of its own, and can be taken out again', async ({ openPage, openReview }) => {
  const page = await openReview(12);
  const line = { game: 'ki-shogi', options: game.options, turns: game.turns.slice(0, 12) };
  await playTurn(page, 'Cho*-1,0', line);
  await page.locator('.aside').waitFor();
  await page.waitForFunction(() => location.hash.length > 5);
  const address = page.url();
  await screenshot(page, 'review-variation');
  await expectAccessible(page, 'a variation');

  const other = await openPage();
  await other.goto(address);
  await other.locator('.said', { hasText: 'After turn 13: ' }).waitFor();
  expect(await other.locator('.aside [aria-current]').count(), 'the variation is where the address says').toBe(1);
  await other.keyboard.press('ArrowUp');
  await other.locator('.turns li > a[aria-current]').waitFor();

  await page.getByRole('button', { name: 'Delete from here' }).click();
  await page.locator('.aside').waitFor({ state: 'detached' });
});

test('turns are suggested wherever one goes, until they are not wanted', async ({ openReview }) => {
  const page = await openReview(12);
  await page.getByRole('button', { name: 'Suggest turns' }).click();
  const ideas = page.locator('.idea'),
    stop = page.getByRole('button', { name: 'Stop' });
  await ideas.nth(2).waitFor();
  for (const idea of await ideas.all()) expect(await idea.textContent()).toMatch(/\d+%|wins in/);
  await page.locator('.sketch > *').first().waitFor({ state: 'attached' });
  await page.getByRole('meter', { name: 'Win chances' }).waitFor();
  await screenshot(page, 'review-suggestion');
  await expectAccessible(page, 'a suggestion');

  // Somebody who walks on quickly is not told of every turn, and then of the last.
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await page.locator('.said', { hasText: 'After turn 15: ' }).waitFor();
  await ideas.first().waitFor();
  await stop.click();
  await stop.waitFor({ state: 'detached' });
  expect((await ideas.count()) > 0, 'what was found stays').toBeTruthy();
  await page.keyboard.press('ArrowLeft');
  await page.locator('.said', { hasText: 'After turn 14: ' }).waitFor();
  await ideas.first().waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Suggest turns' }).click();
  await ideas.first().waitFor();
  const turn = await ideas.first().getAttribute('data-idea');
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.locator(`.idea[data-idea="${turn}"]`).click();
  await page.locator('.said', { hasText: 'After turn 15: ' }).waitFor();
});

test('the chances of a whole game are a graph to walk along', async ({ openReview }) => {
  const page = await openReview(12);
  const graph = page.getByRole('slider', { name: 'Win chances' });
  await page.getByRole('button', { name: 'Calculate win chances' }).click();
  await page.locator('.plot:not([data-chances="0"])').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Continue calculating' }).click();
  await page.locator('.judged progress').waitFor({ state: 'detached', timeout: 90_000 });
  expect(await graph.getAttribute('data-chances'), 'each position is known').toBe('31');
  expect(await page.getByRole('button', { name: 'Continue calculating' }).count(), 'nothing is left').toBe(0);
  expect(await graph.getAttribute('aria-valuetext')).toMatch(/^After turn 12: .+: (\d+% for|even|.+ wins)/);

  await graph.focus();
  await page.keyboard.press('ArrowRight');
  await at(page, 13);
  await page.keyboard.press('End');
  await at(page, 30);
  await page.locator('.plot[aria-valuetext*="White wins"]').waitFor();
  await graph.click(); // its middle, once the verdict above it has found its place
  await at(page, 15);

  // What cost much has a sign, in the graph and beside the turn, and says so.
  const falls = page.locator('.turns .fell');
  expect((await falls.count()) > 0).toBeTruthy();
  expect(await page.locator('[data-fall]').count()).toBe(await falls.count());
  expect(await falls.first().textContent()).toMatch(/▾ \d+.*falls by \d+%/);
  await screenshot(page, 'review-graph');
  await expectAccessible(page, 'the graph');

  await page.reload();
  await graph.waitFor();
  expect(await graph.getAttribute('data-chances'), 'it is kept').toBe('31');
});

const rounds = games.filter((name) => name !== 'ki-shogi');
for (const kind of inCI(rounds, ['skud-pai-sho'])) {
  test(`suggestions and graph of a game of ${kind}`, async ({ server, openPage }) => {
    const laid = await createMatch(server, host, kind);
    const { turns } = await server.request(`/api/matches/${laid}`);
    const page = await openPage({ viewport: phone, hasTouch: true, isMobile: true, colorScheme: 'dark' });
    await page.goto(`${server.url}/match/${laid}/${turns.length >> 1}`);
    await page.getByRole('button', { name: 'Suggest turns' }).click();
    await page.locator('.idea').first().waitFor();
    await page.locator('.suggested .thinking button').click();
    await page.locator('.thinking').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Calculate win chances' }).click();
    await page.locator(`.plot[data-chances="${turns.length + 1}"]`).waitFor({ timeout: 90_000 });
    expect((await page.locator('.idea').count()) > 0, 'and the suggestion is still there').toBe(true);
    await page.locator('.judged').scrollIntoViewIfNeeded();
    await screenshot(page, `review-graph-${kind}`);
  });
}

test('who plays a match is told nothing before it is over', async ({ server, openPage }) => {
  const player = await openPage();
  const running = await createMatch(server, player, 'ki-shogi', { turns: 14 });
  await player.goto(`${server.url}/match/${running}/10`);
  await player.getByText('the computer suggests nothing until it is over').waitFor();
  expect(await player.locator('.suggested, .judged, [role=meter], .idea').count()).toBe(0);
});

test('why says what is legal', async ({ openReview }) => {
  const page = await openReview(12);
  await page.locator('summary', { hasText: 'Why, or why not?' }).click();
  const asked = page.locator('details:has(summary:text("Why, or why not?"))');
  await asked.locator('input').fill('1,0-5,5');
  await asked.locator('button', { hasText: 'Why?' }).click();
  await asked.getByText('is not legal here.').waitFor();
  expect(await asked.locator('.does').first().textContent()).toMatch(/5,5/);
  await asked.locator('input').fill(game.turns[12]);
  await asked.locator('button', { hasText: 'Why?' }).click();
  await asked.getByText('is legal here.').waitFor();
});

test('record, picture and film are taken along', async ({ server, openReview }) => {
  const page = await openReview(30);
  await page.locator('summary', { hasText: 'Save and share' }).click();
  const saved = async (name, role = 'button') => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole(role, { name, exact: true }).click()]);
    return readFile(await download.path());
  };
  const text = String(await saved('Save'));
  expect(text).toMatch(/^Game: ki-shogi$/m);
  expect(text).toMatch(/White wins|second, no-legal-turn/);
  const again = await server.request('/api/paste', { text });
  expect(
    again.turns.map(({ turn }) => turn),
    'the record holds the game',
  ).toEqual(game.turns);
  expect((await saved('Position as PNG', 'link')).subarray(1, 4).toString()).toBe('PNG');
  expect((await saved('Game as GIF', 'link')).subarray(0, 4).toString()).toBe('GIF8');
  for (const [path, type] of [
    [`/match/${match}/12/board.png`, 'image/png'],
    [`/match/${match}/game.gif`, 'image/gif'],
    [`/match/${match}/record`, 'text/plain'],
  ]) {
    const answer = await page.request.get(server.url + path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(new RegExp(type));
  }
});

test('records of all games and the notation of the site are pasted', async ({ server, openPage }) => {
  const page = await openPage();
  const texts = [
    ...(await Promise.all(games.map(recordText))),
    await readFile(join(root, 'testdata/examples/skud-site-notation.txt'), 'utf8'),
    await readFile(join(root, 'testdata/examples/ki-shogi-smith.txt'), 'utf8'),
  ];
  await page.goto(`${server.url}/review`);
  for (const text of texts) {
    const { turns } = await server.request('/api/paste', { text });
    const another = page.getByRole('button', { name: 'Paste another game' });
    await page.locator('.paste').or(another).first().waitFor();
    if (await another.isVisible()) await another.click();
    await page.locator('.paste textarea').fill(text);
    await page.getByRole('button', { name: 'Open game' }).click();
    await page.locator('.paste').waitFor({ state: 'detached' });
    await page.locator('.turns').waitFor();
    expect(await page.locator('.turns > ol > li').count()).toBe(turns.length);
  }
  await page.getByRole('button', { name: 'Paste another game' }).click();
  await page.locator('.paste textarea').fill('Game: ki-shogi\n\n1. Gyoku*0,0\n2. Gyoku*9,9\n');
  await page.getByRole('button', { name: 'Open game' }).click();
  await page.locator('.paste [role=alert] .trouble').waitFor();
});

test('a board in another page', async ({ server, openPage }) => {
  const elsewhere = createServer((request, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/html' })
      .end(`<!doctype html><html lang="en"><title>A page about games</title><h1>Games</h1>
      <iframe src="${server.url}/embed/match/${match}/5" width="480" height="620" title="Teahouse"></iframe>`);
  });
  await new Promise((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const page = await openPage();
  await page.goto(`http://localhost:${elsewhere.address().port}/`);
  const frame = page.frameLocator('iframe');
  await frame.getByText('Turn 5 of 30').waitFor();
  await frame.getByRole('button', { name: 'Next' }).click();
  await frame.getByText('Turn 6 of 30').waitFor();
  await frame.locator('body').press('End');
  await frame.getByText('Turn 30 of 30').waitFor();
  await frame.getByRole('button', { name: 'Back' }).click();
  await frame.getByText('Turn 29 of 30').waitFor();
  await screenshot(page, 'embed-framed');
  elsewhere.closeAllConnections();
  elsewhere.close();
});
