// Finding an opponent: two people who look for the same game are seated, and the list of open seats follows what happens.
import { expectAccessible, phone, screenshot } from './browser.mjs';
import { expect, test } from './fixtures.mjs';

test('two people who look for the same game are seated, one of them by keyboard in German', async ({ server, openPage }) => {
  const ann = await openPage();
  await ann.goto(`${server.url}/lobby`);
  await expect(ann.getByText('No seat is open at the moment.')).toBeVisible();
  await expectAccessible(ann, 'the empty lobby');
  await screenshot(ann, 'lobby-empty');

  // A seat that somebody leaves open appears, and turns grey while the pointer is in the list.
  const order = { game: 'ki-shogi', clock: '3d', public: true, seats: { first: 'me', second: 'open' } };
  const made = await (await (await openPage()).request.post(`${server.url}/api/matches`, { data: order })).json();
  const row = ann.locator(`#seats li[data-match="${made.match}"]`);
  await row.hover();
  await (await openPage()).request.post(`${server.url}/api/matches/${made.match}/seats/second`);
  await expect(row).toHaveClass(/taken/);
  await expectAccessible(ann, 'a seat that was taken');
  await ann.mouse.move(1, 1);
  await expect(row).toHaveCount(0);

  await ann.locator('form.find').getByRole('button').click();
  await expect(ann.getByRole('heading', { name: 'Looking for an opponent' })).toBeFocused();
  await expect(ann.getByText('Others who look for the same: 0')).toBeVisible();
  await expectAccessible(ann, 'a search');
  await screenshot(ann, 'seek');

  const bea = await openPage({ viewport: phone, hasTouch: true, isMobile: true, locale: 'de-DE' });
  await bea.goto(server.url);
  const find = bea.locator('form.find').getByRole('button');
  await bea.locator('form.find select[name=clock]').selectOption('5+5');
  await expect(bea.locator('form.find a[data-account]')).toHaveAttribute('href', /5%252B5/); // the script is there
  await find.press('Enter');
  await expect(bea.getByRole('heading', { name: 'Mitspielende werden gesucht' })).toBeFocused();
  await screenshot(bea, 'seek-german');
  await bea.getByRole('button', { name: 'Abbrechen' }).press('Enter');
  await expect(find).toBeFocused();
  await bea.locator('form.find select[name=clock]').selectOption('15+10');
  await find.press('Enter');
  await Promise.all([ann, bea].map((page) => page.waitForURL(/\/match\//)));
  expect(new URL(ann.url()).pathname).toBe(new URL(bea.url()).pathname);
});
