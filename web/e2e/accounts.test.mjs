// Accounts in browsers with a virtual authenticator: a guest keeps their games with a passkey, comes back on another device, and
// logs the first one out. A mail lets them in where there is no passkey.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { addAuthenticator, atLocalhost } from './authenticator.mjs';
import { expectAccessible, phone, screenshot } from './browser.mjs';
import { expect, test } from './fixtures.mjs';
import { startMailbox } from './mailbox.mjs';
import { startProvider } from './openid.mjs';
import { createMatch } from './records.mjs';
import { startServer } from './server.mjs';

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

test('an e-mail address lets its owner in on another device, by link and by code', async ({ openPage }) => {
  const mailbox = await startMailbox();
  const flags = ['--smtp-server', mailbox.address, '--smtp-security', 'none', '--smtp-from', 'Teahouse <tea@play.example>'];
  const server = await startServer({ flags });
  try {
    const site = atLocalhost(server),
      laptop = await openPage();
    await addAuthenticator(laptop);
    const match = await createMatch(site, laptop, 'ki-shogi', { turns: 4 });
    await laptop.goto(`${site.url}/me`);
    await laptop.getByLabel('Your name').fill('Ann');
    await laptop.getByRole('button', { name: 'Keep my games with a passkey' }).click();
    await laptop.getByText('You have an account now.').waitFor();
    await laptop.getByLabel('Add an address').fill('ann@example.org');
    await laptop.getByRole('button', { name: 'Mail me a code' }).click();
    await laptop.getByText('A mail is on its way to ann@example.org.').waitFor();
    await expectAccessible(laptop, 'waiting for a mail');
    await screenshot(laptop, 'account-mail');
    await laptop.getByLabel('Code from the mail').fill((await mailbox.next()).code);
    await laptop.getByRole('button', { name: 'Go on' }).click();
    await laptop.getByText('An e-mail address was added.').first().waitFor();
    await screenshot(laptop, 'account-address');

    // The phone comes in by the link, which does nothing in another browser, and nothing before its button is pressed.
    const pocket = await openPage({ viewport: phone, hasTouch: true, isMobile: true });
    const reader = await addAuthenticator(pocket);
    await pocket.goto(`${site.url}/me`);
    await pocket.getByLabel('E-mail address of the account').fill('ANN@example.org');
    await pocket.getByRole('button', { name: 'Mail me a code' }).click();
    await pocket.getByText('If an account has the address').waitFor();
    const { link } = await mailbox.next();
    const scanner = await openPage();
    const seen = await scanner.context().request.get(link);
    expect(seen.status()).toBe(403);
    await pocket.goto(link);
    await pocket.goto(link);
    await expectAccessible(pocket, 'a link from a mail');
    await screenshot(pocket, 'account-link-phone');
    await pocket.getByRole('button', { name: 'Log in' }).click();
    await pocket.waitForURL('**/games');
    await pocket.locator(`a[href^="/match/${match}"]`).first().waitFor();

    // A passkey is made there, and the laptop is logged out.
    await pocket.goto(`${site.url}/me`);
    await pocket.getByRole('button', { name: 'Add a passkey' }).click();
    await pocket.getByText('A passkey was added.').first().waitFor();
    expect(await reader.credentials()).toHaveLength(1);
    expect((await mailbox.next()).mail).toContain('A passkey was added.');
    await pocket.getByRole('button', { name: /^Log out there: .* on / }).click();
    await pocket.getByText('A login was ended.').first().waitFor();
    await laptop.goto(`${site.url}/me`);

    // The laptop comes back by the code. Both have the game.
    await laptop.getByLabel('E-mail address of the account').fill('ann@example.org');
    await laptop.getByRole('button', { name: 'Mail me a code' }).click();
    await laptop.getByLabel('Code from the mail').fill('12');
    await laptop.getByRole('button', { name: 'Go on' }).click();
    await laptop.getByText('This code is not the one in the mail.').waitFor();
    await laptop.getByLabel('Code from the mail').fill((await mailbox.next()).code);
    await laptop.getByRole('button', { name: 'Go on' }).click();
    await laptop.waitForURL('**/games');
    await laptop.locator(`a[href^="/match/${match}"]`).first().waitFor();
  } finally {
    await server.close();
    await mailbox.close();
  }
});

test('a login at another site keeps the games of a guest, and logs another device in', async ({ openPage }) => {
  const provider = await startProvider('subject-of-ann');
  const folder = await mkdtemp(join(tmpdir(), 'teahouse-provider-'));
  const settings = join(folder, 'teahouse.toml');
  await writeFile(settings, `[oidc.example]\nname = "Example"\nissuer = "${provider.url}"\nclient-id = "teahouse"\n`);
  const server = await startServer({ flags: ['--config', settings] });
  try {
    const site = atLocalhost(server),
      laptop = await openPage({ locale: 'de' });
    const match = await createMatch(site, laptop, 'ki-shogi', { turns: 4 });
    await laptop.goto(`${site.url}/me`);
    await expectAccessible(laptop, 'a guest with another site');
    await laptop.getByRole('button', { name: 'Partien mit Example behalten' }).click();
    await laptop.getByText('I agree').click();
    await laptop.getByRole('heading', { name: 'Wähle einen Namen' }).waitFor();
    await expectAccessible(laptop, 'the name of an account');
    await screenshot(laptop, 'account-external-name');
    await laptop.getByLabel('Name des Kontos').fill('Ann');
    await laptop.getByRole('button', { name: 'Konto anlegen' }).click();
    await laptop.getByText('Du hast jetzt ein Konto.').waitFor();
    await expectAccessible(laptop, 'an account with a login at another site');
    await screenshot(laptop, 'account-external');

    const pocket = await openPage({ viewport: phone, hasTouch: true, isMobile: true });
    await pocket.goto(`${site.url}/me`);
    await screenshot(pocket, 'account-external-guest-phone');
    await pocket.getByRole('button', { name: 'Log in with Example' }).click();
    await pocket.getByText('I agree').click();
    await pocket.waitForURL('**/games');
    await pocket.locator(`a[href^="/match/${match}"]`).first().waitFor();
  } finally {
    await server.close();
    await provider.close();
    await rm(folder, { recursive: true });
  }
});

/** newCodes makes recovery codes and returns them. */
async function newCodes(page) {
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await page.locator('.codes').waitFor();
  return page.locator('.codes code').allTextContents();
}
