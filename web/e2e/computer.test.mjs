// Games against the computer: with the engines of this browser, and in a match on the server.
import { expectAccessible, phone, screenshot } from './browser.mjs';
import { expect, inCI, test } from './fixtures.mjs';
import { anyTurn, pathTo } from './picks.mjs';
import { waitForConnection, enterTurn, lineOfMatch, waitForTurns, matchState } from './matchpage.mjs';

const games = {
  'skud-pai-sho': 'Skud Pai Sho',
  quaterno: 'Quaterno',
  'kutai-pai-sho': 'Kutai Pai Sho',
  'balance-pai-sho': 'Balance Pai Sho',
  'ki-shogi': 'Ki Shogi',
};

for (const [n, game] of inCI(Object.keys(games), ['ki-shogi']).entries()) {
  test(`${games[game]} in this browser`, async ({ server, openPage }) => {
    const page = await openPage(n % 2 === 0 ? {} : { viewport: phone, hasTouch: true, isMobile: true });
    await page.goto(server.url);
    await page.locator(`a[href="/play/${game}"]`).first().click();
    await page.locator('html[data-rules=here]').waitFor({ state: 'attached' });

    // From here on the page must work without the server.
    const requests = [];
    page.on('request', (request) => {
      if (/\/api\/(picks|view|why)$/.test(request.url())) requests.push(request.url());
    });
    for (let i = 0; i < 2; i++) await playAnyTurn(page, game, i);
    expect(requests, 'requests to the server').toEqual([]);

    const before = await listedTurns(page);
    expect(before.length >= 4, `the computer has answered: ${before}`).toBeTruthy();
    await page.getByRole('button', { name: 'Take back' }).click();
    await listItem(page, before.length).waitFor({ state: 'detached' });
    await waitForMyTurn(page);
    const now = await listedTurns(page);
    expect(now).toEqual(before.slice(0, now.length));
    await playAnyTurn(page, game, 7);
    await screenshot(page, `computer-${game}`);

    await page.getByRole('button', { name: 'New game' }).click();
    await listItem(page, 2).waitFor({ state: 'detached' }); // one may be what chance has dealt
    await playAnyTurn(page, game, 11);
    expect(page.loads, 'the first page and the game').toBe(2);
  });
}

for (const [name, options] of Object.entries({ wide: {}, phone: { viewport: phone, hasTouch: true, isMobile: true } })) {
  test(`Accents are chosen by their pictures, with a suggested set, ${name}`, async ({ server, openPage }) => {
    const page = await openPage(options);
    await page.goto(`${server.url}/play/skud-pai-sho?seat=second&level=1`);
    const pieces = page.locator('[data-set-piece]');
    await pieces.first().waitFor();
    await expect(pieces).toHaveCount(8);
    await page.getByText('Cancels all Harmonies in its row and in its column.').waitFor();
    await expectAccessible(page, `choice of Accents, ${name}`);
    await screenshot(page, `accents-${name}`);
    const keep = page.getByRole('button', { name: 'Keep these 4: keep a Boat, a Knotweed, a Rock and a Wheel' });
    await expect(keep).toBeEnabled();
    const boat = page.getByRole('button', { name: 'Boat, 2 of 2' }),
      wheel = page.getByRole('button', { name: 'Wheel, 1 of 2' });
    await boat.click();
    await page.getByText('5 of 4 chosen').waitFor();
    await expect(page.getByRole('button', { name: 'Keep these 4' })).toBeDisabled();
    await wheel.click();
    await page.getByRole('button', { name: 'Keep these 4: keep two Boats, a Knotweed and a Rock' }).click();
    await expect.poll(() => listedTurns(page)).toContain('accents=BBKR');
  });
}

/** Both sides stand well after these turns, and BLUNDER lets White win at once. */
const BEFORE = 'Gyoku*0,0 Gyoku*-2,-2 Ou*1,-1 Kaku*-1,-2 1,-1--1,-1 Shu*-2,-1'.split(' '),
  BLUNDER = 'Ga*0,1';

for (const [name, options] of Object.entries({ wide: {}, phone: { viewport: phone, hasTouch: true, isMobile: true } })) {
  test(`the coach warns of a turn that loses, and names the turns that decided, ${name}`, async ({ server, openPage }) => {
    const page = await openPage({ ...options, coach: true });
    await page.goto(`${server.url}/about`);
    await page.evaluate(
      (turns) =>
        localStorage.setItem(
          'teahouse.play.ki-shogi.now',
          JSON.stringify({ version: 1, options: {}, turns, you: 'first', level: '3', resigned: false }),
        ),
      BEFORE,
    );
    await page.goto(`${server.url}/play/ki-shogi`);
    await page.locator('html[data-rules=here]').waitFor({ state: 'attached' });
    await page.locator('html[data-engines=here]').waitFor({ state: 'attached' });
    const blunder = await pathTo(server.url, { game: 'ki-shogi', turns: BEFORE }, BLUNDER);
    await enterTurn(page, blunder);
    await page.locator('.said', { hasText: 'Look again' }).waitFor();
    await page.getByText('can answer').waitFor();
    await expectAccessible(page, `advice of the coach, ${name}`);
    await screenshot(page, `coach-${name}`);
    if (name === 'wide') {
      await page.setViewportSize({ width: 1280, height: 640 });
      const gyoku = await page.locator('[data-piece="0,0"]').boundingBox();
      await page.mouse.move(gyoku.x + gyoku.width / 2, gyoku.y + gyoku.height / 2);
      const card = await page.locator('[data-card=Gyoku]').boundingBox(),
        advice = await page.locator('.warning').boundingBox();
      expect(card.y + card.height, 'the card is above the advice').toBeLessThan(advice.y);
      await page.mouse.move(2, 2);
    }
    await page.locator('.ways').getByRole('button', { name: 'Take back' }).click();
    await waitForMyTurn(page);
    expect(await listedTurns(page)).toEqual(BEFORE);

    await enterTurn(page, blunder);
    await page.getByRole('button', { name: 'Play on anyway' }).click();
    await listItem(page, BEFORE.length + 2).waitFor({ state: 'attached' });
    if (await page.locator('.board-picture.playable').isVisible()) {
      await page.locator('summary', { hasText: 'Resign' }).click();
      await page.getByRole('button', { name: 'Yes, resign' }).click();
    }
    await page.getByRole('heading', { name: 'The turns that decided' }).waitFor({ timeout: 60_000 });
    const point = page.locator('.point', { hasText: /^7\. You/ });
    await point.waitFor();
    await expectAccessible(page, `turns that decided, ${name}`);
    await screenshot(page, `turning-points-${name}`);
    await point.click();
    await page.waitForURL(/\/review#.*~7$/);
  });
}

test('the page says once that the coach is off after a win, and has it back', async ({ server, openPage }) => {
  const page = await openPage({ coach: true });
  await page.goto(`${server.url}/about`);
  await page.evaluate(() => {
    const won = { version: 1, options: {}, turns: ['Gyoku*0,0'], you: 'first', level: '1', resigned: false };
    const outcome = { winner: 'first', reason: 'trapped' };
    localStorage.setItem('teahouse.play.finished', JSON.stringify([{ ...won, game: 'ki-shogi', outcome, at: 1 }]));
  });
  await page.goto(`${server.url}/play/ki-shogi`);
  const note = page.getByText('You have won a game of Ki Shogi, so the coach is off now.');
  await note.waitFor();
  await expect(page.getByRole('checkbox', { name: 'Coach' })).not.toBeChecked();
  await expectAccessible(page, 'the coach is off');
  await screenshot(page, 'coach-off');
  await page.reload();
  await page.getByRole('checkbox', { name: 'Coach' }).waitFor();
  await expect(note, 'it is said once').toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('teahouse.play.ki-shogi.coachleft'));
  await page.reload();
  await page.getByRole('button', { name: 'Turn the coach on' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Coach' })).toBeChecked();
  await expect(note).toHaveCount(0);
});

for (const [name, options] of Object.entries({ wide: {}, phone: { viewport: phone, hasTouch: true, isMobile: true } })) {
  test(`each face to choose says how it moves, ${name}`, async ({ server, openPage }) => {
    const page = await openPage(options);
    await page.goto(`${server.url}/about`);
    await page.evaluate(() =>
      localStorage.setItem(
        'teahouse.play.ki-shogi.now',
        JSON.stringify({
          version: 1,
          options: {},
          turns: ['Gyoku*0,0', 'Gyoku*-2,-2'],
          you: 'first',
          level: '1',
          resigned: false,
        }),
      ),
    );
    await page.goto(`${server.url}/play/ki-shogi`);
    await waitForMyTurn(page);
    await expect(page.locator('.doing .last'), 'what the computer has done').toBeVisible();
    await expect(page.locator('[data-hold]'), 'how a finger reads a card').toHaveCount(name === 'phone' ? 1 : 0);
    await screenshot(page, `answered-${name}`);
    await page.locator('[data-seat=first] [data-hand=Hi]').click();
    await page.locator('[data-choice=Cho] [data-moves]').getByText('steps one cell forward, backward, left or right').waitFor();
    await expect(page.locator('[data-choice] [data-moves]')).toHaveCount(6);
    await expectAccessible(page, `choice of a face, ${name}`);
    await screenshot(page, `faces-${name}`);
  });
}

test('the eight levels, a stop and a hint', async ({ server, openPage }) => {
  const page = await openPage();
  await page.goto(`${server.url}/play/quaterno?level=8&seat=second`);
  const stop = page.getByRole('button', { name: 'Stop' });
  await stop.click(); // it is its turn, and it takes its time
  await page.getByText('The computer was stopped.').waitFor();
  expect(await listedTurns(page)).toEqual([]);
  await page.locator('summary', { hasText: 'Level, side and options' }).click();
  const levels = page.locator('.setup select').first();
  expect(await levels.locator('option').evaluateAll((all) => all.map((one) => one.value))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
  ]);
  await levels.selectOption('1');
  await page.getByRole('button', { name: 'Let it think' }).click();
  await waitForMyTurn(page);
  expect((await listedTurns(page)).length).toBe(1);
  expect(page.url()).toMatch(/level=1/);

  await page.getByRole('button', { name: 'Suggest turns' }).click();
  const hint = page.locator('.idea');
  await hint.first().waitFor();
  await page.locator('.sketch > *').first().waitFor({ state: 'attached' });
  await screenshot(page, 'computer-hint');
  await expectAccessible(page, 'a hint');
  // The best turn may become another one as long as the engine thinks.
  await stop.click({ timeout: 1000 }).catch(() => {});
  await stop.waitFor({ state: 'detached' });
  const turn = await hint.first().getAttribute('data-idea');
  await hint.first().click();
  await listItem(page, 2).waitFor({ state: 'attached' });
  expect((await listedTurns(page))[1]).toBe(turn);
  await waitForMyTurn(page);
});

for (const [level, successor] of [
  ['random', '1'],
  ['greedy', '2'],
]) {
  test(`a saved game against ${level} goes on`, async ({ server, openPage }) => {
    const page = await openPage();
    const saved = { version: 1, options: {}, turns: [], you: 'first', level, resigned: false };
    await page.addInitScript((text) => localStorage.setItem('teahouse.play.quaterno.now', text), JSON.stringify(saved));
    await page.goto(`${server.url}/play/quaterno`);
    await waitForMyTurn(page);
    await page.getByText(`Against the computer (level ${successor})`).waitFor();
  });
}

test('a game that was left goes on', async ({ server, openPage }) => {
  const page = await openPage();
  await page.goto(`${server.url}/play/kutai-pai-sho`);
  await playAnyTurn(page, 'kutai-pai-sho', 5);
  const before = await listedTurns(page);
  await page.goto(server.url);
  await page.goto(`${server.url}/play/kutai-pai-sho`);
  await waitForMyTurn(page);
  expect(await listedTurns(page)).toEqual(before);
});

test('the computer at the server’s table', async ({ server, openPage }) => {
  const page = await openPage({ viewport: phone, hasTouch: true, isMobile: true });
  await page.goto(`${server.url}/new?game=ki-shogi`);
  await page.locator('[name=against][value=computer]').check();
  await page.locator('.send button').click();
  await page.waitForURL(/\/match\//);
  await waitForConnection(page);
  const loads = page.loads;
  for (let i = 0; i < 3; i++) {
    const { path } = await anyTurn(server.url, await lineOfMatch(page), i + 2);
    await enterTurn(page, path);
    await waitForTurns(page, 2 * i + 2);
  }
  expect((await matchState(page)).turns.length).toBe(6);
  expect(page.loads).toBe(loads);
});

/** playAnyTurn plays some legal turn and waits for the answer of the computer. */
async function playAnyTurn(page, game, n) {
  await waitForMyTurn(page);
  const turns = await listedTurns(page);
  const { path, turn: played } = await anyTurn(new URL(page.url()).origin, { game, turns }, n + 1);
  await enterTurn(page, path);
  await listItem(page, turns.length + 1).waitFor({ state: 'attached' });
  await waitForMyTurn(page);
  const now = await listedTurns(page);
  expect(now.slice(0, turns.length + 1)).toEqual([...turns, played]);
}

/** waitForMyTurn waits until it is the turn of the person. */
async function waitForMyTurn(page) {
  await page.locator('.board-picture.playable').waitFor();
}

const listItem = (page, n) => page.locator(`.turnlist li:nth-child(${n})`);

/** listedTurns returns the texts of the turns that a page lists. */
async function listedTurns(page) {
  return page.locator('.turnlist [data-turn]').evaluateAll((all) => all.map((one) => one.dataset.turn));
}
