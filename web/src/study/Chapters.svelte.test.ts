// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { t } from '../words/words';
import Chapters from './Chapters.svelte';
import { EditedStudy, type Parts } from './edited.svelte';

// Outside of a browser the package has no mount.
vi.mock('svelte', () => vi.importActual('../../node_modules/svelte/src/index-client.js'));

let edited: EditedStudy;
let component: object;
const title = (): HTMLInputElement => document.querySelector('input')!;
const button = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === text);
/** change makes another outline, in which the chapters have these titles, and shows one of them. */
function change(titles: string[], here = 'c0'): void {
  edited.outline = { title: 'S', chapters: titles.map((one, i) => ({ id: `c${i}`, title: one, game: 'tea', turns: i })) };
  edited.chapter = { id: here, content: {} } as typeof edited.chapter;
  flushSync();
}
function type(text: string): void {
  title().value = text;
  title().dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

beforeEach(() => {
  edited = new EditedStudy('s', {} as Parts);
  edited.right = 'own';
  change(['A', 'B', 'B']);
  const props = {
    edited,
    get here() {
      return edited.chapter?.id;
    },
  };
  component = mount(Chapters, { target: document.body, props });
  flushSync();
});
afterEach(() => unmount(component));

test('a title that is being typed stays when operations arrive', () => {
  type('Opening');
  button(t('studies-delete'))!.click();
  flushSync();
  change(['A', 'B', 'C']);
  expect(title().value).toBe('Opening');
  expect(button(t('studies-sure'))).toBeDefined();
});

test('a title is that of the shown chapter, as it is now', () => {
  change(['New', 'B', 'B']);
  expect(title().value).toBe('New');
  change(['New', 'B', 'B'], 'c1');
  type('Opening');
  button(t('studies-delete'))!.click();
  flushSync();
  change(['New', 'B', 'B'], 'c2');
  expect(title().value).toBe('B');
  expect(button(t('studies-sure'))).toBeUndefined();
});
