// What a board explains before a turn is played: the card of a piece, by mouse, finger and keys, the ghost
// with its effects, the gain, the resulting face, and hands in which nothing looks enabled that is not.
import { expectAccessible, phone, screenshot } from './browser.mjs';
import { expect, inCI, test } from './fixtures.mjs';
import { arrowTo, recordSpeech, speech } from './keyboard.mjs';
import { enterTurn, goToMatch, lineOfMatch, pick, waitForTurns } from './matchpage.mjs';
import { anyTurn, query, withLocation } from './picks.mjs';
import { createMatch, games, readRecord, turnsUntil } from './records.mjs';

/** open opens a match after a part of its record. */
async function open(server, page, game, part, clock = 'none') {
  const { turns } = await readRecord(server, game);
  const match = await createMatch(server, page, game, { turns: turnsUntil(part, turns), clock });
  await goToMatch(page, `${server.url}/match/${match}`);
  const line = await lineOfMatch(page);
  return { line, picks: (path) => query(server.url, 'picks', { ...line, path }) };
}

const card = (page) => page.locator('[data-card]');
const words = async (page) => (await card(page).locator('p:not(.faces, .owner)').allTextContents()).map((text) => text.trim());

/** middleOf returns the middle of a piece in the window. */
async function middleOf(page, place) {
  const box = await page.locator(`[data-piece="${place}"]`).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

for (const game of inCI(games, ['skud-pai-sho'])) {
  test(`a card explains a piece of ${game} to mouse, finger and keys in the same words`, async ({ server, openPage }) => {
    const page = await openPage();
    await recordSpeech(page);
    await open(server, page, game, 0.5);
    await page.locator('[data-piece]').first().waitFor();
    const place = await page.locator('[data-piece]').last().getAttribute('data-piece');

    await page.mouse.move(...(await middleOf(page, place)));
    await card(page).waitFor();
    const said = await words(page);
    expect(said[0], 'it has a name').not.toBe('');
    expect(said.at(-1), 'and a sentence').toMatch(/\w{3,} .*\.$/);
    await expectAccessible(page, 'the card of a piece');
    await screenshot(page, `card-${game}`);
    await page.mouse.move(2, 2);
    await card(page).waitFor({ state: 'detached' });

    await speech(page);
    await arrowTo(page, place);
    await card(page).waitFor();
    expect(await words(page)).toEqual(said);
    await page.waitForFunction((all) => window.speech.some((one) => all.every((part) => one.includes(part))), said);
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });

    const storageState = await page.context().storageState(); // the same person, on a phone
    const thumb = await openPage({ viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2, storageState });
    await goToMatch(thumb, page.url());
    const [x, y] = await middleOf(thumb, place),
      session = await thumb.context().newCDPSession(thumb);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await card(thumb).waitFor();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await words(thumb)).toEqual(said);
    await screenshot(thumb, `card-${game}-phone`);
  });
}

test('the card of a piece highlights its partners and its reach', async ({ server, openPage }) => {
  const page = await openPage();
  const { line } = await open(server, page, 'skud-pai-sho', 0.7);
  let found;
  for (const place of await page.locator('[data-piece]').evaluateAll((all) => all.map((one) => one.dataset.piece))) {
    const { partners = [], reach = [] } = await query(server.url, 'piece', { ...line, place });
    if (partners.length > 0 && reach.length > 0) found = { place, partners };
  }
  await page.mouse.move(...(await middleOf(page, found.place)));
  await page.locator('.inspected .partners').waitFor({ state: 'attached' });
  const outlines = (await page.locator('.inspected .partners').getAttribute('d')).match(/M/g).length;
  expect(outlines).toBe(found.partners.length);
  expect(await page.locator('.inspected .reach').count()).toBe(1);
  await screenshot(page, 'card-partners');
});

test('a ghost shows what a turn does before it is played, with its gain, on a tint', async ({ server, openPage }) => {
  const page = await openPage();
  const { picks } = await open(server, page, 'kutai-pai-sho', 0.2);
  const hand = withLocation((await picks([])).next).find(({ on }) => on === 'hand');
  await pick(page, hand);
  await page.locator('.targets .tint').first().waitFor({ state: 'attached' });
  expect(await page.locator('.targets .dot').count(), 'hundreds of targets are no dots').toBe(0);
  const place = withLocation((await picks([hand.id])).next).find(({ on }) => on === 'board');
  await page.locator(`[data-place="${place.place}"]:not([aria-disabled])`).waitFor({ state: 'attached' });
  await page.locator(`[data-place="${place.place}"]`).hover({ force: true });
  await page.locator('[data-gain]').waitFor({ state: 'attached' });
  await expectAccessible(page, 'graded targets');
  await pick(page, place);
  await page.locator(`[data-ghost="${hand.id}"]`).first().waitFor({ state: 'attached' });
  await page.locator('[data-send]').waitFor();
  const { does } = await picks([hand.id, place.id]);
  for (const { text } of does) await expect(page.locator('.effects')).toContainText(text);
  await expectAccessible(page, 'a ghost');
  await screenshot(page, 'ghost-kutai-pai-sho');
});

test('every target in Ki Shogi shows the face that a cube will show there', async ({ server, openPage }) => {
  const page = await openPage();
  const { picks } = await open(server, page, 'ki-shogi', 0.3);
  const { next } = await picks([]);
  let moves;
  for (const from of next.filter(({ kind }) => kind === 'place')) {
    const targets = (await picks([from.id])).next.filter(({ becomes }) => becomes);
    if (targets.length > (moves?.targets.length ?? 0)) moves = { from, targets };
  }
  await pick(page, withLocation([moves.from])[0]);
  await page.locator('[data-ghost]').first().waitFor({ state: 'attached' });
  const shown = await page.locator('[data-ghost]').evaluateAll((all) => all.map((one) => one.dataset.ghost).sort());
  expect(shown).toEqual(moves.targets.map(({ becomes }) => becomes).sort());
  await screenshot(page, 'ghost-ki-shogi');
});

for (const game of inCI(games, ['ki-shogi'])) {
  test(`nothing in the hands of ${game} looks enabled that is not, and tiles keep their places`, async ({ server, openPage }) => {
    const page = await openPage({ viewport: { width: 1280, height: 1000 } });
    await open(server, page, game, 0.1, '15+10');
    const places = new Map();
    for (let n = 0; n < 4; n++) {
      const line = await lineOfMatch(page),
        { next } = await query(server.url, 'picks', { ...line, path: [] });
      await page.locator('[data-place]:not([aria-disabled]), [data-hand][data-offered]').first().waitFor({ state: 'attached' });
      const offered = next.filter(({ kind }) => kind === 'hand').map(({ id }) => id);
      const read = () =>
        page
          .locator('[data-hand]')
          .evaluateAll((all) =>
            all.map((one) => ({
              kind: one.dataset.hand,
              seat: one.closest('[data-seat]').dataset.seat,
              enabled: !one.hasAttribute('aria-disabled'),
              faded: getComputedStyle(one.querySelector('.face')).opacity < 1,
              left: Math.round(one.getBoundingClientRect().x - one.closest('ul').getBoundingClientRect().x),
              top: Math.round(one.getBoundingClientRect().y - one.closest('ul').getBoundingClientRect().y),
            })),
          );
      // The hands follow the board.
      await expect
        .poll(
          async () =>
            (await read()).filter(({ kind, enabled, faded }) => enabled !== offered.includes(kind) || faded === enabled),
          { message: 'enabled is what is offered, and looks so' },
        )
        .toEqual([]);
      for (const { kind, seat, left, top } of await read()) {
        const before = places.get(`${seat} ${kind}`) ?? [left, top];
        expect([left, top], `the place of ${kind}`).toEqual(before);
        places.set(`${seat} ${kind}`, before);
      }
      const { path } = await anyTurn(server.url, line, 7 * n + 1);
      await enterTurn(page, path);
      await waitForTurns(page, line.turns.length + 1);
    }
  });
}

/** The turns after which a tile can be dragged from a hand to the board. */
const droppable = { 'skud-pai-sho': 14, quaterno: 0, 'kutai-pai-sho': 2, 'balance-pai-sho': 3, 'ki-shogi': 2 };
for (const game of inCI(Object.keys(droppable), ['balance-pai-sho'])) {
  test(`a tile of ${game} is dragged from the hand with a mouse`, async ({ server, openPage }) => {
    const page = await openPage({ viewport: { width: 1280, height: 1000 } });
    const match = await createMatch(server, page, game, { turns: droppable[game], clock: '15+10' });
    await page.goto(`${server.url}/match/${match}`);
    await page.locator('html[data-rules=here]').waitFor();
    const line = await lineOfMatch(page),
      ask = async (path) => withLocation((await query(server.url, 'picks', { ...line, path })).next);
    const hand = (await ask([])).find(({ on }) => on === 'hand');
    let next = await ask([hand.id]);
    const face = next.find(({ kind }) => kind === 'face');
    if (face) next = await ask([hand.id, face.id]);
    const place = next.find(({ on }) => on === 'board');

    // Where the place is can be asked before the drag.
    await pick(page, hand);
    if (face) await pick(page, face);
    await page.locator(`[data-place="${place.place}"]`).waitFor({ state: 'attached' });
    const { x, y, width, height } = await page.locator(`[data-place="${place.place}"]`).boundingBox();
    await page.locator('.entering .button').last().click();
    await page.locator('.entering').waitFor({ state: 'detached' });

    const from = await page.locator(`[data-hand="${hand.id}"]`).boundingBox();
    const lift = async () => {
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(from.x + 30, from.y - 30, { steps: 4 });
      await page.locator('.board-ghost').waitFor();
    };

    // After a drag to nowhere, one press of a key picks the tile.
    await lift();
    await page.mouse.move(2, 2, { steps: 2 });
    await page.mouse.up();
    await page.locator('.entering').waitFor({ state: 'detached' });
    await page.locator(`[data-hand="${hand.id}"]`).press('Enter');
    await page.locator('.entering').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.entering').waitFor({ state: 'detached' });

    await lift();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 6 });
    await page.mouse.up();
    if (face) await page.locator(`[data-choice="${face.id}"]`).click();
    await waitForTurns(page, line.turns.length + 1);
    expect((await lineOfMatch(page)).turns.at(-1)).toContain(place.place);
  });
}
