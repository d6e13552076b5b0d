// Pages in Chromium: how they are opened, watched and closed.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { root } from './server.mjs';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const wide = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

/**
 * launchOptions start Chromium: Debian's headless shell, unless CHROMIUM names another one. The
 * whole browser draws its own windows too, even if nobody sees them, and needs a third more time.
 */
export const launchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** openBrowser starts Chromium outside of a test. */
export const openBrowser = () => chromium.launch(launchOptions);

/**
 * newPage opens a page in a context of its own, with options of Playwright's newContext.
 * page.problems collects errors of scripts and violations of the content policy, page.loads
 * counts how often the page was loaded, and page.hasTouch says that it is used with a finger.
 * Without coach, the coach of games against the computer is off: tests play any turns.
 * In CI, which has less time, a page has a service worker only if its test asks for one: it
 * loads and stores all files of the site.
 */
export async function newPage(
  browser,
  { viewport = wide, coach = false, serviceWorkers = process.env.CI ? 'block' : 'allow', ...options } = {},
) {
  const context = await browser.newContext({ viewport, serviceWorkers, locale: 'en-GB', reducedMotion: 'reduce', ...options });
  if (!coach) await context.addInitScript(switchCoachOff);
  return watchPage(await context.newPage(), options.hasTouch === true);
}

function switchCoachOff() {
  try {
    localStorage.setItem('teahouse.play.coach', 'off');
  } catch {
    // a page without storage
  }
}

/** openTab opens another page in the context of a page. */
export async function openTab(page) {
  return watchPage(await page.context().newPage(), page.hasTouch);
}

async function watchPage(page, hasTouch) {
  page.problems = [];
  await page.exposeBinding('policyViolated', (_, violation) => {
    page.problems.push(violation);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber, sample }) => {
      window.policyViolated(`content policy: ${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`);
    });
  });
  page.loads = 0;
  page.hasTouch = hasTouch;
  page.on('pageerror', (error) => page.problems.push(String(error)));
  page.on('console', (message) => {
    // Some tests take the network away.
    if (message.type() === 'error' && !/ERR_|WebSocket|Failed to load resource|fetching the script/.test(message.text()))
      page.problems.push(message.text());
  });
  page.on('domcontentloaded', () => {
    page.loads++;
  });
  page.setDefaultTimeout(30_000);
  return page;
}

/** closePage closes a page with its context; it must have had no problems. */
export async function closePage(page) {
  await page.context().close();
  expect(page.problems).toEqual([]);
}

/** expectAccessible has axe check a page as it is. */
export async function expectAccessible(page, name) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(
      (v) => `${v.id}: ${v.help}: ${v.nodes.map((n) => `${n.target.join(' ')} ${n.failureSummary}`).join('; ')}`,
    );
  });
  expect(found, `axe on ${name}`).toEqual([]);
}

/** screenshot saves what a page shows in e2e/artifacts; CI, which has less time, does without. */
export async function screenshot(page, name) {
  if (process.env.CI) return;
  await page.screenshot({ path: join(root, 'web', 'e2e', 'artifacts', `${name}.png`), fullPage: false });
}

/** throttle slows the page's main thread down, e.g. {cpu: 4}, and returns the session that does it. */
export async function throttle(page, { cpu }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return session;
}
