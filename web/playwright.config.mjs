// The browser tests. Each worker runs one file at a time, with a server of its own
// (e2e/fixtures.mjs).
import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/browser.mjs';

// CI has less time: it leaves these details out, and some games of the others (inCI in e2e/fixtures.mjs).
const detailed = ['alone', 'coordinates', 'effects', 'grades', 'rulesdrawer', 'tables', 'taperrors'].map(
  (name) => `${name}.test.mjs`,
);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/artifacts/results',
  timeout: 300_000,
  forbidOnly: true,
  reporter: 'list',
  // What a machine that stands still for a moment spoils in CI is tried once more, and reported as flaky.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  use: { browserName: 'chromium', launchOptions },
  projects: [
    {
      name: 'pages',
      testMatch: '*.test.mjs',
      testIgnore: ['speed.test.mjs', ...(process.env.CI ? detailed : [])],
      // A page of a test does not live long enough to gain from what the second compiler makes.
      use: { launchOptions: { ...launchOptions, args: [...launchOptions.args, '--js-flags=--liftoff-only'] } },
    },
    // make speed runs it, by one worker alone.
    { name: 'speed', testMatch: 'speed.test.mjs', timeout: 600_000 },
  ],
});
