import { afterEach, expect, test } from 'vitest';
import { count, speak, t, type MessageID } from './words';

afterEach(() => speak('en'));

test('texts are in the chosen language', async () => {
  expect(t('plain-playOn')).toBe('Play on from here');
  const all = new Set(['Play on from here']);
  for (const lang of ['de', 'es']) {
    await speak(lang);
    all.add(t('plain-playOn'));
  }
  expect(all.size).toBe(3);
  await speak('en');
  expect(t('plain-playOn')).toBe('Play on from here');
});

test('values are put in once, and names without one stay', () => {
  expect(t('match-called', { name: '{ $role }', role: 'Guest' })).toBe('{ $role } (Guest)');
  expect(t('match-called', { name: 'Ann' })).toBe('Ann ({$role})');
});

test('numbers select the plural of the language and have no separators', async () => {
  expect([0, 1, 2].map((n) => count('match-turns', n))).toEqual(['0 turns', '1 turn', '2 turns']);
  expect(t('match-after', { ply: 1234, all: 5678 })).toContain('1234 of 5678');
  await speak('de');
  expect([0, 1, 2].map((n) => count('match-turns', n))).toEqual(['0 Züge', '1 Zug', '2 Züge']);
  await speak('es');
  expect([0, 1, 2].map((n) => count('match-turns', n))).toEqual(['0 jugadas', '1 jugada', '2 jugadas']);
});

test('a language that is not among the files comes as text, and lacks nothing', async () => {
  await speak('en-XA', 'board-flip = [Ƒļîƥ]\n');
  expect(t('board-flip')).toBe('[Ƒļîƥ]');
  expect(t('plain-playOn')).toBe('Play on from here');
  expect(t('none' as MessageID)).toBe('none');
  await speak('fr');
  expect(t('plain-playOn')).toBe('Play on from here');
});
