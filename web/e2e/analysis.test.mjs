// The analysis board: positions are set up, judged by the rules, and searched by the engine.
import { expectAccessible, phone, screenshot } from './browser.mjs';
import { expect, inCI, test } from './fixtures.mjs';

const placed = 'to-move=first first=Gyoku@0,0 second=Gyoku@1,2 first-hand=Hi,Kaku second-hand=Hi,Kaku';
const address = (game, position) => `/analysis/${game}?${new URLSearchParams({ position })}`;

const openEditor = async (page, server, path) => {
  await page.goto(server.url + path);
  await page.locator('[data-setup]').click();
  await page.locator('.editor .board-picture').waitFor();
};
const textOf = (page) => page.getByLabel('Position text').inputValue();
const cursor = (page, place) => page.locator(`.editor .spot[data-place="${place}"]`);

test('a position is set up by keys, wrong ones have every reason, and the link opens it', async ({ server, openPage }) => {
  const page = await openPage({ viewport: phone });
  await openEditor(page, server, '/analysis/ki-shogi');
  await cursor(page, '0,0').focus();
  await page.keyboard.press('a'); // the Gyoku of the first player
  await expect(page.locator('[data-faults]')).toHaveAttribute('data-faults', '1');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  await page.locator('.spot[data-place="1,2"]:focus').waitFor();
  await page.keyboard.press('Shift+A');
  await expect(page.locator('[data-faults]')).toHaveAttribute('data-faults', '0');
  expect(await textOf(page)).toBe(placed);
  await expect(page.locator('.editor [data-spoken]')).toHaveText(/Gyoku.*A game can have this position/);

  await page.keyboard.press('b'); // a cube takes the place, and the Gyoku is gone
  await expect(page.locator('[data-faults] li')).not.toHaveCount(0);
  const reasons = await page.locator('[data-faults] li').allTextContents();
  expect(reasons.length, `all reasons: ${reasons}`).toBeGreaterThan(0);
  await page.locator('[data-analyse]').click();
  await page.locator('[data-faults] p:focus').waitFor();
  await expectAccessible(page, 'the editor on a phone');
  await screenshot(page, 'editor-phone');
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-faults]')).toHaveAttribute('data-faults', '0');

  const link = await page.locator('[data-link]').getAttribute('data-link');
  expect(new URL(link).searchParams.get('position')).toBe(placed);
  await page.locator('[data-analyse]').click();
  await page.locator('.review').waitFor();
  await page.waitForURL((url) => url.searchParams.get('position') === placed);
  const other = await openPage();
  await other.goto(link);
  await other.locator('[data-setup]').click();
  await expect(other.getByLabel('Position text')).toHaveValue(placed);

  await other.getByRole('button', { name: 'Play from here' }).click();
  await other.waitForURL((url) => url.pathname === '/play/ki-shogi' && url.searchParams.get('position') === placed);
  await other.locator('[data-hand="Kaku"]').first().waitFor(); // no Gyoku is to be placed
  expect(await other.locator('[data-hand="Gyoku"]').count()).toBe(0);
});

test('a text that cannot be read is kept, with its reasons', async ({ server, openPage }) => {
  const page = await openPage();
  await page.goto(server.url + address('skud-pai-sho', 'phase=play colour=red'));
  await page.locator('.editor [data-faults] li').first().waitFor();
  expect(await textOf(page)).toBe('phase=play colour=red');
  expect(await page.locator('[data-faults] li').count()).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Usual beginning' }).click();
  await expect(page.locator('[data-faults]')).toHaveAttribute('data-faults', '0');
  await screenshot(page, 'editor-wide');
});

test('the mouse puts pieces on the board, over it and off it', async ({ server, openPage }) => {
  const page = await openPage();
  for (const [game, piece] of inCI(
    [
      ['ki-shogi?o=field%3D7x7', 'first Cho'],
      ['balance-pai-sho', 'first Lotus'],
      ['quaterno', 'second Fan'],
      ['kutai-pai-sho', 'first CBd'],
      ['skud-pai-sho', 'second L'],
    ],
    [['skud-pai-sho', 'second L']],
  )) {
    await openEditor(page, server, `/analysis/${game}`);
    const board = await page.locator('.editor .board-picture').boundingBox();
    const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
    const owner = piece.startsWith('first') ? 0 : 1;
    await page.locator('.palette input[type=radio]').nth(owner).check();
    const tile = await page.locator(`[data-piece="${piece}"]`).boundingBox();
    const drag = async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
      await page.mouse.move(to.x, to.y, { steps: 3 });
      await page.mouse.up();
    };
    const before = await textOf(page);
    await drag({ x: tile.x + 20, y: tile.y + 20 }, middle);
    await expect(page.getByLabel('Position text')).toHaveValue(new RegExp(`${piece.split(' ')[1]}@`));
    await screenshot(page, `editor-${game.replace(/\W.*$/, '')}`);
    const put = await textOf(page);
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await drag(middle, { x: middle.x + board.width / 4, y: middle.y });
    await expect(page.getByLabel('Position text')).not.toHaveValue(put);
    await drag({ x: middle.x + board.width / 4, y: middle.y }, { x: board.x + board.width / 2, y: board.y + board.height + 40 });
    await expect(page.getByLabel('Position text'), game).not.toHaveValue(new RegExp(`${piece.split(' ')[1]}@`));
    expect((await textOf(page)).length, before).toBeGreaterThan(20);
  }
});

test('the engine suggests five lines, and what threatens', async ({ server, openPage }) => {
  const page = await openPage({ viewport: phone });
  await page.goto(server.url + address('ki-shogi', placed));
  await page.getByLabel('Lines').selectOption('5');
  await page.getByRole('button', { name: 'Suggest turns' }).click();
  await expect(page.locator('.ideas li')).toHaveCount(5);
  await expect(page.locator('[data-nodes]')).toContainText('positions');
  await page.getByRole('button', { name: 'Stop' }).first().click();
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  await page.getByRole('button', { name: 'What threatens?' }).click();
  await expect(page.locator('.threats p').first()).toContainText('would play');
  await expectAccessible(page, 'the analysis board on a phone');
  await screenshot(page, 'analysis-phone');
});
