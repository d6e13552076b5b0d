// Pictures for readers who have never seen the games: 30 situations of a newcomer, in order, six of each game, on
// a wide screen and on a phone, in English and German. testdata/coldstart.json has the situations, the questions
// to the readers and the right answers.
//
//   node web/e2e/coldstart.mjs DIR                      starts bin/teahouse and makes DIR/01.png to DIR/30.png
//   URL=http://… node web/e2e/coldstart.mjs DIR 7 12    uses a server that runs, and makes two of the pictures
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from './browser.mjs';
import { startServer } from './server.mjs';
import { serverAt, shown, takePicture } from './situations.mjs';

const { situations } = JSON.parse(await readFile(new URL('testdata/coldstart.json', import.meta.url), 'utf8'));

const [folder, ...only] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node web/e2e/coldstart.mjs DIR [NUMBER…]');
  process.exit(2);
}
await mkdir(folder, { recursive: true });
const own = process.env.URL ? undefined : await startServer();
const url = process.env.URL ?? own.url;
const server = serverAt(url);
const browser = await openBrowser();
try {
  for (const situation of situations) {
    if (only.length > 0 && !only.includes(String(situation.n))) continue;
    const file = join(folder, `${String(situation.n).padStart(2, '0')}.png`);
    if (await takePicture(browser, server, file, situation)) continue;
    console.error(`picture ${situation.n} does not show ${shown[situation.shows]}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await own?.close();
}
