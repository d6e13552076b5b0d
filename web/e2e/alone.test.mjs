// A player whose opponent has left is left alone for a minute, and claims the win.
import { closePage, newPage } from './browser.mjs';
import { expect, test } from './fixtures.mjs';
import { openMatch, waitForTurns } from './matchpage.mjs';
import { readRecord } from './records.mjs';
import { postTurn } from './server.mjs';

let alone, leftMatch;
test.beforeAll(async ({ server, browser }) => {
  alone = await newPage(browser);
  const gone = await newPage(browser);
  ({ match: leftMatch } = await openMatch(server, alone, gone, { game: 'ki-shogi', clock: '15+10' }));
  // Before both have played, the match would be cancelled.
  const { turns } = await readRecord(server, 'ki-shogi');
  for (const [n, turn] of turns.slice(0, 3).entries()) await postTurn(server, n === 1 ? gone : alone, leftMatch, turn);
  await waitForTurns(gone, 3);
  await closePage(gone);
});
test.afterAll(() => closePage(alone));

test('a player who is alone for a minute can claim the win', async ({ server }) => {
  const patient = { timeout: 90_000 };
  await alone
    .getByText(/Your opponent is away\./)
    .first()
    .waitFor(patient);
  await alone.locator('button:enabled', { hasText: 'Claim the win' }).click(patient);
  await alone.locator('.match[data-status=over]').waitFor();
  expect((await server.request(`/api/matches/${leftMatch}`)).outcome).toEqual({ winner: 'first', reason: 'abandoned' });
});
