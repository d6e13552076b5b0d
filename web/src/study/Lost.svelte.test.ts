// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { StoredOperation } from '../wire';
import { EditedStudy, type Parts } from './edited.svelte';
import Lost from './Lost.svelte';

// Outside of a browser the package has no mount.
vi.mock('svelte', () => vi.importActual('../../node_modules/svelte/src/index-client.js'));

test('the words of a change that was not made can be copied, also the record of a chapter', async () => {
  const edited = new EditedStudy('s', {} as Parts);
  const lost = (number: number, operation: StoredOperation) => ({ client: 'ann', number, operation, why: 'It is full.' });
  edited.lost = [
    lost(1, { kind: 'comment', chapter: 'a', text: 'The knight' }),
    lost(2, { kind: 'chapter-add', chapter: 'b', title: 'Opening', record: '1. Cho*1,0' }),
  ];
  const component = mount(Lost, { target: document.body, props: { edited } });
  flushSync();
  expect([...document.querySelectorAll('blockquote')].map(({ textContent }) => textContent)).toEqual(['The knight', 'Opening']);
  expect(document.querySelector('textarea')!.value).toBe('1. Cho*1,0');
  await unmount(component);
});
