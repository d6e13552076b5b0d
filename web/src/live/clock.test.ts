import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../words/words';
import { digits, face, span } from './clock';

beforeAll(() => speak('en'));

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

/** first has the clock of First, who is to move, count down since the uptime 1000. */
const first = (clock_kind: 'fischer' | 'byoyomi' | 'days' | 'none', ...parts: number[]) => ({
  clock_kind,
  countdown_ms: [parts, [1000]] as [number[], number[]],
  running: true,
  to_move: 'first' as const,
  uptime: 1000,
});

it('shows no clock of a match that was called off before both were there', () => {
  const never = { ...first('fischer', 0), countdown_ms: [[0], [0]] as [number[], number[]], running: false };
  expect(face({ ...never, status: 'over' }, 0, 1000)).toBeNull();
  expect(face({ ...never, countdown_ms: [[0], [1000]], status: 'over' }, 0, 1000)?.text).toBe('0:00');
});

describe('a clock with periods', () => {
  it.each([
    [0, { text: '1:00', periods: 0, low: false }],
    [55_000, { text: '0:05', periods: 0, low: false }],
    [60_000, { text: '0:10', periods: 3, low: false }],
    [65_000, { text: '0:05', periods: 3, low: true }],
    [70_001, { text: '0:09', periods: 2, low: true }],
    [90_001, { text: '0:00', periods: 0, low: true }],
  ])('shows after %d', (used, shown) =>
    expect(face(first('byoyomi', 60_000, 10_000, 10_000, 10_000), 0, 1000 + used)).toEqual(shown),
  );
  it('goes on in a period', () =>
    expect(face(first('byoyomi', 0, 4000, 10_000), 0, 2000)).toEqual({ text: '0:03', periods: 2, low: true }));
  it('stands still for the other side', () =>
    expect(face(first('byoyomi', 60_000), 1, 61_000)).toEqual({ text: '0:01', periods: 0, low: true }));
  it('stands still while it is paused', () =>
    expect(face({ ...first('byoyomi', 60_000), running: false }, 0, 61_000)).toMatchObject({ text: '1:00' }));
});

it('shows the other clocks', () => {
  expect(face(first('none'), 0, 1000)).toBeNull();
  expect(face(first('fischer', 9000), 0, 1500)).toEqual({ text: '0:08', periods: 0, low: true });
  expect(face(first('days', 86_400_000), 0, 61_000)).toEqual({ text: '23 hours 59 minutes', periods: 0, low: false });
});
