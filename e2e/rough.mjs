// Two browsers play recorded games by clicking, through a network that loses every tenth
// message and cuts all connections every 20 seconds: make rough FOR=10m. It prints what was
// done to them, and compares what both saw, and what the server has kept, with the games.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openBrowser, phone, shoot, visit } from './browser.mjs';
import { openHouse, root } from './house.mjs';
import { games, recorded } from './laid.mjs';
import { ask, pathTo } from './picks.mjs';
import { connected, enter, post, settled } from './table.mjs';

const enough = 20; // faults; a browser that has gone would only give more of them
const forever = 90_000; // milliseconds; what takes longer than this will not come
const over = performance.now() + span(process.argv[2] ?? '10m');
const counts = {
  games: {},
  matches: 0,
  finished: 0,
  turns: 0,
  rematches: 0,
  again: 0,
  loads: 0,
  needed: 0,
  doubled: 0,
  lost: 0,
  opening: 0,
  slowest: 0,
};
const faults = [];
const paths = new Map(); // of turns

const house = await openHouse();
const network = await openNetwork(house);
const browsers = await Promise.all([openBrowser(), openBrowser()]);
const a = await come(browsers[0], 'the desk'),
  b = await come(browsers[1], 'the phone', { viewport: phone, hasTouch: true, locale: 'de-DE' });
for (let n = 0; performance.now() < over && faults.length < enough; n++) {
  try {
    await evening(await recorded(house, games[n % games.length]), n % 2 === 1);
  } catch (fault) {
    await Promise.all([a, b].map((page, i) => shoot(page, `rough-${i}-${n}`).catch(() => {})));
    faults.push(String(fault.stack));
  }
}
for (const page of [a, b]) {
  counts.loads += page.loads;
  faults.push(...page.wrong.map((wrong) => `${page.who}: ${wrong}`));
}
await Promise.all(browsers.map((browser) => browser.close()));
const done = await network.close();
await house.close();
report();
process.exitCode = faults.length > 0 || counts.lost + counts.doubled > 0 || counts.loads !== counts.needed ? 1 : 0;

/** evening is a match, and perhaps its rematch with the seats swapped. */
async function evening({ game, options, turns }, twice) {
  const dealt = turns.filter((turn) => turn.startsWith('deal=')).length;
  const { position } = dealt > 0 ? await ask(house.url, 'view', { game, options, turns: turns.slice(0, dealt) }) : {};
  const line = { game, options, ...(position ? { position } : {}), turns: turns.slice(dealt) };
  const match = await begin(line);
  await Promise.all([a, b].map((page) => open(page, `${network.url}/match/${match}`)));
  if (!(await playAll(match, line, [a, b])) || !twice) return;
  await a.getByRole('button', { name: 'Rematch' }).click({ timeout: forever });
  await b.getByRole('button', { name: /Annehmen/ }).tap({ timeout: forever });
  await Promise.all(
    [a, b].map((page) =>
      page.waitForURL((url) => url.pathname.startsWith('/match/') && !url.pathname.endsWith(match), { timeout: forever }),
    ),
  );
  counts.rematches++;
  counts.needed += 2;
  await Promise.all([a, b].map(arrived));
  await playAll(new URL(a.url()).pathname.split('/')[2], line, [b, a]);
}

async function begin({ game, options, position }) {
  const order = {
    game,
    options,
    clock: '20+20',
    public: true,
    seats: { first: 'me', second: 'open' },
    ...(position ? { position } : {}),
  };
  const { match } = await post(a, `${house.url}/api/matches`, order);
  await post(b, `${house.url}/api/matches/${match}/seats/second`);
  return match;
}

/** playAll plays until the game or the time is over, and then looks what has come of it. */
async function playAll(match, line, sides) {
  counts.matches++;
  let n = 0;
  for (; n < line.turns.length && performance.now() < over; n++) {
    const { to_move } = await house.ask(`/api/matches/${match}`);
    const begun = performance.now();
    await turn(match, line, n, sides[to_move === 'first' ? 0 : 1]);
    await Promise.all(sides.map((page) => patiently(() => settled(page, n + 1))));
    counts.slowest = Math.max(counts.slowest, performance.now() - begun);
    counts.turns++;
    counts.games[line.game] = (counts.games[line.game] ?? 0) + 1;
  }
  await compare(match, line, n, sides);
  if (n === line.turns.length) counts.finished++;
  return n === line.turns.length && performance.now() < over;
}

/** turn enters the turn. What came to nothing is entered once more, as people do. */
async function turn(match, line, n, page) {
  const before = { ...line, turns: line.turns.slice(0, n) },
    key = JSON.stringify([before, line.turns[n]]);
  if (!paths.has(key)) paths.set(key, await pathTo(house.url, before, line.turns[n]));
  for (let tries = 0; ; tries++) {
    try {
      await enter(page, paths.get(key));
      // A press may come to nothing, e.g. since what was pressed has just moved.
      return await page
        .locator('.table.waits')
        .or(page.locator(`.turnlist li:nth-child(${n + 1})`))
        .first()
        .waitFor({ state: 'attached' });
    } catch (fault) {
      const waits = await page.locator('.table.waits').count();
      const { turns } = await house.ask(`/api/matches/${match}`);
      if (waits > 0 || turns.length > n) return undefined;
      if (tries === 5) throw fault;
      counts.again++;
      console.error(
        `${page.who} enters again in ${line.game}, turn ${n + 1}: ${await page
          .locator('.refused')
          .textContent({ timeout: 10 })
          .catch(() => String(fault).split('\n')[0])}`,
      );
      await page.keyboard.press('Escape');
    }
  }
}

/** compare holds both turn lists and the log of the server to the record. */
async function compare(match, line, n, sides) {
  const log = await (await fetch(`${house.url}/api/matches/${match}/events?after=0`)).text();
  const events = log
    .split('\n')
    .filter(Boolean)
    .map((text) => JSON.parse(text))
    .filter((m) => m.type === 'event')
    .map((m) => m.event);
  differ(
    'the log',
    events.filter((e) => e.kind === 'played').map((e) => e.turn),
    line.turns.slice(0, n),
    line.game,
  );
  const lang = { [a.who]: 'en', [b.who]: 'de' };
  for (const page of sides) {
    const question = { ...line, turns: line.turns.slice(0, n), notation: true, lang: lang[page.who] };
    const { labels = [] } = await ask(house.url, 'view', question);
    const shown = await page
      .locator('.turnlist li')
      .evaluateAll((all) => all.map((li) => li.textContent.trim().replace(/^\d+\.\s*/, '')));
    differ(page.who, shown, labels, line.game);
  }
}

function differ(who, got, want, game) {
  const doubled = Math.max(0, got.length - want.length),
    lost = want.filter((turn, i) => got[i] !== turn).length;
  counts.doubled += doubled;
  counts.lost += lost;
  if (doubled + lost > 0) faults.push(`${who}, ${game}: ${got.join(' ')} instead of ${want.join(' ')}`);
}

async function come(browser, who, options) {
  const page = await visit(browser, options);
  page.who = who;
  page.setDefaultTimeout(10_000);
  await post(page, `${house.url}/api/me`, { name: who });
  return page;
}

/** open opens a page; whose first bytes or script were cut off is opened again, and told. */
async function open(page, address) {
  counts.needed++;
  for (let tries = 0; tries < 5; tries++) {
    const loads = page.loads;
    try {
      await page.goto(address);
      return await arrived(page);
    } catch (fault) {
      console.error(`${page.who} could not open the page: ${String(fault).split('\n')[0]}`);
      counts.opening++;
      page.loads = loads; // nobody was in the match yet
    }
  }
  throw new Error(`${address} cannot be opened`);
}

async function arrived(page) {
  await connected(page);
  await page.waitForSelector('html[data-rules=here]', { state: 'attached', timeout: forever });
}

/** patiently tries again what waits for less long than a network can be away. */
async function patiently(what) {
  const until = performance.now() + forever;
  for (;;) {
    try {
      return await what();
    } catch (fault) {
      if (performance.now() > until || a.isClosed() || b.isClosed()) throw fault;
    }
  }
}

/** openNetwork starts tools/lossy. */
async function openNetwork({ port }) {
  const running = spawn(
    process.env.LOSSY ?? join(root, 'bin', 'lossy'),
    ['--server', `127.0.0.1:${port}`, '--drop', '0.1', '--every', '20s'],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const lines = createInterface({ input: running.stdout })[Symbol.asyncIterator]();
  const said = async () => JSON.parse((await lines.next()).value);
  const { url } = await said();
  return {
    url,
    async close() {
      running.stdin.end();
      return said();
    },
  };
}

function span(text) {
  const [, n, unit] = /^(\d+)([smh])$/.exec(text) ?? [];
  if (!n) throw new Error(`${text} is no time such as 10m`);
  return n * { s: 1000, m: 60_000, h: 3_600_000 }[unit];
}

function report() {
  const { to_server: up, to_clients: down } = done;
  const rows = [
    ['turns played by clicking', counts.turns],
    ...Object.entries(counts.games).map(([game, n]) => [`  of ${game}`, n]),
    ['matches, of them to the end', `${counts.matches}, ${counts.finished}`],
    ['rematches', counts.rematches],
    ['times the network was cut', done.cuts],
    ['WebSockets, of them cut', `${done.sockets}, ${done.sockets_cut}`],
    ['reconnections', done.sockets - counts.needed],
    ['messages to the server, of them dropped', `${up.messages}, ${up.dropped}`],
    ['messages to the browsers, of them dropped', `${down.messages}, ${down.dropped}`],
    ['other requests, of them cut', `${done.requests}, ${done.requests_cut}`],
    ['pages opened', counts.needed],
    ['page loads', counts.loads],
    ['openings cut off before a match was to be seen', counts.opening],
    ['turns entered once more', counts.again],
    ['slowest turn until both had seen it', `${(counts.slowest / 1000).toFixed(1)} s`],
    ['turns lost', counts.lost],
    ['turns doubled', counts.doubled],
    ['faults', faults.length],
  ];
  console.log(rows.map(([what, n]) => `${what.padEnd(50)}${n}`).join('\n'));
  for (const fault of faults) console.log(fault);
}
