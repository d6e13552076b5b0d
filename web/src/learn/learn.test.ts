// @vitest-environment jsdom
import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Rules } from '../rules/rules';
import type { BoardView, CourseStep, Drawings, GameInfo, GameLine, Preferences } from '../wire';
import Learn from './Learn.svelte';

// Without a browser, svelte is what runs at a server, which mounts nothing.
vi.mock('svelte', () => import('../../node_modules/svelte/src/index-client.js' as string));
/** The table shows what is below the board. */
vi.mock('../entry/Table.svelte', () => ({
  default: (at: Comment, { caption }: { caption: (at: Comment, ...values: (() => unknown)[]) => void }) =>
    caption(
      at,
      () => undefined,
      () => ({}),
    ),
}));

const view = { situation: { status: { to_move: 'first', outcome: null } }, surface: { kind: 'field' } } as BoardView;
const names = ['a', 'b', 'c', 'd'];
const steps = names.map((name) => ({ name, kind: 'look', title: name, text: '', line: { game: 'tea', turns: [name] } }));
/** The steps that the page has asked for, which the test answers. */
let asked: { name: string; answer: () => Promise<void>; fail: () => Promise<void> }[];
// Other tests share the page: this one looks only at what it has mounted.
let main: HTMLElement, shown: object;

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const rules = {
  ask: (_: string, { turns: [name] }: GameLine) =>
    new Promise((resolve, reject) => {
      asked.push({
        name: name!,
        answer: () => (resolve(view), settle()),
        fail: () => (reject(new Error(`no ${name}`)), settle()),
      });
    }),
} as unknown as Rules;

const heading = (): string => main.querySelector('h1')!.textContent;
const trouble = (): string | undefined => main.querySelector('[role=alert]')?.textContent;
const press = (key: string): void => void window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));

beforeEach(async () => {
  asked = [];
  main = document.body.appendChild(document.createElement('main'));
  vi.stubGlobal('scrollTo', () => undefined);
  history.replaceState(null, '', '/learn/tea/b');
  const props = {
    rules,
    info: { name: 'tea', title: 'Tea' } as GameInfo,
    look: {} as Preferences,
    steps: steps as unknown as CourseStep[],
    step: 1,
    view,
    art: {} as Drawings,
    artOf: () => Promise.resolve({} as Drawings),
  };
  shown = mount(Learn, { target: main, props });
  await settle();
});
afterEach(async () => {
  await unmount(shown);
  main.remove();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

test('two presses of a key go two steps on, and the address of the last one is added once', async () => {
  const before = history.length;
  press('ArrowRight');
  press('ArrowRight');
  expect(asked.map(({ name }) => name)).toEqual(['c', 'd']);
  await asked[1]!.answer();
  await asked[0]!.answer();
  expect([heading(), location.pathname, history.length - before]).toEqual([expect.stringContaining('d'), '/learn/tea/d', 1]);
});

test('a key and the one back leave the step as it is', async () => {
  const before = history.length;
  press('ArrowRight');
  press('ArrowLeft');
  expect(asked.map(({ name }) => name)).toEqual(['c']);
  await asked[0]!.answer();
  expect([heading(), location.pathname, history.length - before]).toEqual([expect.stringContaining('b'), '/learn/tea/b', 0]);
});

test('a step that arrives after the way back is not shown', async () => {
  press('ArrowRight');
  history.replaceState(null, '', '/learn/tea/a');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await asked[1]!.answer();
  await asked[0]!.answer();
  expect([heading(), location.pathname]).toEqual([expect.stringContaining('a'), '/learn/tea/a']);
});

test('a step is not left any more once the browser has come back to its address', async () => {
  history.replaceState(null, '', '/learn/tea/a');
  window.dispatchEvent(new PopStateEvent('popstate'));
  history.replaceState(null, '', '/learn/tea/b');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(asked.map(({ name }) => name)).toEqual(['a']);
  await asked[0]!.answer();
  expect(heading()).toContain('b');
});

test('only the error of the last step that was asked for is shown, and keys count from the shown step again', async () => {
  press('ArrowRight');
  press('ArrowRight');
  await asked[0]!.fail();
  expect(trouble()).toBeUndefined();
  await asked[1]!.fail();
  expect(trouble()).toBe('no d');
  press('ArrowRight');
  expect(asked.at(-1)!.name).toBe('c');
});
