// Puzzles: solved by keys, wrong turns that are refuted on the board, and the puzzle of the day.
import { expectAccessible, phone, screenshot } from './browser.mjs';
import { expect, inCI, test } from './fixtures.mjs';
import { pickByKeyboard } from './keyboard.mjs';
import { enterTurn } from './matchpage.mjs';
import { anyTurn, pathTo, query } from './picks.mjs';

const games = ['skud-pai-sho', 'quaterno', 'kutai-pai-sho', 'balance-pai-sho', 'ki-shogi'];

/** puzzlesOf returns some puzzles of a game. */
async function puzzlesOf(server, game) {
  const get = async (path) => (await fetch(`${server.url}/api/puzzles/${game}${path}`)).json();
  const { puzzles, daily } = await get('?limit=40');
  return { daily, list: await Promise.all(puzzles.map(({ id }) => get(`/${id}`))) };
}

/** lineOf returns the game line after some turns of a puzzle. */
const lineOf = ({ game, options, position }, turns = []) => ({ game, options, position, turns });

/** wrongTurn returns the picks of a turn that is not the right one. */
async function wrongTurn(server, puzzle) {
  for (let n = 1; ; n++) {
    const { path, turn } = await anyTurn(server.url, lineOf(puzzle), n);
    if (turn && turn !== puzzle.turns[0]) return { path, turn };
  }
}

const phase = (page, name) => page.locator(`.match[data-phase=${name}]`);

for (const game of inCI(games, ['ki-shogi'])) {
  test(`${game}: a wrong turn is refuted, and the puzzle is solved by keys`, async ({ server, openPage }) => {
    const { list } = await puzzlesOf(server, game);
    const puzzle = list.find(({ wins }) => wins === 3) ?? list[0];
    const page = await openPage({ viewport: phone });
    await page.goto(`${server.url}/puzzles/${game}/${puzzle.id}`);
    await phase(page, 'asked').waitFor();
    await expect(page.locator('.board-picture .cursor'), 'no place is marked before a key is pressed').toHaveCount(0);
    await expectAccessible(page, `a puzzle of ${game}`);
    await screenshot(page, `puzzle-${game}`);

    // The reply is on the board and in words.
    const wrong = await wrongTurn(server, puzzle);
    await enterTurn(page, wrong.path);
    await phase(page, 'wrong').waitFor();
    await expect(page.locator('[data-answer]')).toHaveText(
      /This (does not win in time|loses)|This is not the turn|This turn ends/,
    );
    if (await page.locator('[data-answer]', { hasText: 'The board shows' }).isVisible())
      await expect(page.locator('[data-did]')).toHaveText(/^Your turn: \p{L}/u);
    await screenshot(page, `puzzle-wrong-${game}`);
    await expectAccessible(page, `a wrong turn of ${game}`);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await phase(page, 'asked').waitFor();

    await page.locator('.said').first().click();
    for (let n = 0; n < puzzle.turns.length; n += 2) {
      for (const pick of await pathTo(server.url, lineOf(puzzle, puzzle.turns.slice(0, n)), puzzle.turns[n]))
        await pickByKeyboard(page, pick);
      const last = n + 2 >= puzzle.turns.length;
      await expect(page.locator('[data-answer]')).toHaveText(last ? /^Solved/ : /^Right!/);
      await phase(page, last ? 'solved' : 'asked').waitFor();
    }
    await expect(page.locator('.last, .verdict').first()).toHaveText(/\p{L}/u);
    await expect(page.locator('[data-rating]')).toHaveText(/Your rating: \d+/);
    await screenshot(page, `puzzle-solved-${game}`);

    await page.getByRole('button', { name: 'Next puzzle' }).press('Enter');
    await page.waitForURL((url) => url.pathname.startsWith(`/puzzles/${game}/`) && !url.pathname.endsWith(puzzle.id));
    await phase(page, 'asked').waitFor();
  });
}

test('the puzzle of the day is the same for two people; hints and the solution help', async ({ server, openPage }) => {
  const ann = await openPage({ viewport: phone });
  const bob = await openPage();
  const addresses = [];
  for (const page of [ann, bob]) {
    await page.goto(`${server.url}/puzzles`);
    await expectAccessible(page, 'the overview of puzzles');
    await screenshot(page, `puzzles-${page === ann ? 'phone' : 'wide'}`);
    await page.locator('[data-daily]').last().press('Enter');
    await phase(page, 'asked').waitFor();
    addresses.push(new URL(page.url()).pathname);
  }
  expect(addresses[0]).toBe(addresses[1]);

  await bob.getByRole('button', { name: 'Hint' }).click();
  await expect(bob.locator('[role=status]').filter({ hasText: 'Begin with' })).toBeVisible();
  await bob.getByRole('button', { name: 'Hint' }).click();
  await expect(bob.locator('[role=status]').filter({ hasText: 'The turn is' })).toBeVisible();
  await screenshot(bob, 'puzzle-hint');
  await bob.getByRole('button', { name: 'Show the solution' }).click();
  await phase(bob, 'answered').waitFor();
  await expect(bob.locator('[data-answer]')).toHaveText('The solution.');
});

test('a puzzle says whose side is below, what the rules note, and which options are not usual', async ({ server, openPage }) => {
  const page = await openPage();
  const noted = async (puzzle) => (await query(server.url, 'view', lineOf(puzzle))).situation.status;
  const { list } = await puzzlesOf(server, 'quaterno');
  let used;
  for (const puzzle of list) if (!used && (await noted(puzzle)).notes?.some((note) => note.startsWith('used up'))) used = puzzle;
  await page.goto(`${server.url}/puzzles/quaterno/${used.id}`);
  await phase(page, 'asked').waitFor();
  const { to_move, notes } = await noted(used);
  await expect(page.locator('[data-notes]')).toHaveText(notes.join(' · '));
  await expect(page.locator(`.side[data-seat=${to_move}]`)).toContainText('you play this side, at the bottom of the board');
  await expect(page.locator('[data-options]')).toHaveCount(0);
  await expectAccessible(page, 'notes of a puzzle');
  await screenshot(page, 'puzzle-notes');

  const other = (await puzzlesOf(server, 'balance-pai-sho')).list.find(({ options }) => options);
  await page.goto(`${server.url}/puzzles/balance-pai-sho/${other.id}`);
  await expect(page.locator('[data-options]')).toContainText('Not the usual options: ');
});
