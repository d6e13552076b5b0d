// A finished match is walked through, tried out, asked about, taken along and shown elsewhere.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import test from 'node:test';
import { accessible, leave, phone, shoot, visit } from './browser.mjs';
import { root } from './house.mjs';
import { games, lay, recorded, recordText } from './laid.mjs';
import { openUp } from './opened.mjs';
import { connected, play } from './table.mjs';

const { house, browser } = await openUp(test);
let host, match, game;
test.before(async () => {
  host = await visit(browser);
  match = await lay(house, host, 'ki-shogi');
  game = await recorded(house, 'ki-shogi');
});

const at = (page, ply) => page.waitForURL((url) => url.pathname === `/match/${match}/${ply}`);

/** opened goes to a place in the match, when the rules are there. */
async function opened(ply) {
  const page = await visit(browser);
  await page.goto(`${house.url}/match/${match}/${ply}`);
  await page.locator('.board-picture').waitFor();
  await page.locator('html[data-rules=here]').waitFor();
  return page;
}

test('from the end of a match through all of it by keys, and the address follows', async () => {
  const page = await visit(browser);
  await page.goto(`${house.url}/match/${match}`);
  await connected(page); // the server's page holds a verdict too, and makes way for this one
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
  assert.equal(page.loads, 2, 'walking loads no page');
  await page.reload();
  await page.locator('.said', { hasText: 'After turn 30:' }).waitFor();
  await accessible(page, 'the end of a review');
  await leave(page);
});

test('another turn is tried, has an address of its own, and can be taken out again', async () => {
  const page = await opened(12);
  const line = { game: 'ki-shogi', options: game.options, turns: game.turns.slice(0, 12) };
  await play(page, 'Cho*-1,0', line);
  await page.locator('.aside').waitFor();
  await page.waitForFunction(() => location.hash.length > 5);
  const address = page.url();
  await shoot(page, 'review-variation');
  await accessible(page, 'a variation');

  const other = await visit(browser);
  await other.goto(address);
  await other.locator('.said', { hasText: 'After turn 13: ' }).waitFor();
  assert.equal(await other.locator('.aside [aria-current]').count(), 1, 'the variation is where the address says');
  await other.keyboard.press('ArrowUp');
  await other.locator('.turns li > a[aria-current]').waitFor();
  await leave(other);

  await page.getByRole('button', { name: 'Delete from here' }).click();
  await page.locator('.aside').waitFor({ state: 'detached' });
  await leave(page);
});

test('turns are suggested wherever one goes, until they are not wanted', async () => {
  const page = await opened(12);
  await page.getByRole('button', { name: 'Suggest turns' }).click();
  const ideas = page.locator('.idea'),
    stop = page.getByRole('button', { name: 'Stop' });
  await ideas.nth(2).waitFor();
  for (const idea of await ideas.all()) assert.match(await idea.textContent(), /\d+%|wins in/);
  await page.locator('.sketch > *').first().waitFor({ state: 'attached' });
  await page.getByRole('meter', { name: 'Win chances' }).waitFor();
  await shoot(page, 'review-suggestion');
  await accessible(page, 'a suggestion');

  // Somebody who walks on quickly is not told of every turn, and then of the last.
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await page.locator('.said', { hasText: 'After turn 15: ' }).waitFor();
  await ideas.first().waitFor();
  await stop.click();
  await stop.waitFor({ state: 'detached' });
  assert.ok((await ideas.count()) > 0, 'what was found stays');
  await page.keyboard.press('ArrowLeft');
  await page.locator('.said', { hasText: 'After turn 14: ' }).waitFor();
  await ideas.first().waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Suggest turns' }).click();
  await ideas.first().waitFor();
  const turn = await ideas.first().getAttribute('data-idea');
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.locator(`.idea[data-idea="${turn}"]`).click();
  await page.locator('.said', { hasText: 'After turn 15: ' }).waitFor();
  await leave(page);
});

test('the chances of a whole game are a graph to walk along', async () => {
  const page = await opened(12);
  const graph = page.getByRole('slider', { name: 'Win chances' });
  await page.getByRole('button', { name: 'Win chances of the game' }).click();
  await page.locator('.plot:not([data-chances="0"])').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Go on with the win chances' }).click();
  await page.locator('.judged progress').waitFor({ state: 'detached', timeout: 90_000 });
  assert.equal(await graph.getAttribute('data-chances'), '31', 'each position is known');
  assert.equal(await page.getByRole('button', { name: 'Go on with the win chances' }).count(), 0, 'nothing is left');
  assert.match(await graph.getAttribute('aria-valuetext'), /^After turn 12: .+: (\d+% for|even|.+ wins)/);

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
  assert.ok((await falls.count()) > 0);
  assert.equal(await page.locator('[data-fall]').count(), await falls.count());
  assert.match(await falls.first().textContent(), /▾ \d+.*falls by \d+%/);
  await shoot(page, 'review-graph');
  await accessible(page, 'the graph');

  await page.reload();
  await graph.waitFor();
  assert.equal(await graph.getAttribute('data-chances'), '31', 'it is kept');
  await leave(page);
});

for (const kind of games.filter((name) => name !== 'ki-shogi')) {
  test(`suggestions and graph of a game of ${kind}`, async () => {
    const laid = await lay(house, host, kind);
    const { turns } = await house.ask(`/api/matches/${laid}`);
    const page = await visit(browser, { viewport: phone, hasTouch: true, isMobile: true, colorScheme: 'dark' });
    await page.goto(`${house.url}/match/${laid}/${turns.length >> 1}`);
    await page.getByRole('button', { name: 'Suggest turns' }).click();
    await page.locator('.idea').first().waitFor();
    await page.locator('.suggested .thinking button').click();
    await page.locator('.thinking').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Win chances of the game' }).click();
    await page.locator(`.plot[data-chances="${turns.length + 1}"]`).waitFor({ timeout: 90_000 });
    assert.equal((await page.locator('.idea').count()) > 0, true, 'and the suggestion is still there');
    await page.locator('.judged').scrollIntoViewIfNeeded();
    await shoot(page, `review-graph-${kind}`);
    await leave(page);
  });
}

test('who plays a match is told nothing before it is over', async () => {
  const player = await visit(browser);
  const running = await lay(house, player, 'ki-shogi', { turns: 14 });
  await player.goto(`${house.url}/match/${running}/10`);
  await player.getByText('the computer suggests nothing until it is over').waitFor();
  assert.equal(await player.locator('.suggested, .judged, [role=meter], .idea').count(), 0);
  await leave(player);
});

test('why says what is legal', async () => {
  const page = await opened(12);
  await page.locator('summary', { hasText: 'Why, or why not?' }).click();
  const asked = page.locator('details:has(summary:text("Why, or why not?"))');
  await asked.locator('input').fill('1,0-5,5');
  await asked.locator('button', { hasText: 'Why?' }).click();
  await asked.getByText('is not legal here.').waitFor();
  assert.match(await asked.locator('.does').first().textContent(), /5,5/);
  await asked.locator('input').fill(game.turns[12]);
  await asked.locator('button', { hasText: 'Why?' }).click();
  await asked.getByText('is legal here.').waitFor();
  await leave(page);
});

test('record, picture and film are taken along', async () => {
  const page = await opened(30);
  await page.locator('summary', { hasText: 'Keep and show' }).click();
  const saved = async (name, role = 'button') => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole(role, { name, exact: true }).click()]);
    return readFile(await download.path());
  };
  const text = String(await saved('Save'));
  assert.match(text, /^Game: ki-shogi$/m);
  assert.match(text, /White wins|second, no-legal-turn/);
  const again = await house.ask('/api/paste', { text });
  assert.deepEqual(
    again.turns.map(({ turn }) => turn),
    game.turns,
    'the record holds the game',
  );
  assert.equal((await saved('Position as PNG', 'link')).subarray(1, 4).toString(), 'PNG');
  assert.equal((await saved('Game as GIF', 'link')).subarray(0, 4).toString(), 'GIF8');
  for (const [path, type] of [
    [`/match/${match}/12/board.png`, 'image/png'],
    [`/match/${match}/game.gif`, 'image/gif'],
    [`/match/${match}/record`, 'text/plain'],
  ]) {
    const answer = await page.request.get(house.url + path);
    assert.equal(answer.status(), 200, path);
    assert.match(answer.headers()['content-type'], new RegExp(type), path);
  }
  await leave(page);
});

test('records of all games and the notation of the site are pasted', async () => {
  const page = await visit(browser);
  const texts = [
    ...(await Promise.all(games.map(recordText))),
    await readFile(join(root, 'testdata/examples/skud-site-notation.txt'), 'utf8'),
    await readFile(join(root, 'testdata/examples/ki-shogi-smith.txt'), 'utf8'),
  ];
  await page.goto(`${house.url}/review`);
  for (const text of texts) {
    const { turns } = await house.ask('/api/paste', { text });
    const another = page.getByRole('button', { name: 'Paste another game' });
    await page.locator('.paste').or(another).first().waitFor();
    if (await another.isVisible()) await another.click();
    await page.locator('.paste textarea').fill(text);
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.locator('.paste').waitFor({ state: 'detached' });
    await page.locator('.turns').waitFor();
    assert.equal(await page.locator('.turns > ol > li').count(), turns.length);
  }
  await page.getByRole('button', { name: 'Paste another game' }).click();
  await page.locator('.paste textarea').fill('Game: ki-shogi\n\n1. Gyoku*0,0\n2. Gyoku*9,9\n');
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.locator('.paste [role=alert] .trouble').waitFor();
  await leave(page);
});

test('a board in another page', async (t) => {
  const elsewhere = createServer((request, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/html' })
      .end(`<!doctype html><html lang="en"><title>A page about games</title><h1>Games</h1>
      <iframe src="${house.url}/embed/match/${match}/5" width="480" height="620" title="Teahouse"></iframe>`);
  });
  await new Promise((done) => elsewhere.listen(0, '127.0.0.1', done));
  t.after(() => elsewhere.close());
  const page = await visit(browser);
  await page.goto(`http://localhost:${elsewhere.address().port}/`);
  const frame = page.frameLocator('iframe');
  await frame.getByText('Turn 5 of 30').waitFor();
  await frame.getByRole('button', { name: 'Next' }).click();
  await frame.getByText('Turn 6 of 30').waitFor();
  await frame.locator('body').press('End');
  await frame.getByText('Turn 30 of 30').waitFor();
  await frame.getByRole('button', { name: 'Back' }).click();
  await frame.getByText('Turn 29 of 30').waitFor();
  await shoot(page, 'embed-framed');
  await leave(page);
});
