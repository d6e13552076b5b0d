// A new version of the site is released while a match is open: the match goes on. The page
// offers the new version when the player is not to move, and loads it when asked to.
import { expect, test as base } from './fixtures.mjs';
import { readRecord } from './records.mjs';
import { pathTo } from './picks.mjs';
import { openUpdateProxy } from './newversion.mjs';
import { waitForConnection, enterTurn, waitForTurns } from './matchpage.mjs';
import { post } from './server.mjs';

const test = base.extend({
  updateProxy: async ({ server }, use) => {
    const proxy = await openUpdateProxy(server);
    await use(proxy);
    await proxy.close();
  },
});

test('an update breaks no match', async ({ server, openPage, updateProxy }) => {
  const { options, turns } = await readRecord(server, 'ki-shogi');
  const play = async (page, n) =>
    enterTurn(page, await pathTo(server.url, { game: 'ki-shogi', options, turns: turns.slice(0, n) }, turns[n]));

  const ann = await openPage({ serviceWorkers: 'allow' }),
    bob = await openPage({ serviceWorkers: 'allow' });
  const { match } = await post(ann, `${server.url}/api/matches`, {
    game: 'ki-shogi',
    options,
    clock: 'none',
    public: false,
    seats: { first: 'me', second: 'open' },
  });
  await post(bob, `${server.url}/api/matches/${match}/seats/second`);
  for (const page of [ann, bob]) {
    await page.goto(`${updateProxy.url}/match/${match}`);
    await waitForConnection(page);
  }
  await ann.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const script = () => ann.locator('script[type=module][src*="/assets/main-"]').getAttribute('src');
  const before = await script();
  const note = ann.locator('.update');

  updateProxy.release();
  // A page that is looked at again asks whether there is a new version.
  await ann.evaluate(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    const { waiting } = await navigator.serviceWorker.ready;
    if (waiting) return;
    await new Promise((done) => {
      const look = setInterval(async () => {
        if ((await navigator.serviceWorker.ready).waiting) done(clearInterval(look));
      }, 100);
    });
  });
  expect(await note.count(), 'it is her turn, and nothing is said').toBe(0);
  await play(ann, 0);
  await Promise.all([ann, bob].map((page) => waitForTurns(page, 1)));
  await note.waitFor();
  expect(ann.loads, 'nothing is loaded by itself').toBe(1);

  // Whoever does not mind goes on playing with what they have.
  await play(bob, 1);
  await Promise.all([ann, bob].map((page) => waitForTurns(page, 2)));
  await play(ann, 2);
  await Promise.all([ann, bob].map((page) => waitForTurns(page, 3)));

  await note.getByRole('button').click();
  await ann.waitForFunction(
    (old) => document.querySelector('script[type=module][src*="/assets/main-"]')?.getAttribute('src') !== old,
    before,
  );
  await waitForConnection(ann);
  expect(await script()).toMatch(/new\.js$/);
  await waitForTurns(ann, 3);
  await play(bob, 3);
  await waitForTurns(ann, 4);
  await play(ann, 4);
  await Promise.all([ann, bob].map((page) => waitForTurns(page, 5)));
  expect(await note.count()).toBe(0);
  expect(bob.loads).toBe(1);
  expect((await server.request(`/api/matches/${match}`)).turns).toEqual(turns.slice(0, 5));
});
