// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Live } from '../live/state.svelte';
import type { Action, GameInfo } from '../wire';
import { speak, t } from '../words/words';
import Actions from './Actions.svelte';

// Outside of a browser the package has no mount.
vi.mock('svelte', () => vi.importActual('../../node_modules/svelte/src/index-client.js'));

beforeAll(() => speak('en'));
let component: object;
afterEach(() => unmount(component));
const button = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === text);

test.each<[Action, string, string]>([
  ['resign', 'match-resign', 'match-resign-yes'],
  ['abort', 'match-abort', 'match-abort-yes'],
])('nobody is asked whether to %s once that is not possible, nor when it is again', (action, name, sure) => {
  const props = $state({
    live: { state: { match: 'm1', status: 'playing' }, you: ['first'], open: [] } as unknown as Live,
    info: {} as GameInfo,
    actions: [action],
    ply: 0,
    flip: () => {},
    command: () => {},
  });
  component = mount(Actions, { target: document.body, props });
  flushSync(() => button(t(name as 'match-resign'))!.click());
  expect(button(t(sure as 'match-resign'))).toBeDefined();
  flushSync(() => void Object.assign(props, { actions: [] }));
  expect(button(t(sure as 'match-resign'))).toBeUndefined();
  flushSync(() => void Object.assign(props, { actions: [action] }));
  expect(button(t(sure as 'match-resign'))).toBeUndefined();
});
