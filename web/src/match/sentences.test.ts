import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GameInfo } from '../boot';
import { apply, begin } from '../live/course';
import type { MatchEvent, MatchState } from '../live/protocol';
import courses from '../live/testdata/courses.json';
import { speak } from '../words/words';
import { pauseText } from './sentences';

beforeAll(() => speak('en'));
afterEach(() => speak('en'));

const info = { players: ['First', 'Second'] } as unknown as GameInfo;
const recorded = (courses as unknown as { match: string; events: { event: MatchEvent; state: MatchState }[] }[]).find((c) =>
  c.events.some((e) => e.event.kind === 'paused'),
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
  it('is not shown to the player it waits for', () => expect(pauseText(state, info, ['first'], state.uptime)).toBe(''));
  it('is not shown before and after', () => {
    expect(pauseText(recorded.events[at - 1]!.state, info, [], state.uptime)).toBe('');
    const resumed = recorded.events.findIndex((e) => e.event.kind === 'resumed');
    let course = begin(recorded.events[0]!.state);
    for (const { event } of recorded.events.slice(1, resumed + 1)) course = apply(course, event, recorded.match);
    expect(course.state.running).toBe(true);
    expect(pauseText(course.state, info, [], course.state.uptime)).toBe('');
  });
});
