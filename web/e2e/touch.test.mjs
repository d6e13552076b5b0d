// Touch: taps, pieces dragged with a finger, the open field moved and pinched, and a page that
// scrolls beside the pieces.
import { phone, screenshot } from './browser.mjs';
import { expect, test as base } from './fixtures.mjs';
import { createMatch } from './records.mjs';
import { waitForConnection, playTurn, waitForTurns } from './matchpage.mjs';

const test = base.extend({
  /** openOnPhone opens a match on a phone: {page, fingers}. */
  openOnPhone: async ({ server, openPage }, use) => {
    await use(async (game, turns) => {
      const page = await openPage({ viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
      const match = await createMatch(server, page, game, { turns, clock: '15+10' });
      await page.goto(`${server.url}/match/${match}`);
      await waitForConnection(page);
      await page.locator('html[data-rules=here]').waitFor();
      await page.locator('[data-place]:not([aria-disabled]), .held[data-offered]').first().waitFor({ state: 'attached' });
      return { page, fingers: await fingersOf(page) };
    });
  },
});

/** fingersOf returns fingers that touch the page, move and lift, at points of the window. */
async function fingersOf(page) {
  const session = await page.context().newCDPSession(page);
  const send = (type, points) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
  return {
    down: (...points) => send('touchStart', points),
    up: () => send('touchEnd', []),
    cancel: () => send('touchCancel', []),
    /** move moves fingers in steps. */
    async move(from, to, steps = 8) {
      for (let i = 1; i <= steps; i++) {
        await send(
          'touchMove',
          from.map((p, k) => ({ x: p.x + ((to[k].x - p.x) * i) / steps, y: p.y + ((to[k].y - p.y) * i) / steps })),
        );
      }
    },
  };
}

/** middle returns the middle of an element in the window. */
async function middle(page, selector) {
  const box = await page.locator(selector).first().boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const place = (name) => `[data-place="${name}"]`;

test('tap and tap', async ({ openOnPhone }) => {
  const { page } = await openOnPhone('skud-pai-sho', 14);
  await page.locator(place('0,8')).tap({ force: true });
  await page.locator('.entering').waitFor();
  expect(Number(await page.locator('[data-targets]').getAttribute('data-targets')) > 10, 'targets are shown').toBe(true);
  await page.locator(place('0,8')).tap({ force: true });
  await page.locator('.entering').waitFor({ state: 'detached' });
  await playTurn(page, '0,8-1,8+L@0,-8');
  await waitForTurns(page, 15);
  await screenshot(page, 'touch-skud');
});

test('a piece is dragged with a finger, let go of, and dragged again', async ({ openOnPhone }) => {
  const { page, fingers } = await openOnPhone('skud-pai-sho', 15);
  await page.locator('.board-picture').scrollIntoViewIfNeeded();
  const from = await middle(page, place('-5,-1'));
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();

  // Out of the board, where nothing is: the turn has come to nothing.
  const nowhere = { x: 195, y: 5 };
  await fingers.down(from);
  await page.locator('[data-place="-2,0"]:not([aria-disabled])').waitFor({ state: 'attached' });
  await fingers.move([from], [nowhere]);
  await page.locator('.board-ghost').waitFor();
  await fingers.up();
  await page.locator('.board-ghost').waitFor({ state: 'detached' });
  await page.locator('.entering').waitFor({ state: 'detached' });
  expect(await scrolled(), 'the page stays where it is while a piece is carried').toBe(before);

  // The phone rings: what was carried is where it was.
  await fingers.down(from);
  await page.locator('[data-place="-2,0"]:not([aria-disabled])').waitFor({ state: 'attached' });
  await fingers.move([from], [{ x: from.x + 60, y: from.y }]);
  await page.locator('.board-ghost').waitFor();
  await fingers.cancel();
  await page.locator('.board-ghost').waitFor({ state: 'detached' });
  await page.locator('.entering').waitFor({ state: 'detached' });

  await fingers.down(from);
  await page.locator('[data-place="-2,0"]:not([aria-disabled])').waitFor({ state: 'attached' });
  await fingers.move([from], [await middle(page, '[data-place="-2,0"]:not([aria-disabled])')]);
  await fingers.up();
  await waitForTurns(page, 16);
});

test('taps beside the places play no turn where places are close to each other', async ({ openOnPhone }) => {
  const { page } = await openOnPhone('balance-pai-sho', 3);
  await page.locator('.held[data-offered]').first().tap();
  await page.locator('.targets').waitFor({ state: 'attached' });
  await page.locator('[data-targets]:not([data-targets="0"])').waitFor({ state: 'attached' });
  const { x, y, width } = await page.locator('.board-picture').boundingBox();
  let seed = 1;
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  for (let i = 0; i < 50; i++) {
    // Within the gardens, above what covers the lower edge of the window.
    const angle = random() * 2 * Math.PI,
      far = random() * 0.3 * width,
      wrong = () => random() * 20 - 10;
    await page.touchscreen.tap(
      x + width / 2 + Math.cos(angle) * far + wrong(),
      Math.min(y + width / 2 + Math.sin(angle) * far + wrong(), 620),
    );
  }
  await page.waitForTimeout(300);
  expect(await page.locator('.turnlist li').count(), 'no turn was played').toBe(2);
  await page.getByRole('button', { name: 'Start again' }).tap();
  await page.locator('.held[data-offered]').first().tap();
  await page.locator('[data-targets]:not([data-targets="0"])').waitFor({ state: 'attached' });

  // A tap shows where the tile would stand, another tap moves it there, and the button plays the turn.
  const ghost = page.locator('[data-ghost]');
  await page.touchscreen.tap(x + width / 2 + 40, y + width / 2 - 60);
  await ghost.waitFor({ state: 'attached' });
  const first = await ghost.getAttribute('transform');
  await page.touchscreen.tap(x + width / 2 - 70, y + width / 2 - 30);
  await page.waitForFunction((was) => {
    const now = document.querySelector('[data-ghost]')?.getAttribute('transform');
    return now && now !== was;
  }, first);
  expect(await page.locator('.turnlist li').count()).toBe(2);
  await screenshot(page, 'touch-waiting');
  await page.locator('[data-send]').tap();
  await waitForTurns(page, 3);
});

test('a tile is dragged from the hand', async ({ openOnPhone }) => {
  const { page, fingers } = await openOnPhone('quaterno', 0);
  // Where a place is can be asked while nothing is carried: then there are elements for keys.
  await page.locator('[data-hand="Fan"]').tap();
  await page.locator(place('0,-5')).waitFor({ state: 'attached' });
  const to = await middle(page, place('0,-5'));
  await page.locator('[data-hand="Fan"]').tap();
  await page.locator('.entering').waitFor({ state: 'detached' });

  const from = await middle(page, '[data-hand="Fan"]');
  await fingers.down(from);
  await fingers.move([from], [{ x: from.x, y: from.y - 40 }]);
  await page.locator('.board-ghost').waitFor();
  await page.locator('[data-targets]:not([data-targets="0"])').waitFor({ state: 'attached' });
  await fingers.move([{ x: from.x, y: from.y - 40 }], [to]);
  await fingers.up();
  await waitForTurns(page, 1);
  expect(await page.locator('.turnlist li').first().textContent()).toMatch(/Fan/);
});

test('the open field is moved with one finger and pinched with two, and fits again', async ({ openOnPhone }) => {
  const { page, fingers } = await openOnPhone('ki-shogi', 8);
  const board = await page.locator('.board-picture').boundingBox();
  const world = () => page.locator('.board-standing .world').getAttribute('transform');
  const scale = async () => Number(/scale\(([\d.]+)/.exec(await world())[1]);
  const corner = { x: board.x + 40, y: board.y + board.height - 40 };
  const before = await world(),
    size = await scale();

  await fingers.down(corner);
  await fingers.move([corner], [{ x: corner.x + 60, y: corner.y - 50 }]);
  await fingers.up();
  await page.waitForFunction((was) => document.querySelector('.world').getAttribute('transform') !== was, before);
  expect(await scale(), 'moved, not made larger').toBe(size);
  expect(await page.evaluate(() => scrollY), 'the field moves, the page does not').toBe(0);

  const x = board.x + board.width / 2,
    y = board.y + board.height / 2;
  const near = [
      { x: x - 30, y },
      { x: x + 30, y },
    ],
    far = [
      { x: x - 90, y },
      { x: x + 90, y },
    ];
  await fingers.down(near[0]);
  await fingers.down(...near);
  await fingers.move(near, far);
  await fingers.up();
  await page.waitForFunction(
    (was) => Number(/scale\(([\d.]+)/.exec(document.querySelector('.world').getAttribute('transform'))[1]) > was * 1.2,
    size,
  );
  expect(await page.evaluate(() => visualViewport.scale), 'the field grows, the page does not').toBe(1);
  await screenshot(page, 'touch-pinched');

  await page.locator('.board-zoom button').last().tap();
  await page.waitForFunction((was) => document.querySelector('.world').getAttribute('transform') === was, before);
  await playTurn(page, '0,-1-1,0');
  await waitForTurns(page, 9);
});

test('a finger beside the pieces scrolls the page', async ({ openOnPhone }) => {
  const { page, fingers } = await openOnPhone('skud-pai-sho', 14);
  const from = await middle(page, '.board-picture');
  const to = { x: from.x, y: from.y - 200 };
  await fingers.down({ x: from.x + 37, y: from.y });
  await fingers.move([{ x: from.x + 37, y: from.y }], [to], 12);
  await fingers.up();
  await page.waitForFunction(() => scrollY > 50);
  expect(await page.locator('.entering').count(), 'nothing was picked').toBe(0);
});
