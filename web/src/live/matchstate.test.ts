import { describe, expect, it } from 'vitest';
import type { MatchEvent, MatchState, MatchUpdate } from '../wire';
import { face } from './clock';
import { actionsOf, after } from './matchstate';
import recorded from './testdata/matches.json';

interface Recorded {
  match: string;
  events: { event: MatchEvent; state: MatchState; later: MatchState }[];
}

/** updateOf is what the server sends with an event. */
const updateOf = ({ match: _, terms: _t, clock_kind: _k, claim_after_ms: _c, turns: _u, ...update }: MatchState): MatchUpdate =>
  update;

for (const { match, events } of recorded as unknown as Recorded[]) {
  describe(match, () => {
    it('is after each event as the server has it', () => {
      let s = events[0]!.state;
      for (const { event, state } of events.slice(1)) {
        s = after(s, event, updateOf(state));
        expect(s, `after ${event.seq} ${event.kind}`).toEqual(state);
      }
    });
    it('has clocks that show later what the server says then', () => {
      for (const { event, state, later } of events)
        for (const at of [0, 1] as const)
          expect(face(state, at, later.uptime), `later than ${event.seq}`).toEqual(face(later, at, later.uptime));
    });
    it('has the turns also after events without a state', () => {
      let s = events[0]!.state;
      for (const { event } of events.slice(1)) s = after(s, event);
      const last = events.at(-1)!.state;
      expect([s.seq, s.turns]).toEqual([last.seq, last.turns]);
    });
  });
}

it('offers the actions of the seat to move to a person with both seats', () => {
  const s = { to_move: 'second', actions: [['resign'], ['takeback']] } as unknown as MatchState;
  expect(actionsOf(s, ['first', 'second'])).toEqual(['takeback']);
  expect(actionsOf(s, ['first'])).toEqual(['resign']);
  expect(actionsOf({ ...s, to_move: 'none' }, ['first', 'second'])).toEqual(['resign']);
  expect(actionsOf(s, [])).toEqual([]);
});
