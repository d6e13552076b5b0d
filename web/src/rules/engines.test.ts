import { expect, test } from 'vitest';
import { openEngines } from './engines';
import { fakeWorkers, nextTask } from './fakeworker';
import type { Found } from '../wire';

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
