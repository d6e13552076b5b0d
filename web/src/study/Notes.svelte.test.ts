// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Operation } from '../wire';
import { t } from '../words/words';
import { tidied } from './comments';
import type { StudyNode } from './chaptertree';
import type { EditedStudy } from './edited.svelte';
import { colorLabels } from './labels';
import Notes from './Notes.svelte';

// Outside of a browser the package has no mount.
vi.mock('svelte', () => vi.importActual('../../node_modules/svelte/src/index-client.js'));

/** made are the operations, each with how it ends. */
let made: { operation: Operation; end: (well: boolean) => void }[];
const edited = $state({
  mayEdit: true,
  do: (operation: Operation) => new Promise<boolean>((resolve) => made.push({ operation, end: resolve })),
});
const props = $state({
  edited: edited as unknown as EditedStudy,
  chapter: 'a',
  path: ['one'],
  node: { turn: 'one', comment: '', next: [] } as StudyNode,
  color: 'green',
});
let component: object;
const area = (): HTMLTextAreaElement => document.querySelector('textarea')!;
function type(text: string): void {
  area().value = text;
  area().dispatchEvent(new Event('input', { bubbles: true }));
}
const pause = (): void => void vi.advanceTimersByTime(1500);
/** store has the chapter have a comment. */
function store(comment: string): void {
  props.node = { ...props.node, comment };
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  made = [];
  edited.mayEdit = true;
  props.node = { turn: 'one', comment: '', next: [] };
  component = mount(Notes, { target: document.body, props });
  flushSync();
  area().focus();
});
afterEach(async () => {
  await unmount(component);
  vi.useRealTimers();
});

test('a comment is tidied as records have it', () => {
  expect(tidied(' The  knight\tis\nhere. \n \n\nIt  stays.\n')).toBe('The knight is here.\n\nIt stays.');
  expect(tidied(' \n\n ')).toBe('');
});

test('a pause in a sentence takes no space away', () => {
  type('The knight ');
  pause();
  store('The knight');
  expect(area().value).toBe('The knight ');
  type('The knight is');
  pause();
  expect(made.map(({ operation: { was, text } }) => [was, text])).toEqual([
    ['', 'The knight '],
    ['The knight', 'The knight is'],
  ]);
});

test('the text is tidied when the person leaves it', () => {
  type('The knight ');
  pause();
  store('The knight');
  area().blur();
  flushSync();
  expect(area().value).toBe('The knight');
});

test('what another writes is shown, also where the person is', () => {
  type('The knight ');
  pause();
  store('The knight\n\nThe horse');
  expect(area().value).toBe('The knight\n\nThe horse');
});

test('what is typed after a pause changes what was sent, also before it is shown', () => {
  type('The hor');
  pause();
  type('The horse');
  store('The hor');
  pause();
  expect(made[1]?.operation).toMatchObject({ was: 'The hor', text: 'The horse' });
});

test('what was not taken is sent again with what is typed next', async () => {
  type('The hor');
  pause();
  made[0]!.end(false);
  await vi.advanceTimersByTimeAsync(0);
  type('The horse');
  pause();
  expect(made[1]?.operation).toMatchObject({ was: '', text: 'The horse' });
});

test('anyone who may only read has the arrows and marks as a list too', () => {
  edited.mayEdit = false;
  props.node = {
    ...props.node,
    shapes: [
      { color: 'red', from: '0,0' },
      { color: 'blue', from: '0,0', to: '1,2' },
    ],
  };
  flushSync();
  const lines = [...document.querySelectorAll('li')].map(({ textContent }) => textContent.trim());
  expect(lines).toEqual([`${t(colorLabels.red!)}: 0,0`, `${t(colorLabels.blue!)}: 0,0 → 1,2`]);
  expect(document.querySelector('button')).toBeNull();
});
