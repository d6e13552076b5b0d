import { expect, test } from 'vitest';
import { openComputer } from './computer';
import { fakes, soon } from './fake';
import type { Found } from './rules';

const found = (chance: number): Found => ({ mover: 'first', depth: 1, nodes: 10, lines: [{ chance, turns: ['a'] }] });

test('a choice that is given up is stopped, and the next question goes to the same worker', async () => {
  const { started, start } = fakes();
  const computer = openComputer('en', start);
  const stop = new AbortController();
  const first = computer.choose({ game: 'skud-pai-sho', turns: [] }, '3', stop.signal);
  started[0]!.say({ ready: true });
  await soon();
  expect(JSON.parse(started[0]!.asked[0]!.question)).toMatchObject({ game: 'skud-pai-sho', level: '3', turns: [] });
  stop.abort();
  await expect(first).rejects.toHaveProperty('name', 'AbortError');
  started[0]!.answer({ answer: { turn: 'a' } });
  const levels = computer.levels('skud-pai-sho');
  await soon();
  started[0]!.answer({ answer: ['1', '2'] });
  expect(await levels).toEqual(['1', '2']);
  expect(started.length).toBe(1);
});

test('a choice that is given up while the player loads is not asked', async () => {
  const { started, start } = fakes();
  const computer = openComputer('en', start);
  const stop = new AbortController();
  const first = computer.choose({ game: 'ki-shogi', turns: [] }, '3', stop.signal);
  stop.abort();
  started[0]!.say({ ready: true });
  await expect(first).rejects.toHaveProperty('name', 'AbortError');
  expect(started[0]!.asked).toEqual([]);
});

test('a search says what it finds before it ends', async () => {
  const { started, start } = fakes();
  const computer = openComputer('de', start);
  const told: Found[] = [];
  const search = computer.search({ game: 'ki-shogi', turns: [] }, { lines: 3, ms: 500 }, undefined, (news) => told.push(news));
  started[0]!.say({ ready: true });
  await soon();
  expect(JSON.parse(started[0]!.asked[0]!.question)).toEqual({ game: 'ki-shogi', turns: [], wanted: { lines: 3, ms: 500 }, lang: 'de' });
  started[0]!.tell(found(0.4));
  started[0]!.answer({ answer: found(0.6) });
  expect(await search).toEqual(found(0.6));
  expect(told).toEqual([found(0.4)]);
});

test('the worker is told to rest, once there is one', async () => {
  const { started, start } = fakes();
  const computer = openComputer('en', start);
  computer.rest(true); // nobody thinks
  computer.rest(false);
  expect(started).toEqual([]);
  void computer.search({ game: 'ki-shogi', turns: [] }, {});
  computer.rest(true);
  started[0]!.say({ ready: true });
  await soon();
  computer.rest(false);
  expect(started[0]!.rested).toEqual([true, false]);
});
