import { expect, test } from 'vitest';
import type { Computer, Found, Line, Wanted } from '../rules/rules';
import { Chances, fallsOf, PASSES, type Course } from './chances.svelte';
import { Hold } from './hold';

const line: Line = { game: 'nim', turns: ['a', 'b', 'c'] };

/** engine finds chances by the number of turns, when it is let. */
function engine(chances: number[]) {
  const asked: { turns: number; wanted: Wanted }[] = [];
  let open: (() => void)[] = [], hold = false;
  const computer = {
    search: async ({ turns }: Line, wanted: Wanted, signal?: AbortSignal): Promise<Found> => {
      asked.push({ turns: turns.length, wanted });
      if (hold) await new Promise<void>((go, stopped) => { open.push(go); signal?.addEventListener('abort', () => stopped(signal.reason as Error)); });
      return { mover: turns.length % 2 ? 'second' : 'first', depth: 1, nodes: 1, lines: [{ chance: chances[turns.length]!, turns: ['x'] }] };
    },
  } as unknown as Computer;
  return { computer, asked, hold: (on: boolean) => { hold = on; if (!on) { open.forEach((go) => go()); open = []; } } };
}

test('every position is looked at quickly, and then deeper', async () => {
  const { computer, asked } = engine([0.5, 0.2, 0.3, 0.9]), chances = new Chances(computer);
  await chances.ask(line);
  expect(asked.map(({ turns }) => turns)).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
  expect(asked.map(({ wanted }) => wanted)).toEqual([...Array(4).fill(PASSES[0]), ...Array(4).fill(PASSES[1])]);
  expect(chances.courseOf(line).map((judged) => judged?.best?.chance)).toEqual([0.5, 0.2, 0.3, 0.9]);
  expect(chances).toMatchObject({ on: true, running: false, trouble: '' });
  expect(fallsOf(chances.courseOf(line))).toEqual([undefined, { side: 'first', from: 50, to: 20, by: 30 }, undefined, undefined]);
});

test('what is known is not looked at again, in another line neither', async () => {
  const { computer, asked } = engine([0.5, 0.5, 0.5, 0.5]), chances = new Chances(computer);
  await chances.ask(line);
  asked.length = 0;
  await chances.ask({ ...line, turns: ['a', 'b', 'd'] });
  expect(asked.map(({ turns }) => turns)).toEqual([3, 3]);
});

test('nothing is looked at, and nothing moves, while somebody presses on the board', async () => {
  const { computer, asked } = engine([0.5, 0.2, 0.3, 0.9]), pressed = new Hold(), chances = new Chances(computer, undefined, pressed);
  pressed.take();
  const asking = chances.ask(line);
  await new Promise((done) => setTimeout(done));
  expect(asked.length).toBe(1);
  expect(chances.courseOf(line)).toEqual([undefined, undefined, undefined, undefined]);
  pressed.drop();
  await asking;
  expect(asked.length).toBe(8);
});

test('it can be stopped, and goes on where it was', async () => {
  const { computer, asked, hold } = engine([0.5, 0.2, 0.3, 0.9]), chances = new Chances(computer);
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
  const { computer, hold } = engine([0.5, 0.2, 0.3, 0.9]), chances = new Chances(computer);
  let quick = 0;
  const search = computer.search;
  computer.search = async (...all) => {
    if (all[1] === PASSES[1]) hold(true);
    else quick++;
    return search(...all);
  };
  const asking = chances.ask(line);
  while (chances.pass === 0) await new Promise((next) => setTimeout(next));
  expect(quick).toBe(4);
  expect(fallsOf(chances.courseOf(line))[1]).toBeUndefined();
  hold(false);
  computer.search = search;
  await asking;
  expect(fallsOf(chances.courseOf(line))[1]).toBeDefined();
});

test('what was found is kept and recalled', async () => {
  const kept: Course[] = [];
  const keeper = { load: () => kept.at(-1) ?? [], save: (_: Line, course: Course) => void kept.push(course) };
  const { computer, asked } = engine([0.5, 0.2, 0.3, 0.9]);
  await new Chances(computer, keeper).ask(line);
  asked.length = 0;
  const again = new Chances(computer, keeper);
  again.recall(line);
  expect(again.courseOf(line).map((judged) => judged?.best?.chance)).toEqual([0.5, 0.2, 0.3, 0.9]);
  await again.ask(line);
  expect(asked).toEqual([]);
});

test('what goes wrong is said', async () => {
  const computer = { search: () => Promise.reject(new Error('no engine')) } as unknown as Computer, chances = new Chances(computer);
  await chances.ask(line);
  expect(chances).toMatchObject({ on: false, running: false, trouble: 'no engine' });
});
