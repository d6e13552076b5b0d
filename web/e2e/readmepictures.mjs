// The pictures of pages in the README, made anew in docs/pictures.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closePage, newPage, openBrowser } from './browser.mjs';
import { createMatch } from './records.mjs';
import { root, startServer } from './server.mjs';
import { serverAt, takePicture } from './situations.mjs';

const { situations } = JSON.parse(await readFile(new URL('testdata/readmepictures.json', import.meta.url), 'utf8'));
const fileOf = (name) => join(root, 'docs', 'pictures', `page-${name}.png`);

const own = await startServer();
const browser = await openBrowser();
try {
  for (const { name, ...situation } of situations) {
    if (!(await takePicture(browser, serverAt(own.url), fileOf(name), situation))) throw new Error(`${name} is incomplete`);
  }
  const page = await newPage(browser);
  // The graph is below the turns.
  await page.setViewportSize({ width: 1280, height: 980 });
  const match = await createMatch(own, page, 'ki-shogi');
  await page.goto(`${own.url}/match/${match}/15`);
  await page.locator('html[data-rules=here]').waitFor();
  await page.getByRole('button', { name: 'Calculate win chances' }).click();
  await page.locator('.judged progress').waitFor({ state: 'detached', timeout: 120_000 });
  await page.screenshot({ path: fileOf('review') });
  await closePage(page);
} finally {
  await browser.close();
  await own.close();
}
