// Against the computer: in this browser, whose rules and player then come from its own
// programs, and at the server's table. From the first page it is two clicks at most.
import assert from 'node:assert/strict';
import test from 'node:test';
import { accessible, leave, phone, shoot, visit } from './browser.mjs';
import { openUp } from './opened.mjs';
import { anyTurn } from './picks.mjs';
import { connected, enter, lineOf, settled, state } from './table.mjs';

const { house, browser } = await openUp(test);

const games = {
  'skud-pai-sho': 'Skud Pai Sho',
  quaterno: 'Quaterno',
  'kutai-pai-sho': 'Kutai Pai Sho',
  'balance-pai-sho': 'Balance Pai Sho',
  'ki-shogi': 'Ki Shogi',
};

for (const [n, [game, title]] of Object.entries(games).entries()) {
  test(`${title} in this browser`, async () => {
    const page = await visit(browser, n % 2 === 0 ? {} : { viewport: phone, hasTouch: true, isMobile: true });
    await page.goto(house.url);
    await page.locator(`a[href="/play/${game}"]`).first().click();
    await page.locator('html[data-rules=here]').waitFor({ state: 'attached' });

    // What is asked at the server from here on would be missed without it.
    const asked = [];
    page.on('request', (request) => {
      if (/\/api\/(picks|view|why)$/.test(request.url())) asked.push(request.url());
    });
    for (let i = 0; i < 3; i++) await turn(page, game, i);
    assert.deepEqual(asked, [], 'what the server was asked');

    const before = await turnsOf(page);
    assert.ok(before.length >= 5, `the computer has answered: ${before}`);
    await page.getByRole('button', { name: 'Take back' }).click();
    await listed(page, before.length).waitFor({ state: 'detached' });
    await mine(page);
    const now = await turnsOf(page);
    assert.deepEqual(now, before.slice(0, now.length));
    await turn(page, game, 7);
    await shoot(page, `computer-${game}`);

    await page.getByRole('button', { name: 'New game' }).click();
    await listed(page, 2).waitFor({ state: 'detached' }); // one may be what chance has dealt
    await turn(page, game, 11);
    assert.equal(page.loads, 2, 'the first page and the game');
    await leave(page);
  });
}

test('the eight levels, a stop and a hint', async () => {
  const page = await visit(browser);
  await page.goto(`${house.url}/play/quaterno?level=8&seat=second`);
  const stop = page.getByRole('button', { name: 'Stop' });
  await stop.click(); // it is its turn, and it takes its time
  await page.getByText('The computer was stopped.').waitFor();
  assert.deepEqual(await turnsOf(page), []);
  await page.locator('summary', { hasText: 'Level, side and options' }).click();
  const levels = page.locator('.setup select').first();
  assert.deepEqual(await levels.locator('option').evaluateAll((all) => all.map((one) => one.value)), [
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
  ]);
  await levels.selectOption('1');
  await page.getByRole('button', { name: 'Let it think' }).click();
  await mine(page);
  assert.equal((await turnsOf(page)).length, 1);
  assert.match(page.url(), /level=1/);

  await page.getByRole('button', { name: 'Suggest turns' }).click();
  const hint = page.locator('.idea');
  await hint.first().waitFor();
  await page.locator('.sketch > *').first().waitFor({ state: 'attached' });
  await shoot(page, 'computer-hint');
  await accessible(page, 'a hint');
  // The best turn may become another one as long as the engine thinks.
  await stop.click({ timeout: 1000 }).catch(() => {});
  await stop.waitFor({ state: 'detached' });
  const turn = await hint.first().getAttribute('data-idea');
  await hint.first().click();
  await listed(page, 2).waitFor({ state: 'attached' });
  assert.equal((await turnsOf(page))[1], turn);
  await mine(page);
  await leave(page);
});

for (const [level, heir] of [
  ['random', '1'],
  ['greedy', '2'],
]) {
  test(`a game that was begun against ${level} goes on`, async () => {
    const page = await visit(browser);
    const kept = { version: 1, options: {}, turns: [], you: 'first', level, resigned: false };
    await page.addInitScript((text) => localStorage.setItem('teahouse.play.quaterno.now', text), JSON.stringify(kept));
    await page.goto(`${house.url}/play/quaterno`);
    await mine(page);
    await page.getByText(`Against the computer (level ${heir})`).waitFor();
    await leave(page);
  });
}

test('a game that was left goes on', async () => {
  const page = await visit(browser);
  await page.goto(`${house.url}/play/kutai-pai-sho`);
  await turn(page, 'kutai-pai-sho', 5);
  const before = await turnsOf(page);
  await page.goto(house.url);
  await page.goto(`${house.url}/play/kutai-pai-sho`);
  await mine(page);
  assert.deepEqual(await turnsOf(page), before);
  await leave(page);
});

test('the computer at the server’s table', async () => {
  const page = await visit(browser, { viewport: phone, hasTouch: true, isMobile: true });
  await page.goto(`${house.url}/new?game=ki-shogi`);
  await page.locator('[name=against][value=computer]').check();
  await page.locator('.send button').click();
  await page.waitForURL(/\/match\//);
  await connected(page);
  const loads = page.loads;
  for (let i = 0; i < 3; i++) {
    const { path } = await anyTurn(house.url, await lineOf(page), i + 2);
    await enter(page, path);
    await settled(page, 2 * i + 2);
  }
  assert.equal((await state(page)).turns.length, 6);
  assert.equal(page.loads, loads);
  await leave(page);
});

/** turn plays some turn and waits until it is the person's turn again. */
async function turn(page, game, n) {
  await mine(page);
  const turns = await turnsOf(page);
  const { path, turn: played } = await anyTurn(house.url, { game, turns }, n + 1);
  await enter(page, path);
  await listed(page, turns.length + 1).waitFor({ state: 'attached' });
  await mine(page);
  const now = await turnsOf(page);
  assert.deepEqual(now.slice(0, turns.length + 1), [...turns, played]);
}

/** mine waits until it is the person's turn. */
async function mine(page) {
  await page.locator('.board-picture.playable').waitFor();
}

const listed = (page, n) => page.locator(`.turnlist li:nth-child(${n})`);

/** turnsOf are the texts of the turns that a page lists. */
async function turnsOf(page) {
  return page.locator('.turnlist [data-turn]').evaluateAll((all) => all.map((one) => one.dataset.turn));
}
