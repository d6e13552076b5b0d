// Two people at a table, and the turns they enter by clicking, or with a finger where their
// page has been opened with touch.
import assert from 'node:assert/strict';
import { pathTo, viewOf } from './picks.mjs';

/**
 * arrange seats two visitors in a match and opens its page for both. It begins at a position:
 * the text of one, or what there is after some turns.
 */
export async function arrange(house, a, b, { game, options = {}, position, turns = [], clock = 'none' }) {
  if (turns.length > 0) ({ position } = await viewOf(house.url, { game, options, position, turns }));
  const order = {
    game,
    options,
    clock,
    public: false,
    seats: { first: 'me', second: 'open' },
    ...(position ? { position } : {}),
  };
  const { match } = await post(a, `${house.url}/api/matches`, order);
  await post(b, `${house.url}/api/matches/${match}/seats/second`);
  const address = `${house.url}/match/${match}`;
  await Promise.all([a.goto(address), b.goto(address)]);
  await Promise.all([connected(a), connected(b)]);
  return { match, address, line: { game, options, position, turns: [] } };
}

/** post sends something to the API as the person of a page, who keeps the cookies that come back. */
export async function post(page, address, body) {
  const answer = await page.context().request.post(address, { data: body ?? {} });
  const text = await answer.text();
  assert.ok(answer.ok(), `${address}: ${answer.status()} ${text}`);
  return JSON.parse(text);
}

/** connected waits until the page of a match is live. */
export async function connected(page) {
  await page.locator('.connection:not(.lost)').waitFor({ state: 'attached' });
}

/** state is what the program knows of the match that a page shows. */
export async function state(page) {
  const { origin, pathname } = new URL(page.url());
  const answer = await fetch(`${origin}/api/matches/${pathname.split('/')[2]}`);
  assert.ok(answer.ok, `${pathname}: ${answer.status}`);
  return answer.json();
}

/** lineOf is the line of the match that a page shows. */
export async function lineOf(page) {
  const {
    terms: { game, options, position },
    turns,
  } = await state(page);
  return { game, options, ...(position ? { position } : {}), turns };
}

/** play enters a turn, given as its text, and plays it. Without a line it is the one of the page's match. */
export async function play(page, turn, line) {
  await enter(page, await pathTo(new URL(page.url()).origin, line ?? (await lineOf(page)), turn));
}

/** enter picks one pick after the other and plays the turn that they make. */
export async function enter(page, path) {
  for (const [i, one] of path.entries()) {
    if (i > 0) await page.locator(`.entering ol > li:nth-child(${i}):last-child`).waitFor();
    await pick(page, one);
  }
  const send = page.locator('[data-send]');
  await send.or(page.locator('.table:not(:has(.entering))')).first().waitFor();
  if (await send.isVisible()) await press(page, send);
}

/** pick presses what a pick is offered as. */
export async function pick(page, { id, place, on }) {
  const offered = {
    board: `[data-place="${place}"]:not([aria-disabled])`,
    hand: `[data-hand="${id}"][data-offered], [data-choice="${id}"]`,
    choices: `[data-choice="${id}"]`,
  }[on];
  await press(page, page.locator(offered).first());
}

// Several things lie over one another on a board: it takes presses itself, and what is meant
// is the place below. So nothing asks here whether the element itself would be hit, but what
// is covered by something that sticks to an edge is brought to light, as people do, and what
// moves comes to rest.
async function press(page, what) {
  await what.waitFor({ state: 'attached' });
  await what.evaluate(async (element) => {
    const box = () => element.getBoundingClientRect();
    const covered = () => {
      const { x, y, width, height } = box();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return !hit || !(element.contains(hit) || element.closest('.middle')?.contains(hit));
    };
    if (covered()) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    for (let before = '', tries = 0; tries < 100; tries++) {
      await new Promise((done) => setTimeout(done, 30));
      const now = JSON.stringify(box());
      if (now === before) return;
      before = now;
    }
  });
  await (page.fingers ? what.tap({ force: true }) : what.click({ force: true }));
}

/** settled waits until n turns of a match are shown, and none of them is on its way any more. */
export async function settled(page, n) {
  await page.locator('.table:not(.waits)').waitFor();
  if (n > 0) await page.locator(`.turnlist li:nth-child(${n}):last-child`).waitFor({ state: 'attached' });
  else await page.locator('.turnlist').waitFor({ state: 'detached' });
  await page.locator('.table:not(.waits)').waitFor();
}

/** both plays turns alternately, the first of them on the page of whoever is to move, and waits for both pages. */
export async function both(a, b, turns) {
  let {
    turns: { length: n },
  } = await state(a);
  for (const turn of turns) {
    const { to_move } = await state(a);
    await play(to_move === 'first' ? a : b, turn);
    n++;
    await Promise.all([settled(a, n), settled(b, n)]);
  }
}
