// Every game, played by two people: one on a wide screen, one on a phone.
import { phone, screenshot, wide } from './browser.mjs';
import { expect, inCI, test as base } from './fixtures.mjs';
import { anyTurn } from './picks.mjs';
import { readVector } from './records.mjs';
import { openMatch, playTurns, enterTurn, lineOfMatch, waitForTurns, matchState } from './matchpage.mjs';

// playMatch opens a match on two pages and plays it; neither page may be loaded again.
const test = base.extend({
  playMatch: async ({ server, openPage }, use) => {
    await use(async (game, play) => {
      const a = await openPage({ viewport: wide });
      const b = await openPage({ viewport: phone, hasTouch: true, isMobile: true });
      await openMatch(server, a, b, game);
      await play(a, b);
      expect([a.loads, b.loads], 'how often the pages were loaded').toEqual([1, 1]);
    });
  },
});

// A whole game of the other three would take hundreds of turns: their openings and endings are played.
const kiShogi = { file: 'ki-shogi-open-off', n: 18 },
  kutai = { file: 'kutai-pai-sho-orthogonal', n: 3 },
  skud = { file: 'skud-pai-sho-german', n: 18 },
  quaterno = { file: 'quaterno-extra', n: 54 },
  balance = { file: 'balance-pai-sho-gaps', n: 3 };
const whole = inCI([kiShogi, kutai], []);
const endings = inCI([skud, quaterno, balance], [skud]);
const openings = inCI(['skud-pai-sho', 'quaterno', 'balance-pai-sho'], []);

for (const { file, n } of whole) {
  test(`a whole game of ${file}`, async ({ playMatch }) => {
    const { turns, outcome, ...game } = await readVector(file, n);
    await playMatch(game, (a, b) => playToEnd(a, b, turns, outcome));
  });
}

for (const { file, n } of endings) {
  test(`the last ten turns of a game of ${file}`, async ({ playMatch }) => {
    const { turns, outcome, ...game } = await readVector(file, n);
    await playMatch({ ...game, turns: turns.slice(0, -10) }, (a, b) => playToEnd(a, b, turns.slice(-10), outcome));
  });
}

for (const game of openings) {
  test(`the opening of ${game}`, async ({ server, playMatch }) => {
    await playMatch({ game }, async (a, b) => {
      for (let n = 0; n < 8; n++) {
        const { to_move } = await chanceDone(a);
        const { path } = await anyTurn(server.url, await lineOfMatch(a), n + 1);
        const { turns } = await matchState(a);
        await enterTurn(to_move === 'first' ? a : b, path);
        await Promise.all([waitForTurns(a, turns.length + 1), waitForTurns(b, turns.length + 1)]);
      }
      expect(await standing(a)).toEqual(await standing(b));
    });
  });
}

/** playToEnd plays to the end of a game and checks what both pages show of it. */
async function playToEnd(a, b, turns, outcome) {
  await playTurns(a, b, turns);
  for (const page of [a, b]) await page.locator('[data-status=over] .verdict').waitFor();
  const match = await matchState(a);
  expect(match.outcome).toEqual(outcome);
  expect(match.turns).toEqual(turns);

  // Each reads first how it ended for them, then both the same; the board shows the first reason as
  // the verdict has it.
  const ends = await Promise.all(
    [a, b].map(async (page) => ({
      said: await page.locator('.said').first().textContent(),
      verdict: await page.locator('.verdict li').allTextContents(),
      standing: await standing(page),
    })),
  );
  const results = ends.map((end) => /^You have (won|lost)\. /.exec(end.said)?.[1]);
  expect(results.toSorted()).toEqual(outcome.winner === 'none' ? [undefined, undefined] : ['lost', 'won']);
  for (const end of ends) end.said = end.said.replace(/^You have (won|lost)\. /, '');
  expect(ends[0]).toEqual(ends[1]);
  for (const page of [a, b]) await drawn(page);
  await screenshot(a, `end-${match.terms.game}-wide`);
  await screenshot(b, `end-${match.terms.game}-phone`);

  const review = b.locator(`.actions a[href="/match/${match.match}/${turns.length}"]`);
  await review.waitFor();
}

/** drawn waits until some sentence of the verdict is shown on the board; each that is pressed is. */
async function drawn(page) {
  const sentences = page.locator('.verdict button');
  let shown = 0;
  for (let i = 0; i < (await sentences.count()); i++) {
    const sentence = sentences.nth(i);
    await (page.hasTouch ? sentence.tap() : sentence.click());
    await page.locator(`.verdict li:nth-child(${i + 1}).here`).waitFor();
    shown += await page.locator('.marks .why, .links.strong .link').count();
  }
  expect(shown > 0, 'nothing of the verdict is drawn on the board').toBeTruthy();
}

/** standing is what stands on the board that a page shows, place by place. */
async function standing(page) {
  const pieces = await page.locator('[data-piece]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  return pieces.sort();
}

/** chanceDone waits until it is a player's turn. */
async function chanceDone(page) {
  for (;;) {
    const now = await matchState(page);
    if (now.to_move !== 'chance') return now;
    await page.locator('[data-mover][data-seat]').waitFor();
  }
}
