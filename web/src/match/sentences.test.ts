import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GameInfo, MatchEvent, MatchState, SeatState } from '../wire';
import matches from '../live/testdata/matches.json';
import { speak } from '../words/words';
import { connectionText, ending, pauseText } from './sentences';

beforeAll(() => speak('en'));
afterEach(() => speak('en'));

const info = { players: ['First', 'Second'] } as unknown as GameInfo;
const recorded = (matches as unknown as { events: { event: MatchEvent; state: MatchState }[] }[]).find((m) =>
  m.events.some((e) => e.event.kind === 'paused'),
)!;
const at = recorded.events.findIndex((e) => e.event.kind === 'paused');
const { event, state } = recorded.events[at]!;

describe('a clock that waits for its player', () => {
  it('is shown with the time it waits at most', () => {
    expect(event).toMatchObject({ kind: 'paused', seat: 'first' });
    expect(pauseText(state, info, ['second'], state.uptime)).toBe('The clock waits for Ann (First) to come back, at most 20 s.');
    expect(pauseText(state, info, [], state.uptime + 12_500)).toBe('The clock waits for Ann (First) to come back, at most 8 s.');
    expect(pauseText(state, info, [], state.uptime + 60_000)).toBe('The clock waits for Ann (First) to come back, at most 0 s.');
  });
  it('is shown in German', async () => {
    await speak('de');
    expect(pauseText(state, info, [], state.uptime)).toBe('Die Uhr wartet noch höchstens 20 s, bis Ann (First) wieder da ist.');
  });
  it('is nothing to tell whoever is waited for', () => expect(pauseText(state, info, ['first'], state.uptime)).toBe(''));
  it('is not told of before and after', () => {
    expect(pauseText(recorded.events[at - 1]!.state, info, [], state.uptime)).toBe('');
    const resumed = recorded.events.find((e) => e.event.kind === 'resumed')!.state;
    expect(resumed.running).toBe(true);
    expect(pauseText(resumed, info, [], resumed.uptime)).toBe('');
  });
});

describe('a cancelled match', () => {
  const cancelled = (holder: SeatState['holder']): MatchState => ({
    ...state,
    status: 'over',
    outcome: { winner: 'draw', reason: 'aborted' },
    seats: [{ holder: 'person', name: 'Ann' }, { holder }],
  });
  const read = { ...info, reasons: { 'draw aborted': 'It was cancelled.' } } as GameInfo;
  it('was not begun in time only if it had begun', () => {
    expect(ending(cancelled('person'), read)).toContain('It was cancelled. At least one player had not played');
    expect(ending(cancelled('open'), read)).toBe('It was cancelled.');
  });
  it('is a challenge if a seat is reserved', () =>
    expect(ending(cancelled('reserved'), read)).toBe('The challenge was withdrawn or has expired.'));
});

describe('a lost connection', () => {
  const lost = { watching: 0, turn: '', sending: 0, late: false, serverMessage: '' };
  it('is the network only if the browser says so', () => {
    const link = { kind: 'waiting', until: 3000 } as const;
    expect(connectionText({ ...lost, link, online: true }, 0)).toEqual({
      text: 'The server does not answer. Next try in 3 s',
      lost: true,
    });
    expect(connectionText({ ...lost, link, online: false }, 0).text).toBe('Offline: no network connection');
  });
  it('that has ended says why in the words of the server', () => {
    const ended = { ...lost, link: { kind: 'ended' } as const, online: true };
    const what = 'The connection has ended. Reload the page to continue.';
    expect(connectionText(ended, 0)).toEqual({ text: what, lost: true });
    expect(connectionText({ ...ended, serverMessage: 'This page is too old.' }, 0).text).toBe(`This page is too old. · ${what}`);
  });
});
