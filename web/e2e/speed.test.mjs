// The speed of the site on a slow machine and a slow network: the figures of docs/performance.md.
//
// Test machines are shared, so a run fails for a figure over its limit only with STRICT=1, on a
// machine with nothing else to do. ONLY=ki-shogi (or several, with commas) measures these games
// alone; TASKS=1 prints what the longest tasks did.
import { phone, throttle } from './browser.mjs';
import { expect, test } from './fixtures.mjs';
import { games as all, createMatch } from './records.mjs';
import { openSlowNetwork } from './slownetwork.mjs';
import {
  slowRules,
  slowEngine,
  prepare,
  traceDrags,
  traceSlides,
  startingPicks,
  timePicks,
  waitForIdle,
  timeSuggestion,
} from './measure.mjs';
import { timeFirstBoard } from './firstboard.mjs';
import { firstAnswer, openSlowPlay } from './firstanswer.mjs';
import { samplePuzzles, timeRefutation, watchRefutations } from './refutation.mjs';

const games = process.env.ONLY?.split(',') ?? all;
const strict = process.env.STRICT === '1';
const cpu = 4,
  kbits = 1600,
  ms = 150;

/** print prints a table and returns the figures that are over their limits. */
function print(title, limits, rows) {
  console.log(title);
  const over = [];
  for (const row of rows) {
    console.log(
      Object.entries(row)
        .map(([name, value]) => (typeof value === 'number' ? `${name} ${Math.round(value)}` : value))
        .join(' · '),
    );
    for (const [name, limit] of Object.entries(limits)) {
      if (row[name] >= limit) over.push(`${row.of}: ${name} ${Math.round(row[name])}, not below ${limit}`);
    }
  }
  return over;
}

/** expectLimits fails for figures over a limit if STRICT=1. */
const expectLimits = (...over) => {
  if (strict) expect(over.flat()).toEqual([]);
};

test('the first board', async ({ server, openPage }) => {
  const line = await openSlowNetwork(server, { kbits, ms });
  const owner = await openPage();
  const match = await createMatch(server, owner, 'skud-pai-sho', { turns: 12 });
  const pages = { home: '/', match: `/match/${match}`, play: '/play/skud-pai-sho', review: `/match/${match}/8` };
  const rows = [];
  for (const [of, path] of Object.entries(pages)) {
    const cookies = await owner.context().cookies();
    const page = await openPage({ serviceWorkers: 'block' });
    await page.context().addCookies(cookies);
    await throttle(page, { cpu });
    const cold = await timeFirstBoard(page, line.url + path);
    const warm = await timeFirstBoard(page, line.url + path);
    // The rules are large, so they must come after the board.
    for (const { board, rules } of [cold, warm])
      expect(rules === 0 || rules > board, `${of}: the rules came before the board`).toBeTruthy();
    await page.close(); // what it still loads would slow the next one down
    rows.push({ of, cold: cold.board, warm: warm.board, 'taken over': cold.taken, 'taken over warm': warm.taken });
  }
  await line.close();
  expectLimits(
    print(
      `first board painted, ${cpu}x CPU slowdown, ${kbits / 1000} Mbit/s, ${ms} ms round trip (ms)`,
      { cold: 2000, warm: 1000 },
      rows,
    ),
  );
});

test('targets after a pick, and dragging', async ({ server, browser, openPage }) => {
  const picked = [],
    dragged = [];
  for (const game of games) {
    const owner = await openPage();
    const match = await createMatch(server, owner, game, { turns: game === 'ki-shogi' ? -8 : -4 });
    const { turns } = await server.request(`/api/matches/${match}`);
    for (const lang of ['en', 'de']) {
      const page = await openPage({ serviceWorkers: 'block', reducedMotion: 'no-preference' });
      await prepare(page, server.url, lang);
      for (const [when, ply] of [
        ['early', 6],
        ['middle', turns.length],
      ]) {
        await page.goto(`${server.url}/match/${match}/${ply}`);
        const rules = await slowRules(page, cpu);
        const where = await startingPicks(page, 4);
        await waitForIdle(page, rules);
        picked.push({ of: `${game}, ${when}, ${lang}`, ...summed(await timePicks(page, rules, where)) });
        if (lang === 'en') dragged.push({ of: `${game}, ${when}`, ...longest(await traceDrags(browser, page, where.slice(-2))) });
        await rules.end();
      }
      await page.close();
    }
    await owner.close();
  }
  expectLimits(
    print(`from a pick to its targets, ${cpu}x CPU slowdown, the rules too`, { worst: 50 }, picked),
    print(`tasks of the main thread while dragging, ${cpu}x CPU slowdown`, { longest: 50 }, dragged),
  );
});

test('a finger that slides in the loupe', async ({ server, browser, openPage }) => {
  const slid = [],
    followed = [];
  // Elsewhere, places on a phone are far enough apart for a finger.
  for (const game of games.filter((one) => ['balance-pai-sho', 'skud-pai-sho', 'kutai-pai-sho'].includes(one))) {
    const owner = await openPage();
    const match = await createMatch(server, owner, game, { turns: -4 });
    const { turns } = await server.request(`/api/matches/${match}`);
    const page = await openPage({
      serviceWorkers: 'block',
      reducedMotion: 'no-preference',
      viewport: phone,
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
    });
    await prepare(page, server.url, 'en');
    for (const [when, ply] of [
      ['early', 6],
      ['middle', turns.length],
    ]) {
      await page.goto(`${server.url}/match/${match}/${ply}`);
      const rules = await slowRules(page, cpu);
      const where = await startingPicks(page, 4);
      await waitForIdle(page, rules);
      const { tasks, ghosts } = await traceSlides(browser, page, where.slice(-3));
      const times = ghosts.sort((a, b) => a - b);
      slid.push({ of: `${game}, ${when}`, ...longest(tasks) });
      followed.push({
        of: `${game}, ${when}`,
        places: times.length,
        median: times[times.length >> 1],
        p90: times[Math.floor(times.length * 0.9)],
        worst: times.at(-1),
      });
      await rules.end();
    }
    await page.close();
    await owner.close();
  }
  expectLimits(
    print(`tasks of the main thread while a finger slides in the loupe, ${cpu}x CPU slowdown`, { longest: 50 }, slid),
    print(
      `from a move of that finger to the ghost at another place, ${cpu}x CPU slowdown, the rules too`,
      { median: 50 },
      followed,
    ),
  );
});

test('suggestions, and dragging while the engine thinks', async ({ server, browser, openPage }) => {
  const first = [],
    dragged = [];
  for (const game of games) {
    const owner = await openPage();
    const match = await createMatch(server, owner, game);
    const { turns } = await server.request(`/api/matches/${match}`);
    const page = await openPage({ serviceWorkers: 'block', reducedMotion: 'no-preference' });
    await prepare(page, server.url, 'en');
    for (const [when, ply] of [
      ['early', 6],
      ['middle', turns.length >> 1],
    ]) {
      await page.goto(`${server.url}/match/${match}/${ply}`);
      const rules = await slowRules(page, cpu);
      // The first question loads the engine; it is asked at another position.
      await timeSuggestion(page);
      await slowEngine(page, cpu);
      await page.keyboard.press('ArrowLeft');
      await page.waitForURL((url) => url.pathname.endsWith(`/${ply - 1}`));
      await page.locator('.idea').first().waitFor();
      // The engine stops, if it has not ended, and the suggestions are hidden: the next position must have none.
      const stop = page.locator('.thinking button'),
        hide = page.locator('.suggested .ask button').nth(1);
      await stop.or(hide).first().click();
      await stop.waitFor({ state: 'detached' });
      if (await hide.isVisible()) await hide.click();
      await page.keyboard.press('ArrowRight');
      await page.waitForURL((url) => url.pathname.endsWith(`/${ply}`));
      await page.locator('.suggested .ask button').waitFor();
      const where = await startingPicks(page, 4);
      await waitForIdle(page, rules);
      first.push({ of: `${game}, ${when}`, ms: await timeSuggestion(page) });
      if (when === 'middle')
        dragged.push({ of: `${game}, ${when}`, ...longest(await traceDrags(browser, page, where.slice(-2))) });
      await rules.end();
    }
    // An engine that still thinks on a page of before would slow down the next one.
    await page.close();
    await owner.close();
  }
  expectLimits(
    print(`from the press to the first suggestion, ${cpu}x CPU slowdown, rules and engine too`, { ms: 500 }, first),
    print(`tasks of the main thread while dragging and the engine thinks, ${cpu}x CPU slowdown`, { longest: 50 }, dragged),
  );
});

test('refutations of wrong turns in puzzles', async ({ server, openPage }) => {
  const rows = [];
  for (const game of games) {
    const times = {};
    const page = await openPage({ serviceWorkers: 'block' });
    await watchRefutations(page);
    for (const { kind, puzzle } of await samplePuzzles(server, game, Number(process.env.PUZZLES ?? 4))) {
      await page.goto(`${server.url}/puzzles/${game}/${puzzle.id}`);
      await page.locator('.match[data-phase=asked] .playable').waitFor();
      const rules = await slowRules(page, cpu);
      await page.waitForFunction(() => document.documentElement.dataset.engines === 'here', null, { timeout: 60_000 });
      await slowEngine(page, cpu);
      for (const n of [3, 11]) {
        await waitForIdle(page, rules);
        (times[kind] ??= []).push(await timeRefutation(page, server, puzzle, n));
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.locator('.match[data-phase=asked]').waitFor();
      }
      await rules.end();
    }
    for (const [kind, all] of Object.entries(times)) {
      const ms = by(all, 'ms');
      rows.push({
        of: `${game}, ${kind}`,
        turns: ms.length,
        least: ms[0],
        median: ms[ms.length >> 1],
        p95: ms[Math.min(ms.length - 1, Math.floor(ms.length * 0.95))],
        longest: ms.at(-1),
        proved: all.filter(({ proved }) => proved).length,
      });
    }
    await page.close();
  }
  expectLimits(
    print(`from a wrong turn to its refutation on the board, ${cpu}x CPU slowdown, rules and engine too`, { p95: 300 }, rows),
  );
});

test('the first answer of the computer on a slow network', async ({ server, openPage }) => {
  const slow = { kbits: 400, ms: 400 },
    rows = [];
  for (const game of games) {
    const line = await openSlowNetwork(server, slow);
    const page = await openPage({ serviceWorkers: 'block' });
    const play = await openSlowPlay(page, `${line.url}/play/${game}`, { server, game });
    await play.ready();
    const playable = await page.evaluate(() => performance.now());
    const answer = await firstAnswer(page, play);
    rows.push({ of: game, playable, answer });
    await page.close();
    await line.close();
  }
  expectLimits(
    print(
      `the computer's first answer, nothing cached, ${slow.kbits} kbit/s, ${slow.ms} ms round trip (ms)`,
      { answer: 10_000 },
      rows,
    ),
  );
});

const by = (list, field) => list.map((one) => one[field]).sort((a, b) => a - b);

function summed(all) {
  const ms = by(all, 'ms');
  return {
    picks: all.length,
    targets: by(all, 'targets').at(-1),
    median: ms[ms.length >> 1],
    worst: ms.at(-1),
    'worst of the rules': by(all, 'rules').at(-1),
  };
}

function longest(all) {
  const [first] = all.sort((a, b) => b.ms - a.ms);
  if (process.env.TASKS)
    console.log(
      all
        .slice(0, 4)
        .map((task) => `${Math.round(task.ms)}/${Math.round(task.busy)}: ${task.did()}`)
        .join('\n'),
    );
  return {
    tasks: all.length,
    longest: first.ms,
    'longest on a processor': by(all, 'busy').at(-1),
    'over 50 ms': all.filter(({ ms }) => ms > 50).length,
  };
}
