// What nearly every test begins with: a house, and a browser to visit it.
import { openBrowser } from './browser.mjs';
import { openHouse } from './house.mjs';

/**
 * openUp opens both for a file of tests (whole is test of node:test) or for one test (its t),
 * and closes them when that has ended. If one of them does not open, the other is closed.
 */
export async function openUp(whole) {
  const [house, browser] = await Promise.allSettled([openHouse(), openBrowser()]);
  const close = async () => {
    await browser.value?.close();
    await house.value?.close();
  };
  for (const { reason } of [house, browser]) {
    if (!reason) continue;
    await close();
    throw reason;
  }
  whole.after(close);
  return { house: house.value, browser: browser.value };
}
