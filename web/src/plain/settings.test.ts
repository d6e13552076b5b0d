// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Preferences } from '../wire';
import { chosen, cookie, show } from './settings';

const usual: Preferences = {
  lang: 'de',
  theme: 'auto',
  set: 'pictures',
  names: true,
  coordinates: 'auto',
  sounds: true,
  motion: 'auto',
  confirm: 'auto',
};

test('what is not ticked is off, and the language stays', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['theme', 'dark'],
    ['set', 'letters'],
    ['sounds', 'yes'],
    ['coordinates', 'off'],
    ['motion', 'none'],
    ['confirm', 'always'],
    ['lang', 'en'],
  ])
    form.set(name!, value!);
  expect(chosen(form, usual)).toEqual({
    lang: 'de',
    theme: 'dark',
    set: 'letters',
    names: false,
    coordinates: 'off',
    sounds: true,
    motion: 'none',
    confirm: 'always',
  });
});

test('the cookie is what the server reads', () => {
  const [pair, ...rest] = cookie(usual, true).split('; ');
  expect(JSON.parse(decodeURIComponent(pair!.slice('look='.length)))).toEqual(usual);
  expect(rest).toEqual(['path=/', 'max-age=31536000', 'samesite=lax', 'secure']);
});

test('the page follows at once, and back', () => {
  const root = document.documentElement;
  show({ ...usual, theme: 'dark', motion: 'none' });
  expect({ ...root.dataset }).toEqual({ theme: 'dark', motion: 'none' });
  show(usual);
  expect({ ...root.dataset }).toEqual({});
});
