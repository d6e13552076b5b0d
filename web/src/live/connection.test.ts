// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection, usual, type ConnectionHandlers, type Link } from './connection';
import type { Do, MatchEvent, Message } from '../wire';

/** Wire is a WebSocket whose other end is the test. */
class Wire {
  static all: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (m: { data: string }) => void;
  onclose?: (m: { code: number; reason: string }) => void;
  constructor() {
    Wire.all.push(this);
  }
  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  receive(m: Partial<Message>) {
    this.onmessage?.({ data: JSON.stringify(m) });
  }
  end(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code, reason: '' });
  }
  get dos() {
    return this.sent.filter((m) => m.type === 'do').map((m) => m.id);
  }
}

let seen = 0,
  open: Do[] = [],
  link: Link,
  done: string[] = [],
  received: number[] = [],
  connection: Connection;
const event = (seq: number): Partial<Message> => ({ type: 'event', event: { seq } as MatchEvent });
const handlers: ConnectionHandlers = {
  seen: () => ({ after: seen, lines: 0 }),
  open: () => open,
  welcome: () => {},
  line: () => {},
  current: () => {},
  present: () => {},
  serverText: () => {},
  event: (e) => {
    seen = e.seq;
    received.push(e.seq);
  },
  done: (m) => {
    done.push(m.id);
    open = open.filter((c) => c.id !== m.id);
  },
  refused: (m) => {
    open = open.filter((c) => c.id !== m.id);
  },
  forget: () => {
    seen = 0;
  },
  changed: (l) => {
    link = l;
  },
};
const last = () => Wire.all.at(-1)!;
const greet = (seq = seen) => {
  last().open();
  last().receive({ type: 'welcome' });
  last().receive({ type: 'current', seq, line: 0 });
};
const play: Do = { id: 'a', expect: 0, command: { kind: 'play', turn: 'x' } };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
  [seen, open, done, received, Wire.all] = [0, [], [], [], []];
  connection = new Connection('ws://x', 'me', handlers, usual, () => new Wire() as unknown as WebSocket);
  connection.start();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

it('says hello with what was seen, and hears each event once', () => {
  seen = 3;
  last().open();
  expect(last().sent[0]).toEqual({ type: 'hello', protocol: 1, client: 'me', after: 3, lines: 0 });
  for (const seq of [4, 5, 5, 4, 6]) last().receive(event(seq));
  expect(received).toEqual([4, 5, 6]);
});

it('connects anew where an event is missing, and goes on from there', () => {
  greet();
  last().receive(event(1));
  last().receive(event(3));
  expect(link.kind).toBe('waiting');
  vi.advanceTimersByTime(1000);
  last().open();
  expect(last().sent[0]).toMatchObject({ after: 1 });
});

it('sends what is not answered again as it was, first here and then on a new connection', () => {
  greet();
  open = [play];
  connection.push();
  connection.push();
  expect(last().dos).toEqual(['a']);
  vi.advanceTimersByTime(3500);
  expect(last().dos).toEqual(['a', 'a']);
  vi.advanceTimersByTime(3500);
  expect(Wire.all.length).toBe(2);
  greet();
  expect(last().sent.at(-1)).toEqual({ type: 'do', ...play });
});

it('takes an acknowledgement for done once its events have come', () => {
  greet();
  open = [play];
  connection.push();
  last().receive({ type: 'done', id: 'a', seq: 1 });
  expect(done).toEqual([]);
  last().receive(event(1));
  expect(done).toEqual(['a']);
});

it('waits longer each time, and less after it was there', () => {
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    last().end();
    if (link.kind === 'waiting') waits.push(link.until - performance.now());
    vi.advanceTimersByTime(16_000);
  }
  expect(waits[0]).toBeLessThanOrEqual(500);
  expect(waits[7]).toBeGreaterThan(7000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(15_000);
  greet();
  last().end();
  expect(link.kind === 'waiting' && link.until - performance.now()).toBeLessThanOrEqual(500);
});

it('asks when nothing comes, and gives a silent connection up', () => {
  greet();
  vi.advanceTimersByTime(10_500);
  expect(last().sent.at(-1)).toMatchObject({ type: 'ping' });
  last().receive({ type: 'pong', id: 'p1', seq: 0, line: 0 });
  vi.advanceTimersByTime(10_500);
  expect(Wire.all.length).toBe(1);
  vi.advanceTimersByTime(11_500);
  expect(Wire.all.length).toBe(2);
});

it('connects anew after the machine was suspended, when only the wall clock has gone on', () => {
  greet();
  vi.setSystemTime(Date.now() + 20_000);
  vi.advanceTimersByTime(250);
  expect(Wire.all.length).toBe(2);
  last().open();
  expect(last().sent[0]).toMatchObject({ type: 'hello' });
  vi.advanceTimersByTime(250);
  expect(Wire.all.length).toBe(2);
});

it('only asks after a long pause in which both clocks have gone on', () => {
  connection.close();
  connection = new Connection('ws://x', 'me', handlers, { ...usual, tick: 20_000 }, () => new Wire() as unknown as WebSocket);
  connection.start();
  greet();
  const connections = Wire.all.length;
  vi.advanceTimersByTime(20_000);
  expect(last().sent.slice(1)).toEqual([{ type: 'ping', id: 'p1' }]);
  expect(Wire.all.length).toBe(connections);
});

it('finds out by a pong that something was lost', () => {
  greet();
  connection.check();
  last().receive({ type: 'pong', id: 'p1', seq: 2, line: 0 });
  expect(link.kind).toBe('waiting');
});

it('begins anew where the server knows less, and ends where it would be no use', () => {
  seen = 9;
  last().open();
  last().end(4006);
  expect(seen).toBe(0);
  vi.advanceTimersByTime(1000);
  last().end(4002);
  expect(link.kind).toBe('ended');
  const connections = Wire.all.length;
  vi.advanceTimersByTime(60_000);
  expect(Wire.all.length).toBe(connections);
});
