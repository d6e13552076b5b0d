// Chromium and the people in front of it.
import assert from 'node:assert/strict';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './house.mjs';

const require = createRequire(join(root, 'web', 'package.json'));
const { chromium } = require('playwright-core');
const axeSource = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');

export const artifacts = join(root, 'e2e', 'artifacts');

export const wide = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

/** openBrowser starts Chromium, Debian's where nothing else is said. */
export async function openBrowser(...args) {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  });
}

/**
 * visit lets somebody come: a browser context of their own with one page. What goes wrong in
 * their pages (errors of scripts, what the content policy forbids) is remembered in page.wrong,
 * how often a page was loaded in page.loads.
 */
export async function visit(browser, { viewport = wide, ...options } = {}) {
  const context = await browser.newContext({ viewport, locale: 'en-GB', reducedMotion: 'reduce', ...options });
  return attend(await context.newPage(), options.hasTouch === true);
}

/** anotherTab opens a page in the browser of somebody who is there already. */
export async function anotherTab(page) {
  return attend(await page.context().newPage(), page.fingers);
}

async function attend(page, fingers) {
  page.wrong = [];
  // What the content policy forbids, or would forbid, is something wrong.
  await page.exposeBinding('policyViolated', (_, what) => {
    page.wrong.push(what);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber, sample }) => {
      window.policyViolated(`content policy: ${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`);
    });
  });
  page.loads = 0;
  page.fingers = fingers;
  page.on('pageerror', (error) => page.wrong.push(String(error)));
  page.on('console', (message) => {
    // That the network is away is what some tests are about.
    if (message.type() === 'error' && !/ERR_|WebSocket|Failed to load resource|fetching the script/.test(message.text()))
      page.wrong.push(message.text());
  });
  page.on('domcontentloaded', () => {
    page.loads++;
  });
  page.setDefaultTimeout(30_000);
  return page;
}

/** leave ends a visit; nothing may have gone wrong. */
export async function leave(page) {
  await page.context().close();
  assert.deepEqual(page.wrong, []);
}

/** accessible lets axe look at a page as it is. */
export async function accessible(page, what) {
  await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(
      (v) => `${v.id}: ${v.help}: ${v.nodes.map((n) => `${n.target.join(' ')} ${n.failureSummary}`).join('; ')}`,
    );
  });
  assert.deepEqual(found, [], `axe about ${what}`);
}

/** shoot keeps a picture of what is to be seen. */
export async function shoot(page, name) {
  await mkdir(artifacts, { recursive: true });
  await page.screenshot({ path: join(artifacts, `${name}.png`), fullPage: false });
}

/** slow makes the page's machine and network slow, e.g. {cpu: 4, kbits: 1600, ms: 150}. */
export async function slow(page, { cpu, kbits, ms }) {
  const session = await page.context().newCDPSession(page);
  if (cpu) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (kbits) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: ms,
      downloadThroughput: (kbits * 1000) / 8,
      uploadThroughput: (kbits * 1000) / 8,
    });
  }
  return session;
}
