// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { t } from '../words/words';
import type { ConditionalTurn } from '../wire';
import Conditional from './Conditional.svelte';

// Outside of a browser the package has no mount.
vi.mock('svelte', () => vi.importActual('../../node_modules/svelte/src/index-client.js'));

interface Asked {
  method: string;
  body: unknown;
  answer: (seq: number, ...turns: ConditionalTurn[]) => Promise<void>;
  refuse: (code: string, detail: string) => Promise<void>;
  fail: () => Promise<void>;
}
let asked: Asked[]; // the requests, which the test answers
let component: object;
const props = $state({
  match: 'm1',
  seq: 3,
  connected: true,
  plan: undefined as string[] | undefined,
  labels: (turns: string[]) => Promise.resolve(turns),
  onplan: (to: string[] | undefined) => void (props.plan = to),
});

const answered = async (): Promise<void> => {
  await new Promise((done) => setTimeout(done));
  flushSync();
};
function show(plan?: string[]): void {
  Object.assign(props, { plan, seq: 3, connected: true });
  component = mount(Conditional, { target: document.body, props });
  flushSync();
}
function set(to: Partial<typeof props>): void {
  Object.assign(props, to);
  flushSync();
}
const button = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === text)!;
const shown = () => [...document.querySelectorAll('li span')].map((line) => line.textContent);
const trouble = () => document.querySelector('[role=alert]')?.textContent;
const methods = () => asked.map(({ method }) => method);
const versionOf = (turns: ConditionalTurn[]) => `v${turns.map(({ turn }) => turn).join('')}`;
const line = (turn: string, answer: string) => t('conditional-pair', { turn, answer });

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (_: string, { method = '', body }: { method?: string; body?: string }) => {
    return new Promise((resolve, reject) => {
      asked.push({
        method,
        body: body && JSON.parse(body),
        answer: (seq, ...turns) => (resolve(Response.json({ seq, after: 1, version: versionOf(turns), turns })), answered()),
        refuse: (code, detail) => (resolve(Response.json({ code, detail }, { status: 409 })), answered()),
        fail: () => (reject(new TypeError()), answered()),
      });
    });
  });
});
afterEach(async () => {
  await unmount(component);
  vi.unstubAllGlobals();
});

test('nothing is stored in place of lines that could not be read', async () => {
  show(['a', 'b']);
  await asked[0]!.fail();
  expect(trouble()).toBe(t('match-nonetwork'));
  button(t('conditional-keep')).click();
  await answered();
  expect(methods()).toEqual(['GET']);
});

test('a line cannot be added before the stored ones are known', async () => {
  show();
  expect(button(t('conditional-add')).disabled).toBe(true);
  await asked[0]!.answer(3);
  expect(button(t('conditional-add')).disabled).toBe(false);
});

test('the lines are read again once the connection is open again, and kept with a new one', async () => {
  show(['a', 'b']);
  await asked[0]!.fail();
  set({ connected: false });
  expect(methods()).toEqual(['GET']);
  set({ connected: true });
  await asked[1]!.answer(3, { turn: 'c', answer: 'd' });
  expect(trouble()).toBeUndefined();
  button(t('conditional-keep')).click();
  expect(asked[2]).toMatchObject({
    method: 'PUT',
    body: {
      expect: 3,
      replaces: 'vc',
      turns: [
        { turn: 'c', answer: 'd' },
        { turn: 'a', answer: 'b' },
      ],
    },
  });
});

test('an older answer does not replace a newer one', async () => {
  show();
  set({ seq: 5 });
  await asked[1]!.answer(5, { turn: 'c', answer: 'd' });
  await asked[0]!.answer(3, { turn: 'a', answer: 'b' });
  expect(shown()).toEqual([line('c', 'd')]);
});

test('lines that were read before a change do not replace it', async () => {
  show(['a', 'b']);
  await asked[0]!.answer(3);
  set({ connected: false });
  set({ connected: true });
  button(t('conditional-keep')).click();
  await asked[2]!.answer(3, { turn: 'a', answer: 'b' });
  await asked[1]!.answer(3);
  expect(shown()).toEqual([line('a', 'b')]);
});

test('a line is kept with those that were stored on another device meanwhile', async () => {
  show(['a', 'b']);
  await asked[0]!.answer(3);
  button(t('conditional-keep')).click();
  await asked[1]!.refuse('stale', 'Changed meanwhile.');
  await asked[2]!.answer(3, { turn: 'c', answer: 'd' });
  expect(trouble()).toBe('Changed meanwhile.');
  expect(shown()).toEqual([line('c', 'd')]);
  expect(props.plan).toEqual(['a', 'b']);
  button(t('conditional-keep')).click();
  expect(asked[3]!.body).toEqual({
    expect: 3,
    replaces: 'vc',
    turns: [
      { turn: 'c', answer: 'd' },
      { turn: 'a', answer: 'b' },
    ],
  });
});
