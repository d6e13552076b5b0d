// Games with days for each turn: an answer that is decided ahead of time on the board, the next game, and a vacation.
import { expectAccessible, phone } from './browser.mjs';
import { expect, test } from './fixtures.mjs';
import { readRecord } from './records.mjs';
import { openMatch, playTurn, waitForTurns } from './matchpage.mjs';
import { post, postTurn } from './server.mjs';

const button = (page, name) => page.getByRole('button', { name, exact: true });

test('an answer is decided on the board, played at once, and the next game is the most urgent one', async ({
  server,
  openPage,
}) => {
  const ann = await openPage({ viewport: phone, hasTouch: true });
  const bob = await openPage();
  for (const [page, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
  ])
    await post(page, `${server.url}/api/me`, { name });
  const { options, turns } = await readRecord(server, 'ki-shogi');
  const urgent = await openMatch(server, ann, bob, { game: 'ki-shogi', options, clock: '1d' });
  const { match, line } = await openMatch(server, ann, bob, { game: 'ki-shogi', options, clock: '14d' });
  await playTurn(ann, turns[0]);
  await waitForTurns(ann, 1);
  await expect(
    ann.getByText(new RegExp(`The time for this turn ends on .*${new Date(Date.now() + 14 * 86_400_000).getFullYear()}`)),
  ).toBeVisible();

  await button(ann, 'Add a line').tap();
  await playTurn(ann, turns[1], { ...line, turns: turns.slice(0, 1) });
  await ann.getByText('Play your answer on the board.').waitFor();
  await playTurn(ann, turns[2], { ...line, turns: turns.slice(0, 2) });
  await expectAccessible(ann, 'a line that is entered');
  await button(ann, 'Save the line').tap();
  const kept = ann.getByRole('listitem').filter({ hasText: /^If .+, then .+\./ });
  await expect(kept).toHaveCount(1);
  await expect(bob.getByText('If … then …')).toHaveCount(0);
  await expectAccessible(ann, 'a line that is kept');

  await postTurn(server, bob, match, turns[1]);
  await Promise.all([ann, bob].map((page) => waitForTurns(page, 3)));
  await expect(kept).toHaveCount(0);
  await ann.getByRole('link', { name: 'Next game' }).tap();
  await ann.waitForURL(`**/match/${urgent.match}`);

  await ann.goto(`${server.url}/match/${match}/1`);
  await expect(ann.getByText('the computer suggests nothing until it is over')).toBeVisible();
  await ann.goto(`${server.url}/games`);
  await expect(ann).toHaveTitle(/1 turn to play/);
  await ann.goto(`${server.url}/me`);
  await ann.getByLabel('Days (30 left this year)').fill('3');
  await button(ann, 'Begin the vacation now').tap();
  await button(ann, 'End the vacation now').waitFor();
  await expectAccessible(ann, 'a vacation');
  await bob.goto(urgent.address);
  await expect(bob.getByText(/Ann .+ is on vacation until/)).toBeVisible();
});
