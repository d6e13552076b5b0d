// Every game, played by two people in two browsers, one at a desk and one with a phone.
import assert from 'node:assert/strict';
import test from 'node:test';
import { leave, phone, shoot, visit, wide } from './browser.mjs';
import { openUp } from './opened.mjs';
import { anyTurn } from './picks.mjs';
import { recorded } from './recorded.mjs';
import { arrange, both, enter, lineOf, settled, state } from './table.mjs';

const { house, browser } = await openUp(test);

// The other three would take hundreds of turns: they are played at their beginning and their end.
const whole = [
  { file: 'ki-shogi-open-off', n: 18 },
  { file: 'kutai-pai-sho-orthogonal', n: 3 },
];
const endings = [
  { file: 'skud-pai-sho-german', n: 18 },
  { file: 'quaterno-extra', n: 54 },
  { file: 'balance-pai-sho-gaps', n: 3 },
];
const openings = ['skud-pai-sho', 'quaterno', 'balance-pai-sho'];

for (const { file, n } of whole) {
  test(`a whole game of ${file}`, async () => {
    const { turns, outcome, ...game } = await recorded(file, n);
    await atTable(game, (a, b) => playToEnd(a, b, turns, outcome));
  });
}

for (const { file, n } of endings) {
  test(`the last ten turns of a game of ${file}`, async () => {
    const { turns, outcome, ...game } = await recorded(file, n);
    await atTable({ ...game, turns: turns.slice(0, -10) }, (a, b) => playToEnd(a, b, turns.slice(-10), outcome));
  });
}

for (const game of openings) {
  test(`the opening of ${game}`, async () => {
    await atTable({ game }, async (a, b) => {
      for (let n = 0; n < 8; n++) {
        const { to_move } = await chanceDone(a);
        const { path } = await anyTurn(house.url, await lineOf(a), n + 1);
        const { turns } = await state(a);
        await enter(to_move === 'first' ? a : b, path);
        await Promise.all([settled(a, turns.length + 1), settled(b, turns.length + 1)]);
      }
      assert.deepEqual(await standing(a), await standing(b));
    });
  });
}

/** atTable seats two people, lets them play, and sees to it that neither page was loaded twice or went wrong. */
async function atTable(game, play) {
  const a = await visit(browser, { viewport: wide });
  const b = await visit(browser, { viewport: phone, hasTouch: true, isMobile: true });
  await arrange(house, a, b, game);
  await play(a, b);
  assert.deepEqual([a.loads, b.loads], [1, 1], 'how often the pages were loaded');
  await leave(a);
  await leave(b);
}

/** playToEnd plays to the end of a game and looks at what both are told of it. */
async function playToEnd(a, b, turns, outcome) {
  await both(a, b, turns);
  for (const page of [a, b]) await page.locator('[data-status=over] .verdict').waitFor();
  const match = await state(a);
  assert.deepEqual(match.outcome, outcome);
  assert.deepEqual(match.turns, turns);

  // Both read the same, and the board shows the first reason as the verdict has it.
  const told = await Promise.all(
    [a, b].map(async (page) => ({
      said: await page.locator('.said').first().textContent(),
      verdict: await page.locator('.verdict li').allTextContents(),
      standing: await standing(page),
    })),
  );
  assert.deepEqual(told[0], told[1]);
  for (const page of [a, b]) await drawn(page);
  await shoot(a, `end-${match.terms.game}-wide`);
  await shoot(b, `end-${match.terms.game}-phone`);

  const review = b.locator(`.actions a[href="/match/${match.match}/${turns.length}"]`);
  await review.waitFor();
}

/** drawn waits until some sentence of the verdict is shown on the board; each that is pressed is. */
async function drawn(page) {
  const sentences = page.locator('.verdict button');
  let shown = 0;
  for (let i = 0; i < (await sentences.count()); i++) {
    const sentence = sentences.nth(i);
    await (page.fingers ? sentence.tap() : sentence.click());
    await page.locator(`.verdict li:nth-child(${i + 1}).here`).waitFor();
    shown += await page.locator('.marks .why, .links.strong .link').count();
  }
  assert.ok(shown > 0, 'nothing of the verdict is drawn on the board');
}

/** standing is what stands on the board that a page shows, place by place. */
async function standing(page) {
  const pieces = await page.locator('[data-piece]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  return pieces.sort();
}

/** chanceDone waits until it is a player's turn. */
async function chanceDone(page) {
  for (;;) {
    const now = await state(page);
    if (now.to_move !== 'chance') return now;
    await page.locator('.moves[data-seat]').waitFor();
  }
}
