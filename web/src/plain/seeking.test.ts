// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { requestOf } from './seeking';

/** asked returns what a form with these fields asks for, without its id. */
function asked(fields: Record<string, string>) {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    [input.name, input.value] = [name, value];
    form.append(input);
  }
  const { id, ...rest } = requestOf(form);
  expect(id).not.toBe('');
  return rest;
}

test('a casual game is sought as guests seek one', () => {
  const casual = { game: 'ki-shogi', clock: '15+10' };
  expect(asked({ ...casual, rated: 'casual' })).toEqual(casual);
  expect(asked(casual)).toEqual(casual);
  expect(asked({ ...casual, rated: 'rated' })).toEqual({ ...casual, rated: true });
});
