// The fixtures of the tests: a server of its own for each file of tests, and pages in which
// nothing may go wrong.
import { test as base, expect } from '@playwright/test';
import { closePage, newPage } from './browser.mjs';
import { startServer } from './server.mjs';

export { expect };

/** test has these fixtures besides Playwright's: server, openPage. */
export const test = base.extend({
  servers: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, use) => {
      const servers = new FileServers();
      await use(servers);
      await servers.close();
    },
    { scope: 'worker' },
  ],

  /** server is shared by the tests of a file. */
  server: async ({ servers }, use, { file }) => {
    await use(await servers.of(file));
  },

  /** openPage opens a page in a new context, with options as newPage in browser.mjs has them. */
  openPage: async ({ browser }, use) => {
    const pages = [];
    await use(async (options) => {
      const page = await newPage(browser, options);
      pages.push(page);
      return page;
    });
    for (const page of pages) await closePage(page);
  },
});

/** inCI returns those of all cases of a test that run in CI, which has less time; elsewhere all run. */
export const inCI = (all, some) => (process.env.CI ? some : all);

/** FileServers runs one server at a time: the one of the file whose tests a worker runs. */
class FileServers {
  #file = '';
  #server;

  async of(file) {
    if (file !== this.#file) {
      await this.close();
      this.#server = await startServer();
      this.#file = file;
    }
    return this.#server;
  }

  async close() {
    await this.#server?.close();
    this.#server = undefined;
    this.#file = '';
  }
}
