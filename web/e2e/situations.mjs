// Situations of a game against the computer, and their pictures: what has been played, the steps of a person with
// the mouse or a finger, the screen, the language and the colours.
import { closePage, newPage, phone, wide } from './browser.mjs';
import { query } from './picks.mjs';
import { readRecord, readVector } from './records.mjs';

const LEVEL = '3';
/** A page rests after each step and before its picture: ghosts, gains and cards follow after delays, in ms. */
const STEP_REST = 600,
  PICTURE_REST = 1500;
/** A finger that stays down for so long shows the card of a piece, in ms. */
const LONG_PRESS = 900;

const screens = { wide: { viewport: wide }, phone: { viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } };

/** shown is what a picture of each kind must show. */
export const shown = {
  opening: '[data-seat]',
  preview: '[data-seat]',
  gain: '[data-seat]',
  refused: '.refused',
  card: '[data-card]',
  over: '.verdict',
};

/** lineOf returns the game line of a situation: the first turns of a record, or of a vector. */
async function lineOf(server, { game, vector, turns }) {
  const whole = vector ? await readVector(...vector) : await readRecord(server, game);
  return { game, options: whole.options ?? {}, turns: whole.turns.slice(0, turns) };
}

/** openGame opens the page of a game against the computer as if its turns had been played in this browser. */
async function openGame(page, url, { game, options, turns }, you) {
  const kept = { version: 1, options, turns, you, level: LEVEL, resigned: false };
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [`teahouse.play.${game}.now`, JSON.stringify(kept)]);
  await page.goto(`${url}/play/${game}`);
  await page.locator('html[data-rules=here]').waitFor();
  await page.locator('[data-seat]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(STEP_REST);
}

/** centresOf returns a function that returns the point of a place on the board. On an open field every "x,y" is a place. */
function centresOf({ places = [] }) {
  const centres = new Map(places.map(({ name, centre }) => [name, centre]));
  return (name) => {
    const [x, y] = name.split(',').map(Number);
    return centres.get(name) ?? { x, y };
  };
}

/**
 * pointOf returns the point of a place in the window. A page has elements only for pieces and for places that are
 * offered. The point of another place follows from two of them.
 */
async function pointOf(page, centre, name) {
  const known = await page.locator('[data-place], [data-piece]').evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { place, piece } = element.dataset;
      return { name: place ?? piece, exact: place !== undefined, x: x + width / 2, y: y + height / 2 };
    }),
  );
  const here = known.find((one) => one.exact && one.name === name) ?? known.find((one) => one.name === name);
  if (here) return { x: here.x, y: here.y };
  const along = (axis) => {
    const sorted = known.map((one) => ({ board: centre(one.name)[axis], window: one[axis] })).sort((a, b) => a.board - b.board);
    const least = sorted[0],
      most = sorted.at(-1);
    return least.window + ((most.window - least.window) * (centre(name)[axis] - least.board)) / (most.board - least.board);
  };
  return { x: along('x'), y: along('y') };
}

/**
 * act does one step with the mouse or a finger: it picks a tile of the hand, a choice or a place, points at a place
 * (a mouse rests there, a finger taps), or looks at a piece (a mouse rests there, a finger stays down). It returns
 * where the mouse is.
 */
async function act(page, centre, [step, name]) {
  if (step === 'hand' || step === 'choice') {
    const one = page.locator(`[data-${step}="${name}"]`).first();
    await (page.hasTouch ? one.tap() : one.click());
    await page.waitForTimeout(STEP_REST);
    return undefined;
  }
  const { x, y } = await pointOf(page, centre, name);
  if (!page.hasTouch) {
    await page.mouse.move(x, y, { steps: 5 });
    if (step === 'place') await page.mouse.click(x, y);
  } else if (step === 'look') {
    const fingers = await page.context().newCDPSession(page);
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.waitForTimeout(LONG_PRESS);
  } else {
    await page.touchscreen.tap(x, y);
  }
  await page.waitForTimeout(STEP_REST);
  return { x, y };
}

/** drawPointer draws the pointer of the mouse, which pictures of a page do not have. */
async function drawPointer(page, { x, y }) {
  await page.evaluate(
    ([left, top]) => {
      const element = (name, attributes) => {
        const made = document.createElementNS('http://www.w3.org/2000/svg', name);
        for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
        return made;
      };
      const svg = element('svg', { viewBox: '0 0 20 28' });
      const arrow = { d: 'M1 1v21l5-4.5 3.5 8 4-1.7-3.5-7.8h7z', fill: '#fff', stroke: '#000', 'stroke-width': '1.6' };
      svg.append(element('path', arrow));
      svg.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: 20px; height: 28px; z-index: 99; pointer-events: none`;
      document.body.append(svg);
    },
    [x, y],
  );
}

/** serverAt returns the server at an address as the readers of records want it. */
export const serverAt = (url) => ({ url, request: (path, body) => query(url, path.replace('/api/', ''), body) });

/** screenOf returns the options of newPage for a screen: wide, or a phone that is used with a finger. */
export const screenOf = (screen) => screens[screen];

/**
 * openSituation opens the page of a situation and does its steps. It returns the page and whether the page shows what
 * it must.
 */
export async function openSituation(browser, server, situation) {
  const page = await newPage(browser, {
    ...screens[situation.screen],
    locale: situation.lang,
    colorScheme: situation.scheme ?? 'light',
  });
  const line = await lineOf(server, situation);
  const { surface } = await query(server.url, 'view', line);
  await openGame(page, server.url, line, situation.you);
  let pointer;
  for (const step of situation.steps) pointer = (await act(page, centresOf(surface), step)) ?? pointer;
  await page.waitForTimeout(PICTURE_REST);
  if (pointer && !page.hasTouch) await drawPointer(page, pointer);
  const complete = (await page.locator(shown[situation.shows]).count()) > 0;
  return { page, complete };
}

/** takePicture makes the picture of a situation in a file. It reports whether the page shows what it must. */
export async function takePicture(browser, server, file, situation) {
  const { page, complete } = await openSituation(browser, server, situation);
  await page.screenshot({ path: file, ...(page.hasTouch && situation.scale === 'css' ? { scale: 'css' } : {}) });
  await closePage(page);
  return complete;
}
