// The page of a match: how two players open it, and how they enter turns by clicking, or with
// a finger on a page that has touch.
import { pathTo, viewOf } from './picks.mjs';
import { post } from './server.mjs';

/**
 * openMatch creates a match, seats the persons of two pages and opens it on both. The match
 * begins at a position: the text of one, or the position after some turns.
 */
export async function openMatch(server, a, b, { game, options = {}, position, turns = [], clock = 'none' }) {
  if (turns.length > 0) ({ position } = await viewOf(server.url, { game, options, position, turns }));
  const request = {
    game,
    options,
    clock,
    public: false,
    seats: { first: 'me', second: 'open' },
    ...(position ? { position } : {}),
  };
  const { match } = await post(a, `${server.url}/api/matches`, request);
  await post(b, `${server.url}/api/matches/${match}/seats/second`);
  const address = `${server.url}/match/${match}`;
  await Promise.all([a.goto(address), b.goto(address)]);
  await Promise.all([waitForConnection(a), waitForConnection(b)]);
  return { match, address, line: { game, options, position, turns: [] } };
}

/** goToMatch opens a match on a page and waits until the page is live and has the rules. */
export async function goToMatch(page, address) {
  await page.goto(address);
  await waitForConnection(page);
  await page.locator('html[data-rules=here]').waitFor();
}

/** waitForConnection waits until the page of a match is live. */
export async function waitForConnection(page) {
  await page.locator('.connection:not(.lost)').waitFor({ state: 'attached' });
}

/** matchState returns the server's state of the match that a page shows. */
export async function matchState(page) {
  const { origin, pathname } = new URL(page.url());
  const answer = await fetch(`${origin}/api/matches/${pathname.split('/')[2]}`);
  if (!answer.ok) throw new Error(`${pathname}: ${answer.status}`);
  return answer.json();
}

/** lineOfMatch returns the game line of the match that a page shows. */
export async function lineOfMatch(page) {
  const {
    terms: { game, options, position },
    turns,
  } = await matchState(page);
  return { game, options, ...(position ? { position } : {}), turns };
}

/** playTurn plays a turn, given as its text, after a game line: that of the page's match by default. */
export async function playTurn(page, turn, line) {
  await enterTurn(page, await pathTo(new URL(page.url()).origin, line ?? (await lineOfMatch(page)), turn));
}

/** enterTurn makes the picks of a path and plays the turn that they make. */
export async function enterTurn(page, path) {
  await enterPicks(page, path);
  const send = page.locator('[data-send]');
  await send.or(page.locator('.table:not(:has(.entering))')).first().waitFor();
  if (await send.isVisible()) await press(page, send);
}

/** enterPicks makes the picks of a path. The turn may have to be confirmed then. */
export async function enterPicks(page, path) {
  for (const [i, one] of path.entries()) {
    if (i > 0) await page.locator(`.entering ol > li:nth-child(${i}):last-child`).waitFor();
    await pick(page, one);
  }
}

/** pick presses the place, the tile in hand or the button of a pick. */
export async function pick(page, { id, place, on, pieces }) {
  if (on === 'set') await chooseSet(page, pieces, (piece) => press(page, piece));
  const startingPicks = {
    board: `[data-place="${place}"]:not([aria-disabled])`,
    hand: `[data-hand="${id}"][data-offered], [data-choice="${id}"]`,
    choices: `[data-choice="${id}"]`,
    set: `[data-choice="${id}"]`,
  }[on];
  await press(page, page.locator(startingPicks).first());
}

/** chooseSet switches the pieces of a set on and all others off; press presses one. */
export async function chooseSet(page, pieces, press) {
  await page.locator('[data-set-piece]').first().waitFor();
  for (const piece of await page.locator('[data-set-piece]').all()) {
    const [kind, index] = (await piece.getAttribute('data-set-piece')).split(' ');
    const wanted = pieces.filter((one) => one === kind).length > Number(index);
    if (((await piece.getAttribute('aria-pressed')) === 'true') !== wanted) await press(piece);
  }
}

// Elements of a board lie over one another and the board itself handles presses, so this does
// not check that the element itself would be hit. It scrolls to an element that a sticky bar
// covers, and waits until the element stops moving.
export async function press(page, target) {
  await target.waitFor({ state: 'attached' });
  await target.evaluate(async (element) => {
    const box = () => element.getBoundingClientRect();
    const covered = () => {
      const { x, y, width, height } = box();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return !hit || !(element.contains(hit) || element.closest('.middle')?.contains(hit));
    };
    if (covered()) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    for (let before = '', tries = 0; tries < 200; tries++) {
      await new Promise(requestAnimationFrame);
      const now = JSON.stringify(box());
      if (now === before) return;
      before = now;
    }
  });
  await (page.hasTouch ? target.tap({ force: true }) : target.click({ force: true }));
}

/** waitForTurns waits until a page shows n turns and none is still being sent. */
export async function waitForTurns(page, n) {
  await page.locator('.table:not(.waits)').waitFor();
  if (n > 0) await page.locator(`.turnlist li:nth-child(${n}):last-child`).waitFor({ state: 'attached' });
  else await page.locator('.turnlist').waitFor({ state: 'detached' });
  await page.locator('.table:not(.waits)').waitFor();
}

/** playTurns plays turns, each on the page of the player to move, and waits for both pages. */
export async function playTurns(a, b, turns) {
  let {
    turns: { length: n },
  } = await matchState(a);
  for (const turn of turns) {
    const { to_move } = await matchState(a);
    await playTurn(to_move === 'first' ? a : b, turn);
    n++;
    await Promise.all([waitForTurns(a, n), waitForTurns(b, n)]);
  }
}
