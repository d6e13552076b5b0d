// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { merge, sweep } from './seatlist';
import { lines } from './seek';

const listOf = (...ids: string[]): HTMLElement => {
  const list = document.createElement('ul');
  for (const id of ids) {
    const row = document.createElement('li');
    row.dataset.match = id;
    row.append(document.createElement('button'));
    list.append(row);
  }
  return list;
};
const shown = (list: HTMLElement): string[] =>
  [...list.children].map((row) => (row as HTMLElement).dataset.match! + (row.classList.contains('taken') ? ' taken' : ''));

beforeEach(() => document.body.replaceChildren());

test('no row moves: new seats are added at the end, and seats that are taken stay', () => {
  const list = listOf('a', 'b', 'c');
  const first = list.firstChild;
  expect(merge(list, listOf('e', 'd', 'c', 'a'))).toEqual({ added: 2, taken: 1 });
  expect(shown(list)).toEqual(['a', 'b taken', 'c', 'd', 'e']);
  expect(list.firstChild).toBe(first);
  expect(list.children[1]!.querySelector('button')!.getAttribute('aria-disabled')).toBe('true');
  expect(merge(list, listOf('e', 'd', 'c', 'a'))).toEqual({ added: 0, taken: 0 });
});

test('a seat that is taken goes when the focus has left the list', () => {
  const list = listOf('a', 'b');
  document.body.append(list);
  list.querySelector('button')!.focus();
  merge(list, listOf('b'));
  sweep(list);
  expect(shown(list)).toEqual(['a taken', 'b']);
  (document.activeElement as HTMLElement).blur();
  sweep(list);
  expect(shown(list)).toEqual(['b']);
});

test('lines are read whole, however they are cut', async () => {
  const bytes = new TextEncoder().encode('{"name":"Zoë"}\n\n{"b":2}\n');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const got: string[] = [];
  for await (const line of lines(body)) got.push(line);
  expect(got).toEqual(['{"name":"Zoë"}', '{"b":2}']);
});
