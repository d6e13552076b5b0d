// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Live } from '../live/state.svelte';
import type { GameInfo } from '../wire';
import EmptySeat from './EmptySeat.svelte';

// Outside of a browser the package has no mount.
vi.mock('svelte', () => vi.importActual('../../node_modules/svelte/src/index-client.js'));

let component: object;
afterEach(async () => {
  await unmount(component);
  vi.unstubAllGlobals();
});

test.each<[string, () => Promise<Response>, string | undefined]>([
  ['that says who sat down', () => Promise.resolve(Response.json({ id: 'p1' })), 'p1'],
  ['that never comes', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
  ['that is none of the service', () => Promise.resolve(new Response('<html>')), undefined],
])('anyone who has taken a seat is seated, with an answer %s', async (_, answer, id) => {
  vi.stubGlobal('fetch', (path: string) => (path === '/api/me' ? answer() : Promise.resolve(Response.json({}))));
  const sat = vi.fn();
  const state = { match: 'm1', terms: {}, seats: [{ holder: 'person' }, { holder: 'open' }] };
  component = mount(EmptySeat, {
    target: document.body,
    props: {
      live: { state, you: [], sat } as unknown as Live,
      info: { players: ['First', 'Second'] } as unknown as GameInfo,
      seat: 'second',
      known: true,
      account: false,
    },
  });
  flushSync();
  document.querySelector('form')!.requestSubmit();
  await vi.waitFor(() => expect(sat.mock.calls).toEqual([[id]]));
  expect(document.querySelector('[role=alert]')).toBeNull();
});
