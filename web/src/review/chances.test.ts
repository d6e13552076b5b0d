import { expect, test } from 'vitest';
import type { Engines } from '../rules/rules';
import { Chances, fallsOf, PASSES, type Course } from './chances.svelte';
import { Freeze } from './freeze';
import type { Found, GameLine, SearchLimits } from '../wire';

const line: GameLine = { game: 'nim', turns: ['a', 'b', 'c'] };

/** engine finds chances by the number of turns, when it is let. */
function engine(chances: number[]) {
  const asked: { turns: number; limits: SearchLimits }[] = [];
  let open: (() => void)[] = [],
    hold = false;
  const engines = {
    search: async ({ turns }: GameLine, limits: SearchLimits, signal?: AbortSignal): Promise<Found> => {
      asked.push({ turns: turns.length, limits });
      if (hold)
        await new Promise<void>((go, stopped) => {
          open.push(go);
          signal?.addEventListener('abort', () => stopped(signal.reason as Error));
        });
      return {
        mover: turns.length % 2 ? 'second' : 'first',
        depth: 1,
        nodes: 1,
        lines: [{ chance: chances[turns.length]!, turns: ['x'] }],
      };
    },
  } as unknown as Engines;
  return {
    engines,
    asked,
    hold: (on: boolean) => {
      hold = on;
      if (!on) {
        open.forEach((go) => go());
        open = [];
      }
    },
  };
}

test('every position is looked at quickly, and then deeper', async () => {
  const { engines, asked } = engine([0.5, 0.2, 0.3, 0.9]),
    chances = new Chances(engines);
  await chances.ask(line);
  expect(asked.map(({ turns }) => turns)).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
  expect(asked.map(({ limits }) => limits)).toEqual([...Array(4).fill(PASSES[0]), ...Array(4).fill(PASSES[1])]);
  expect(chances.courseOf(line).map((judged) => judged?.best?.chance)).toEqual([0.5, 0.2, 0.3, 0.9]);
  expect(chances).toMatchObject({ on: true, running: false, trouble: '' });
  expect(fallsOf(chances.courseOf(line))).toEqual([undefined, { side: 'first', from: 50, to: 20, by: 30 }, undefined, undefined]);
});

test('what is known is not looked at again, in another line neither', async () => {
  const { engines, asked } = engine([0.5, 0.5, 0.5, 0.5]),
    chances = new Chances(engines);
  await chances.ask(line);
  asked.length = 0;
  await chances.ask({ ...line, turns: ['a', 'b', 'd'] });
  expect(asked.map(({ turns }) => turns)).toEqual([3, 3]);
});

test('nothing is looked at, and nothing moves, while somebody presses on the board', async () => {
  const { engines, asked } = engine([0.5, 0.2, 0.3, 0.9]),
    pressed = new Freeze(),
    chances = new Chances(engines, undefined, pressed);
  pressed.begin();
  const asking = chances.ask(line);
  await new Promise((done) => setTimeout(done));
  expect(asked.length).toBe(1);
  expect(chances.courseOf(line)).toEqual([undefined, undefined, undefined, undefined]);
  pressed.endNow();
  await asking;
  expect(asked.length).toBe(8);
});

test('it can be stopped, and goes on where it was', async () => {
  const { engines, asked, hold } = engine([0.5, 0.2, 0.3, 0.9]),
    chances = new Chances(engines);
  hold(true);
  const asking = chances.ask(line);
  expect(chances.running).toBe(true);
  chances.stop();
  await asking;
  expect(chances).toMatchObject({ on: false, running: false, trouble: '' });
  hold(false);
  asked.length = 0;
  await chances.ask(line);
  expect(asked.length).toBe(8);
});

test('a quick look tells no falls', async () => {
  const { engines, hold } = engine([0.5, 0.2, 0.3, 0.9]),
    chances = new Chances(engines);
  let quick = 0;
  const search = engines.search;
  engines.search = async (...all) => {
    if (all[1] === PASSES[1]) hold(true);
    else quick++;
    return search(...all);
  };
  const asking = chances.ask(line);
  while (chances.pass === 0) await new Promise((next) => setTimeout(next));
  expect(quick).toBe(4);
  expect(fallsOf(chances.courseOf(line))[1]).toBeUndefined();
  hold(false);
  engines.search = search;
  await asking;
  expect(fallsOf(chances.courseOf(line))[1]).toBeDefined();
});

test('what was found is kept and recalled', async () => {
  const kept: Course[] = [];
  const keeper = { load: () => kept.at(-1) ?? [], save: (_: GameLine, course: Course) => void kept.push(course) };
  const { engines, asked } = engine([0.5, 0.2, 0.3, 0.9]);
  await new Chances(engines, keeper).ask(line);
  asked.length = 0;
  const again = new Chances(engines, keeper);
  again.recall(line);
  expect(again.courseOf(line).map((judged) => judged?.best?.chance)).toEqual([0.5, 0.2, 0.3, 0.9]);
  await again.ask(line);
  expect(asked).toEqual([]);
});

test('what goes wrong is said', async () => {
  const engines = { search: () => Promise.reject(new Error('no engine')) } as unknown as Engines,
    chances = new Chances(engines);
  await chances.ask(line);
  expect(chances).toMatchObject({ on: false, running: false, trouble: 'no engine' });
});
