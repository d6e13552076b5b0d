// Taps that miss: five games on a phone, with every tap up to ten pixels beside what was meant. No turn may
// be played that was not meant, and every place can be reached. TAPS=200 (make taps) taps so often in each
// game; the tests of every day tap less.
import { phone } from './browser.mjs';
import { expect, test } from './fixtures.mjs';
import { goToMatch, lineOfMatch, matchState, waitForTurns } from './matchpage.mjs';
import { anyTurn, query, withLocation } from './picks.mjs';
import { createMatch, games, readRecord, turnsUntil } from './records.mjs';
import { enter, MISS, seeded, Thumb } from './taperrors.mjs';

const TAPS = Number(process.env.TAPS ?? 18);
/** The parts of a record after which games begin. */
const BEGIN = TAPS < 100 ? [0.4] : [0.05, 0.3, 0.55, 0.8];
/** So many of the places are reached in the tests of every day. */
const PLACES = TAPS < 100 ? 6 : Infinity;

/** The parts of a record after which turns with many places are looked for. */
const MOMENTS = [0.1, 0.3, 0.5, 0.7];
/** The places after so many first picks are asked for. */
const MOST_FIRST = 40;

/** openOnPhone opens a match after a part of its record, and returns the page and the thumb of its person. */
async function openOnPhone({ server, openPage }, game, part, random, clock) {
  const page = await openPage({ viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  const { turns } = await readRecord(server, game);
  const match = await createMatch(server, page, game, { turns: turnsUntil(part, turns), clock });
  await goToMatch(page, `${server.url}/match/${match}`);
  const thumb = await Thumb.of(page, random);
  await thumb.learn(server.url, await lineOfMatch(page));
  return { page, thumb };
}

for (const game of games) {
  test(`taps that miss play no turn of ${game} that was not meant`, async ({ server, openPage }) => {
    test.setTimeout(60_000 + 4000 * TAPS);
    const random = seeded(game.length);
    let taps = 0,
      corrected = 0,
      turns = 0;
    const wrong = [];
    // Games that end are followed by others.
    for (let n = 0; taps < TAPS && n < 4 * BEGIN.length; n++) {
      const part = BEGIN[n % BEGIN.length];
      const { page, thumb } = await openOnPhone({ server, openPage }, game, part, random, '15+10');
      for (;;) {
        const { status, to_move, turns: before } = await matchState(page);
        if (status === 'over' || taps + thumb.taps >= TAPS || thumb.taps >= TAPS / BEGIN.length) break;
        expect(to_move, 'a player is to move').not.toBe('chance');
        await page.locator('.table:not(.waits)').waitFor();
        const line = await lineOfMatch(page),
          { path, turn } = await anyTurn(server.url, line, Math.floor(random() * 1e9));
        await enter(thumb, path, { random });
        await waitForTurns(page, before.length + 1);
        const { turns: after } = await matchState(page);
        turns++;
        if (after[before.length] !== turn) wrong.push(`${after[before.length]} instead of ${turn}`);
      }
      taps += thumb.taps;
      corrected += thumb.corrected;
      await page.context().close();
    }
    console.log(
      `${game}: ${taps} taps up to ${MISS} px beside, ${corrected} picks corrected, ${turns} turns, ${wrong.length} of them not meant`,
    );
    expect(wrong).toEqual([]);
  });

  test(`taps that miss reach every place of ${game}`, async ({ server, openPage }) => {
    test.setTimeout(60_000 + 2_000 * Math.min(PLACES, 1000));
    const random = seeded(7 * game.length);
    // Where a record has a turn with many places.
    const { options, turns } = await readRecord(server, game);
    let part = 0,
      many = 0;
    for (const one of MOMENTS) {
      const { places } = await mostPlaces(server.url, { game, options, turns: turns.slice(0, turnsUntil(one, turns)) });
      if (places.length > many) [part, many] = [one, places.length];
    }
    const { page, thumb } = await openOnPhone({ server, openPage }, game, part, random, 'none');
    const line = await lineOfMatch(page);
    const { first, places } = await mostPlaces(server.url, line);
    const some = places.length > PLACES ? places.filter((_, i) => i % Math.ceil(places.length / PLACES) === 0) : places;
    let most = 0;
    for (const one of some) {
      const before = thumb.taps;
      await enter(thumb, [first, one], { random, commit: false });
      most = Math.max(most, thumb.taps - before);
      expect((await matchState(page)).turns, `nothing was played on the way to ${one.place}`).toEqual(line.turns);
    }
    console.log(
      `${game}: ${some.length} of ${places.length} places shown, ${(thumb.taps / some.length).toFixed(1)} taps each, ${most} at most`,
    );
  });
}

/** mostPlaces returns the first pick of a turn with the most places after it, and those. */
async function mostPlaces(url, line) {
  const { next } = await query(url, 'picks', { ...line, path: [] });
  let best = { places: [] };
  for (const first of withLocation(next).slice(0, MOST_FIRST)) {
    const then = await query(url, 'picks', { ...line, path: [first.id] });
    const places = withLocation(then.next).filter(({ on }) => on === 'board');
    if (places.length > best.places.length) best = { first, places };
  }
  return best;
}
