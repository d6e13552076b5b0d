// Another version of the site comes while a match is open: the match goes on, the page says
// that there is one when no turn is under way, and loads it when it is told to.
import assert from 'node:assert/strict';
import test from 'node:test';
import { leave, visit } from './browser.mjs';
import { recorded } from './laid.mjs';
import { openUp } from './opened.mjs';
import { pathTo } from './picks.mjs';
import { openDoor } from './renewed.mjs';
import { connected, enter, post, settled } from './table.mjs';

test('an update breaks no match', async (t) => {
  const { house, browser } = await openUp(t);
  const door = await openDoor(house);
  t.after(() => door.close());
  const { options, turns } = await recorded(house, 'ki-shogi');
  const play = async (page, n) =>
    enter(page, await pathTo(house.url, { game: 'ki-shogi', options, turns: turns.slice(0, n) }, turns[n]));

  const ann = await visit(browser),
    bob = await visit(browser);
  const { match } = await post(ann, `${house.url}/api/matches`, {
    game: 'ki-shogi',
    options,
    clock: 'none',
    public: false,
    seats: { first: 'me', second: 'open' },
  });
  await post(bob, `${house.url}/api/matches/${match}/seats/second`);
  for (const page of [ann, bob]) {
    await page.goto(`${door.url}/match/${match}`);
    await connected(page);
  }
  await ann.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const script = () => ann.locator('script[type=module][src*="/assets/main-"]').getAttribute('src');
  const before = await script();
  const note = ann.locator('.update');

  door.renew();
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
  assert.equal(await note.count(), 0, 'it is her turn, and nothing is said');
  await play(ann, 0);
  await Promise.all([ann, bob].map((page) => settled(page, 1)));
  await note.waitFor();
  assert.equal(ann.loads, 1, 'nothing is loaded by itself');

  // Whoever does not mind goes on playing with what they have.
  await play(bob, 1);
  await Promise.all([ann, bob].map((page) => settled(page, 2)));
  await play(ann, 2);
  await Promise.all([ann, bob].map((page) => settled(page, 3)));

  await note.getByRole('button').click();
  await ann.waitForFunction(
    (old) => document.querySelector('script[type=module][src*="/assets/main-"]')?.getAttribute('src') !== old,
    before,
  );
  await connected(ann);
  assert.match(await script(), /new\.js$/);
  await settled(ann, 3);
  await play(bob, 3);
  await settled(ann, 4);
  await play(ann, 4);
  await Promise.all([ann, bob].map((page) => settled(page, 5)));
  assert.equal(await note.count(), 0);
  assert.equal(bob.loads, 1);
  assert.deepEqual((await house.ask(`/api/matches/${match}`)).turns, turns.slice(0, 5));
  await leave(ann);
  await leave(bob);
});
