// What two people ask each other for in a match, and how it ends by their will. Somebody
// watches, and sees all of it.
import assert from 'node:assert/strict';
import test from 'node:test';
import { accessible, leave, phone, visit } from './browser.mjs';
import { recorded } from './laid.mjs';
import { openUp } from './opened.mjs';
import { arrange, connected, post, settled, state } from './table.mjs';

const forever = { timeout: 90_000 };
const button = (page, name) => page.getByRole('button', { name, exact: true });
const text = (page, part) => page.getByText(part).first();

test('offers, and endings by will', async (t) => {
  const { house, browser } = await openUp(t);
  const { options, turns } = await recorded(house, 'ki-shogi');
  const [ann, bob, cat, gone] = await Promise.all([
    visit(browser),
    visit(browser, { viewport: phone, hasTouch: true }),
    visit(browser),
    visit(browser),
  ]);
  for (const [page, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
    [cat, 'Cat'],
    [gone, 'Gus'],
  ])
    await post(page, `${house.url}/api/me`, { name });

  let ids = 0;
  const say = (page, match, turn) =>
    post(page, `${house.url}/api/matches/${match}/commands`, {
      client: 'test',
      id: `${++ids}`,
      expect: -1,
      command: { kind: 'play', turn },
    });
  /** sit seats Ann and Bob, lets them play so many turns, and Cat watch. */
  const sit = async (played) => {
    const { match, address } = await arrange(house, ann, bob, { game: 'ki-shogi', options, clock: '15+10' });
    await cat.goto(address);
    await connected(cat);
    for (const [i, turn] of turns.slice(0, played).entries()) await say([ann, bob][i % 2], match, turn);
    await Promise.all([ann, bob, cat].map((page) => settled(page, played)));
    return match;
  };

  // Somebody begins a match and goes away, which is waited for until the end of this test.
  const left = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' }).then((context) => context.newPage());
  await post(left, `${house.url}/api/me`, { name: 'Lea' });
  const { match: lonely } = await arrange(house, left, gone, { game: 'ki-shogi', options, clock: '15+10' });
  await say(left, lonely, turns[0]);
  await settled(gone, 1);
  await gone.context().close();

  await t.test('a draw is declined, and another one taken', async () => {
    const match = await sit(2);
    await button(ann, 'Offer a draw').click();
    await text(ann, 'You offer a draw.').waitFor();
    await text(bob, 'Ann (Black) offers a draw.').waitFor();
    await text(cat, 'Ann (Black) offers a draw.').waitFor();
    assert.equal(await button(cat, 'Accept').count(), 0, 'who watches cannot answer');
    await accessible(bob, 'an offer');
    await button(bob, 'Decline').tap();
    await text(ann, 'Your offer was declined.').waitFor();
    await button(ann, 'Accept').waitFor({ state: 'detached' });

    await button(bob, 'Offer a draw').tap();
    await button(ann, 'Accept').click();
    for (const page of [ann, bob, cat]) await page.locator('.match[data-status=over]').waitFor();
    const { outcome } = await house.ask(`/api/matches/${match}`);
    assert.deepEqual(outcome, { winner: 'draw', reason: 'agreement' });
  });

  await t.test('an offer is taken back by who made it', async () => {
    await sit(2);
    await button(ann, 'Offer a draw').click();
    await button(bob, 'Accept').waitFor();
    await button(ann, 'Take it back').click();
    await button(bob, 'Accept').waitFor({ state: 'detached' });
  });

  await t.test('a turn is taken back', async () => {
    const match = await sit(3);
    await button(ann, 'Ask to take back').click();
    await text(bob, 'Ann (Black) would like to take a turn back.').waitFor();
    await button(bob, 'Accept').tap();
    for (const page of [ann, bob, cat]) {
      await settled(page, 2);
      await text(page, 'A turn was taken back.').waitFor();
    }
    assert.deepEqual((await house.ask(`/api/matches/${match}`)).turns, turns.slice(0, 2));
    await text(ann, 'It is your turn.').waitFor();
  });

  await t.test('time is given, and what is said is heard', async () => {
    await sit(2);
    const seconds = async () => {
      const [minutes, rest] = (await bob.getByRole('timer', { name: 'Clock of White' }).innerText()).split(':');
      return minutes * 60 + +rest;
    };
    const before = await seconds();
    await button(ann, 'Give 15 seconds').click();
    await text(bob, 'You were given 15 seconds.').waitFor();
    assert.ok((await seconds()) >= before + 10, `${before} became ${await seconds()}`);

    await ann.getByLabel('Say something').fill('A good game to you.');
    await button(ann, 'Say').click();
    await text(cat, 'A good game to you.').waitFor();
    assert.equal(await cat.getByLabel('Say something').count(), 0);
    await bob.getByRole('button', { name: 'Talk, 1 new' }).tap();
    await text(bob, 'A good game to you.').waitFor();
    await bob.getByLabel('Say something').fill('<b>And</b> to you.');
    await bob.getByLabel('Say something').press('Enter');
    for (const page of [ann, bob, cat]) await text(page, '<b>And</b> to you.').waitFor();
  });

  await t.test('who resigns is asked once more; the rematch has the seats swapped', async () => {
    const match = await sit(2);
    await button(bob, 'Resign …').tap();
    await text(bob, 'The other side wins then.').waitFor();
    await button(bob, 'Resign …').tap(); // they think better of it
    await text(bob, 'The other side wins then.').waitFor({ state: 'detached' });
    assert.equal((await house.ask(`/api/matches/${match}`)).status, 'playing');
    await button(bob, 'Resign …').tap();
    await button(bob, 'Yes, resign').tap();
    for (const page of [ann, bob, cat]) await page.locator('.match[data-status=over]').waitFor();
    assert.deepEqual((await house.ask(`/api/matches/${match}`)).outcome, { winner: 'first', reason: 'resign' });

    await button(bob, 'Rematch').tap();
    await text(ann, 'Bob (White) would like a rematch.').waitFor();
    await button(ann, 'Accept').click();
    await Promise.all([ann, bob].map((page) => page.waitForURL((url) => !url.pathname.includes(match))));
    await Promise.all([ann, bob].map(connected));
    assert.equal(ann.url(), bob.url());
    assert.deepEqual(
      (await state(ann)).seats.map((seat) => seat.name),
      ['Bob', 'Ann'],
    );
    await cat.getByRole('link', { name: 'To the rematch' }).click();
    await cat.waitForURL(ann.url());
  });

  await t.test('before both have played a match is called off', async () => {
    const match = await sit(1);
    assert.equal(await button(bob, 'Resign …').count(), 0);
    await button(bob, 'Call it off …').tap();
    await text(bob, 'nobody wins or loses').waitFor();
    await button(bob, 'Yes, call it off').tap();
    for (const page of [ann, bob, cat]) await page.locator('.match[data-status=over]').waitFor();
    assert.equal((await house.ask(`/api/matches/${match}`)).outcome.reason, 'aborted');
  });

  await t.test('who has been left alone for a minute can claim the win', async () => {
    await text(left, /Your opponent is away\./).waitFor(forever);
    const claim = left.locator('button:enabled', { hasText: 'Claim the win' });
    await claim.click(forever);
    await left.locator('.match[data-status=over]').waitFor();
    assert.deepEqual((await house.ask(`/api/matches/${lonely}`)).outcome, { winner: 'first', reason: 'abandoned' });
  });

  for (const page of [ann, bob, cat]) await leave(page);
});
