// What the mouse and fingers do with boards and hands besides playing turns.
import { phone, screenshot } from './browser.mjs';
import { expect, test } from './fixtures.mjs';

const middle = async (locator) => {
  const box = await locator.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('a circle and arrows from the same place are drawn together, also while dragging', async ({ server, openPage }) => {
  const page = await openPage();
  await page.goto(`${server.url}/play/quaterno`);
  await page.locator('.board-picture.playable').waitFor();
  const board = await page.locator('.board-picture').boundingBox();
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
  const drag = async (dx, dy) => {
    await page.mouse.move(x, y);
    await page.mouse.down({ button: 'right' });
    for (let i = 1; i <= 12; i++) await page.mouse.move(x + (dx * i) / 12, y + (dy * i) / 12);
    for (let i = 11; i >= 0; i--) await page.mouse.move(x + (dx * i) / 12, y + (dy * i) / 12);
    await page.mouse.move(x + dx, y + dy);
    await page.mouse.up({ button: 'right' });
  };
  await page.mouse.click(x, y, { button: 'right' });
  const drawn = page.locator('.sketch > *');
  await expect(drawn).toHaveCount(1);
  await drag(board.width / 4, 0);
  await expect(drawn, 'a circle, and a line with its head').toHaveCount(3);
  await drag(0, board.width / 4);
  await expect(drawn).toHaveCount(5);
  await drag(0, board.width / 4); // the same arrow again takes it away
  await expect(drawn).toHaveCount(3);
  expect(page.problems).toEqual([]);
});

for (const [device, options] of Object.entries({ desktop: {}, phone: { viewport: phone, hasTouch: true, isMobile: true } })) {
  test(`a cube that is dragged from the hand is played once its face is chosen, ${device}`, async ({ server, openPage }) => {
    const page = await openPage(options);
    await page.goto(server.url);
    await page.evaluate(() => {
      const kept = { version: 1, options: {}, turns: ['Gyoku*0,0', 'Gyoku*1,2'], you: 'first', level: '1', resigned: false };
      localStorage.setItem('teahouse.play.ki-shogi.now', JSON.stringify(kept));
    });
    await page.goto(`${server.url}/play/ki-shogi`);
    await page.locator('html[data-rules=here]').waitFor();
    const cube = page.locator('.held[data-offered]').first();
    await cube.waitFor();
    await cube.scrollIntoViewIfNeeded();
    const from = await middle(cube),
      to = await middle(page.locator('[data-piece="0,0"]'));
    const cell = await page.locator('[data-piece="0,0"]').boundingBox();
    const aim = { x: to.x - cell.width * 1.2, y: to.y };
    if (options.hasTouch) {
      const session = await page.context().newCDPSession(page);
      const send = (type, points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
      await send('touchStart', [from]);
      for (let i = 1; i <= 10; i++)
        await send('touchMove', [{ x: from.x + ((aim.x - from.x) * i) / 10, y: from.y + ((aim.y - from.y) * i) / 10 }]);
      await send('touchEnd', []);
    } else {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(aim.x, aim.y, { steps: 10 });
      await page.mouse.up();
    }
    const faces = page.locator('[data-choice]');
    await faces.first().waitFor();
    expect(await page.locator('.turnlist li').count(), 'no turn without a face').toBe(2);
    await screenshot(page, `pointer-face-${device}`);
    await faces.first().click();
    const played = page.locator('.turnlist li:nth-child(3)'),
      send = page.locator('[data-send]');
    await send.or(played).first().waitFor({ state: 'attached' });
    if ((await played.count()) === 0) {
      await expect(page.locator('.held[aria-pressed=true]'), 'one cube is selected').toHaveCount(1);
      await send.click();
    }
    await played.waitFor({ state: 'attached' });
    expect(await played.getAttribute('data-turn')).toMatch(/\*-1,0$/);
    await screenshot(page, `pointer-chosen-${device}`);
  });
}

test('on a phone one cube is selected, and what is entered is not cut off', async ({ server, openPage }) => {
  const page = await openPage({ viewport: phone, hasTouch: true, isMobile: true });
  await page
    .context()
    .addCookies([
      {
        name: 'look',
        value: encodeURIComponent(
          JSON.stringify({
            lang: 'en',
            theme: 'auto',
            set: 'pictures',
            names: true,
            coordinates: true,
            sounds: false,
            motion: 'auto',
            confirm: 'always',
          }),
        ),
        url: server.url,
      },
    ]);
  await page.goto(server.url);
  await page.evaluate(() => {
    const kept = { version: 1, options: {}, turns: ['Gyoku*0,0', 'Gyoku*1,2'], you: 'first', level: '1', resigned: false };
    localStorage.setItem('teahouse.play.ki-shogi.now', JSON.stringify(kept));
  });
  await page.goto(`${server.url}/play/ki-shogi`);
  await page.locator('.held[data-offered]').first().tap();
  await page.locator('[data-choice]').first().tap();
  await page.locator('[data-targets]:not([data-targets="0"])').waitFor({ state: 'attached' });
  await expect(page.locator('.held[aria-pressed=true], .held.chosen')).toHaveCount(1);
  const cut = await page
    .locator('.entering, .entering ol, .entering li')
    .evaluateAll(
      (all) =>
        all.filter((one) => one.getBoundingClientRect().left < 0 || one.getBoundingClientRect().right > window.innerWidth + 0.5)
          .length,
    );
  expect(cut, 'parts outside of the window').toBe(0);
  expect(await page.locator('.entering ol').evaluate((one) => one.scrollLeft)).toBe(0);
  await screenshot(page, 'pointer-entering');
});
