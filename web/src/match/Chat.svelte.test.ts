// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Chat from './Chat.svelte';

// Outside of a browser the package has no mount.
vi.mock('svelte', () => vi.importActual('../../node_modules/svelte/src/index-client.js'));

let chat: ReturnType<typeof Chat>;
afterEach(() => unmount(chat));
function show(onsend?: (text: string) => void): void {
  chat = mount(Chat, { target: document.body, props: { lines: [], onsend } });
  flushSync();
}
const field = () => document.querySelector('input')!;
function write(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}
const putBack = (line: string) => flushSync(() => chat.putBack(line));

test('a line that was refused is in the field again', () => {
  const sent: string[] = [];
  show((text) => sent.push(text));
  write('good game');
  flushSync(() => document.querySelector('form')!.requestSubmit());
  expect([sent, field().value]).toEqual([['good game'], '']);
  expect(putBack('good game')).toBe(true);
  expect(field().value).toBe('good game');
});

test('a line that was refused replaces nothing that was written since', () => {
  show(() => undefined);
  write('and thanks');
  expect(putBack('good game')).toBe(false);
  expect(field().value).toBe('and thanks');
});

test('a line cannot be put back where nobody can write', () => {
  show();
  expect(putBack('good game')).toBe(false);
});
