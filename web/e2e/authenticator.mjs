// Virtual authenticators, with which browsers in tests make passkeys.

/** Browsers make passkeys for localhost, but not for 127.0.0.1. */
export const atLocalhost = (server) => ({
  url: `http://localhost:${server.port}`,
  request: (...question) => server.request(...question),
});

/** addAuthenticator gives a page a fingerprint reader, with the passkeys of another one if there are any. */
export async function addAuthenticator(page, credentials = []) {
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

/** keepGames makes an account with a passkey for a new guest. */
export async function keepGames(page, site, name) {
  await addAuthenticator(page);
  await page.goto(`${site.url}/me`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Keep my games with a passkey' }).click();
  await page.getByText('You have an account now.').waitFor();
}
