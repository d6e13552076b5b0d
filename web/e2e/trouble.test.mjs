// The network or the server goes away: no turn is lost or played twice, and no page is loaded
// again.
import { openTab, phone } from './browser.mjs';
import { expect, test as base } from './fixtures.mjs';
import { anyTurn, pathTo } from './picks.mjs';
import { openMatch, waitForConnection, enterTurn, lineOfMatch, playTurn, waitForTurns, matchState } from './matchpage.mjs';
import { post } from './server.mjs';

const test = base.extend({
  /** a is the page of the first player. */
  a: ({ openPage }, use) => openPage({ serviceWorkers: 'allow' }).then(use),
  /** b is the page of the second player, on a phone. */
  b: ({ openPage }, use) => openPage({ viewport: phone, hasTouch: true, serviceWorkers: 'allow' }).then(use),
});

/** begin opens a match of Ki Shogi on both pages, plays its first turns and returns its id. */
async function begin(server, a, b, ...turns) {
  const { match } = await openMatch(server, a, b, { game: 'ki-shogi' });
  for (const page of [a, b]) await page.locator('html[data-rules=here]').waitFor({ state: 'attached' });
  for (const [i, turn] of turns.entries()) {
    await playTurn(i % 2 === 0 ? a : b, turn);
    await Promise.all([a, b].map((page) => waitForTurns(page, i + 1)));
  }
  return match;
}

/** expectTurns waits until the server and all pages have these turns. */
async function expectTurns(turns, ...pages) {
  for (const page of pages) await waitForTurns(page, turns.length);
  expect((await matchState(pages[0])).turns).toEqual(turns);
  expect(
    pages.map((page) => page.loads),
    'how often the pages were loaded',
  ).toEqual(pages.map(() => 1));
}

const waitForLoss = (page) => page.locator('.connection.lost').waitFor();

test('a turn made offline waits, and is sent once', async ({ server, a, b }) => {
  await begin(server, a, b, 'Gyoku*0,0');
  const path = await pathTo(server.url, await lineOfMatch(b), 'Gyoku*1,2');
  await b.context().setOffline(true);
  await waitForLoss(b);
  await enterTurn(b, path);
  await b.locator('.table.waits').waitFor();
  await b.getByText('Your turn will be sent').waitFor();
  await b.getByText('Sending your turn.').waitFor();
  expect((await matchState(a)).turns).toEqual(['Gyoku*0,0']);
  await b.context().setOffline(false);
  await expectTurns(['Gyoku*0,0', 'Gyoku*1,2'], a, b);
  await playTurn(a, 'Cho*1,0');
  await expectTurns(['Gyoku*0,0', 'Gyoku*1,2', 'Cho*1,0'], a, b);
});

test('a turn made offline is not sent where the position has changed', async ({ server, a, b }) => {
  const match = await begin(server, a, b, 'Gyoku*0,0', 'Gyoku*1,2', 'Cho*1,0', 'Myou*2,2');
  const path = await pathTo(server.url, await lineOfMatch(a), '1,0-1,-1');
  await a.context().setOffline(true);
  await waitForLoss(a);
  await enterTurn(a, path);
  await a.locator('.table.waits').waitFor();

  // Meanwhile the opponent takes a turn back, which is granted on another device, and plays another one.
  await b.getByRole('button', { name: 'Ask to take back' }).tap();
  await b.getByText('You have asked').waitFor();
  const { seq } = await matchState(b);
  await post(a, `${server.url}/api/matches/${match}/commands`, {
    client: 'another-device',
    id: '1',
    expect: seq,
    command: { kind: 'accept', offer: 'takeback' },
  });
  await waitForTurns(b, 3);
  await playTurn(b, 'Myou*2,1');
  const turns = ['Gyoku*0,0', 'Gyoku*1,2', 'Cho*1,0', 'Myou*2,1'];
  await waitForTurns(b, 4);

  await a.context().setOffline(false);
  await a.getByText('was not played').waitFor();
  await a.locator('[data-piece="2,1"]').waitFor();
  await expectTurns(turns, a, b);
  await a.getByRole('button', { name: 'Do not play it' }).click();
  await a.getByText('was not played').waitFor({ state: 'detached' });
  await playTurn(a, '1,0-1,-1');
  await expectTurns([...turns, '1,0-1,-1'], a, b);
});

test('the server is killed while turns are on their way', async ({ server, a, b }) => {
  await begin(server, a, b, 'Gyoku*0,0', 'Gyoku*1,2');
  const { turns } = await matchState(a);
  for (let n = 0; n < 4; n++) {
    const mover = n % 2 === 0 ? a : b;
    const { path, turn } = await anyTurn(server.url, await lineOfMatch(a), n + 3);
    if (n < 2) await Promise.all([enterTurn(mover, path), server.kill()]);
    else {
      server.freeze();
      await enterTurn(mover, path);
      await server.kill();
    }
    await Promise.all([waitForLoss(a), waitForLoss(b)]);
    await server.start();
    await Promise.all([waitForConnection(a), waitForConnection(b)]);
    turns.push(turn);
    await expectTurns(turns, a, b);
  }
  const { path, turn } = await anyTurn(server.url, await lineOfMatch(a), 9);
  await enterTurn(a, path);
  await expectTurns([...turns, turn], a, b);
});

test('a second tab follows', async ({ server, a, b }) => {
  await begin(server, a, b, 'Gyoku*0,0', 'Gyoku*1,2');
  const other = await openTab(a);
  await other.goto(a.url());
  await waitForConnection(other);
  await playTurn(other, 'Cho*1,0');
  await expectTurns(['Gyoku*0,0', 'Gyoku*1,2', 'Cho*1,0'], a, b, other);
  await playTurn(b, 'Myou*2,2');
  await expectTurns(['Gyoku*0,0', 'Gyoku*1,2', 'Cho*1,0', 'Myou*2,2'], a, b, other);
  await playTurn(a, '1,0-1,-1');
  await expectTurns(['Gyoku*0,0', 'Gyoku*1,2', 'Cho*1,0', 'Myou*2,2', '1,0-1,-1'], a, b, other);
  expect(other.problems).toEqual([]);
});

test('a server that is down is no missing network, and can be tried again', async ({ server, a }) => {
  await a.goto(server.url);
  await a.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!(await caches.match('/offline?lang=en'))) await new Promise((later) => setTimeout(later, 200));
  });
  await server.kill();
  try {
    await a.goto(`${server.url}/about`);
    await a.getByText('The server does not answer.').waitFor();
    await a.context().setOffline(true);
    await a.getByText('This device is offline.').waitFor();
    await a.context().setOffline(false);
    await a.getByText('The server does not answer.').waitFor();
  } finally {
    await server.start();
  }
  await a.getByRole('link', { name: 'Retry now' }).click();
  await a.getByRole('link', { name: 'Retry now' }).waitFor({ state: 'detached' });
  expect(new URL(a.url()).pathname).toBe('/about');
});

test('what was visited once works without the server', async ({ server, a }) => {
  await a.goto(server.url);
  expect(
    await a.evaluate(() =>
      Promise.race([navigator.serviceWorker.ready.then(() => true), new Promise((late) => setTimeout(late, 60_000, false))]),
    ),
    'the service worker is ready',
  ).toBeTruthy();
  await server.kill();
  try {
    await a.goto(`${server.url}/play/ki-shogi`);
    await a.locator('html[data-rules=here]').waitFor({ state: 'attached' });
    await a.locator('[data-place="0,0"]:not([aria-disabled])').waitFor({ state: 'attached' });
    await enterTurn(a, [{ id: '0,0', place: '0,0', on: 'board' }]);
    await waitForTurns(a, 2); // the computer has answered
    await a.goto(`${server.url}/review`);
    await a.locator('textarea').fill('Game: ki-shogi\n\n1. Gyoku*0,0 2. Gyoku*1,2\n');
    await a.locator('form button').first().click();
    await a.locator('[data-piece="1,2"]').waitFor();
    await a.goto(`${server.url}/match/nobody`);
    await a.locator('main h1').waitFor();
  } finally {
    await server.start();
  }
});
