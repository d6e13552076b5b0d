// The position that is set up: edits in their order, texts that cannot be read, undo.
import { expect, test } from 'vitest';
import type { Edit, EditedPosition } from '../wire';
import type { Rules } from '../rules/rules';
import { Editing } from './editing.svelte';
import { indexOf, keyOf } from './keys';

/** fakeRules answers with the position and the edits appended; "bad" cannot be read. */
const fakeRules = {
  here: true,
  ask: (_: string, { position = 'start', edits }: { position?: string; edits: Edit[] }) => {
    if (edits.some(({ place }) => place === 'nowhere')) return Promise.reject(new Error('no such place'));
    const answer: Partial<EditedPosition> = { position: [position, ...edits.map(({ place }) => place)].join(' '), faults: [] };
    if (position === 'bad') Object.assign(answer, { unread: true, faults: [{ text: 'It is bad.', message: { id: 'bad' } }] });
    return Promise.resolve(answer);
  },
} as unknown as Rules;

const begun = async (position: string): Promise<Editing> => {
  const editing = new Editing(fakeRules, { game: 'toy', options: {} });
  await editing.read(position);
  return editing;
};

test('edits are made one after the other, and undone', async () => {
  const editing = await begun('');
  void editing.edit({ do: 'take', place: 'a' });
  await editing.edit({ do: 'take', place: 'b' });
  expect(editing.typed).toBe('start a b');
  await editing.undo();
  await editing.undo();
  expect([editing.now?.position, editing.undoable, editing.possible]).toEqual(['start', false, true]);
});

test('a text that cannot be read is kept beside the last position', async () => {
  const editing = await begun('bad');
  expect([editing.typed, editing.now?.position, editing.faults.length, editing.possible]).toEqual(['bad', 'start', 1, false]);
  await editing.edit({ do: 'take', place: 'a' });
  expect([editing.typed, editing.possible]).toEqual(['start a', true]);
});

test('an edit that is refused changes nothing', async () => {
  const editing = await begun('');
  await editing.edit({ do: 'take', place: 'nowhere' });
  expect([editing.trouble, editing.now?.position]).toEqual(['no such place', 'start']);
});

test('a step that could not be undone can be undone later', async () => {
  let away = false;
  const rules = {
    ...fakeRules,
    ask: (...asked: Parameters<Rules['ask']>) => (away ? Promise.reject(new Error('no network')) : fakeRules.ask(...asked)),
  } as unknown as Rules;
  const editing = new Editing(rules, { game: 'toy', options: {} });
  await editing.read('');
  await editing.edit({ do: 'take', place: 'a' });
  away = true;
  await editing.undo();
  expect([editing.trouble, editing.now?.position, editing.undoable]).toEqual(['no network', 'start a', true]);
  away = false;
  await editing.undo();
  expect([editing.trouble, editing.now?.position, editing.undoable]).toEqual(['', 'start', false]);
});

test('each piece has a key, and Shift means the other player', () => {
  expect([keyOf(0), keyOf(25), keyOf(26), keyOf(99)]).toEqual(['a', 'z', '1', '']);
  expect([indexOf('c'), indexOf('C'), indexOf('Enter'), indexOf('0')]).toEqual([
    { index: 2, other: false },
    { index: 2, other: true },
    undefined,
    undefined,
  ]);
});
