// The courses by the keyboard alone, with transcripts of what a screen reader would speak in testdata. UPDATE=1 writes
// them anew.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible, phone, screenshot } from './browser.mjs';
import { expect, inCI, test } from './fixtures.mjs';
import { arrowTo, focusedName, pickByKeyboard, recordSpeech, speech, tabTo } from './keyboard.mjs';
import { pathTo } from './picks.mjs';
import { root } from './server.mjs';

const courses = ['ki-shogi', 'skud-pai-sho', 'quaterno', 'kutai-pai-sho', 'balance-pai-sho'];
const boot = (page) => page.evaluate(() => JSON.parse(document.getElementById('boot').textContent));
const opened = async (page, title) => page.locator('.learn h1', { hasText: title }).waitFor();

for (const game of inCI(courses, ['ki-shogi'])) {
  test(`the course of ${game} by the keyboard, spoken`, async ({ server, openPage }) => {
    test.setTimeout(120_000);
    const page = await openPage({ viewport: phone });
    await recordSpeech(page);
    await page.goto(`${server.url}/learn/${game}`);
    await tabTo(page, '[data-begin]');
    await page.keyboard.press('Enter');
    await page.locator('.learn').waitFor();
    const { steps } = await boot(page);
    const lines = [];
    for (const [n, step] of steps.entries()) {
      await opened(page, step.title);
      const heading = page.locator('.learn h1');
      lines.push(`# ${(await heading.textContent()).trim()}`, step.text, ...(step.task ? [step.task] : []));
      if (n === 1) await expectAccessible(page, 'a step of a course');
      await speech(page);
      if (step.kind === 'play') break;
      if (step.kind === 'task') {
        if (n === 1) {
          await tabTo(page, '[data-hint]');
          await page.keyboard.press('Enter');
          lines.push(await spoken(page, step.hint));
        }
        lines.push(...(await solveByKeyboard(server.url, page, step)));
      }
      await tabTo(page, '[data-next]');
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('.learn progress')).toHaveAttribute('value', String(steps.length));
    await page.goto(`${server.url}/learn/${game}`);
    await expect(page.locator('.steps .done')).toHaveCount(steps.length);
    const file = join(root, 'web', 'e2e', 'testdata', `course-${game}.txt`);
    const text = `${lines.join('\n')}\n`;
    if (process.env.UPDATE) await writeFile(file, text);
    expect(text, `${file}; UPDATE=1 writes it anew`).toBe(await readFile(file, 'utf8').catch(() => ''));
  });
}

/** spoken waits until something is spoken, or this text, and returns all that was spoken. */
async function spoken(page, what = '') {
  await page.waitForFunction((text) => window.speech.join(' ').includes(text) && window.speech.length > 0, what);
  return `» ${(await speech(page)).join(' ')}`;
}

/** solveByKeyboard makes the turns of a solution, or lets the page show it if it is no legal turn. */
async function solveByKeyboard(url, page, { line, solution }) {
  const said = [],
    played = [...(line.turns ?? [])];
  for (const [i, turn] of solution.entries()) {
    if (i % 2 === 0) {
      const path = await pathTo(url, { ...line, turns: played }, turn).catch(() => null);
      for (const [n, one] of (path ?? []).entries()) {
        said.push(`Enter: ${await pickByKeyboard(page, one)}`);
        if (n + 1 < path.length) said.push(await spoken(page));
      }
      if (!path) {
        await tabTo(page, '[data-solution]');
        await page.keyboard.press('Enter');
      }
      const last = i + 1 === solution.length;
      await page.locator(`[data-answer=${last ? 'done' : 'goes-on'}]`).waitFor();
      if (!last) said.push(await spoken(page, await page.locator('.verdict').textContent()));
    }
    played.push(turn);
  }
  await page.waitForFunction(() => document.activeElement?.matches('[data-next]'));
  said.push(await spoken(page, await page.locator('.verdict').textContent()));
  expect(await focusedName(page)).not.toBe('');
  return said;
}

test('a mistake is answered with its reason, a pick by its rule, and progress stays', async ({ server, openPage }) => {
  const page = await openPage({ viewport: phone });
  await page.goto(`${server.url}/learn/ki-shogi/behind`);
  await opened(page, 'Leave nobody behind');
  const behind = (await boot(page)).steps.find((step) => step.name === 'behind');
  for (const one of await pathTo(server.url, behind.line, '0,0--1,0')) await pickByKeyboard(page, one);
  await expect(page.locator('[data-answer=missed]')).toContainText('Your Gyoku has left the Cho behind');
  await expect(page.locator('[data-answer=missed]')).toContainText('is taken and goes to White');
  await screenshot(page, 'learn-missed');
  for (const one of await pathTo(server.url, behind.line, '0,0-1,0')) await pickByKeyboard(page, one);
  await expect(page.locator('[data-answer=done]')).toContainText('Right!');

  // A step asks for what a rule forbids, and a refused pick is the answer.
  await page.goto(`${server.url}/learn/ki-shogi/closed`);
  await opened(page, 'Closed cells');
  const { steps } = await boot(page);
  const closed = steps.find((step) => step.name === 'closed');
  const drop = await pathTo(server.url, closed.line, 'Cho*-1,0');
  for (const one of drop.slice(0, -1)) await pickByKeyboard(page, one);
  await arrowTo(page, '-1,0');
  for (const key of ['ArrowUp', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('[data-answer=done]')).toContainText('Right!');
  await expect(page.locator('[data-answer=done]'), 'the sentence of the rule stays').toContainText(
    'no cube is dropped beside the enemy Gyoku',
  );
  await expect(page.locator('.learn .middle .hatch').first(), 'the board still shows where').toBeAttached();

  await page.reload();
  await opened(page, 'Closed cells');
  await expect(page.locator('.learn progress')).toHaveAttribute('value', '2');
  await page.goto(`${server.url}/learn`);
  await expect(page.locator('[data-course=ki-shogi] [data-progress]')).toHaveText(`2 of ${steps.length} steps done`);
  await page.goto(server.url);
  await expect(page.getByRole('link', { name: /^New here\?/ })).toBeVisible();
});

test('the own hand is below the board for Host too, and an answer leaves the board in sight', async ({ server, openPage }) => {
  const page = await openPage({ viewport: phone });
  await page.goto(`${server.url}/learn/skud-pai-sho/options`);
  await opened(page, 'Options');
  await expect(page.locator('.middle ~ .side')).toHaveAttribute('data-seat', 'second');

  await page.goto(`${server.url}/learn/skud-pai-sho/ring`);
  await opened(page, 'A ring that counts');
  await expect(page.locator('.middle ~ .side')).toHaveAttribute('data-seat', 'first');
  await page.locator('[data-solution]').click();
  await expect(page.locator('[data-answer=done]')).toBeInViewport();
  await expect(page.locator('[data-next]')).toBeFocused();
  await expect(page.locator('[data-next]')).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await page.locator('.middle').boundingBox()).y).toBeGreaterThanOrEqual(0);
  await expect(page.locator('.answer p').nth(2)).toBeInViewport();
  await screenshot(page, 'learn-answer');

  // The last tile of a long hand is in sight too.
  await page.goto(`${server.url}/learn/kutai-pai-sho/lotus`);
  await opened(page, 'The White Lotus');
  const hand = page.locator('.middle ~ .side .hand');
  expect(await hand.evaluate((list) => list.scrollWidth <= list.clientWidth)).toBe(true);
  const { x, width } = await hand.locator('[data-hand=LOTUS]').boundingBox();
  expect(x + width).toBeLessThanOrEqual(phone.width);
});

test('a lesson of two turns says what the answer of the opponent does', async ({ server, openPage }) => {
  const page = await openPage({ viewport: phone });
  await page.goto(`${server.url}/learn/ki-shogi/two-turns`);
  await opened(page, 'Two turns to win');
  const { steps } = await boot(page),
    { line, solution } = steps.find(({ name }) => name === 'two-turns');
  for (const one of await pathTo(server.url, line, solution[0])) await pickByKeyboard(page, one);
  await expect(page.locator('[data-answer=goes-on]')).toContainText("White's Gyoku steps");
  await expect(page.locator('[data-answer=goes-on]')).toContainText("goes to Black's hand");
  await expect(page.locator('.board-offered .numbers text').first()).toBeVisible();
  await screenshot(page, 'learn-goes-on');
});
