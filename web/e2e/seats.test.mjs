// Taking a seat, moving it to another device, and turns that wait while the match goes on
// elsewhere or their tab is closed.
import { phone } from './browser.mjs';
import { expect, test } from './fixtures.mjs';
import { readRecord } from './records.mjs';
import { pathTo } from './picks.mjs';
import { openMatch, waitForConnection, enterTurn, waitForTurns } from './matchpage.mjs';
import { postTurn } from './server.mjs';

const button = (page, name) => page.getByRole('button', { name, exact: true });
const text = (page, part) => page.getByText(part).first();

/** pathOfTurn returns the picks of turn n of a record. */
const pathOfTurn = (server, { game, options, turns }, n) =>
  pathTo(server.url, { game, options, turns: turns.slice(0, n) }, turns[n]);

test('a friend takes a seat by the link', async ({ server, openPage }) => {
  const ann = await openPage(),
    bob = await openPage({ viewport: phone, hasTouch: true });
  await ann.goto(server.url);
  await button(ann, 'Ki Shogi: invite a friend').click();
  const link = await ann.getByRole('textbox', { name: /Send this link to the person who will play/ }).inputValue();
  expect(link).toMatch(/\/join\/./);
  await waitForConnection(ann);
  const loads = ann.loads;
  await bob.goto(link);
  await bob.getByLabel('Your name').fill('Bob');
  await button(bob, 'Join the game').tap();
  await waitForConnection(bob);
  await bob.locator('[data-seat=second]', { hasText: 'you' }).waitFor();
  await ann.locator('[data-seat=second]', { hasText: 'Bob' }).waitFor();
  await text(ann, 'It is your turn.').waitFor();
  expect(ann.loads, 'the page that waited was not loaded again').toBe(loads);
});

test('anyone takes an open seat from the home page', async ({ server, openPage }) => {
  const ann = await openPage(),
    bob = await openPage({ viewport: phone, hasTouch: true });
  await ann.goto(server.url);
  await button(ann, 'Kutai Pai Sho: find an opponent').click();
  await button(ann, 'Leave an open seat').click();
  await waitForConnection(ann);
  await bob.goto(server.url);
  await bob.getByRole('button', { name: /^Kutai Pai Sho: join a waiting player, / }).tap();
  await waitForConnection(bob);
  expect(new URL(bob.url()).pathname).toBe(new URL(ann.url()).pathname);
  await ann.locator('.match[data-status=playing]').waitFor();
});

test('a seat moves to another device by its link', async ({ server, openPage }) => {
  const { options, turns } = await readRecord(server, 'ki-shogi');
  const ann = await openPage(),
    bob = await openPage(),
    other = await openPage({ viewport: phone, hasTouch: true });
  const { match } = await openMatch(server, ann, bob, { game: 'ki-shogi', options });
  await button(ann, 'Continue on another device …').click();
  await ann.getByRole('button', { name: /^Make the link/ }).click();
  const link = await ann.getByRole('textbox', { name: /Open this link on the other device/ }).inputValue();
  await other.goto(link);
  await other.locator('form.form button.main').tap();
  await other.waitForURL(`**/match/${match}`);
  await waitForConnection(other);
  await other.locator('[data-seat=first]', { hasText: 'you' }).waitFor();
  await postTurn(server, other, match, turns[0]);
  await waitForTurns(bob, 1);
});

test('a turn from another device comes before one that waits', async ({ server, openPage }) => {
  const game = await readRecord(server, 'ki-shogi'),
    { options, turns } = game;
  const ann = await openPage(),
    bob = await openPage();
  const { match } = await openMatch(server, ann, bob, { game: 'ki-shogi', options });
  await ann.locator('html[data-rules=here]').waitFor({ state: 'attached' });
  const path = await pathOfTurn(server, game, 0);
  await ann.context().setOffline(true);
  await text(ann, 'Offline').waitFor();
  await enterTurn(ann, path);
  await text(ann, 'Your turn will be sent').waitFor();
  await postTurn(server, ann, match, turns[0]); // which does not go through the page
  await postTurn(server, bob, match, turns[1]);
  await ann.context().setOffline(false);
  await text(ann, 'The position has changed.').waitFor();
  await waitForTurns(ann, 2);
  expect((await server.request(`/api/matches/${match}`)).turns).toEqual(turns.slice(0, 2));
  await button(ann, 'Do not play it').click();
  await ann.getByText('The position has changed').waitFor({ state: 'detached' });
});

test('another tab sends a turn that waited in a closed tab', async ({ server, openPage }) => {
  const game = await readRecord(server, 'ki-shogi'),
    { options, turns } = game;
  const ann = await openPage(),
    bob = await openPage();
  const { match, address } = await openMatch(server, ann, bob, { game: 'ki-shogi', options });
  const second = await ann.context().newPage();
  await second.goto(address);
  await waitForConnection(second);
  await ann.locator('html[data-rules=here]').waitFor({ state: 'attached' });
  await ann.bringToFront();
  await ann.context().setOffline(true);
  await text(ann, 'Offline').waitFor();
  await enterTurn(ann, await pathOfTurn(server, game, 0));
  await text(ann, 'Your turn will be sent').waitFor();
  await ann.close();
  await ann.context().setOffline(false);
  await waitForTurns(second, 1);
  await waitForTurns(bob, 1);
  expect((await server.request(`/api/matches/${match}`)).turns).toEqual(turns.slice(0, 1));

  // And where no other tab was open, by the next one.
  await postTurn(server, bob, match, turns[1]);
  await waitForTurns(second, 2);
  await second.locator('html[data-rules=here]').waitFor({ state: 'attached' });
  await second.context().setOffline(true);
  await text(second, 'Offline').waitFor();
  await enterTurn(second, await pathOfTurn(server, game, 2));
  await text(second, 'Your turn will be sent').waitFor();
  await second.close();
  const third = await ann.context().newPage();
  await third.context().setOffline(false);
  await third.goto(address);
  await waitForTurns(bob, 3);
  await waitForTurns(third, 3);
  expect((await server.request(`/api/matches/${match}`)).turns).toEqual(turns.slice(0, 3));
  expect(ann.problems).toEqual([]);
  await ann.context().close();
});
