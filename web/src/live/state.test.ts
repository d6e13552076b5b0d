// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { Connection, ConnectionHandlers, Welcome } from './connection';
import { Outbox } from './outbox';
import type { MatchEvent, MatchState } from '../wire';
import { Live, type News } from './state.svelte';

const state: MatchState = {
  match: 'm1',
  seq: 4,
  terms: { game: 'tea', rules: 1, options: {}, clock: 'none', public: false },
  seats: [
    { holder: 'person', person: 'p1', name: 'Ann' },
    { holder: 'person', person: 'p2', name: 'Bob' },
  ],
  clock_kind: 'none',
  claim_after_ms: 0,
  countdown_ms: [[], []],
  actions: [[], []],
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
const rematchedAt = (seq: number) => ({ seq, at: '', uptime: 0, kind: 'rematched', match: 'm2' }) as MatchEvent;
const rematched = rematchedAt(5);

let live: Live, outbox: Outbox, handlers: ConnectionHandlers, reported: News[];
beforeEach(() => {
  localStorage.clear();
  reported = [];
  outbox = new Outbox('m1', 'c1');
  live = new Live({ state, you: ['first'], present, chat: [], me: 'p1' }, outbox, (_, e) => {
    handlers = e;
    return { push() {} } as unknown as Connection;
  });
  live.onnews = (news) => reported.push(news);
});
const welcome = (now = state) => handlers.welcome({ state: now, you: ['first'], present } as unknown as Welcome);
const played = (seq: number, turn: string) => ({ seq, at: '', uptime: 0, kind: 'played', seat: 'first', turn }) as MatchEvent;

it('tells what happens', () => {
  welcome();
  handlers.current();
  handlers.event(rematched);
  expect(reported).toEqual([{ kind: 'happened', event: rematched, late: false }]);
});

it('tells, when the connection is back, what happened without it', () => {
  welcome();
  handlers.current();
  welcome();
  handlers.event(rematched);
  expect(reported).toEqual([{ kind: 'happened', event: rematched, late: true }]);
});

it('does not tell again what is heard anew', () => {
  welcome();
  handlers.current();
  handlers.forget();
  welcome();
  handlers.event({ seq: 1, at: '', uptime: 0, kind: 'created', terms: state.terms, seats: state.seats } as MatchEvent);
  handlers.event({ seq: 2, at: '', uptime: 0, kind: 'rematched', match: 'm2' } as MatchEvent);
  expect(reported).toEqual([]);
  handlers.current();
  handlers.event({ seq: 3, at: '', uptime: 0, kind: 'rematched', match: 'm2' } as MatchEvent);
  expect(reported.length).toBe(1);
});

it('shows what the server says that an event has made of the match', () => {
  welcome();
  handlers.current();
  handlers.event(played(5, 'y'), { ...state, seq: 5, to_move: 'second' });
  expect(live.state).toMatchObject({ seq: 5, turns: ['x', 'y'], to_move: 'second' });
  handlers.event(rematchedAt(6), { ...state, seq: 6, rematch: 'm2' });
  expect(live.state).toMatchObject({ seq: 6, turns: ['x', 'y'], rematch: 'm2' });
});

it('shows a match that went on meanwhile once all its events are there', () => {
  welcome({ ...state, seq: 6, turns: ['x', 'y', 'z'] });
  handlers.event(played(5, 'y'));
  expect(live.state.turns).toEqual(['x']);
  expect(handlers.seen().after).toBe(5);
  handlers.event(played(6, 'z'));
  expect(live.state.turns).toEqual(['x', 'y', 'z']);
});

it('shows a match whose events after the welcome come from the store', () => {
  welcome();
  handlers.event(played(5, 'y'));
  handlers.event(played(6, 'z'), { ...state, seq: 6 });
  expect(live.state).toMatchObject({ seq: 6, turns: ['x', 'y', 'z'] });
});

it('has the turn of this tab under way until the match is shown with it', () => {
  welcome();
  handlers.current();
  live.do({ kind: 'play', turn: 'y' });
  expect(live.turn).toBe('y');
  welcome({ ...state, seq: 6, turns: ['x', 'y', 'z'] });
  handlers.event(played(5, 'y'));
  expect(live.turn).toBe('y');
  handlers.event(played(6, 'z'));
  expect(live.turn).toBe('');
});

it('shows what is left of a match of which a backup was restored', () => {
  welcome();
  handlers.current();
  handlers.forget();
  expect(handlers.seen().after).toBe(0);
  welcome({ ...state, seq: 1, turns: [] });
  expect(live.state.seq).toBe(4);
  handlers.event(rematchedAt(1));
  expect(live.state).toMatchObject({ seq: 1, turns: [] });
});
