// Notices in browsers: the bell and the list, the settings, and what the service worker does with a pushed notice.
import { expectAccessible, phone, screenshot } from './browser.mjs';
import { expect, test } from './fixtures.mjs';
import { post } from './server.mjs';

test('a player is told of their turn, chooses how, and sees a pushed notice once', async ({ server, openPage }) => {
  const site = `http://localhost:${server.port}`;
  const ann = await openPage({ serviceWorkers: 'allow', permissions: ['notifications'] });
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
  const { match } = await post(ann, `${site}/api/matches`, { game: 'skud-pai-sho', clock: '3d', seats });
  const bob = await openPage({ viewport: phone, hasTouch: true, isMobile: true });
  await post(bob, `${server.url}/api/me`, { name: 'Bob' });
  await post(bob, `${server.url}/api/matches/${match}/seats/second`);
  await ann.goto(`${site}/games`);
  await expect(ann.locator('.bell')).toHaveText('Notifications1');
  await expect(ann).toHaveTitle(/^\(1\) /);
  await ann.locator('.bell').click();
  await expect(ann.getByRole('link', { name: 'Your turn against Bob' })).toHaveAttribute('href', `/match/${match}`);
  await ann.getByLabel('It is your turn, in games over days: E-mail').uncheck();
  await expectAccessible(ann, 'notifications');
  await screenshot(ann, 'notifications');
  await ann.getByRole('button', { name: 'Save' }).click();
  await ann.getByText('Your choice has been saved.').waitFor();
  await expect(ann.getByLabel('It is your turn, in games over days: E-mail')).not.toBeChecked();
  await ann.getByLabel('Address', { exact: true }).fill('https://example.org/hook');
  await ann.getByRole('button', { name: 'Add a webhook' }).click();
  await ann.getByText('the secret with which').waitFor();
  await ann.setViewportSize(phone);
  await screenshot(ann, 'notifications-phone');
  await expectAccessible(ann, 'notifications on a phone');
  await bob.goto(`${server.url}/me/notifications`);
  await expectAccessible(bob, 'notifications of a guest');
  await screenshot(bob, 'notifications-guest-phone');

  // The same notice arrives twice, and the next one of the match replaces it.
  const worker = await session.send('ServiceWorker.enable').then(() => registrationOf(session, ann));
  const push = (id, title) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: site,
      registrationId: worker,
      data: JSON.stringify({ id, title, body: 'Skud Pai Sho', path: `/match/${match}`, tag: 't' }),
    });
  const shown = () =>
    ann.evaluate(async () => {
      const { getNotifications } = Object.getPrototypeOf(await navigator.serviceWorker.ready);
      return (await getNotifications.call(await navigator.serviceWorker.ready)).map(({ title }) => title);
    });
  await push('a', 'Your turn against Bob');
  await expect.poll(shown).toEqual(['Your turn against Bob']);
  await push('b', 'Little time left');
  await expect.poll(shown).toEqual(['Little time left']);
  await push('a', 'Your turn against Bob');
  await push('c', 'It is over');
  await expect.poll(shown).toEqual(['It is over']);

  // Opening the match reads what is said of it.
  await ann.goto(`${site}/match/${match}`);
  await ann.goto(`${site}/games`);
  await expect(ann.locator('.bell .count')).toBeHidden();
});

/** registrationOf waits for the service worker of a page and returns the id of its registration. */
async function registrationOf(session, page) {
  const found = new Promise((resolve) =>
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.registrationId);
    }),
  );
  await session.send('ServiceWorker.disable');
  await session.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return found;
}
