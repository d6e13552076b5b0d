// A rated game of two people with accounts: it is begun with the form, its end changes the ratings on the page without a reload, and
// they are found on the profile.
import { atLocalhost, keepGames } from './authenticator.mjs';
import { expectAccessible, phone, screenshot } from './browser.mjs';
import { expect, test } from './fixtures.mjs';
import { waitForConnection } from './matchpage.mjs';
import { postTurn } from './server.mjs';

test('two people play a rated game and see their ratings on their profiles', async ({ server, openPage }) => {
  const site = atLocalhost(server),
    ann = await openPage(),
    bob = await openPage({ viewport: phone, hasTouch: true, isMobile: true });
  await bob.goto(`${site.url}/new?game=ki-shogi`);
  await expectAccessible(bob, 'the form of a guest');
  await screenshot(bob, 'rated-form-guest-phone');
  await keepGames(ann, site, 'Ann');
  await keepGames(bob, site, 'Maximiliane Hohenlohe');

  await ann.goto(`${site.url}/new?game=ki-shogi`);
  await ann.getByRole('radio', { name: /^Anyone/ }).check();
  await ann.getByRole('radio', { name: /^Rated/ }).check();
  await screenshot(ann, 'rated-form');
  await ann.getByRole('button', { name: 'Begin the game' }).click();
  await ann.waitForURL('**/match/*');
  const match = new URL(ann.url()).pathname.split('/')[2];
  await bob.goto(site.url);
  await screenshot(bob, 'rated-seat-phone');
  await bob.goto(`${site.url}/match/${match}`);
  await bob.getByRole('button', { name: 'Join the game' }).click();
  await Promise.all([waitForConnection(ann), waitForConnection(bob)]);

  // Both have played a turn, so that the game counts.
  await postTurn(site, ann, match, 'Gyoku*0,0');
  await postTurn(site, bob, match, 'Gyoku*1,2');
  await bob.request.post(`${site.url}/api/matches/${match}/commands`, {
    data: { client: 'test', id: 'resign', expect: -1, command: { kind: 'resign' } },
  });
  for (const page of [ann, bob])
    await page
      .locator('.player .name', { hasText: 'Ann' })
      .getByText(/^\+\d+$/)
      .waitFor();
  await expect(bob.locator('.player .rating')).toHaveText([/^\d+\?$/, /^\d+\?$/]);
  await expectAccessible(ann, 'a rated game that is over');
  await screenshot(ann, 'rated-over');
  await screenshot(bob, 'rated-over-phone');

  await bob.locator('.player .name a', { hasText: 'Ann' }).click();
  await bob.getByRole('heading', { name: 'Ann' }).waitFor();
  await bob.locator('.ratings .graph').waitFor();
  await bob.getByRole('button', { name: 'Follow' }).click();
  await bob.getByRole('button', { name: 'Stop following' }).waitFor();
  await expectAccessible(bob, 'a profile on a phone');
  await screenshot(bob, 'profile-phone');
  await ann.goto(`${site.url}/@/maximiliane%20hohenlohe?lang=de`);
  await expect(ann).toHaveURL(/\/@\/Maximiliane%20Hohenlohe/);
  await ann.locator(`a[href^="/match/${match}"]`).waitFor();
  await expectAccessible(ann, 'a profile');
  await screenshot(ann, 'profile');
  await ann.goto(`${site.url}/ratings`);
  await expectAccessible(ann, 'the best players');
  await screenshot(ann, 'ratings');
});
