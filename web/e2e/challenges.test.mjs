// Challenges: a person challenges another one from their profile, who finds it beside the bell and accepts it by keyboard, or declines it.
import { atLocalhost, keepGames } from './authenticator.mjs';
import { expectAccessible, phone, screenshot } from './browser.mjs';
import { expect, test } from './fixtures.mjs';
import { waitForConnection, waitForTurns } from './matchpage.mjs';
import { postTurn } from './server.mjs';

test('a challenge from a profile is declined, and another one accepted by keyboard in German', async ({ server, openPage }) => {
  const site = atLocalhost(server),
    ann = await openPage(),
    bob = await openPage({ viewport: phone, hasTouch: true, isMobile: true, locale: 'de-DE' });
  // Bob keeps his games in English, since the helper reads English buttons.
  await bob.goto(`${site.url}/settings?lang=en`);
  await keepGames(bob, site, 'Maximilian Hohenlohe');
  await bob.goto(`${site.url}/games?lang=de`);
  await ann.request.post(`${site.url}/api/me`, { data: { name: 'Ann' } });

  /** challenge has Ann challenge Bob from his profile and returns the address of the match. */
  async function challenge() {
    await ann.goto(`${site.url}/@/Maximilian%20Hohenlohe`);
    await ann.getByRole('link', { name: 'Challenge' }).click();
    await expect(ann.getByText('Which game do you want to play against Maximilian Hohenlohe?')).toBeVisible();
    await ann.getByRole('link', { name: 'Ki Shogi' }).click();
    await expect(ann.locator('form#new')).toContainText('Maximilian Hohenlohe');
    await ann.locator('input[name=clock][value="3d"]').check();
    await ann.locator('input[name=me][value=first]').check();
    await expectAccessible(ann, 'the form of a challenge');
    await screenshot(ann, 'challenge-form');
    await ann.getByRole('button', { name: 'Send the challenge' }).click();
    await ann.getByText('You have challenged Maximilian Hohenlohe.').waitFor();
    return new URL(ann.url()).pathname;
  }

  const declined = await challenge();
  await waitForConnection(ann);
  await expectAccessible(ann, 'a challenge that waits');
  await screenshot(ann, 'challenge-made');
  await bob.reload();
  await expect(bob.locator('.bell .count')).toHaveText('1');
  await expectAccessible(bob, 'a challenge in the list of games');
  await screenshot(bob, 'challenge-received-phone');
  await bob.getByRole('button', { name: /^Ablehnen/ }).tap();
  await expect(bob.locator('#challenges')).toHaveCount(0);
  await ann.getByText('The challenge was declined.').first().waitFor();
  expect(new URL(ann.url()).pathname).toBe(declined);

  const match = await challenge();
  await waitForConnection(ann);
  await bob.goto(`${site.url}/me/notifications`);
  await expect(bob).toHaveTitle(/^\(1\) /);
  await bob.getByRole('link', { name: 'Ann fordert dich heraus' }).press('Enter');
  await bob.waitForURL(`**${match}`);
  await waitForConnection(bob);
  await expectAccessible(bob, 'a challenge on the page of its match');
  await screenshot(bob, 'challenge-match-phone');
  await bob.getByRole('button', { name: 'Annehmen' }).press('Enter');
  await ann.locator('.match[data-status=playing]').waitFor();
  await postTurn(site, ann, match.split('/')[2], 'Gyoku*0,0');
  await postTurn(site, bob, match.split('/')[2], 'Gyoku*1,2');
  await Promise.all([waitForTurns(ann, 2), waitForTurns(bob, 2)]);

  // Bob takes no more challenges, and Ann reads it on his profile.
  await bob.goto(`${site.url}/me`);
  await bob.getByLabel('Wer dich herausfordern darf').selectOption('nobody');
  await bob.locator('#challenges button').tap();
  await bob.getByText('Deine Auswahl ist gespeichert.').waitFor();
  await bob.locator('#challenges').scrollIntoViewIfNeeded();
  await screenshot(bob, 'challenge-settings-phone');
  await ann.goto(`${site.url}/@/Maximilian%20Hohenlohe?lang=de`);
  await ann.getByText('Maximilian Hohenlohe nimmt gerade keine Herausforderungen an').waitFor();
  await expect(ann.getByRole('link', { name: 'Herausfordern' })).toHaveCount(0);
  await expectAccessible(ann, 'a profile without challenges');
  await screenshot(ann, 'challenge-profile');
});
