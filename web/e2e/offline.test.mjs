// Without a network a game goes on against the computer, in the language of the person: the service
// worker has stored its texts and those of no other language.
import { nameOf, onlyEnglish, textsOf } from './catalogues.mjs';
import { expect, test } from './fixtures.mjs';

test('a game without a network is in the chosen language', async ({ server, openPage }) => {
  const page = await openPage({ serviceWorkers: 'allow' });
  await page.goto(`${server.url}/settings?lang=es`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const stored = () =>
    page.evaluate(async () => {
      const found = [];
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) found.push(url.slice(location.origin.length));
      }
      return found;
    });
  await expect.poll(async () => (await stored()).includes('/offline?lang=es'), { timeout: 60_000 }).toBe(true);
  const files = await stored();
  expect(files.filter((file) => /rules-\w+-.*\.ftl$/.test(file)).map((file) => /rules-(\w+)-/.exec(file)[1])).toEqual(['es']);
  expect(files.filter((file) => file.endsWith('lang=de'))).toEqual([]);

  await page.context().setOffline(true);
  await page.goto(`${server.url}/play/quaterno`);
  await page.locator('html[lang=es][data-rules=here]').waitFor();
  await page.locator('[data-hand][data-offered]').first().waitFor({ state: 'attached' });
  const english = await onlyEnglish('es');
  const left = (await textsOf(page)).filter((text) => english.some(({ pattern }) => pattern.test(text)));
  expect(left).toEqual([]);
  expect((await textsOf(page)).filter((text) => /\b(the|and|with|your|from|is|are|of)\b/.test(text))).toEqual([]);
  await page.context().setOffline(false);
});

test('another language is stored once it is chosen', async ({ server, openPage }) => {
  const page = await openPage({ serviceWorkers: 'allow' });
  await page.goto(`${server.url}/settings`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('button', { name: await nameOf('de') }).click();
  await page.locator('html[lang=de]').waitFor();
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/offline?lang=de', { ignoreVary: true }))), {
      timeout: 60_000,
    })
    .toBe(true);
});
