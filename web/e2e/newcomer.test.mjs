// A newcomer on a phone, in German: from the search for a rated game to an account and back, and the hand in a game over days.
import { addAuthenticator, atLocalhost } from './authenticator.mjs';
import { expectAccessible, phone, screenshot } from './browser.mjs';
import { expect, test } from './fixtures.mjs';
import { goToMatch } from './matchpage.mjs';
import { readRecord } from './records.mjs';
import { post, postTurn } from './server.mjs';

test('an account is made on the way to a rated game, and the hand is reached by keys', async ({ server, openPage }) => {
  const site = atLocalhost(server);
  const ann = await openPage({ viewport: phone, hasTouch: true, isMobile: true, locale: 'de-DE', timezoneId: 'Europe/Berlin' });
  await addAuthenticator(ann);
  await ann.goto(site.url);
  await ann.locator('form.find select[name=clock]').selectOption('3d');
  const account = ann.locator('form.find').getByRole('link', { name: 'Konto anlegen' });
  await expect(account).toHaveAttribute('href', /3d/);
  await account.press('Enter');
  const make = ann.getByRole('button', { name: 'Konto mit einem Passkey anlegen' });
  await make.press('Enter');
  await expect(ann.getByLabel('Dein Name')).toBeFocused();
  await expect(ann.locator('#keep').getByRole('alert')).toHaveText('Dein Konto braucht einen Namen: Schreib oben erst einen.');
  await ann.keyboard.type('Anneliese');
  await expect(ann.getByText('Dein Konto heißt dann Anneliese.')).toBeVisible();
  await expectAccessible(ann, 'an account on the way');
  await make.press('Enter');
  await expect(ann.getByText('Du hast jetzt ein Konto.')).toBeFocused();
  await ann.getByRole('link', { name: 'Zurück zur Suche' }).press('Enter');
  await expect(ann.locator('form.find select[name=rated]')).toHaveValue('rated');
  await expect(ann.locator('form.find select[name=clock]')).toHaveValue('3d');
  await ann.goto(`${site.url}/@/Anneliese`);
  const day = new Date().toLocaleDateString('de', { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  await expect(ann.locator('time[data-day]')).toHaveText(day);

  // Nothing lies over a tile of the hand that has the focus.
  const bob = await openPage();
  await post(bob, `${site.url}/api/me`, { name: 'Bob' });
  const { options, turns } = await readRecord(server, 'skud-pai-sho');
  const { match } = await post(ann, `${site.url}/api/matches`, {
    game: 'skud-pai-sho',
    options,
    clock: '3d',
    seats: { first: 'me', second: 'open' },
  });
  await post(bob, `${site.url}/api/matches/${match}/seats/second`);
  for (const turn of turns.slice(0, 4)) await postTurn(site, ann, match, turn).catch(() => postTurn(site, bob, match, turn));
  await goToMatch(ann, `${site.url}/match/${match}`);
  await screenshot(ann, 'hand-over-days-phone');
  await ann.setViewportSize({ ...phone, height: 700 });
  await ann.evaluate(() => scrollTo(0, 0));
  const tile = ann.locator('[data-hand].on').first();
  await tile.focus();
  await expect
    .poll(() =>
      tile.evaluate((e) => document.querySelector('.doing').getBoundingClientRect().top - e.getBoundingClientRect().bottom),
    )
    .toBeGreaterThanOrEqual(0);
});
