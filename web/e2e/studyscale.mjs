// Measures a large study in Chromium: make studyscale CHAPTERS=2000. It prints how long two pages take to import it, to give it to the
// server, to open it and to change it, and how much memory they have.
import { newPage, openBrowser } from './browser.mjs';
import { query } from './picks.mjs';
import { startServer } from './server.mjs';

const chapters = Number(process.env.CHAPTERS ?? 2000);
const TURNS = 50;
const GAMES = 20; // different ones

/** numbers returns a function that draws the same numbers each time. */
function numbers(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** randomGame returns a record of random turns, which the server offers. */
async function randomGame(url, game, draw) {
  const turns = [];
  while (turns.length < TURNS) {
    const path = [];
    let picks = await query(url, 'picks', { game, turns, path });
    while (picks.turn === undefined && picks.next.length > 0) {
      path.push(picks.next[draw(picks.next.length)].id);
      picks = await query(url, 'picks', { game, turns, path });
    }
    if (picks.turn === undefined) break;
    turns.push(picks.turn);
  }
  return `Game: ${game}\n\n${turns.map((turn, i) => `${i + 1}. ${turn}\n`).join('')}`;
}

const figures = [];
const figure = (name, value) => {
  figures.push([name, value]);
  console.log(`${name.padEnd(60)} ${value}`);
};
async function timed(name, work) {
  const begun = performance.now();
  const result = await work();
  figure(name, `${((performance.now() - begun) / 1000).toFixed(2)} s`);
  return result;
}
async function memory(page, name) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.enable').then(() => session.send('Performance.getMetrics'));
  figure(name, `${(metrics.find((one) => one.name === 'JSHeapUsedSize').value / 1e6).toFixed(1)} MB`);
}

const server = await startServer({ flags: ['--scale-limits', '10000'] });
const browser = await openBrowser();
try {
  const draw = numbers(7);
  const games = [];
  for (let i = 0; i < GAMES; i++) games.push(await randomGame(server.url, 'quaterno', draw));
  const file = Array.from({ length: chapters }, (_, i) =>
    games[i % GAMES].replace('\n\n', `\nChapter: Chapter ${i + 1}\n\n`),
  ).join('\n');
  const total = Array.from({ length: chapters }, (_, i) => games[i % GAMES].match(/^\d+\. /gm).length).reduce((a, b) => a + b, 0);
  figure('chapters, turns, text', `${chapters}, ${total}, ${(file.length / 1e6).toFixed(1)} MB`);

  const page = await newPage(browser);
  page.setDefaultTimeout(120_000);
  await page.goto(`${server.url}/studies`);
  await page.getByLabel('Title').fill('Large');
  await page.getByRole('button', { name: 'Make study' }).click();
  await page.locator('html[data-rules=here]').waitFor();
  await page.getByRole('button', { name: 'Add chapters' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'large.txt', mimeType: 'text/plain', buffer: Buffer.from(file) });
  await timed('import of the file in the browser', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page
      .locator('[data-chapter]')
      .nth(chapters - 1)
      .waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Add', exact: true }).waitFor({ state: 'detached' });
  });
  await page.getByText('Files and sharing').click();
  await timed('all of it to the server', async () => {
    await page.getByLabel('Visible to').selectOption('unlisted');
    await page.locator('[data-link=synced][data-waiting="0"]').waitFor();
  });
  await memory(page, 'memory of the page');

  const other = await newPage(browser);
  other.setDefaultTimeout(120_000);
  await timed('opening it in another browser, to the board and the list', async () => {
    await other.goto(page.url());
    await other.locator('.turns [data-turn]').first().waitFor();
    await other
      .locator('[data-chapter]')
      .nth(chapters - 1)
      .waitFor({ state: 'attached' });
  });
  await other.locator('[data-link=synced]').waitFor();
  await timed('going to the last chapter', async () => {
    await other
      .locator('[data-chapter]')
      .nth(chapters - 1)
      .click();
    await other.locator('[data-chapter][aria-current]').nth(0).waitFor();
    await other.locator('.turns [data-turn]').first().waitFor();
  });
  await page
    .locator('[data-chapter]')
    .nth(chapters - 1)
    .click();
  await page.locator('.turns [data-turn]').first().waitFor();
  const times = [];
  for (let i = 0; i < 20; i++) {
    const comment = page.getByLabel('Comment', { exact: true });
    await comment.fill(`Comment ${i}`);
    const begun = performance.now();
    await comment.blur();
    await other.locator('.turns').getByText(`Comment ${i}`, { exact: true }).waitFor();
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  figure('from a comment to the other browser, p50 and p95', `${times[10].toFixed(0)} ms, ${times[18].toFixed(0)} ms`);
  await memory(other, 'memory of the other page');
  await timed('opening it again from this browser', async () => {
    await page.reload();
    await page.locator('.turns [data-turn]').first().waitFor();
    await page
      .locator('[data-chapter]')
      .nth(chapters - 1)
      .waitFor({ state: 'attached' });
  });
} finally {
  await browser.close();
  await server.close();
}
