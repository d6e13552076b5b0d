// The content policy: all pages work with it, and what it forbids is forbidden. What it
// reports on any page of any test is something wrong (browser.mjs).
import assert from 'node:assert/strict';
import test from 'node:test';
import { leave, visit } from './browser.mjs';
import { lay } from './laid.mjs';
import { openUp } from './opened.mjs';
import { arrange, play, state } from './table.mjs';

const { house, browser } = await openUp(test);

test('home, a game against the computer, a match, a review and the rules', async () => {
  const ann = await visit(browser),
    bob = await visit(browser);
  for (const path of ['/', '/new?game=quaterno', '/settings', '/review', '/rules/ki-shogi', '/about', '/me']) {
    const answer = await ann.goto(`${house.url}${path}`);
    assert.match(
      answer.headers()['content-security-policy'],
      /; require-trusted-types-for 'script'; trusted-types [a-z -]+;/,
      path,
    );
  }
  await ann.goto(`${house.url}/play/ki-shogi?level=1`);
  await ann.locator('html[data-rules=here]').waitFor({ state: 'attached' });
  await ann.getByRole('button', { name: 'Suggest turns' }).click(); // by the engine of this browser
  await ann.locator('.idea').first().waitFor();

  await arrange(house, ann, bob, { game: 'ki-shogi' });
  await play(ann, 'Gyoku*0,0');
  await bob.waitForFunction(() => document.querySelectorAll('.turnlist li').length > 0);
  assert.equal((await state(bob)).turns.length, 1);

  const match = await lay(house, bob, 'ki-shogi');
  await bob.goto(`${house.url}/match/${match}/3`);
  await bob.locator('html[data-rules=here]').waitFor({ state: 'attached' });
  await bob.goto(`${house.url}/embed/match/${match}/3`);
  await bob.locator('.board-picture').waitFor();
  // The service worker is installed when the page has been there for a while.
  await bob.goto(`${house.url}/`);
  await bob.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await leave(ann);
  await leave(bob);
});

test('a match without script: a typed turn is shown, refused or played', async () => {
  const ann = await visit(browser),
    bob = await visit(browser, { javaScriptEnabled: false });
  const { address } = await arrange(house, ann, bob, { game: 'ki-shogi' });
  await play(ann, 'Gyoku*0,0');
  await bob.goto(address);
  await bob.getByLabel(/A turn, as it is written/).fill('Gyoku*5,5');
  await bob.getByRole('button', { name: 'Look at it' }).click();
  await bob.getByRole('alert').waitFor();
  assert.equal(await bob.getByLabel(/A turn, as it is written/).inputValue(), 'Gyoku*5,5');
  await bob.getByLabel(/A turn, as it is written/).fill('Gyoku*1,2');
  await bob.getByRole('button', { name: 'Look at it' }).click();
  await bob.getByRole('button', { name: 'Play Gyoku*1,2' }).click();
  await bob.getByText('Gyoku*1,2').first().waitFor();
  await ann.waitForFunction(() => document.querySelectorAll('.turnlist li').length === 2);
  await leave(ann);
  await leave(bob);
});

test('what the policy forbids is reported and does not happen', async () => {
  const page = await visit(browser);
  await page.goto(house.url);
  const tried = await page.evaluate(() =>
    ['innerHTML', 'policy', 'worker', 'script'].filter((what) => {
      try {
        if (what === 'innerHTML') document.createElement('div').innerHTML = '<b>tea</b>';
        if (what === 'policy') window.trustedTypes.createPolicy('anything', { createHTML: (text) => text });
        if (what === 'worker') new Worker('/app/assets/nothing.js');
        if (what === 'script') document.createElement('script').src = '/app/assets/nothing.js';
        return true;
      } catch (fault) {
        return !(fault instanceof TypeError);
      }
    }),
  );
  assert.deepEqual(tried, [], 'what happened all the same');
  await page.waitForFunction(() => true);
  assert.ok(page.wrong.filter((what) => what.startsWith('content policy: ')).length >= 4, page.wrong.join('\n'));
  page.wrong = [];
  await leave(page);
});
