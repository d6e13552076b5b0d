// Two browsers play recorded games by clicking, through a network that drops every tenth message
// and cuts all connections every 20 seconds: make lossy FOR=10m. The program prints what the
// network did, and compares the turns of both pages and of the server with the games.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openBrowser, phone, newPage, screenshot } from './browser.mjs';
import { startServer, root, post } from './server.mjs';
import { games, readRecord } from './records.mjs';
import { pathTo, query } from './picks.mjs';
import { waitForConnection, enterTurn, waitForTurns } from './matchpage.mjs';

const maxErrors = 20; // a browser that crashed would only add more
const maxWait = 90_000; // ms
const end = performance.now() + milliseconds(process.argv[2] ?? '10m');
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
const errors = [];
const paths = new Map(); // picks by turn

const server = await startServer();
const network = await openNetwork(server);
const browsers = await Promise.all([openBrowser(), openBrowser()]);
const a = await openPlayer(browsers[0], 'the desk'),
  b = await openPlayer(browsers[1], 'the phone', { viewport: phone, hasTouch: true, locale: 'de-DE' });
for (let n = 0; performance.now() < end && errors.length < maxErrors; n++) {
  try {
    await playGame(await readRecord(server, games[n % games.length]), n % 2 === 1);
  } catch (error) {
    await Promise.all([a, b].map((page, i) => screenshot(page, `lossy-${i}-${n}`).catch(() => {})));
    errors.push(String(error.stack));
  }
}
for (const page of [a, b]) {
  counts.loads += page.loads;
  errors.push(...page.problems.map((problem) => `${page.player}: ${problem}`));
}
await Promise.all(browsers.map((browser) => browser.close()));
const done = await network.close();
await server.close();
report();
process.exitCode = errors.length > 0 || counts.lost + counts.doubled > 0 || counts.loads !== counts.needed ? 1 : 0;

/** playGame plays a match, and perhaps a rematch with the seats swapped. */
async function playGame({ game, options, turns }, twice) {
  const dealt = turns.filter((turn) => turn.startsWith('deal=')).length;
  const { position } = dealt > 0 ? await query(server.url, 'view', { game, options, turns: turns.slice(0, dealt) }) : {};
  const line = { game, options, ...(position ? { position } : {}), turns: turns.slice(dealt) };
  const match = await begin(line);
  await Promise.all([a, b].map((page) => openMatchPage(page, `${network.url}/match/${match}`)));
  if (!(await playAll(match, line, [a, b])) || !twice) return;
  await a.getByRole('button', { name: 'Rematch' }).click({ timeout: maxWait });
  await b.getByRole('button', { name: /Annehmen/ }).tap({ timeout: maxWait });
  await Promise.all(
    [a, b].map((page) =>
      page.waitForURL((url) => url.pathname.startsWith('/match/') && !url.pathname.endsWith(match), { timeout: maxWait }),
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
  const { match } = await post(a, `${server.url}/api/matches`, order);
  await post(b, `${server.url}/api/matches/${match}/seats/second`);
  return match;
}

/** playAll plays until the game or the time is over, and then compares the turns. */
async function playAll(match, line, sides) {
  counts.matches++;
  let n = 0;
  for (; n < line.turns.length && performance.now() < end; n++) {
    const { to_move } = await server.request(`/api/matches/${match}`);
    const begun = performance.now();
    await enterUntilSent(match, line, n, sides[to_move === 'first' ? 0 : 1]);
    await Promise.all(sides.map((page) => retry(() => waitForTurns(page, n + 1))));
    counts.slowest = Math.max(counts.slowest, performance.now() - begun);
    counts.turns++;
    counts.games[line.game] = (counts.games[line.game] ?? 0) + 1;
  }
  await compare(match, line, n, sides);
  if (n === line.turns.length) counts.finished++;
  return n === line.turns.length && performance.now() < end;
}

/** enterUntilSent enters a turn, and again if it was not sent, as people do. */
async function enterUntilSent(match, line, n, page) {
  const before = { ...line, turns: line.turns.slice(0, n) },
    key = JSON.stringify([before, line.turns[n]]);
  if (!paths.has(key)) paths.set(key, await pathTo(server.url, before, line.turns[n]));
  for (let tries = 0; ; tries++) {
    try {
      await enterTurn(page, paths.get(key));
      // A press may miss, e.g. because the element has just moved.
      return await page
        .locator('.table.waits')
        .or(page.locator(`.turnlist li:nth-child(${n + 1})`))
        .first()
        .waitFor({ state: 'attached' });
    } catch (error) {
      const waits = await page.locator('.table.waits').count();
      const { turns } = await server.request(`/api/matches/${match}`);
      if (waits > 0 || turns.length > n) return undefined;
      if (tries === 5) throw error;
      counts.again++;
      console.error(
        `${page.player} enters again in ${line.game}, turn ${n + 1}: ${await page
          .locator('.refused')
          .textContent({ timeout: 10 })
          .catch(() => String(error).split('\n')[0])}`,
      );
      await page.keyboard.press('Escape');
    }
  }
}

/** compare compares both turn lists and the events of the server with the record. */
async function compare(match, line, n, sides) {
  const log = await (await fetch(`${server.url}/api/matches/${match}/events?after=0`)).text();
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
  const lang = { [a.player]: 'en', [b.player]: 'de' };
  for (const page of sides) {
    const question = { ...line, turns: line.turns.slice(0, n), notation: true, lang: lang[page.player] };
    const { labels = [] } = await query(server.url, 'view', question);
    const shown = await page
      .locator('.turnlist li')
      .evaluateAll((all) => all.map((li) => li.textContent.trim().replace(/^\d+\.\s*/, '')));
    differ(page.player, shown, labels, line.game);
  }
}

function differ(name, got, want, game) {
  const doubled = Math.max(0, got.length - want.length),
    lost = want.filter((turn, i) => got[i] !== turn).length;
  counts.doubled += doubled;
  counts.lost += lost;
  if (doubled + lost > 0) errors.push(`${name}, ${game}: ${got.join(' ')} instead of ${want.join(' ')}`);
}

async function openPlayer(browser, name, options) {
  const page = await newPage(browser, options);
  page.player = name;
  page.setDefaultTimeout(10_000);
  await post(page, `${server.url}/api/me`, { name });
  return page;
}

/** openMatchPage opens the page of a match, and again if the network cut off its first bytes or its script. */
async function openMatchPage(page, address) {
  counts.needed++;
  for (let tries = 0; tries < 5; tries++) {
    const loads = page.loads;
    try {
      await page.goto(address);
      return await arrived(page);
    } catch (error) {
      console.error(`${page.player} could not open the page: ${String(error).split('\n')[0]}`);
      counts.opening++;
      page.loads = loads; // the page was not live yet
    }
  }
  throw new Error(`${address} cannot be opened`);
}

async function arrived(page) {
  await waitForConnection(page);
  await page.waitForSelector('html[data-rules=here]', { state: 'attached', timeout: maxWait });
}

/** retry calls a function that waits for less time than the network can be away until it succeeds. */
async function retry(f) {
  const until = performance.now() + maxWait;
  for (;;) {
    try {
      return await f();
    } catch (error) {
      if (performance.now() > until || a.isClosed() || b.isClosed()) throw error;
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
  const nextLine = async () => JSON.parse((await lines.next()).value);
  const { url } = await nextLine();
  return {
    url,
    async close() {
      running.stdin.end();
      return nextLine();
    },
  };
}

function milliseconds(text) {
  const [, n, unit] = /^(\d+)([smh])$/.exec(text) ?? [];
  if (!n) throw new Error(`${text} is not a time such as 10m`);
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
    ['errors', errors.length],
  ];
  console.log(rows.map(([what, n]) => `${what.padEnd(50)}${n}`).join('\n'));
  for (const error of errors) console.log(error);
}
