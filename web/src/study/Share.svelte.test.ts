// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { Rules } from '../rules/rules';
import { MemoryDatabase } from './database';
import type { EditedStudy } from './edited.svelte';
import Share from './Share.svelte';

// Outside of a browser the package has no mount.
vi.mock('svelte', () => vi.importActual('../../node_modules/svelte/src/index-client.js'));
const asked = vi.hoisted(() => [] as string[]);
vi.mock('./server', async (original) => ({
  ...(await original<object>()),
  createStudy: async (_: string, __: string, to: string) => void asked.push(`create ${to}`),
  setVisibility: async (_: string, to: string) => void asked.push(`set ${to}`),
}));

test('of two choices in a row the first gives a study to the server, and the second holds', async () => {
  const edited = $state({
    id: 's',
    outline: { title: 'S', chapters: [] },
    right: 'own',
    mayEdit: true,
    visibility: 'local',
    get local() {
      return this.visibility === 'local';
    },
    publish: async (to: string) => {
      await Promise.resolve();
      asked.push(`publish ${to}`);
      edited.visibility = to;
    },
  });
  const props = { edited: edited as unknown as EditedStudy, rules: {} as Rules, database: new MemoryDatabase() };
  const component = mount(Share, { target: document.body, props });
  flushSync();
  const select = document.querySelector('select')!;
  for (const where of ['private', 'public']) {
    select.value = where;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await vi.waitFor(() => expect(edited.visibility).toBe('public'));
  expect(asked).toEqual(['create private', 'publish private', 'set public']);
  await unmount(component);
});

test('a title that is being typed stays when operations arrive', async () => {
  const edited = $state({ id: 's', outline: { title: 'S', chapters: [] as object[] }, right: 'own', mayEdit: true, local: true });
  const props = { edited: edited as unknown as EditedStudy, rules: {} as Rules, database: new MemoryDatabase() };
  const component = mount(Share, { target: document.body, props });
  flushSync();
  const input = document.querySelector('input')!;
  input.value = 'Openings';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  edited.outline = { title: 'S', chapters: [{}] };
  flushSync();
  expect(input.value).toBe('Openings');
  edited.outline = { title: 'T', chapters: [] };
  flushSync();
  expect(input.value).toBe('T');
  await unmount(component);
});
