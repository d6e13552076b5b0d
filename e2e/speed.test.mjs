// How fast the site is for somebody with a slow machine and a slow line: the figures of
// docs/performance.md, printed in every run.
//
// Machines that run tests are shared, and what is measured here is milliseconds: a run fails
// for a figure only where STRICT=1 asks for it. STRICT=1 belongs on a machine with nothing
// else to do. ONLY=ki-shogi (or several, with commas) looks at these games.
import assert from 'node:assert/strict';
import test from 'node:test';
import { leave, slow, visit } from './browser.mjs';
import { games as all, lay } from './laid.mjs';
import { openLine } from './line.mjs';
import { burden, burdenPlayer, choose, drags, offered, picks, rested, suggested } from './measured.mjs';
import { openUp } from './opened.mjs';
import { firstBoard } from './painted.mjs';

const games = process.env.ONLY?.split(',') ?? all;
const strict = process.env.STRICT === '1';
const cpu = 4,
  kbits = 1600,
  ms = 150;

const { house, browser } = await openUp(test);

/** told prints a table and returns which of its figures are over their limits. */
function told(t, title, limits, rows) {
  t.diagnostic(title);
  const over = [];
  for (const row of rows) {
    t.diagnostic(
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

/** hold fails for what is over a limit, where that was asked for. */
const hold = (...over) => {
  if (strict) assert.deepEqual(over.flat(), []);
};

test('the first board', { timeout: 240_000 }, async (t) => {
  const line = await openLine(house, { kbits, ms });
  const owner = await visit(browser);
  const match = await lay(house, owner, 'skud-pai-sho', { turns: 12 });
  const pages = { home: '/', match: `/match/${match}`, play: '/play/skud-pai-sho', review: `/match/${match}/8` };
  const rows = [];
  for (const [of, path] of Object.entries(pages)) {
    const cookies = await owner.context().cookies();
    const page = await visit(browser, { serviceWorkers: 'block' });
    await page.context().addCookies(cookies);
    await slow(page, { cpu });
    const cold = await firstBoard(page, line.url + path);
    const warm = await firstBoard(page, line.url + path);
    // Whatever is large comes when the board is there.
    for (const { board, rules } of [cold, warm])
      assert.ok(rules === 0 || rules > board, `${of}: the rules came before the board`);
    rows.push({ of, cold: cold.board, warm: warm.board, 'taken over': cold.taken, 'taken over warm': warm.taken });
    await leave(page);
  }
  await leave(owner);
  await line.close();
  hold(
    told(
      t,
      `first board painted, ${cpu}x CPU slowdown, ${kbits / 1000} Mbit/s, ${ms} ms round trip (ms)`,
      { cold: 2000, warm: 1000 },
      rows,
    ),
  );
});

test('targets after a pick, and dragging', { timeout: 400_000 }, async (t) => {
  const picked = [],
    dragged = [];
  for (const game of games) {
    const owner = await visit(browser);
    const match = await lay(house, owner, game, { turns: game === 'ki-shogi' ? -8 : -4 });
    const { turns } = await house.ask(`/api/matches/${match}`);
    for (const lang of ['en', 'de']) {
      const page = await visit(browser, { serviceWorkers: 'block', reducedMotion: 'no-preference' });
      await choose(page, house.url, lang);
      for (const [when, ply] of [
        ['early', 6],
        ['middle', turns.length],
      ]) {
        await page.goto(`${house.url}/match/${match}/${ply}`);
        const rules = await burden(page, cpu);
        const where = await offered(page, 4);
        await rested(page, rules);
        picked.push({ of: `${game}, ${when}, ${lang}`, ...summed(await picks(page, rules, where)) });
        if (lang === 'en') dragged.push({ of: `${game}, ${when}`, ...longest(t, await drags(browser, page, where.slice(-2))) });
        await rules.lighten();
      }
      await leave(page);
    }
    await leave(owner);
  }
  hold(
    told(t, `from a pick to its targets, ${cpu}x CPU slowdown, the rules too`, { worst: 50 }, picked),
    told(t, `tasks of the main thread while dragging, ${cpu}x CPU slowdown`, { longest: 50 }, dragged),
  );
});

test('suggestions, and dragging while the engine thinks', { timeout: 400_000 }, async (t) => {
  const first = [],
    dragged = [];
  for (const game of games) {
    const owner = await visit(browser);
    const match = await lay(house, owner, game);
    const { turns } = await house.ask(`/api/matches/${match}`);
    const page = await visit(browser, { serviceWorkers: 'block', reducedMotion: 'no-preference' });
    await choose(page, house.url, 'en');
    for (const [when, ply] of [
      ['early', 6],
      ['middle', turns.length >> 1],
    ]) {
      await page.goto(`${house.url}/match/${match}/${ply}`);
      const rules = await burden(page, cpu);
      // The engine is loaded by what is asked of it first, here at another position.
      await suggested(page);
      await burdenPlayer(page, cpu);
      await page.keyboard.press('ArrowLeft');
      await page.waitForURL((url) => url.pathname.endsWith(`/${ply - 1}`));
      await page.locator('.idea').first().waitFor();
      // Stop, or forget what was found if the engine was through with it: nothing is to be suggested at the next.
      await page.locator('.thinking button').or(page.locator('.suggested .ask button').last()).click();
      await page.keyboard.press('ArrowRight');
      await page.waitForURL((url) => url.pathname.endsWith(`/${ply}`));
      await page.locator('.suggested .ask button').waitFor();
      const where = await offered(page, 4);
      await rested(page, rules);
      first.push({ of: `${game}, ${when}`, ms: await suggested(page) });
      if (when === 'middle') dragged.push({ of: `${game}, ${when}`, ...longest(t, await drags(browser, page, where.slice(-2))) });
      await rules.lighten();
    }
    await leave(page);
    await leave(owner);
  }
  hold(
    told(t, `from the press to the first suggestion, ${cpu}x CPU slowdown, rules and engine too`, { ms: 500 }, first),
    told(t, `tasks of the main thread while dragging and the engine thinks, ${cpu}x CPU slowdown`, { longest: 50 }, dragged),
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

function longest(t, all) {
  const [first] = all.sort((a, b) => b.ms - a.ms);
  if (process.env.SAY)
    t.diagnostic(
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
