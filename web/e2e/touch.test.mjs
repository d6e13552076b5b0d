// Touch: taps, the loupe, pieces dragged with a finger, boards moved and pinched, and a page that scrolls
// beside the pieces.
import { expectAccessible, phone, screenshot } from './browser.mjs';
import { expect, test as base } from './fixtures.mjs';
import { createMatch } from './records.mjs';
import { lineOfMatch, goToMatch, playTurn, waitForTurns } from './matchpage.mjs';
import { query } from './picks.mjs';

const test = base.extend({
  /** openOnPhone opens a match on a phone: {page, fingers}. */
  openOnPhone: async ({ server, openPage }, use) => {
    await use(async (game, turns) => {
      const page = await openPage({ viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
      const match = await createMatch(server, page, game, { turns, clock: '15+10' });
      await goToMatch(page, `${server.url}/match/${match}`);
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
  await expect
    .poll(async () => Number(await page.locator('[data-targets]').getAttribute('data-targets')), { message: 'targets are shown' })
    .toBeGreaterThan(10);
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
  await page.locator('[data-loupe="-2,0"]').waitFor();
  await fingers.up();
  await page.locator('[data-send]').waitFor();
  expect(await page.locator('.turnlist li').count(), 'places are too close for a finger to play at once').toBe(15);
  await page.locator('[data-send]').tap();
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
  const ghost = page.locator('.board-offered [data-ghost]');
  await page.touchscreen.tap(x + width / 2 + 40, y + width / 2 - 60);
  await ghost.waitFor({ state: 'attached' });
  const first = await ghost.getAttribute('transform');
  await page.touchscreen.tap(x + width / 2 - 70, y + width / 2 - 30);
  await page.waitForFunction((was) => {
    const now = document.querySelector('.board-offered [data-ghost]')?.getAttribute('transform');
    return now && now !== was;
  }, first);
  expect(await page.locator('.turnlist li').count()).toBe(2);
  await screenshot(page, 'touch-waiting');
  await page.locator('[data-send]').tap();
  await waitForTurns(page, 3);
});

test('a finger slides from place to place in the loupe, and a second tap plays the turn', async ({ openOnPhone }) => {
  const { page, fingers } = await openOnPhone('skud-pai-sho', 20);
  await page.locator('.board-picture').scrollIntoViewIfNeeded();
  const loupe = page.locator('[data-loupe]');
  const scrolled = await page.evaluate(() => scrollY);
  await page.locator('[data-piece]').first().waitFor();
  const { x, y, width } = await page.locator('.board-picture').boundingBox();
  const at = (right, up) => ({ x: x + width / 2 + (right * width) / 19.4, y: y + width / 2 - (up * width) / 19.4 });
  const { piece, target, other } = await movable(page);
  await page.touchscreen.tap(...Object.values(at(...piece)));
  await page.locator('[data-targets]:not([data-targets="0"])').waitFor({ state: 'attached' });

  await fingers.down(at(...target));
  await page.locator(`[data-loupe="${target}"]`).waitFor();
  const box = await loupe.boundingBox();
  expect(box.y + box.height, 'the finger does not hide it').toBeLessThan(at(...target).y);
  expect([Math.round(box.width), Math.round(box.height)]).toEqual([120, 120]);
  await loupe.locator('[data-ghost]').waitFor();
  await fingers.move([at(...target)], [at(...other)]);
  await page.locator(`[data-loupe="${other}"]`).waitFor();
  await screenshot(page, 'touch-loupe');
  await fingers.up();
  await page.locator('[data-send]').waitFor();
  expect(await page.evaluate(() => scrollY), 'the page stays where it is').toBe(scrolled);
  await expectAccessible(page, 'the loupe');

  // It lies on the board now, where it covers neither the place nor what is near it, and shows what a tap means there.
  await page.locator(`[data-loupe="${other}"]:not(.held)`).waitFor();
  await page.waitForTimeout(400);
  const middle = await page
    .locator('.loupe')
    .boundingBox()
    .then(({ x, y }) => ({ x: x + 60, y: y + 60 }));
  const covered = async () => {
    const hidden = [];
    for (const number of await page.locator('.board-offered [aria-hidden].numbers text').all()) {
      const { x, y, width, height } = await number.boundingBox();
      if (Math.hypot(x + width / 2 - middle.x, y + height / 2 - middle.y) < 60) hidden.push(await number.textContent());
    }
    return hidden;
  };
  expect(await covered(), 'numbers under the loupe').toEqual([]);
  for (const [right, up] of [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]) {
    const near = at(other[0] + right, other[1] + up);
    expect(Math.hypot(near.x - middle.x, near.y - middle.y), `${right},${up} beside the place`).toBeGreaterThan(60);
  }
  expect(await page.locator('.loupe .numbers text').count(), 'it shows numbers too').toBeGreaterThan(0);
  expect(await page.locator('.turnlist li').count()).toBe(20);

  // A tap on the board is not exact enough to play the turn. A tap in the loupe is.
  await page.touchscreen.tap(...Object.values(at(...other)));
  await page.waitForTimeout(500);
  expect(await page.locator('.turnlist li').count()).toBe(20);
  const again = await page.locator(`[data-loupe="${other}"]`).boundingBox();
  await page.touchscreen.tap(again.x + 66, again.y + 54);
  await waitForTurns(page, 21);
  await loupe.waitFor({ state: 'detached' });
});

/** movable returns a piece that can move to two places next to each other, and these. */
async function movable(page) {
  const { origin } = new URL(page.url());
  const line = await lineOfMatch(page);
  const ask = (path) => query(origin, 'picks', { ...line, path });
  const points = ({ next }) => next.filter(({ kind }) => kind === 'place').map(({ place }) => place.split(',').map(Number));
  for (const piece of points(await ask([]))) {
    const targets = points(await ask([`${piece}`])).filter(([x, y]) => Math.hypot(x, y) < 6);
    for (const target of targets) {
      const other = targets.find(([x, y]) => Math.hypot(x - target[0], y - target[1]) === 1);
      if (other) return { piece, target, other };
    }
  }
  throw new Error('no piece moves to places next to each other');
}

test('there is no loupe for a mouse, whose clicks are exact', async ({ server, openPage }) => {
  const page = await openPage({ viewport: phone });
  const match = await createMatch(server, page, 'balance-pai-sho', { turns: 3, clock: 'none' });
  await page.goto(`${server.url}/match/${match}`);
  await page.locator('.held[data-offered]').first().click();
  await page.locator('[data-targets]:not([data-targets="0"])').waitFor({ state: 'attached' });
  const { x, y, width } = await page.locator('.board-picture').boundingBox();
  await page.mouse.click(x + width / 2 + 40, y + width / 2 - 60);
  await page.locator('[data-send]').waitFor();
  expect(await page.locator('[data-loupe]').count()).toBe(0);
});

test('a round board is pinched, moved with one finger, and shown whole again', async ({ openOnPhone }) => {
  const { page, fingers } = await openOnPhone('kutai-pai-sho', 2);
  const { x, y, width } = await page.locator('.board-picture').boundingBox();
  const middleX = x + width / 2,
    middleY = y + width / 2;
  const transform = () => page.locator('.board-standing .world').getAttribute('transform');
  const both = (apart) => [
    { x: middleX - apart, y: middleY },
    { x: middleX + apart, y: middleY },
  ];
  const pinch = async () => {
    await fingers.down(both(30)[0]);
    await fingers.down(...both(30));
    await fingers.move(both(30), both(75));
    await fingers.up();
    await page.locator('.board-zoom button').waitFor();
  };
  expect(await page.locator('.board-zoom').count(), 'a whole board has no button').toBe(0);
  await pinch();
  expect(Number(/scale\(([\d.]+)/.exec(await transform())[1])).toBeGreaterThan(2);
  expect(await page.evaluate(() => visualViewport.scale), 'the board grows, the page does not').toBe(1);
  await expectAccessible(page, 'a board that is zoomed in');
  await screenshot(page, 'touch-round-pinched');

  const before = await transform();
  await fingers.down({ x: middleX - 60, y: middleY + 90 });
  await fingers.move([{ x: middleX - 60, y: middleY + 90 }], [{ x: middleX - 100, y: middleY + 40 }]);
  await fingers.up();
  expect(await transform(), 'one finger moves it').not.toBe(before);
  expect(await page.evaluate(() => scrollY), 'and not the page').toBe(0);

  // Places are far enough apart now: a tap is exact, and plays the turn.
  await page.locator('.held[data-offered]').first().tap();
  await page.locator('[data-targets]:not([data-targets="0"])').waitFor({ state: 'attached' });
  await page.locator('.board-zoom button').tap();
  await page.locator('.board-zoom').waitFor({ state: 'detached' });
  expect(await transform()).toBeNull();

  await pinch();
  await page.locator('.entering .button').last().tap();
  await page.locator('.entering').waitFor({ state: 'detached' });
  // On a busy machine two taps may be too far apart in time to be one.
  await expect(async () => {
    for (let i = 0; i < 2; i++) await page.touchscreen.tap(middleX - 40, middleY + 120);
    await page.locator('.board-zoom').waitFor({ state: 'detached', timeout: 1000 });
  }).toPass();
});

test('a cube is dropped on a cell, and its face chosen there', async ({ openOnPhone }) => {
  const { page, fingers } = await openOnPhone('ki-shogi', 2);
  // The cell left of the Gyoku of First, which stands on 0,0.
  const gyoku = await middle(page, '[data-piece="0,0"]');
  const step = Math.abs((await middle(page, '[data-piece="1,2"]')).x - gyoku.x);
  const cell = { x: gyoku.x - step, y: gyoku.y };
  const drag = async (to) => {
    const from = await middle(page, '[data-hand="Hi"]');
    await fingers.down(from);
    await fingers.move([from], [{ x: from.x, y: from.y - 40 }]);
    await page.locator('.board-ghost').waitFor();
    await fingers.move([{ x: from.x, y: from.y - 40 }], [to]);
    await fingers.up();
    await page.locator('[data-choice="Cho"]').waitFor();
  };
  await drag(cell);
  await page.locator('.board-offered [data-ghost="Hi"]').waitFor({ state: 'attached' });
  await expectAccessible(page, 'a cube that was dropped');
  await screenshot(page, 'touch-faces');
  await page.locator('[data-choice="Cho"]').tap();
  await waitForTurns(page, 3);
  expect((await lineOfMatch(page)).turns.at(-1)).toBe('Cho*-1,0');

  // Where it cannot stand, the rules say why, on the cell.
  const own = await middle(page, '[data-piece="0,0"]');
  await drag({ x: own.x - 2 * step, y: own.y + step });
  await page.locator('[data-choice="Cho"]').tap();
  await page.locator('.refused').waitFor();
  expect((await lineOfMatch(page)).turns).toHaveLength(3);
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
  await page.locator('.loupe:not(.held)').waitFor();
  await page.locator('[data-send]').tap();
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

  // Its buttons lie below it, on no cell.
  for (const button of await page.locator('.board-zoom button').all()) {
    const { y, height } = await button.boundingBox();
    expect(y).toBeGreaterThanOrEqual(board.y + board.height);
    expect(height).toBeGreaterThanOrEqual(40);
  }
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
