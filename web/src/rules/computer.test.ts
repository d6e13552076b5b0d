import { expect, test } from 'vitest';
import { openComputer } from './computer';
import { fakes, soon } from './fake';

test('a choice that is given up ends the worker, and the next one starts another', async () => {
  const { started, start } = fakes();
  const computer = openComputer('en', start);
  const stop = new AbortController();
  const first = computer.choose({ game: 'skud-pai-sho', turns: [] }, 'greedy', stop.signal);
  started[0]!.say({ ready: true });
  await soon();
  expect(JSON.parse(started[0]!.asked[0]!.question)).toMatchObject({ game: 'skud-pai-sho', level: 'greedy', turns: [] });
  stop.abort();
  await expect(first).rejects.toHaveProperty('name', 'AbortError');
  expect(started[0]!.ended).toBe(true);
  const levels = computer.levels('skud-pai-sho');
  started[1]!.say({ ready: true });
  await soon();
  started[1]!.answer({ answer: ['random', 'greedy'] });
  expect(await levels).toEqual(['random', 'greedy']);
});

test('a choice that is given up while the player loads', async () => {
  const { started, start } = fakes();
  const computer = openComputer('en', start);
  const stop = new AbortController();
  const first = computer.choose({ game: 'ki-shogi', turns: [] }, 'greedy', stop.signal);
  stop.abort();
  await expect(first).rejects.toHaveProperty('name', 'AbortError');
  expect(started[0]!.ended).toBe(true);
});
