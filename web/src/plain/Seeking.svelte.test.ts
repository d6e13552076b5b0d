// @vitest-environment jsdom
import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SeekUpdate } from '../wire';
import type { Listener } from './seek';
import Seeking from './Seeking.svelte';

// Without a browser, svelte is what runs at a server, which mounts nothing.
vi.mock('svelte', () => import('../../node_modules/svelte/src/index-client.js' as string));
/** The searches that have begun, and what the server answers to one that is given up. */
const server = vi.hoisted(() => ({
  searches: [] as { listener: Listener; signal: AbortSignal; end: (how: SeekUpdate) => void }[],
  waiting: (): Promise<boolean> => Promise.resolve(true),
}));
vi.mock('./seek', async (original) => ({
  ...(await original<object>()),
  search: (_: unknown, listener: Listener, signal: AbortSignal) =>
    new Promise((end) => {
      server.searches.push({ listener, signal, end });
      signal.addEventListener('abort', () => end(undefined));
    }),
  cancel: () => server.waiting(),
}));

const update = (status: string, more: Partial<SeekUpdate> = {}): SeekUpdate => ({
  id: 's',
  status,
  same: 0,
  game: 1,
  waited_ms: 0,
  ...more,
});
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));
let main: HTMLElement, page: object, went: string[];
const press = async (n: number): Promise<void> => {
  main.querySelectorAll('button')[n]!.click();
  await settle();
};

beforeEach(async () => {
  server.searches = [];
  went = [];
  main = document.body.appendChild(document.createElement('main'));
  const props = {
    request: { id: 's', game: 'tea', clock: '5+3' },
    about: 'Tea',
    onclose: () => went.push('close'),
    onopen: () => went.push('open'),
    go: (address: string) => went.push(address),
  };
  page = mount(Seeking, { target: main, props });
  await settle();
  server.searches[0]!.listener.update(update('waiting', { level: '3' }));
  await settle();
});
afterEach(async () => {
  await unmount(page);
  main.remove();
});

test('a search that is given up is left', async () => {
  server.waiting = () => Promise.resolve(true);
  await press(0);
  expect([went, server.searches[0]!.signal.aborted]).toEqual([['close'], true]);
});

test('a search that has just found a match goes to it, also if the person leaves', async () => {
  server.waiting = () => Promise.resolve(false);
  await press(1);
  server.searches[0]!.end(update('paired', { match: 'm1' }));
  await settle();
  expect(went).toEqual(['/match/m1']);
});

test('a search that has ended without a match is left', async () => {
  server.waiting = () => Promise.resolve(false);
  await press(0);
  server.searches[0]!.end(update('cancelled'));
  await settle();
  expect(went).toEqual(['close']);
});

test('a search that begins only after it was given up is given up again', async () => {
  const answers = [false, true];
  server.waiting = () => Promise.resolve(answers.shift()!);
  await press(0);
  expect(went).toEqual([]);
  server.searches[0]!.listener.update(update('waiting'));
  await settle();
  expect(went).toEqual(['close']);
});
