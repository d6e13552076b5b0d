// Pictures of every page and game, wide and on a phone, by day and by night, to be looked at. Faults of the layout are
// printed, one a line: see layoutfaults.mjs. So is every route of the pages that no picture shows.
//
//   node web/e2e/screenshots.mjs DIR              starts bin/teahouse and makes DIR/PAGE-SCREEN-COLOURS.png
//   node web/e2e/screenshots.mjs DIR home match   makes the pictures of the pages whose names begin so
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closePage, newPage, openBrowser } from './browser.mjs';
import { layoutFaults } from './layoutfaults.mjs';
import { openMatch, waitForConnection } from './matchpage.mjs';
import { createMatch, games, readRecord } from './records.mjs';
import { post, postTurn, root, startServer } from './server.mjs';
import { openSituation, screenOf, serverAt, shown } from './situations.mjs';

/** A picture of a page that is longer than its window shows so much of it, in CSS px. */
const MOST_HEIGHT = 2400;
/** Pictures are made by so many pages at a time. */
const AT_A_TIME = 2;
const screens = ['wide', 'phone'],
  schemes = ['light', 'dark'];

/** These answers to GET requests are no pages: files, pictures and records. */
const noPages = /^GET \/(app\/|sw\.js|static\/|match\/\{match\}\/(game\.gif|record|\{ply\}\/\{picture\}))/;

const [folder, ...only] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node web/e2e/screenshots.mjs DIR [PAGE…]');
  process.exit(2);
}
const wanted = (name) => only.length === 0 || only.some((start) => name.startsWith(start));

/** boardReady waits until the script of a page with a board has drawn it. */
async function boardReady(page) {
  await page.locator('.board-picture').first().waitFor();
  await page.locator('html[data-rules=here]').waitFor({ state: 'attached' });
}

/** prepare makes the matches that pages show, and returns how each page is opened. */
async function prepare(server, browser) {
  const [ann, bob] = [await newPage(browser), await newPage(browser)];
  for (const [page, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
  ])
    await post(page, `${server.url}/api/me`, { name });

  // Ann and Bob play with a clock and talk; Bob has asked for a draw.
  const { options, turns } = await readRecord(server, 'ki-shogi');
  const { match } = await openMatch(server, ann, bob, { game: 'ki-shogi', options, clock: '15+10' });
  for (const [i, turn] of turns.slice(0, 14).entries()) await postTurn(server, [ann, bob][i % 2], match, turn);
  for (const [page, text] of [
    [ann, 'A good game to you.'],
    [bob, 'And to you! Your Hi stands well.'],
  ]) {
    await page.getByLabel('Your message').fill(text);
    await page.getByLabel('Your message').press('Enter');
    await page.getByText(text).first().waitFor();
  }
  const middles = {};
  for (const game of games) middles[game] = await createMatch(server, ann, game, { turns: -8 });
  const over = await createMatch(server, ann, 'skud-pai-sho');
  await post(bob, `${server.url}/api/matches`, {
    game: 'balance-pai-sho',
    seats: { first: 'me', second: 'open' },
    clock: '15+10',
    public: true,
  });
  await ann.goto(server.url);
  await ann.getByRole('button', { name: 'Quaterno: invite a friend' }).click();
  await waitForConnection(ann);
  const waiting = new URL(ann.url()).pathname;
  const invitation = await ann.locator('input.link').first().inputValue();
  const host = await ann.context().storageState();
  await closePage(ann);

  const at = (path) => async (page) => void (await page.goto(server.url + path));
  const board = (path) => async (page) => {
    await page.goto(server.url + path);
    await boardReady(page);
  };
  const live = (path) => async (page) => {
    await page.goto(server.url + path);
    await waitForConnection(page);
    await page.locator('.board-picture').first().waitFor();
  };
  const pages = [
    { name: 'home', route: '/{$}', open: at('/'), whole: true },
    { name: 'home-own', route: '/{$}', open: at('/'), whole: true, as: host },
    { name: 'games-none', route: '/games', open: at('/games'), whole: true },
    {
      name: 'games',
      route: '/games',
      as: host,
      whole: true,
      open: async (page) => {
        await page.addInitScript((kept) => localStorage.setItem('teahouse.play.ki-shogi.now', JSON.stringify(kept)), {
          version: 1,
          options: {},
          turns: ['Gyoku*0,0'],
          you: 'first',
          level: '3',
          resigned: false,
        });
        await page.goto(`${server.url}/games`);
        await page.locator('#local li').first().waitFor();
      },
    },
    { name: 'new', route: '/new', open: at('/new'), whole: true },
    { name: 'new-friend', route: '/new', open: at('/new?game=ki-shogi&against=link'), whole: true },
    { name: 'me', route: '/me', open: at('/me') },
    { name: 'me-known', route: '/me', open: at('/me'), as: host },
    { name: 'settings', route: '/settings', open: at('/settings'), whole: true },
    { name: 'about', route: '/about', open: at('/about'), whole: true },
    { name: 'rules', route: '/rules', open: at('/rules'), whole: true },
    ...games.flatMap((game) => [
      { name: `rules-${game}`, route: '/rules/{game}', open: at(`/rules/${game}`), whole: true },
      { name: `reference-${game}`, route: '/rules/{game}/reference', open: at(`/rules/${game}/reference`), whole: true },
    ]),
    { name: 'match-two', route: '/match/{match}', open: live(`/match/${match}`), as: host },
    {
      name: 'match-chat',
      route: '/match/{match}',
      as: host,
      open: async (page) => {
        await live(`/match/${match}`)(page);
        const field = page.getByLabel('Your message');
        if (!(await field.isVisible())) await page.getByRole('button', { name: /^Chat/ }).locator('visible=true').first().click();
        await field.scrollIntoViewIfNeeded();
      },
    },
    {
      name: 'match-resign',
      route: '/match/{match}',
      as: host,
      open: async (page) => {
        await live(`/match/${match}`)(page);
        await page.getByRole('button', { name: 'Resign …' }).click();
      },
    },
    ...games.map((game) => ({ name: `match-${game}`, route: '/match/{match}', open: live(`/match/${middles[game]}`), as: host })),
    { name: 'match-watched', route: '/match/{match}', open: live(`/match/${middles['skud-pai-sho']}`) },
    { name: 'match-waiting', route: '/match/{match}', open: live(waiting), as: host },
    { name: 'match-over', route: '/match/{match}', open: live(`/match/${over}`), as: host },
    {
      name: 'match-plain',
      route: '/match/{match}',
      open: at(`/match/${middles['kutai-pai-sho']}`),
      as: host,
      whole: true,
      plain: true,
    },
    { name: 'join', route: '/join/{key}', open: async (page) => void (await page.goto(invitation)), whole: true },
    {
      name: 'seat',
      route: '/seat/{key}',
      whole: true,
      open: async (page) => {
        const owner = await newPage(browser, { storageState: host, javaScriptEnabled: false });
        await owner.goto(`${server.url}/match/${middles.quaterno}`);
        await owner.locator('#move summary').click();
        await owner.locator('#move button').first().click();
        const link = await owner.locator('input.link').inputValue();
        await owner.context().close();
        await page.goto(link);
      },
    },
    {
      name: 'seat-link',
      route: '/seat/{key}',
      as: host,
      plain: true,
      open: async (page) => {
        await page.goto(`${server.url}/match/${middles.quaterno}`);
        await page.locator('#move summary').click();
        await page.locator('#move button').first().click();
        await page.locator('input.link').waitFor();
      },
    },
    { name: 'review', route: '/review', open: at('/review') },
    { name: 'review-match', route: '/match/{match}/{ply}', open: board(`/match/${over}/20`) },
    {
      name: 'review-suggested',
      route: '/match/{match}/{ply}',
      open: async (page) => {
        await board(`/match/${over}/20`)(page);
        await page.getByRole('button', { name: 'Suggest turns' }).click();
        await page.locator('.idea').first().waitFor();
        await page.locator('.suggested .thinking button').click();
        await page.locator('.thinking').waitFor({ state: 'detached' });
      },
    },
    { name: 'embed', route: '/embed/match/{match}/{ply}', open: board(`/embed/match/${over}/20`) },
    {
      name: 'play-rules',
      route: '/play/{game}',
      open: async (page) => {
        await board('/play/ki-shogi')(page);
        await page.locator('[data-rules-button]').click();
        await page.locator('.drawer .lesson').waitFor();
      },
    },
    {
      name: 'play-new',
      route: '/play/{game}',
      open: async (page) => {
        await board('/play/skud-pai-sho')(page);
        await page.getByText('New game').first().click();
      },
    },
    { name: 'play-plain', route: '/play/{game}', open: at('/play/ki-shogi'), plain: true, whole: true },
    { name: 'offline', route: '/offline', open: at('/offline') },
    { name: 'error-no-page', route: '/', open: at('/nowhere') },
    { name: 'error-no-match', route: '/match/{match}', open: at('/match/aaaaaaaaaaaaaaaa') },
    { name: 'error-no-link', route: '/join/{key}', open: at('/join/aaaaaaaaaaaaaaaaaaaaaaaaaa') },
    {
      name: 'error-form',
      route: '/new',
      whole: true,
      open: async (page) => {
        await page.goto(`${server.url}/new?game=ki-shogi&against=link`);
        await page.locator('[name=other]').fill('quick');
        await page.getByRole('button', { name: 'Begin the game' }).click();
      },
    },
  ];
  return { pages, close: () => closePage(bob) };
}

/** routesLeft returns the routes of pages that none of the pictures shows. */
async function routesLeft(pages) {
  const source = await readFile(join(root, 'internal', 'web', 'page', 'pages.go'), 'utf8');
  const routes = [...source.matchAll(/^\t+"((?:GET )?\/[^"]*)": /gm)].map(([, pattern]) => pattern);
  const have = new Set(pages.map(({ route }) => route));
  return routes.filter((pattern) => !noPages.test(pattern) && !have.has(pattern.replace('GET ', '')));
}

/** keep makes the pictures of an open page in all colours, and prints the faults of its layout. */
async function keep(page, name, screen, whole) {
  await page.evaluate(() => document.fonts.ready);
  // A button that stays at the bottom of the window would cover the middle of a long picture.
  if (whole && (await page.locator('.send').count()) > 0) {
    const long = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: page.viewportSize().width, height: Math.min(long, MOST_HEIGHT) });
  }
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.waitForTimeout(100);
    const { height, width } = page.viewportSize();
    const long = whole ? await page.evaluate(() => document.documentElement.scrollHeight) : height;
    const clip = { x: 0, y: 0, width, height: Math.min(long, MOST_HEIGHT) };
    await page.screenshot({
      path: join(folder, `${name}-${screen}-${scheme}.png`),
      scale: 'css',
      ...(whole ? { fullPage: true, clip } : {}),
    });
  }
  for (const fault of await layoutFaults(page)) console.log(`${name}, ${screen}: ${fault}`);
}

/** inTurn does all jobs, some at a time. A job that fails is printed and does not keep others from being done. */
async function inTurn(jobs) {
  const left = [...jobs];
  const work = async () => {
    for (let job = left.shift(); job; job = left.shift()) {
      try {
        await job.run();
      } catch (error) {
        console.log(`${job.name}: ${error.message.split('\n')[0]}`);
        process.exitCode = 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

await mkdir(folder, { recursive: true });
const own = await startServer();
const server = serverAt(own.url);
const browser = await openBrowser();
try {
  const { pages, close } = await prepare(own, browser);
  for (const route of await routesLeft(pages)) {
    console.log(`no picture shows ${route}`);
    process.exitCode = 1;
  }
  const { situations } = JSON.parse(await readFile(new URL('testdata/coldstart.json', import.meta.url), 'utf8'));
  const jobs = [
    ...pages
      .filter(({ name }) => wanted(name))
      .flatMap(({ name, open, whole, as, plain }) =>
        screens.map((screen) => ({
          name: `${name}, ${screen}`,
          run: async () => {
            const page = await newPage(browser, {
              ...screenOf(screen),
              ...(as ? { storageState: as } : {}),
              ...(plain ? { javaScriptEnabled: false } : {}),
            });
            await open(page);
            await keep(page, name, screen, whole);
            await page.context().close();
          },
        })),
      ),
    ...situations
      .map((situation) => ({ ...situation, name: `play-${situation.game}-${situation.shows}` }))
      .filter(({ name }) => wanted(name))
      .flatMap(({ name, ...situation }) =>
        screens.map((screen) => ({
          name: `${name}, ${screen}`,
          run: async () => {
            const { page, complete } = await openSituation(browser, server, { ...situation, lang: 'en', screen });
            if (!complete) console.log(`${name}, ${screen}: does not show ${shown[situation.shows]}`);
            await keep(page, name, screen, false);
            await page.context().close();
          },
        })),
      ),
  ];
  await inTurn(jobs);
  await close();
} finally {
  await browser.close();
  await own.close();
}
