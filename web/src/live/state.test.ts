// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { Connection, Ear, Welcome } from './connection';
import { Outbox } from './outbox';
import type { MatchEvent, MatchState } from './protocol';
import { Live, type News } from './state.svelte';

const state: MatchState = {
  match: 'm1',
  seq: 4,
  terms: { game: 'tea', rules: 1, options: {}, clock: 'none', public: false },
  seats: [
    { holder: 'person', person: 'p1', name: 'Ann' },
    { holder: 'person', person: 'p2', name: 'Bob' },
  ],
  status: 'over',
  turns: ['x'],
  to_move: 'none',
  times: { left_ms: [0, 0] },
  running: false,
  uptime: 0,
  offers: [],
  outcome: { winner: 'first', reason: 'resign' },
};
const present = { here: [true, true] as [boolean, boolean], gone_ms: [0, 0] as [number, number], watching: 0 };
const rematched = { seq: 5, at: '', uptime: 0, kind: 'rematched', match: 'm2' } as MatchEvent;

let ear: Ear, told: News[];
beforeEach(() => {
  localStorage.clear();
  told = [];
  const live = new Live(
    { state, you: ['first'], present, chat: [], me: 'p1' },
    new Outbox('m1', 'c1'),
    (_, e) => {
      ear = e;
      return { push() {} } as unknown as Connection;
    },
    () => Promise.resolve(state),
  );
  live.onnews = (news) => told.push(news);
});
const welcome = () => ear.welcome({ state, you: ['first'], present } as unknown as Welcome);

it('tells what happens', () => {
  welcome();
  ear.current();
  ear.event(rematched);
  expect(told).toEqual([{ kind: 'happened', event: rematched, late: false }]);
});

it('tells, when the connection is back, what happened without it', () => {
  welcome();
  ear.current();
  welcome();
  ear.event(rematched);
  expect(told).toEqual([{ kind: 'happened', event: rematched, late: true }]);
});

it('does not tell again what is heard anew', () => {
  welcome();
  ear.current();
  ear.forget();
  welcome();
  ear.event({ seq: 1, at: '', uptime: 0, kind: 'created', terms: state.terms, seats: state.seats } as MatchEvent);
  ear.event({ seq: 2, at: '', uptime: 0, kind: 'rematched', match: 'm2' } as MatchEvent);
  expect(told).toEqual([]);
  ear.current();
  ear.event({ seq: 3, at: '', uptime: 0, kind: 'rematched', match: 'm2' } as MatchEvent);
  expect(told.length).toBe(1);
});
