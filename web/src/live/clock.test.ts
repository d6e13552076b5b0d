import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../words/words';
import { beginning, digits, face, span } from './clock';
import { readControl, remaining, spent } from './control';

beforeAll(() => speak('en'));

it.each([
  ['5+3', { kind: 'fischer', main: 300_000, increment: 3000 }],
  ['1:05+2', { kind: 'fischer', main: 65_000, increment: 2000 }],
  ['10+5x30', { kind: 'byoyomi', main: 600_000, periods: 5, period: 30_000 }],
  ['3d', { kind: 'days', days: 3 }],
  ['none', { kind: 'none' }],
])('reads %s', (text, control) => expect(readControl(text)).toEqual(control));

it.each([
  [0, '0:00'],
  [999, '0:00'],
  [59_999, '0:59'],
  [299_000, '4:59'],
  [3_723_000, '1:02:03'],
  [-5, '0:00'],
])('writes %d as %s', (ms, text) => expect(digits(ms)).toBe(text));

it.each([
  [0, '0 seconds'],
  [61_000, '1 minute 1 second'],
  [3 * 86_400_000, '3 days'],
  [86_400_000 + 2 * 3_600_000 + 5000, '1 day 2 hours'],
])('says %d as %s', (ms, text) => expect(span(ms)).toBe(text));

it('says the same in German', async () => {
  await speak('de');
  expect(span(86_400_000 + 2 * 3_600_000)).toBe('1 Tag 2 Stunden');
  await speak('en');
});

describe('a clock with periods', () => {
  const c = readControl('1+3x10');
  const at = (used: number) => face(c, remaining(c, beginning(c), 0, used), 0);
  it.each([
    [0, { text: '1:00', periods: 0, low: false }],
    [55_000, { text: '0:05', periods: 0, low: false }],
    [60_000, { text: '0:10', periods: 3, low: false }],
    [65_000, { text: '0:05', periods: 3, low: true }],
    [70_001, { text: '0:09', periods: 2, low: true }],
    [90_001, { text: '0:00', periods: 0, low: true }],
  ])('shows after %d', (used, shown) => expect(at(used)).toEqual(shown));
  it('goes on from what it shows', () => {
    for (let one = 0; one <= 95_000; one += 2500) {
      for (let two = 0; one + two <= 90_000; two += 3500) {
        const shown = remaining(c, beginning(c), 0, one);
        expect(remaining(c, shown, 0, two)).toEqual(remaining(c, beginning(c), 0, one + two));
      }
      if (one <= 90_000) expect(spent(c, beginning(c), remaining(c, beginning(c), 0, one), 0)).toBe(one);
    }
  });
});
