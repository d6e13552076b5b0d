// Notices in browsers: the bell and the list, the settings, and what the service worker does with a pushed notice.
import { expectAccessible, phone, screenshot } from './browser.mjs';
import { expect, test } from './fixtures.mjs';
import { post } from './server.mjs';

test('a player is notified of their turn, chooses how, and sees a pushed notice once', async ({ server, openPage }) => {
  const site = `http://localhost:${server.port}`;
  const ann = await openPage({ serviceWorkers: 'allow' });
  const session = await ann.context().newCDPSession(ann);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  };
  await session.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, automaticPresenceSimulation: true } });
  await ann.goto(`${site}/me`);
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Keep my games with a passkey' }).click();
  await ann.getByText('You have an account now.').waitFor();

  // Bob takes a seat: it is Ann's turn, in a game over days.
  const seats = { first: 'me', second: 'open' };
  const { match } = await post(ann, `${site}/api/matches`, { game: 'ki-shogi', clock: '3d', seats });
  const bob = await openPage({ viewport: phone, hasTouch: true, isMobile: true });
  await post(bob, `${server.url}/api/me`, { name: 'Bob' });
  await post(bob, `${server.url}/api/matches/${match}/seats/second`);
  await ann.goto(`${site}/games`);
  await expect(ann.locator('.bell')).toHaveText('Notifications1');
  await expect(ann).toHaveTitle(/^\(1\) /);
  await ann.locator('.bell').click();
  await expect(ann.getByRole('link', { name: 'Your turn against Bob' })).toHaveAttribute('href', `/match/${match}`);
  await ann.getByLabel('It is your turn, in correspondence games: Push').uncheck();
  await expect(ann.getByLabel('It is your turn, in correspondence games: E-mail')).toBeDisabled(); // this server sends no mail
  await expectAccessible(ann, 'notifications');
  await screenshot(ann, 'notifications');
  await ann.getByRole('button', { name: 'Save' }).click();
  await ann.getByText('Your choice has been saved.').waitFor();
  await expect(ann.getByLabel('It is your turn, in correspondence games: Push')).not.toBeChecked();
  await ann.getByLabel('Address', { exact: true }).fill('https://example.org/hook');
  await ann.getByRole('button', { name: 'Add a webhook' }).click();
  await ann.getByText('the secret with which').waitFor();
  await ann.setViewportSize(phone);
  await screenshot(ann, 'notifications-phone');
  await expectAccessible(ann, 'notifications on a phone');
  await bob.goto(`${server.url}/me/notifications`);
  await expectAccessible(bob, 'notifications of a guest');
  await screenshot(bob, 'notifications-guest-phone');

  // The same notice arrives twice, and is shown once. This browser shows none, so the worker keeps what it would show.
  const registrationId = await registrationOf(session, ann);
  const worker = ann.context().serviceWorkers()[0];
  await worker.evaluate(() => {
    self.shown = [];
    self.registration.showNotification = async (title, { tag }) => void self.shown.push(`${tag}: ${title}`);
  });
  for (const [id, title] of [
    ['a', 'Your turn against Bob'],
    ['b', 'Little time left'],
    ['a', 'Your turn against Bob'],
    ['c', 'It is over'],
  ]) {
    const data = JSON.stringify({ id, title, body: 'Ki Shogi', path: `/match/${match}`, tag: 't' });
    await session.send('ServiceWorker.deliverPushMessage', { origin: site, registrationId, data });
  }
  await expect
    .poll(() => worker.evaluate(() => self.shown))
    .toEqual(['t: Your turn against Bob', 't: Little time left', 't: It is over']);

  // Opening the match reads what is said of it.
  await ann.goto(`${site}/match/${match}`);
  await ann.goto(`${site}/games`);
  await expect(ann.locator('.bell .count')).toBeHidden();
});

/** registrationOf returns the id of the registration of the service worker of a page, once it is active. */
async function registrationOf(session, page) {
  const found = new Promise((resolve) =>
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return found;
}
