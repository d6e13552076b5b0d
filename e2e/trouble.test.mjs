// What players feel when the network, the server or the opponent is not there: nothing is
// lost, nothing is played twice, no page is ever loaded again.
import assert from 'node:assert/strict';
import test, { afterEach, beforeEach } from 'node:test';
import { anotherTab, leave, phone, visit } from './browser.mjs';
import { openUp } from './opened.mjs';
import { anyTurn, pathTo } from './picks.mjs';
import { arrange, connected, enter, lineOf, play, post, settled, state } from './table.mjs';

const { house, browser } = await openUp(test);
let a, b, match;
beforeEach(async () => {
  a = await visit(browser);
  b = await visit(browser, { viewport: phone, hasTouch: true });
});
afterEach(async () => {
  await leave(a);
  await leave(b);
});

/** begin seats both at Ki Shogi, the rules in their browsers, after the first turns of a game. */
async function begin(...turns) {
  const table = await arrange(house, a, b, { game: 'ki-shogi' });
  match = table.match;
  for (const page of [a, b]) await page.locator('html[data-rules=here]').waitFor({ state: 'attached' });
  for (const [i, turn] of turns.entries()) {
    await play(i % 2 === 0 ? a : b, turn);
    await Promise.all([a, b].map((page) => settled(page, i + 1)));
  }
}

async function shows(turns, ...pages) {
  for (const page of pages) await settled(page, turns.length);
  assert.deepEqual((await state(a)).turns, turns);
  assert.deepEqual(
    pages.map((page) => page.loads),
    pages.map(() => 1),
    'how often the pages were loaded',
  );
}

const lost = (page) => page.locator('.connection.lost').waitFor();

test('a turn made offline waits, and is sent once', async () => {
  await begin('Gyoku*0,0');
  const path = await pathTo(house.url, await lineOf(b), 'Gyoku*1,2');
  await b.context().setOffline(true);
  await lost(b);
  await enter(b, path);
  await b.locator('.table.waits').waitFor();
  await b.getByText('Your turn waits').waitFor();
  await b.getByText('Gyoku*1,2').first().waitFor();
  assert.deepEqual((await state(a)).turns, ['Gyoku*0,0']);
  await b.context().setOffline(false);
  await shows(['Gyoku*0,0', 'Gyoku*1,2'], a, b);
  await play(a, 'Cho*1,0');
  await shows(['Gyoku*0,0', 'Gyoku*1,2', 'Cho*1,0'], a, b);
});

test('a turn made offline is not sent where the position has changed', async () => {
  await begin('Gyoku*0,0', 'Gyoku*1,2', 'Cho*1,0', 'Myou*2,2');
  const path = await pathTo(house.url, await lineOf(a), '1,0-1,-1');
  await a.context().setOffline(true);
  await lost(a);
  await enter(a, path);
  await a.locator('.table.waits').waitFor();

  // Meanwhile the opponent takes a turn back, which is granted on another device, and plays another one.
  await b.getByRole('button', { name: 'Ask to take back' }).tap();
  await b.getByText('You have asked').waitFor();
  const { seq } = await state(b);
  await post(a, `${house.url}/api/matches/${match}/commands`, {
    client: 'another-device',
    id: '1',
    expect: seq,
    command: { kind: 'accept', offer: 'takeback' },
  });
  await settled(b, 3);
  await play(b, 'Myou*2,1');
  const turns = ['Gyoku*0,0', 'Gyoku*1,2', 'Cho*1,0', 'Myou*2,1'];
  await settled(b, 4);

  await a.context().setOffline(false);
  await a.getByText('was not played').waitFor();
  await a.locator('[data-piece="2,1"]').waitFor();
  await shows(turns, a, b);
  await a.getByRole('button', { name: 'Leave it' }).click();
  await a.getByText('was not played').waitFor({ state: 'detached' });
  await play(a, '1,0-1,-1');
  await shows([...turns, '1,0-1,-1'], a, b);
});

test('the server is killed while turns are on their way', async () => {
  await begin('Gyoku*0,0', 'Gyoku*1,2');
  const { turns } = await state(a);
  for (let n = 0; n < 4; n++) {
    const mover = n % 2 === 0 ? a : b;
    const { path, turn } = await anyTurn(house.url, await lineOf(a), n + 3);
    if (n < 2) await Promise.all([enter(mover, path), house.kill()]);
    else {
      house.freeze();
      await enter(mover, path);
      await house.kill();
    }
    await Promise.all([lost(a), lost(b)]);
    await house.open();
    await Promise.all([connected(a), connected(b)]);
    turns.push(turn);
    await shows(turns, a, b);
  }
  const { path, turn } = await anyTurn(house.url, await lineOf(a), 9);
  await enter(a, path);
  await shows([...turns, turn], a, b);
});

test('a second tab follows', async () => {
  await begin('Gyoku*0,0', 'Gyoku*1,2');
  const other = await anotherTab(a);
  await other.goto(a.url());
  await connected(other);
  await play(other, 'Cho*1,0');
  await shows(['Gyoku*0,0', 'Gyoku*1,2', 'Cho*1,0'], a, b, other);
  await play(b, 'Myou*2,2');
  await shows(['Gyoku*0,0', 'Gyoku*1,2', 'Cho*1,0', 'Myou*2,2'], a, b, other);
  await play(a, '1,0-1,-1');
  await shows(['Gyoku*0,0', 'Gyoku*1,2', 'Cho*1,0', 'Myou*2,2', '1,0-1,-1'], a, b, other);
  assert.deepEqual(other.wrong, []);
});

test('what was visited once works without the server', async () => {
  await a.goto(house.url);
  assert.ok(
    await a.evaluate(() =>
      Promise.race([navigator.serviceWorker.ready.then(() => true), new Promise((late) => setTimeout(late, 60_000, false))]),
    ),
    'the service worker is not there',
  );
  await house.kill();
  try {
    await a.goto(`${house.url}/play/ki-shogi`);
    await a.locator('html[data-rules=here]').waitFor({ state: 'attached' });
    await a.locator('[data-place="0,0"]:not([aria-disabled])').waitFor({ state: 'attached' });
    await enter(a, [{ id: '0,0', place: '0,0', on: 'board' }]);
    await settled(a, 2); // the computer has answered
    await a.goto(`${house.url}/review`);
    await a.locator('textarea').fill('Game: ki-shogi\n\n1. Gyoku*0,0 2. Gyoku*1,2\n');
    await a.locator('form button').first().click();
    await a.locator('[data-piece="1,2"]').waitFor();
    await a.goto(`${house.url}/match/nobody`);
    await a.locator('main h1').waitFor();
  } finally {
    await house.open();
  }
});
