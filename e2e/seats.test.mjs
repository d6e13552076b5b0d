// How people come to a seat, move with it to another device, and what becomes of a turn that
// was made while the match went on elsewhere, or whose tab has died.
import assert from 'node:assert/strict';
import test from 'node:test';
import { leave, phone, visit } from './browser.mjs';
import { recorded } from './laid.mjs';
import { openUp } from './opened.mjs';
import { pathTo } from './picks.mjs';
import { arrange, connected, enter, post, settled } from './table.mjs';

const button = (page, name) => page.getByRole('button', { name, exact: true });
const text = (page, part) => page.getByText(part).first();

test('seats', async (t) => {
  const { house, browser } = await openUp(t);
  const game = await recorded(house, 'ki-shogi');
  const { options, turns } = game;
  let ids = 0;
  const say = (page, match, turn) =>
    post(page, `${house.url}/api/matches/${match}/commands`, {
      client: 'test',
      id: `${++ids}`,
      expect: -1,
      command: { kind: 'play', turn },
    });
  const pathOf = (n) => pathTo(house.url, { game: 'ki-shogi', options, turns: turns.slice(0, n) }, turns[n]);

  await t.test('a friend comes by the link', async () => {
    const ann = await visit(browser),
      bob = await visit(browser, { viewport: phone, hasTouch: true });
    await ann.goto(house.url);
    await button(ann, 'Ki Shogi: invite a friend').click();
    const link = await ann.getByRole('textbox', { name: /Send this link to the player for/ }).inputValue();
    assert.match(link, /\/join\/./);
    await connected(ann);
    const loads = ann.loads;
    await bob.goto(link);
    await bob.getByLabel('Your name').fill('Bob');
    await button(bob, 'Take the seat').tap();
    await connected(bob);
    await bob.locator('[data-seat=second]', { hasText: 'you' }).waitFor();
    await ann.locator('[data-seat=second]', { hasText: 'Bob' }).waitFor();
    await text(ann, 'It is your turn.').waitFor();
    assert.equal(ann.loads, loads, 'who waited did not have to load the page again');
    await leave(ann);
    await leave(bob);
  });

  await t.test('whoever comes takes the open seat from the front page', async () => {
    const ann = await visit(browser),
      bob = await visit(browser, { viewport: phone, hasTouch: true });
    await ann.goto(house.url);
    await button(ann, 'Kutai Pai Sho: open a seat to everybody').click();
    await connected(ann);
    await bob.goto(house.url);
    await bob.getByRole('button', { name: /^Kutai Pai Sho: take the open seat, / }).tap();
    await connected(bob);
    assert.equal(new URL(bob.url()).pathname, new URL(ann.url()).pathname);
    await ann.locator('.match[data-status=playing]').waitFor();
    await leave(ann);
    await leave(bob);
  });

  await t.test('a seat moves to another device by its link', async () => {
    const ann = await visit(browser),
      bob = await visit(browser),
      other = await visit(browser, { viewport: phone, hasTouch: true });
    const { match } = await arrange(house, ann, bob, { game: 'ki-shogi', options });
    await button(ann, 'Move my seat …').click();
    await ann.getByRole('button', { name: /^Make the link/ }).click();
    const link = await ann.getByRole('textbox', { name: /Open this link on the other device/ }).inputValue();
    await other.goto(link);
    await other.locator('form.form button.main').tap();
    await other.waitForURL(`**/match/${match}`);
    await connected(other);
    await other.locator('[data-seat=first]', { hasText: 'you' }).waitFor();
    await say(other, match, turns[0]);
    await settled(bob, 1);
    for (const page of [ann, bob, other]) await leave(page);
  });

  await t.test('what was played on another device meanwhile comes first', async () => {
    const ann = await visit(browser),
      bob = await visit(browser);
    const { match } = await arrange(house, ann, bob, { game: 'ki-shogi', options });
    await ann.locator('html[data-rules=here]').waitFor({ state: 'attached' });
    const path = await pathOf(0);
    await ann.context().setOffline(true);
    await text(ann, 'Offline').waitFor();
    await enter(ann, path);
    await text(ann, 'Your turn waits').waitFor();
    await say(ann, match, turns[0]); // which does not go through the page
    await say(bob, match, turns[1]);
    await ann.context().setOffline(false);
    await text(ann, 'The position has changed: look again.').waitFor();
    await settled(ann, 2);
    assert.deepEqual((await house.ask(`/api/matches/${match}`)).turns, turns.slice(0, 2));
    await button(ann, 'Leave it').click();
    await ann.getByText('The position has changed').waitFor({ state: 'detached' });
    await leave(ann);
    await leave(bob);
  });

  await t.test('a turn that waited in a tab that died is sent by another one', async () => {
    const ann = await visit(browser),
      bob = await visit(browser);
    const { match, address } = await arrange(house, ann, bob, { game: 'ki-shogi', options });
    const second = await ann.context().newPage();
    await second.goto(address);
    await connected(second);
    await ann.locator('html[data-rules=here]').waitFor({ state: 'attached' });
    await ann.bringToFront();
    await ann.context().setOffline(true);
    await text(ann, 'Offline').waitFor();
    await enter(ann, await pathOf(0));
    await text(ann, 'Your turn waits').waitFor();
    await ann.close();
    await ann.context().setOffline(false);
    await settled(second, 1);
    await settled(bob, 1);
    assert.deepEqual((await house.ask(`/api/matches/${match}`)).turns, turns.slice(0, 1));

    // And where no other tab was open, by the next one.
    await say(bob, match, turns[1]);
    await settled(second, 2);
    await second.locator('html[data-rules=here]').waitFor({ state: 'attached' });
    await second.context().setOffline(true);
    await text(second, 'Offline').waitFor();
    await enter(second, await pathOf(2));
    await text(second, 'Your turn waits').waitFor();
    await second.close();
    const third = await ann.context().newPage();
    await third.context().setOffline(false);
    await third.goto(address);
    await settled(bob, 3);
    await settled(third, 3);
    assert.deepEqual((await house.ask(`/api/matches/${match}`)).turns, turns.slice(0, 3));
    assert.deepEqual(ann.wrong, []);
    await ann.context().close();
    await leave(bob);
  });
});
