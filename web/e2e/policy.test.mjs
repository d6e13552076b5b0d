// The content policy: all pages work with it, and it blocks what it forbids. A violation on a
// page of any test is a problem (browser.mjs).
import { expect, test } from './fixtures.mjs';
import { createMatch } from './records.mjs';
import { openMatch, playTurn, matchState } from './matchpage.mjs';

test('home, a game against the computer, a match, a review and the rules', async ({ server, openPage }) => {
  const ann = await openPage({ serviceWorkers: 'allow' }),
    bob = await openPage({ serviceWorkers: 'allow' });
  for (const path of ['/', '/new?game=quaterno', '/settings', '/review', '/rules/ki-shogi', '/about', '/me']) {
    const answer = await ann.goto(`${server.url}${path}`);
    expect(answer.headers()['content-security-policy'], path).toMatch(
      /; require-trusted-types-for 'script'; trusted-types [a-z -]+;/,
    );
  }
  await ann.goto(`${server.url}/play/ki-shogi?level=1`);
  await ann.locator('html[data-rules=here]').waitFor({ state: 'attached' });
  await ann.getByRole('button', { name: 'Suggest turns' }).click(); // by the engine of this browser
  await ann.locator('.idea').first().waitFor();

  await openMatch(server, ann, bob, { game: 'ki-shogi' });
  await playTurn(ann, 'Gyoku*0,0');
  await bob.waitForFunction(() => document.querySelectorAll('.turnlist li').length > 0);
  expect((await matchState(bob)).turns.length).toBe(1);

  const match = await createMatch(server, bob, 'ki-shogi');
  await bob.goto(`${server.url}/match/${match}/3`);
  await bob.locator('html[data-rules=here]').waitFor({ state: 'attached' });
  await bob.goto(`${server.url}/embed/match/${match}/3`);
  await bob.locator('.board-picture').waitFor();
  // The service worker is installed when the page has been there for a while.
  await bob.goto(`${server.url}/`);
  await bob.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
});

test('a match without script: a typed turn is shown, refused or played', async ({ server, openPage }) => {
  const ann = await openPage(),
    bob = await openPage({ javaScriptEnabled: false });
  const { address } = await openMatch(server, ann, bob, { game: 'ki-shogi' });
  await playTurn(ann, 'Gyoku*0,0');
  await bob.goto(address);
  await bob.getByLabel(/A turn, written as in the list/).fill('Gyoku*5,5');
  await bob.getByRole('button', { name: 'Preview' }).click();
  await bob.getByRole('alert').waitFor();
  expect(await bob.getByLabel(/A turn, written as in the list/).inputValue()).toBe('Gyoku*5,5');
  await bob.getByLabel(/A turn, written as in the list/).fill('Gyoku*1,2');
  await bob.getByRole('button', { name: 'Preview' }).click();
  await bob.getByRole('button', { name: 'Play Gyoku*1,2' }).click();
  await bob.getByText('Gyoku*1,2').first().waitFor();
  await ann.waitForFunction(() => document.querySelectorAll('.turnlist li').length === 2);
});

test('what the policy forbids is reported and does not happen', async ({ server, openPage }) => {
  const page = await openPage();
  await page.goto(server.url);
  const tried = await page.evaluate(() =>
    ['innerHTML', 'policy', 'worker', 'script'].filter((what) => {
      try {
        if (what === 'innerHTML') document.createElement('div').innerHTML = '<b>tea</b>';
        if (what === 'policy') window.trustedTypes.createPolicy('anything', { createHTML: (text) => text });
        if (what === 'worker') new Worker('/app/assets/nothing.js');
        if (what === 'script') document.createElement('script').src = '/app/assets/nothing.js';
        return true;
      } catch (error) {
        return !(error instanceof TypeError);
      }
    }),
  );
  expect(tried, 'what happened all the same').toEqual([]);
  await page.waitForFunction(() => true);
  expect(page.problems.filter((what) => what.startsWith('content policy: ')).length >= 4, page.problems.join('\n')).toBeTruthy();
  page.problems = [];
});
