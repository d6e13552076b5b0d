// Picks and drags of somebody whose machine is slow, and how long the page takes over them.
import { slow } from './browser.mjs';

const usual = {
  theme: 'auto',
  set: 'pictures',
  names: true,
  coordinates: true,
  sounds: false,
  motion: 'auto',
  confirm: 'always',
};

/** choose has a page come in a language, with every turn to be confirmed, so that none is played. */
export async function choose(page, url, lang) {
  await page.context().addCookies([{ name: 'look', value: encodeURIComponent(JSON.stringify({ ...usual, lang })), url }]);
  await page.addInitScript(watch);
}

/**
 * burden makes the page's machine so many times slower. Chromium slows the main thread only:
 * the worker with the rules is told to let the same time pass again before it answers.
 */
export async function burden(page, times) {
  await page.waitForFunction(() => document.documentElement.dataset.rules === 'here', null, { timeout: 60_000 });
  const rules = page.workers().find((worker) => /\/rules\.worker-/.test(worker.url()));
  await rules.evaluate((factor) => {
    const answer = self.onmessage,
      post = self.postMessage.bind(self);
    let began = performance.now();
    self.onmessage = (event) => {
      began = performance.now();
      answer(event);
    };
    self.postMessage = (said) => {
      const until = began + factor * (performance.now() - began);
      while (performance.now() < until);
      self.took = until - began;
      self.idle = until;
      post(said);
    };
  }, times);
  const session = await slow(page, { cpu: times });
  return {
    took: () => rules.evaluate(() => self.took),
    since: () => rules.evaluate(() => performance.now() - (self.idle ??= performance.now())),
    lighten: () => session.detach(),
  };
}

/**
 * burdenPlayer does the same for the worker with the engines, which must be there: it thinks in
 * slices, between which it sends messages to itself, and none of them ends before that time.
 */
export async function burdenPlayer(page, times) {
  const player = page.workers().find((worker) => /\/player\.worker-/.test(worker.url()));
  await player.evaluate((factor) => {
    let began = performance.now();
    const tarry = () => {
      const until = began + factor * (performance.now() - began);
      while (performance.now() < until);
      began = until;
    };
    const later = (send) =>
      function (...what) {
        tarry();
        return send.apply(this, what);
      };
    self.postMessage = later(self.postMessage);
    MessagePort.prototype.postMessage = later(MessagePort.prototype.postMessage);
    const hear = self.onmessage;
    self.onmessage = (event) => {
      began = performance.now();
      hear(event);
      tarry();
    };
  }, times);
}

/** suggested asks for suggestions, and returns how long it took until the first was to be seen. */
export async function suggested(page) {
  await page.evaluate(() => {
    const told = (window.suggestion = { pressed: 0, shown: 0 });
    document.querySelector('.suggested .ask button').addEventListener(
      'click',
      (event) => {
        told.pressed = event.timeStamp;
        const frame = () => {
          if (!document.querySelector('.idea')) return requestAnimationFrame(frame);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            told.shown = performance.now();
          };
          port2.postMessage('');
        };
        requestAnimationFrame(frame);
      },
      { once: true, capture: true },
    );
  });
  await page.locator('.suggested .ask button').first().click();
  await page.waitForFunction(() => window.suggestion.shown > 0);
  return page.evaluate(() => window.suggestion.shown - window.suggestion.pressed);
}

function watch() {
  // To look must cost next to nothing, as it is part of what is measured: what is looked at is
  // found before the pick, and is small.
  let drawn, doing, told;
  const targets = () => Number(drawn?.getAttribute('data-targets') ?? 0);
  const seen = () => {
    const choices = doing.querySelectorAll('[data-choice]').length;
    return targets() + choices === 0 ? '' : `${targets()} ${choices} ${drawn?.firstElementChild?.getAttribute('d') ?? ''}`;
  };
  const pick = (window.pick = { before: '', began: 0, shown: 0, targets: 0 });
  window.readyToPick = () => {
    drawn = document.querySelector('[data-targets]');
    doing = document.querySelector('.doing');
    told = new MessageChannel();
    told.port1.onmessage = () => {
      pick.shown = performance.now();
    };
    Object.assign(pick, { before: seen(), began: 0, shown: 0, targets: 0 });
  };
  const begin = (event) => {
    // On the board a press picks, from a hand a click.
    const held = event.target.closest?.('[data-hand]');
    if (!doing || pick.began || (event.type === 'click') !== !!held) return;
    pick.began = event.timeStamp;
    const frame = () => {
      const now = seen();
      if ((now && now !== pick.before) || doing.querySelector('[data-send]')) {
        told.port2.postMessage('');
        pick.targets = targets();
      } else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };
  addEventListener('pointerdown', begin, true);
  addEventListener('click', begin, true);
}

/** rested waits until the page, which asks the rules ahead while people look at it and then rehearses picks, has asked nothing for a while. */
export async function rested(page, rules) {
  for (let tries = 0; tries < 60 && (await rules.since()) < 1500; tries++) await page.waitForTimeout(100);
}

/** spread takes so many of a list, from all over it. */
const spread = (list, n) =>
  list.length <= n ? list : Array.from({ length: n }, (_, i) => list[Math.floor((i * list.length) / n)]);

/** offered are where a turn can be begun: tiles of a hand, and pieces on the board. */
export async function offered(page, n) {
  await page.locator('.held[data-offered], [data-place]:not([aria-disabled])').first().waitFor({ state: 'attached' });
  const { hands, pieces } = await page.evaluate(() => {
    const stands = new Set([...document.querySelectorAll('[data-piece]')].map((piece) => piece.dataset.piece));
    return {
      hands: [...document.querySelectorAll('.held[data-offered]')].map(
        (held) => `[data-hand="${held.dataset.hand}"][data-offered]`,
      ),
      pieces: [...document.querySelectorAll('[data-place]:not([aria-disabled])')]
        .filter((place) => stands.has(place.dataset.place))
        .map((place) => `[data-piece="${place.dataset.place}"]`),
    };
  });
  return [
    ...spread(hands, n - Math.min(pieces.length, Math.ceil(n / 2))),
    ...spread(pieces, n - Math.min(hands.length, Math.floor(n / 2))),
  ];
}

async function middleOf(page, selector) {
  const what = page.locator(selector).first();
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** letGo takes back what was picked, and looks at the board again before anything else, as people do. */
async function letGo(page) {
  await page.keyboard.press('Escape');
  await page.locator('.entering').waitFor({ state: 'detached' });
  await page.waitForTimeout(400);
}

/** picks begins a turn with each of these and returns how long it took until that was to be seen. */
export async function picks(page, rules, where) {
  const all = [];
  for (const selector of where) {
    const { x, y } = await middleOf(page, selector);
    await page.mouse.move(x, y);
    await page.evaluate(() => window.readyToPick());
    await page.mouse.down();
    await page.waitForTimeout(80); // as long as a finger or a button is pressed
    await page.mouse.up();
    // To be asked how far it is costs a page as much as a pick: it is left alone until it must be done.
    await page.waitForTimeout(200);
    await page.waitForFunction(() => window.pick.shown > 0);
    const { began, shown, targets } = await page.evaluate(() => window.pick);
    all.push({ ms: shown - began, rules: await rules.took(), targets });
    await letGo(page);
  }
  return all;
}

/** drags carries each of these over the board and back, and returns the tasks of the page's main thread. */
export async function drags(browser, page, where) {
  const board = await page.locator('.board-picture').boundingBox();
  const trace = await record(browser);
  for (const selector of where) {
    const from = await middleOf(page, selector);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (let i = 0; i <= 24; i++) {
      const turn = (i / 24) * 2 * Math.PI,
        far = Math.min(board.width, board.height) * 0.4;
      await page.mouse.move(
        board.x + board.width / 2 + far * Math.cos(turn),
        board.y + board.height / 2 + far * Math.sin(2 * turn),
      );
    }
    await page.mouse.move(from.x, from.y);
    await page.mouse.up();
    await letGo(page);
  }
  return tasks(await trace());
}

/** record begins to trace a browser and returns how to end that. */
async function record(browser) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      excludedCategories: ['*'],
      includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  });
  return async () => {
    const ended = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await ended;
    await session.detach();
    return events;
  };
}

/** tasks are those of the threads that were told of the pointer: how long, how long on a processor, and what was done. */
function tasks(events) {
  const thread = ({ pid, tid }) => `${pid} ${tid}`;
  const main = new Set(
    events.filter(({ name, args }) => name === 'EventDispatch' && /^pointer/.test(args?.data?.type)).map(thread),
  );
  const whole = events.filter((event) => event.ph === 'X' && main.has(thread(event)));
  const parts = whole.filter(({ cat }) => cat.includes('devtools.timeline')).filter(({ name }) => name !== 'RunTask');
  return whole
    .filter(({ name }) => name === 'RunTask')
    .map((task) => ({
      ms: task.dur / 1000,
      busy: (task.tdur ?? task.dur) / 1000,
      did: () =>
        parts
          .filter(
            (part) =>
              thread(part) === thread(task) && part.ts >= task.ts && part.ts + part.dur <= task.ts + task.dur && part.dur > 3000,
          )
          .map(
            ({ name, dur, args }) =>
              `${name}${args?.data?.type ? ` ${args.data.type}` : ''}${args?.elementCount ? ` of ${args.elementCount}` : ''} ${Math.round(dur / 1000)}`,
          )
          .join(', '),
    }));
}
