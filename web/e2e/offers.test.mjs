// Offers between the players of a match, and the endings that players choose. A third person
// watches and sees all of it.
import { closePage, expectAccessible, newPage, phone } from './browser.mjs';
import { expect, test as base } from './fixtures.mjs';
import { readRecord } from './records.mjs';
import { openMatch, waitForConnection, waitForTurns, matchState } from './matchpage.mjs';
import { post, postTurn } from './server.mjs';

const button = (page, name) => page.getByRole('button', { name, exact: true });
const text = (page, part) => page.getByText(part).first();

// The pages of Ann and Bob, who play, and of Cat, who watches. All tests share them, each with a match of its own.
let ann, bob, cat;
const test = base.extend({
  /** players are the three pages, and sit, which opens a match on them. */
  players: async ({ server }, use) => {
    const { options, turns } = await readRecord(server, 'ki-shogi');
    /** sit opens a match and plays the first turns of the record. */
    const sit = async (played) => {
      const { match, address } = await openMatch(server, ann, bob, { game: 'ki-shogi', options, clock: '15+10' });
      await cat.goto(address);
      await waitForConnection(cat);
      for (const [i, turn] of turns.slice(0, played).entries()) await postTurn(server, [ann, bob][i % 2], match, turn);
      await Promise.all([ann, bob, cat].map((page) => waitForTurns(page, played)));
      return { match, turns: turns.slice(0, played) };
    };
    await use({ ann, bob, cat, sit });
  },
});
test.beforeAll(async ({ server, browser }) => {
  [ann, bob, cat] = await Promise.all([
    newPage(browser),
    newPage(browser, { viewport: phone, hasTouch: true }),
    newPage(browser),
  ]);
  for (const [page, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
    [cat, 'Cat'],
  ])
    await post(page, `${server.url}/api/me`, { name });
});
test.afterAll(async () => {
  for (const page of [ann, bob, cat]) await closePage(page);
});

test('a draw is declined, and another one accepted', async ({ server, players: { ann, bob, cat, sit } }) => {
  const { match } = await sit(2);
  await button(ann, 'Offer a draw').click();
  await text(ann, 'You offer a draw.').waitFor();
  await text(bob, 'Ann (Black) offers a draw.').waitFor();
  await text(cat, 'Ann (Black) offers a draw.').waitFor();
  expect(await button(cat, 'Accept').count(), 'a watcher cannot answer').toBe(0);
  await expectAccessible(bob, 'an offer');
  await button(bob, 'Decline').tap();
  await text(ann, 'Your offer was declined.').waitFor();
  await button(ann, 'Accept').waitFor({ state: 'detached' });

  await button(bob, 'Offer a draw').tap();
  await button(ann, 'Accept').click();
  for (const page of [ann, bob, cat]) await page.locator('.match[data-status=over]').waitFor();
  const { outcome } = await server.request(`/api/matches/${match}`);
  expect(outcome).toEqual({ winner: 'draw', reason: 'agreement' });
});

test('a turn that is being entered stays when the other player makes an offer', async ({ players: { ann, bob, sit } }) => {
  await sit(2);
  const places = ann.locator('[data-place]:not([aria-disabled])');
  await places.first().click(); // the king: places are offered once the rules have answered
  await ann.locator('.entering').waitFor();
  await expect.poll(() => places.count()).toBeGreaterThan(1);
  const picked = await places.count();
  await button(bob, 'Offer a draw').tap();
  await text(ann, 'Bob (White) offers a draw.').waitFor();
  await ann.waitForTimeout(300); // an answer of the rules would have come
  await ann.locator('.entering').waitFor({ timeout: 1000 });
  expect(await places.count()).toBe(picked);
});

test('an offer is withdrawn', async ({ players: { ann, bob, sit } }) => {
  await sit(2);
  await button(ann, 'Offer a draw').click();
  await button(bob, 'Accept').waitFor();
  await button(ann, 'Cancel request').click();
  await button(bob, 'Accept').waitFor({ state: 'detached' });
});

test('the button beside a request to take back cancels the request', async ({ server, players: { ann, bob, sit } }) => {
  const { match, turns } = await sit(3);
  await button(ann, 'Ask to take back').click();
  await text(ann, 'You have asked to take your last turn back.').waitFor();
  expect(await button(ann, 'Take it back').count()).toBe(0);
  await button(bob, 'Accept').waitFor();
  await button(ann, 'Cancel request').click();
  await button(bob, 'Accept').waitFor({ state: 'detached' });
  expect((await server.request(`/api/matches/${match}`)).turns).toEqual(turns);
});

test('a turn is taken back', async ({ server, players: { ann, bob, cat, sit } }) => {
  const { match, turns } = await sit(3);
  await button(ann, 'Ask to take back').click();
  await text(bob, 'Ann (Black) would like to take a turn back.').waitFor();
  await button(bob, 'Accept').tap();
  for (const page of [ann, bob, cat]) {
    await waitForTurns(page, 2);
    await text(page, 'A turn was taken back.').waitFor();
  }
  expect((await server.request(`/api/matches/${match}`)).turns).toEqual(turns.slice(0, 2));
  await text(ann, 'It is your turn.').waitFor();
});

test('a player gives time, and chat reaches everyone', async ({ players: { ann, bob, cat, sit } }) => {
  await sit(2);
  const seconds = async () => {
    const [minutes, rest] = (await bob.getByRole('timer', { name: 'Clock of White' }).innerText()).split(':');
    return minutes * 60 + +rest;
  };
  const before = await seconds();
  await button(ann, 'Give 15 seconds').click();
  await text(bob, 'You were given 15 seconds.').waitFor();
  expect((await seconds()) >= before + 10, `${before} became ${await seconds()}`).toBeTruthy();

  await ann.getByLabel('Your message').fill('A good game to you.');
  await button(ann, 'Send').click();
  await text(cat, 'A good game to you.').waitFor();
  expect(await cat.getByLabel('Your message').count()).toBe(0);
  await bob.getByRole('button', { name: 'Chat, 1 new' }).tap();
  await text(bob, 'A good game to you.').waitFor();
  await bob.getByLabel('Your message').fill('<b>And</b> to you.');
  await bob.getByLabel('Your message').press('Enter');
  for (const page of [ann, bob, cat]) await text(page, '<b>And</b> to you.').waitFor();
});

test('resigning asks for confirmation; a rematch swaps the seats', async ({ server, players: { ann, bob, cat, sit } }) => {
  const { match } = await sit(2);
  await button(bob, 'Resign …').tap();
  await text(bob, 'The other player wins.').waitFor();
  await button(bob, 'Resign …').tap(); // they think better of it
  await text(bob, 'The other player wins.').waitFor({ state: 'detached' });
  expect((await server.request(`/api/matches/${match}`)).status).toBe('playing');
  await button(bob, 'Resign …').tap();
  await button(bob, 'Yes, resign').tap();
  for (const page of [ann, bob, cat]) await page.locator('.match[data-status=over]').waitFor();
  expect((await server.request(`/api/matches/${match}`)).outcome).toEqual({ winner: 'first', reason: 'resign' });

  await button(bob, 'Rematch').tap();
  await text(ann, 'Bob (White) would like a rematch.').waitFor();
  await button(ann, 'Accept').click();
  await Promise.all([ann, bob].map((page) => page.waitForURL((url) => !url.pathname.includes(match))));
  await Promise.all([ann, bob].map(waitForConnection));
  expect(ann.url()).toBe(bob.url());
  expect((await matchState(ann)).seats.map((seat) => seat.name)).toEqual(['Bob', 'Ann']);
  await cat.getByRole('link', { name: 'To the rematch' }).click();
  await cat.waitForURL(ann.url());
});

test('a match is called off before both have played', async ({ server, players: { ann, bob, cat, sit } }) => {
  const { match } = await sit(1);
  expect(await button(bob, 'Resign …').count()).toBe(0);
  await button(bob, 'Cancel game …').tap();
  await text(bob, 'nobody wins or loses').waitFor();
  await button(bob, 'Yes, cancel the game').tap();
  for (const page of [ann, bob, cat]) await page.locator('.match[data-status=over]').waitFor();
  expect((await server.request(`/api/matches/${match}`)).outcome.reason).toBe('aborted');
});
