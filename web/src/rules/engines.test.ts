import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Arrival } from './arrival.svelte';
import { BrowserEngines, HEAD_START_MS } from './engines.svelte';
import { fakeWorkers, nextTask, type FakeWorker } from './fakeworker';
import { Refused } from './rules';
import type { AskQuickTurn } from './server';
import { WorkerLost } from './workerclient';
import { speak, t } from '../words/words';
import type { Found } from '../wire';

const openEngines = (lang: string, start: () => FakeWorker, quick?: AskQuickTurn): BrowserEngines =>
  new BrowserEngines({ lang, start, arrival: new Arrival({ plain: 800, packed: 200 }), quick });

const found = (chance: number): Found => ({ mover: 'first', depth: 1, nodes: 10, lines: [{ chance, turns: ['a'] }] });

test('a choice that is given up is stopped, and the next question goes to the same worker', async () => {
  const { started, start } = fakeWorkers();
  const engines = openEngines('en', start);
  const stop = new AbortController();
  const first = engines.choose({ game: 'skud-pai-sho', turns: [] }, '3', stop.signal);
  started[0]!.post({ ready: true });
  await nextTask();
  expect(JSON.parse(started[0]!.requests[0]!.question)).toMatchObject({ game: 'skud-pai-sho', level: '3', turns: [] });
  stop.abort();
  await expect(first).rejects.toHaveProperty('name', 'AbortError');
  started[0]!.answer({ answer: { turn: 'a' } });
  const levels = engines.levels('skud-pai-sho');
  await nextTask();
  started[0]!.answer({ answer: ['1', '2'] });
  expect(await levels).toEqual(['1', '2']);
  expect(started.length).toBe(1);
});

test('a choice that is given up while the player loads is not asked', async () => {
  const { started, start } = fakeWorkers();
  const engines = openEngines('en', start);
  const stop = new AbortController();
  const first = engines.choose({ game: 'ki-shogi', turns: [] }, '3', stop.signal);
  stop.abort();
  started[0]!.post({ ready: true });
  await expect(first).rejects.toHaveProperty('name', 'AbortError');
  expect(started[0]!.requests).toEqual([]);
});

test('a search says what it finds before it ends', async () => {
  const { started, start } = fakeWorkers();
  const engines = openEngines('de', start);
  const received: Found[] = [];
  const search = engines.search({ game: 'ki-shogi', turns: [] }, { lines: 3, ms: 500 }, undefined, (progress) =>
    received.push(progress),
  );
  started[0]!.post({ ready: true });
  await nextTask();
  expect(JSON.parse(started[0]!.requests[0]!.question)).toEqual({
    game: 'ki-shogi',
    turns: [],
    limits: { lines: 3, ms: 500 },
    lang: 'de',
  });
  started[0]!.sendProgress(found(0.4));
  started[0]!.answer({ answer: found(0.6) });
  expect(await search).toEqual(found(0.6));
  expect(received).toEqual([found(0.4)]);
});

test('the worker is told to rest, once there is one', async () => {
  const { started, start } = fakeWorkers();
  const engines = openEngines('en', start);
  engines.setPaused(true); // nobody thinks
  engines.setPaused(false);
  expect(started).toEqual([]);
  void engines.search({ game: 'ki-shogi', turns: [] }, {});
  engines.setPaused(true);
  started[0]!.post({ ready: true });
  await nextTask();
  engines.setPaused(false);
  expect(started[0]!.pauses).toEqual([true, false]);
});

test.each([
  ['cannot be loaded', (worker: FakeWorker) => worker.post({ failed: 'TypeError: Failed to fetch' })],
  [
    'have failed twice',
    async (worker: FakeWorker) => {
      worker.post({ ready: true });
      await nextTask();
      worker.post({ failed: 'out of memory' });
    },
  ],
])('engines that %s are an error in the language of the page', async (_, fail) => {
  await speak('de');
  try {
    const { started, start } = fakeWorkers();
    const answer = openEngines('de', start).levels('ki-shogi');
    answer.catch(() => undefined);
    for (let i = 0; i < 2 && started[i]; i++) {
      await fail(started[i]!);
      await nextTask();
    }
    const error = (await answer.catch((reason: unknown) => reason)) as Error;
    expect(error.message).toBe(t('engines-away'));
    expect(error.message).toContain('Bist du online?');
    expect(error.cause).toBeInstanceOf(WorkerLost);
  } finally {
    await speak('en');
  }
});

test('what the engines refuse stays a refusal', async () => {
  const { started, start } = fakeWorkers();
  const answer = openEngines('en', start).levels('chess');
  started[0]!.post({ ready: true });
  await nextTask();
  started[0]!.answer({ problem: { status: 422, code: 'invalid', detail: 'There is no such game.' } });
  await expect(answer).rejects.toBeInstanceOf(Refused);
});

describe('while the engines load', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const line = { game: 'ki-shogi', turns: [] };
  const table = (quick: AskQuickTurn) => {
    const { started, start } = fakeWorkers();
    const engines = openEngines('en', start, quick);
    engines.expected = engines.load().catch(() => undefined);
    return { started, engines };
  };

  test('the server chooses a turn, later the engines do', async () => {
    const quick = vi.fn(async () => ({ turn: 'quick', level: '3' }));
    const { started, engines } = table(quick);
    const first = engines.choose(line, '8');
    await vi.advanceTimersByTimeAsync(HEAD_START_MS - 1);
    expect(quick).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toEqual({ turn: 'quick', level: '3' });
    expect(quick).toHaveBeenCalledExactlyOnceWith(line, '8', expect.anything());
    started[0]!.post({ ready: true });
    await vi.advanceTimersByTimeAsync(0);
    const second = engines.choose(line, '8');
    await vi.advanceTimersByTimeAsync(0);
    started[0]!.answer({ answer: { turn: 'b' } });
    expect(await second).toEqual({ turn: 'b' });
    expect(quick).toHaveBeenCalledOnce();
    expect(started.length).toBe(1);
  });

  test('engines that come from the cache are not overtaken by the server', async () => {
    const quick = vi.fn(async () => ({ turn: 'quick', level: '3' }));
    const { started, engines } = table(quick);
    const first = engines.choose(line, '8');
    await vi.advanceTimersByTimeAsync(HEAD_START_MS / 2);
    started[0]!.post({ ready: true });
    await vi.advanceTimersByTimeAsync(0);
    started[0]!.answer({ answer: { turn: 'b' } });
    expect(await first).toEqual({ turn: 'b' });
    expect(quick).not.toHaveBeenCalled();
  });

  test('engines that are here before the server has answered choose, and the request is given up', async () => {
    let given: AbortSignal | undefined;
    const { started, engines } = table(
      (_, __, signal) =>
        new Promise((_, reject) => {
          given = signal;
          signal!.addEventListener('abort', () => reject(new Error('given up')));
        }),
    );
    const first = engines.choose(line, '3');
    await vi.advanceTimersByTimeAsync(HEAD_START_MS);
    started[0]!.post({ ready: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(given!.aborted).toBe(true);
    started[0]!.answer({ answer: { turn: 'b' } });
    expect(await first).toEqual({ turn: 'b' });
  });

  test('a server that has no turn is not waited for: the engines choose once they are here', async () => {
    const { started, engines } = table(() => Promise.reject(new TypeError('no network')));
    const first = engines.choose(line, '3');
    await vi.advanceTimersByTimeAsync(HEAD_START_MS);
    started[0]!.post({ ready: true });
    await vi.advanceTimersByTimeAsync(0);
    started[0]!.answer({ answer: { turn: 'b' } });
    expect(await first).toEqual({ turn: 'b' });
  });

  test('engines that could not load are loaded again while the server chooses', async () => {
    const quick = vi.fn(async () => ({ turn: 'quick', level: '3' }));
    const { started, engines } = table(quick);
    started[0]!.post({ failed: 'the network went away' });
    await vi.advanceTimersByTimeAsync(0);
    expect(await engines.choose(line, '8')).toEqual({ turn: 'quick', level: '3' });
    expect(started.length).toBe(2);
    started[1]!.post({ ready: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(engines.loading).toBeNull();
  });

  test('a choice that is given up gives up the request to the server', async () => {
    let given: AbortSignal | undefined;
    const { engines } = table((_, __, signal) => {
      given = signal;
      return new Promise((_, reject) => signal!.addEventListener('abort', () => reject(new Error('given up'))));
    });
    const stop = new AbortController();
    const first = engines.choose(line, '3', stop.signal);
    first.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(HEAD_START_MS);
    stop.abort();
    await expect(first).rejects.toHaveProperty('name', 'AbortError');
    expect(given!.aborted).toBe(true);
  });

  test('what has arrived is counted as it was sent', async () => {
    const { started, engines } = table(() => new Promise(() => undefined));
    expect(engines.loading).toEqual({ bytes: 0, of: 200 });
    started[0]!.post({ arrived: 400 });
    expect(engines.loading).toEqual({ bytes: 100, of: 200 });
    started[0]!.post({ arrived: 4000 });
    expect(engines.loading).toEqual({ bytes: 200, of: 200 });
    started[0]!.post({ ready: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(engines.loading).toBeNull();
  });
});
