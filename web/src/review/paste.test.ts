// @vitest-environment jsdom
import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused, type Problem, type Rules } from '../rules/rules';
import type { MessageData } from '../wire';
import { t } from '../words/words';
import Paste from './Paste.svelte';

// Without a browser, svelte is what runs at a server, which mounts nothing.
vi.mock('svelte', () => import('../../node_modules/svelte/src/index-client.js' as string));

const at = (line: number, column: number): MessageData => ({
  id: 'record-at',
  args: { line, column, mistake: { id: 'record-date-form', args: { text: '"soon"' } } },
});
// Other tests share the page: this one looks only at what it has mounted.
let main: HTMLElement, shown: object;
beforeEach(() => (main = document.body.appendChild(document.createElement('main'))));
afterEach(async () => {
  await unmount(shown);
  main.remove();
});

/** marked is what is selected in the field after a text was refused. */
async function marked(text: string, problem: Pick<Problem, 'detail' | 'message'>): Promise<string> {
  const rules = { ask: () => Promise.reject(new Refused({ status: 422, code: 'invalid', ...problem })) } as unknown as Rules;
  shown = mount(Paste, { target: main, props: { rules, games: [], onpaste: () => {} } });
  const field = main.querySelector('textarea')!;
  field.value = text;
  field.dispatchEvent(new Event('input'));
  main.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  await vi.waitFor(() => expect(main.querySelector('[role=alert]')!.textContent).toBe(problem.detail));
  return field.value.slice(field.selectionStart, field.selectionEnd);
}

const text = 'Game: ki-shogi\nDate: soon\n\nGyoku*0,0 Cho*9,9 Cho*1,1\n';

test.each([
  ['in Spanish', 'Línea 2, columna 7: una fecha es un día.', at(2, 7), 'soon'],
  ['in English', 'Line 4, column 11: the place is not free.', at(4, 11), 'Cho*9,9'],
  [
    'beside others',
    'Línea 2, columna 7: una fecha es un día; falta el juego.',
    { id: 'analysis-clauses', args: { clauses: { list: [at(2, 7), { id: 'record-turn-empty' }] } } },
    'soon',
  ],
])('a mistake %s is marked in the text', async (_, detail, message, want) => {
  expect(await marked(text, { detail, message })).toBe(want);
});

test('a mistake without a place marks nothing, whatever its sentence says', async () => {
  expect(await marked(text, { detail: 'There is no turn on line 2.', message: { id: 'record-turn-empty' } })).toBe('');
});

test('a file that cannot be read is said, and can be chosen again', async () => {
  shown = mount(Paste, { target: main, props: { rules: {} as Rules, games: [], onpaste: () => {} } });
  const input = main.querySelector<HTMLInputElement>('input[type=file]')!;
  const cleared = vi.fn();
  Object.defineProperty(input, 'files', { value: [{ text: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }] });
  Object.defineProperty(input, 'value', { set: cleared });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(main.querySelector('[role=alert]')!.textContent).toBe(t('review-nofile')));
  expect(cleared).toHaveBeenCalledWith('');
});
