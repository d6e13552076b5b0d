import { describe, expect, it } from 'vitest';
import { apply, begin, timesAt, type Course } from './course';
import type { MatchEvent, MatchState } from './protocol';
import courses from './testdata/courses.json';

interface Recorded {
  match: string;
  events: { event: MatchEvent; state: MatchState; later: MatchState }[];
}
const all = courses as unknown as Recorded[];

/** shown is a state with its clocks as they are at a moment, so that it does not matter since when they are counted. */
const shown = (s: MatchState, uptime: number) => ({ ...s, times: timesAt(s, uptime), uptime });

describe('the course of a match agrees with the server', () => {
  for (const { match, events } of all) {
    it(`${match} from its beginning`, () => {
      let course: Course | undefined;
      for (const { event, state, later } of events) {
        course = apply(course, event, match);
        expect(course.doubtful).toBe(false);
        expect(shown(course.state, state.uptime), `after ${event.seq} ${event.kind}`).toEqual(state);
        expect(timesAt(course.state, later.uptime), `later than ${event.seq} ${event.kind}`).toEqual(later.times);
      }
    });

    it(`${match} from any state on`, () => {
      for (let from = 0; from < events.length; from++) {
        const { state: then, later } = events[from]!;
        const soon = (events[from + 1]?.event.uptime ?? Infinity) < later.uptime;
        let course = begin(soon ? then : later);
        for (const { event, state } of events.slice(from + 1)) {
          course = apply(course, event, match);
          if (course.doubtful) course = { ...begin(state), by: course.by }; // as a page asks the server
          expect(shown(course.state, state.uptime), `from ${from + 1}, after ${event.seq} ${event.kind}`).toEqual(state);
        }
      }
    });
  }
});

it('passes over kinds that it does not know', () => {
  const { events, match } = all[0]!;
  const course = apply(begin(events[0]!.state), { ...events[1]!.event, kind: 'cheered' } as unknown as MatchEvent, match);
  expect(course.state.seq).toBe(2);
});
