import { afterEach, expect, test } from 'vitest';
import { count, speak, t } from './words';

afterEach(() => speak('en'));

test('words are said in the chosen language', async () => {
  expect(t('plain-playOn')).toBe('Play on from here');
  await speak('de');
  expect(t('plain-playOn')).not.toBe('Play on from here');
  await speak('en');
  expect(t('plain-playOn')).toBe('Play on from here');
});

test('values are put in once, and names without one stay', () => {
  expect(t('match-called', { name: '{role}', role: 'Guest' })).toBe('{role} (Guest)');
  expect(t('match-called', { name: 'Ann' })).toBe('Ann ({role})');
});

test('numbers choose the plural of the language', async () => {
  expect([0, 1, 2].map((n) => count('match-turns', n))).toEqual(['0 turns', '1 turn', '2 turns']);
  await speak('de');
  expect([0, 1, 2].map((n) => count('match-turns', n))).toEqual(['0 Züge', '1 Zug', '2 Züge']);
});
