import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeText, Players, ratingText } from './players.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a rating has a question mark while little is known', () => {
  expect(ratingText({ points: 1500, provisional: true })).toBe('1500?');
  expect(ratingText({ points: 1612, provisional: false })).toBe('1612');
  expect([changeText(12), changeText(-3), changeText(0)]).toEqual(['+12', '−3', '±0']);
});

test('the change of a rating is shown as soon as the match is counted', async () => {
  const answers = [
    { points: 1500, provisional: true },
    { points: 1662, provisional: true, change: 162 },
  ];
  const asked: string[] = [];
  const players = new Players('m1', [{}, {}], async (path) => {
    asked.push(path);
    return { seats: [{ rating: answers[asked.length - 1]! }, {}] };
  });
  players.follow('a b', false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([]); // the page has what is so far
  players.follow('a b', true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['/api/matches/m1/players', '/api/matches/m1/players']);
  expect(players.shown[0]!.rating!.change).toBe(162);
});

test('who takes a seat is asked for at once, and a server that does not answer changes nothing', async () => {
  let answers = 0;
  const players = new Players('m1', [{ profile: '/@/Ann' }, {}], async () => {
    if (answers++ > 0) throw new Error('the network');
    return { seats: [{ profile: '/@/Ann' }, { profile: '/@/Bob' }] };
  });
  players.follow('a', false);
  players.follow('a b', false);
  await vi.advanceTimersByTimeAsync(0);
  expect(players.shown[1]!.profile).toBe('/@/Bob');
  players.follow('a c', false);
  await vi.advanceTimersByTimeAsync(0);
  expect(players.shown[1]!.profile).toBe('/@/Bob');
  players.stop();
});
