// @vitest-environment jsdom
import { mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { Rules } from '../rules/rules';
import type { GameInfo, Preferences } from '../wire';
import Editor from './Editor.svelte';

// Without a browser, svelte is what runs at a server, which mounts nothing.
vi.mock('svelte', () => import('../../node_modules/svelte/src/index-client.js' as string));

test('the page has its own title again when the editor closes', async () => {
  document.title = 'Analysis board';
  const target = document.body.appendChild(document.createElement('main'));
  const props = {
    rules: { ask: () => new Promise(() => undefined) } as unknown as Rules,
    info: { name: 'tea', title: 'Tea' } as GameInfo,
    look: {} as Preferences,
    options: {},
    position: '',
    onanalyse: () => undefined,
  };
  const editor = mount(Editor, { target, props });
  await vi.waitFor(() => expect(document.title).toContain('Tea'));
  await unmount(editor);
  target.remove();
  expect(document.title).toBe('Analysis board');
});
