// Accounts in browsers with a virtual authenticator: a guest keeps their games with a passkey, comes back on another device, and
// logs the first one out.
import { expectAccessible, phone, screenshot } from './browser.mjs';
import { expect, test } from './fixtures.mjs';
import { createMatch } from './records.mjs';

/** Browsers make passkeys for localhost, but not for 127.0.0.1. */
const atLocalhost = (server) => ({
  url: `http://localhost:${server.port}`,
  request: (...question) => server.request(...question),
});

/** addAuthenticator gives a page a fingerprint reader, with the passkeys of another one if there are any. */
async function addAuthenticator(page, credentials = []) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  for (const credential of credentials) await session.send('WebAuthn.addCredential', { authenticatorId, credential });
  return {
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    refuse: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  };
}

test('a guest keeps their games with a passkey, and another device logs the first one out', async ({ server, openPage }) => {
  const site = atLocalhost(server),
    laptop = await openPage();
  const device = await addAuthenticator(laptop);
  const match = await createMatch(site, laptop, 'skud-pai-sho', { turns: 6 });
  await laptop.goto(`${site.url}/match/${match}`);

  // Three clicks: on the reader, on the field of the name, on the button.
  await laptop.locator('.bar a[href="/me"]').click();
  await expectAccessible(laptop, 'a guest');
  await screenshot(laptop, 'account-guest');
  await laptop.getByLabel('Your name').fill('Ann');
  await laptop.getByRole('button', { name: 'Keep my games with a passkey' }).click();
  await laptop.getByText('You have an account now.').waitFor();
  expect(await device.credentials()).toHaveLength(1);
  await expectAccessible(laptop, 'an account');
  await screenshot(laptop, 'account');
  const codes = await newCodes(laptop);
  expect(codes).toHaveLength(10);
  await screenshot(laptop, 'account-codes');

  // The second device has no passkey of the account yet: a code lets its owner in, and they make one there.
  const pocket = await openPage({ viewport: phone, hasTouch: true, isMobile: true });
  const reader = await addAuthenticator(pocket);
  await pocket.goto(`${site.url}/me`);
  await screenshot(pocket, 'account-guest-phone');
  await pocket.getByText('Use a recovery code').click();
  await pocket.getByLabel('Name of the account').fill('ann');
  await pocket.getByLabel('Recovery code', { exact: true }).fill(codes[0].toUpperCase());
  await pocket.locator('#recovery button').click();
  await pocket.waitForURL('**/games');
  await pocket.locator(`a[href^="/match/${match}"]`).first().waitFor();
  await pocket.goto(`${site.url}/me`);
  await pocket.getByRole('button', { name: 'Add a passkey' }).click();
  await pocket.getByText('A passkey was added.').first().waitFor();
  expect(await reader.credentials()).toHaveLength(1);
  await expectAccessible(pocket, 'an account on a phone');
  await screenshot(pocket, 'account-phone');

  // The laptop is lost: its login ends, and its passkey is removed.
  await laptop.goto(`${site.url}/match/${match}`);
  await pocket.getByRole('button', { name: /^Log out there: .* on / }).click();
  await pocket.getByText('A login was ended.').first().waitFor();
  await pocket
    .getByRole('button', { name: /^Remove the passkey/ })
    .first()
    .click();
  await pocket.getByText('A passkey was removed.').first().waitFor();
  await laptop.goto(`${site.url}/me`);
  await laptop.getByRole('button', { name: 'Log in with a passkey' }).click();
  await laptop.getByText('This passkey lets nobody in here.').waitFor();

  // The games are still there, and another login with the passkey of the phone shows them.
  await pocket.getByRole('button', { name: 'Log out', exact: true }).click();
  await pocket.goto(`${site.url}/me`);
  await pocket.getByRole('button', { name: 'Log in with a passkey' }).click();
  await pocket.waitForURL('**/games');
  await pocket.locator(`a[href^="/match/${match}"]`).first().waitFor();
});

test('a passkey is refused, and the page says what can be done', async ({ server, openPage }) => {
  const site = atLocalhost(server),
    page = await openPage();
  const device = await addAuthenticator(page);
  await page.goto(`${site.url}/me`);
  await page.getByLabel('Your name').fill('Administrator');
  await page.getByRole('button', { name: 'Keep my games with a passkey' }).click();
  await page.getByRole('alert').filter({ hasText: 'name' }).waitFor();
  await page.getByLabel('Your name').fill('Bea');
  await device.refuse();
  await page.getByRole('button', { name: 'Keep my games with a passkey' }).click();
  await page.getByText('No passkey was used.').waitFor();
  expect(await page.getByText('Keep my games with a passkey').isEnabled()).toBe(true);

  // At an address of numbers there are none; the page leads to the one where there are.
  await page.goto(`${server.url}/me`);
  await page.locator(`#keep a[href="${site.url}/me"]`).waitFor();
});

/** newCodes makes recovery codes and returns them. */
async function newCodes(page) {
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await page.locator('.codes').waitFor();
  return page.locator('.codes code').allTextContents();
}
