// How long a page takes over picks, drags and suggestions on a slow machine.
import { throttle } from './browser.mjs';

const settings = {
  theme: 'auto',
  set: 'pictures',
  names: true,
  coordinates: 'on',
  sounds: false,
  motion: 'auto',
  confirm: 'always',
};

/** prepare sets the language of a page and has it confirm each turn, so that none is played. */
export async function prepare(page, url, lang) {
  await page.context().addCookies([{ name: 'look', value: encodeURIComponent(JSON.stringify({ ...settings, lang })), url }]);
  await page.addInitScript(watch);
}

/**
 * slowRules slows a page down so many times. Chromium slows the main thread only, so the worker
 * with the rules waits before each answer until that multiple of its time has passed.
 */
export async function slowRules(page, times) {
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
    self.postMessage = (message) => {
      const until = began + factor * (performance.now() - began);
      while (performance.now() < until);
      self.took = until - began;
      self.idle = until;
      post(message);
    };
  }, times);
  const session = await throttle(page, { cpu: times });
  return {
    took: () => rules.evaluate(() => self.took),
    since: () => rules.evaluate(() => performance.now() - (self.idle ??= performance.now())),
    end: () => session.detach(),
  };
}

/**
 * slowEngine does the same for the worker with the engines, which must be loaded: it thinks in
 * slices and sends itself messages between them, and each slice waits before it ends.
 */
export async function slowEngine(page, times) {
  const player = page.workers().find((worker) => /\/player\.worker-/.test(worker.url()));
  await player.evaluate((factor) => {
    let began = performance.now();
    const wait = () => {
      const until = began + factor * (performance.now() - began);
      while (performance.now() < until);
      began = until;
    };
    const later = (send) =>
      function (...message) {
        wait();
        return send.apply(this, message);
      };
    self.postMessage = later(self.postMessage);
    MessagePort.prototype.postMessage = later(MessagePort.prototype.postMessage);
    const hear = self.onmessage;
    self.onmessage = (event) => {
      began = performance.now();
      hear(event);
      wait();
    };
  }, times);
}

/** timeSuggestion asks for suggestions and returns how long the page took to show the first. */
export async function timeSuggestion(page) {
  await page.evaluate(() => {
    const times = (window.suggestion = { pressed: 0, shown: 0 });
    document.querySelector('.suggested .ask button').addEventListener(
      'click',
      (event) => {
        times.pressed = event.timeStamp;
        const frame = () => {
          if (!document.querySelector('.idea')) return requestAnimationFrame(frame);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            times.shown = performance.now();
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
  // This is part of what is measured, so it must cost little: it finds the elements before the
  // pick and reads few attributes.
  let drawn, doing, channel;
  const targets = () => Number(drawn?.getAttribute('data-targets') ?? 0);
  const seen = () => {
    const choices = doing.querySelectorAll('[data-choice]').length;
    return targets() + choices === 0 ? '' : `${targets()} ${choices} ${drawn?.firstElementChild?.getAttribute('d') ?? ''}`;
  };
  const pick = (window.pick = { before: '', began: 0, shown: 0, targets: 0 });
  window.readyToPick = () => {
    drawn = document.querySelector('[data-targets]');
    doing = document.querySelector('.doing');
    channel = new MessageChannel();
    channel.port1.onmessage = () => {
      pick.shown = performance.now();
    };
    Object.assign(pick, { before: seen(), began: 0, shown: 0, targets: 0 });
  };
  const begin = (event) => {
    // The board picks on a press, a hand on a click.
    const held = event.target.closest?.('[data-hand]');
    if (!doing || pick.began || (event.type === 'click') !== !!held) return;
    pick.began = event.timeStamp;
    const frame = () => {
      const now = seen();
      if ((now && now !== pick.before) || doing.querySelector('[data-send]')) {
        channel.port2.postMessage('');
        pick.targets = targets();
      } else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };
  addEventListener('pointerdown', begin, true);
  addEventListener('click', begin, true);
}

/** waitForIdle waits until the page has asked the rules nothing for a while: it asks ahead and rehearses picks. */
export async function waitForIdle(page, rules) {
  for (let tries = 0; tries < 60 && (await rules.since()) < 1500; tries++) await page.waitForTimeout(100);
}

/** sample returns n elements from all over a list. */
const sample = (list, n) =>
  list.length <= n ? list : Array.from({ length: n }, (_, i) => list[Math.floor((i * list.length) / n)]);

/** startingPicks returns the selectors of n tiles in hand and pieces that can begin a turn. */
export async function startingPicks(page, n) {
  await page.locator('.held[data-offered], [data-place]:not([aria-disabled])').first().waitFor({ state: 'attached' });
  const { hands, pieces } = await page.evaluate(() => {
    const occupied = new Set([...document.querySelectorAll('[data-piece]')].map((piece) => piece.dataset.piece));
    return {
      hands: [...document.querySelectorAll('.held[data-offered]')].map(
        (held) => `[data-hand="${held.dataset.hand}"][data-offered]`,
      ),
      pieces: [...document.querySelectorAll('[data-place]:not([aria-disabled])')]
        .filter((place) => occupied.has(place.dataset.place))
        .map((place) => `[data-piece="${place.dataset.place}"]`),
    };
  });
  return [
    ...sample(hands, n - Math.min(pieces.length, Math.ceil(n / 2))),
    ...sample(pieces, n - Math.min(hands.length, Math.floor(n / 2))),
  ];
}

/** middleOf returns the middle of an element, after it has scrolled it away from the panels at the edges of the screen. */
async function middleOf(page, selector) {
  const element = page.locator(selector).first();
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await element.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** cancelPick takes a pick back and waits as long as people look at the board. */
async function cancelPick(page) {
  await page.keyboard.press('Escape');
  await page.locator('.entering').waitFor({ state: 'detached' });
  await page.waitForTimeout(400);
}

/** timePicks begins a turn with each selector and returns how long the page took to show the targets. */
export async function timePicks(page, rules, where) {
  const all = [];
  for (const selector of where) {
    const { x, y } = await middleOf(page, selector);
    await page.mouse.move(x, y);
    await page.evaluate(() => window.readyToPick());
    await page.mouse.down();
    await page.waitForTimeout(80); // as long as a finger or a button is pressed
    await page.mouse.up();
    // Polling would cost the page as much as a pick, so the first poll comes late.
    await page.waitForTimeout(200);
    await page.waitForFunction(() => window.pick.shown > 0);
    const { began, shown, targets } = await page.evaluate(() => window.pick);
    all.push({ ms: shown - began, rules: await rules.took(), targets });
    await cancelPick(page);
  }
  return all;
}

/** traceDrags drags each piece over the board and back and returns the tasks of the main thread. */
export async function traceDrags(browser, page, where) {
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
    await cancelPick(page);
  }
  return tasks(await trace());
}

/** In a slide, a finger moves so many pixels between two events. */
const STRIDE = 9;

/**
 * traceSlides begins a turn with each selector and slides a finger in the loupe over targets of the turn. It returns the
 * tasks of the main thread, and how long each ghost took to follow the finger to another place.
 */
export async function traceSlides(browser, page, where) {
  const session = await page.context().newCDPSession(page),
    touch = (type, ...touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const all = [],
    ghosts = [];
  for (const selector of where) {
    const held = await middleOf(page, selector);
    await page.touchscreen.tap(held.x, held.y);
    await page.locator('.entering').waitFor();
    await page.locator('[data-place]:not([aria-disabled])').first().waitFor({ state: 'attached' });
    await page.locator('.board-picture').scrollIntoViewIfNeeded();
    const route = await routeOf(page);
    if (route.length > 1) {
      await page.evaluate(watchGhosts);
      const trace = await record(browser);
      await touch('touchStart', route[0]);
      await page.locator('.loupe.held').waitFor();
      for (let i = 1; i < route.length; i++) {
        const from = route[i - 1],
          to = route[i],
          steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STRIDE);
        for (let k = 1; k <= steps; k++) {
          await touch('touchMove', { x: from.x + ((to.x - from.x) * k) / steps, y: from.y + ((to.y - from.y) * k) / steps });
        }
        // Now and then a finger rests and looks.
        await page.waitForTimeout(250);
      }
      await touch('touchEnd');
      await page.waitForTimeout(500);
      all.push(...tasks(await trace()));
      ghosts.push(...(await page.evaluate(() => window.ghostTimes)));
    }
    await page.keyboard.press('Escape');
    await page.locator('.entering').waitFor({ state: 'detached' });
    await page.waitForTimeout(400);
  }
  await session.detach();
  return { tasks: all, ghosts };
}

/** routeOf returns the middles of up to five targets that a finger can slide over, from all over the board. */
async function routeOf(page) {
  const middles = await page.evaluate(() => {
    const occupied = new Set([...document.querySelectorAll('[data-piece]')].map((piece) => piece.dataset.piece));
    return [...document.querySelectorAll('[data-place]:not([aria-disabled])')]
      .filter((place) => !occupied.has(place.dataset.place))
      .map((place) => place.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
      .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('.board-picture'));
  });
  return sample(middles, 5);
}

/** watchGhosts notes how long each ghost takes from the move of the finger to the frame that shows it elsewhere. */
function watchGhosts() {
  const times = (window.ghostTimes = []),
    picture = document.querySelector('.board-picture');
  let moved = 0,
    shown = '';
  const place = () => picture.querySelector(':scope > [data-aim]:has([data-ghost])')?.dataset.aim ?? '';
  window.watchingGhosts?.disconnect();
  // A message from a frame comes after it was painted.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => (data === undefined ? (inFrame = false) : times.push(performance.now() - data));
  let inFrame = false;
  const nextFrame = (window.unwatchedFrames ??= requestAnimationFrame).bind(window);
  window.requestAnimationFrame = (run) =>
    nextFrame((time) => {
      if (!inFrame) port2.postMessage(undefined);
      inFrame = true;
      run(time);
    });
  addEventListener('pointermove', (event) => (moved = event.timeStamp), { capture: true, passive: true });
  // The ghost moves in a frame, or in an event before one. Nothing is asked of frames without a ghost: to count them would cost
  // more than to paint them.
  window.watchingGhosts = new MutationObserver(() => {
    const now = place();
    if (!now || now === shown) return;
    if (shown) {
      const from = moved;
      if (inFrame) port2.postMessage(from);
      else nextFrame(() => port2.postMessage(from));
    }
    shown = now;
  });
  window.watchingGhosts.observe(picture, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-aim'] });
}

/** record begins to trace a browser and returns a function that ends the trace and returns its events. */
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

/** tasks returns the tasks of the threads that handle pointer events: duration, processor time and what they did. */
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
