import { expect, test } from 'vitest';
import type { GameInfo } from '../wire';
import { optionsText } from './options';

const info = {
  options: [
    { name: 'ki', title: 'Ki cubes', default: 'off', meaning: '', values: ['off', 'on'], texts: ['no', 'yes'] },
    { name: 'field', title: 'Field', default: 'open', meaning: '', values: ['open', '7x7'], texts: ['without end', '7x7'] },
  ],
} as unknown as GameInfo;

test.each([
  [undefined, []],
  [{ ki: 'off', field: 'open' }, []],
  [{ ki: 'on' }, ['Ki cubes: yes']],
  [{ ki: 'on', field: '9x5' }, ['Ki cubes: yes', 'Field: 9x5']],
])('%o is text in words', (chosen, text) => {
  expect(optionsText(info, chosen)).toEqual(text);
});
