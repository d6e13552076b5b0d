// The connection of a page to its match, as docs/protocol.md has it: it comes back by
// itself, goes on after what was seen last, and sends again, with the same id, what has
// not been answered. The server carries out no id of a client twice.
import type { ChatLine, Do, MatchEvent, Message, Present, Refusal } from './protocol';

/** How the connection is. until is a moment of performance.now(). */
export type Link =
  | { kind: 'connecting' }
  | { kind: 'open' } // everything there was has been seen
  | { kind: 'waiting'; until: number }
  | { kind: 'ended'; text: string }; // asking again would not help

export type Welcome = Extract<Message, { type: 'welcome' }>;
export type Done = Extract<Message, { type: 'done' }>;

/** What a connection is told and what it tells. Events and lines come once and in order. */
export interface Ear {
  seen(): { after: number; lines: number };
  /** open are the commands without an answer, the oldest first. */
  open(): Do[];
  welcome(m: Welcome): void;
  event(e: MatchEvent): void;
  line(l: ChatLine): void;
  current(): void;
  present(p: Present): void;
  done(m: Done): void;
  refused(m: Refusal): void;
  /** said is what the server has to say about itself. */
  said(text: string): void;
  /** forget: the server knows less than was seen (a backup was restored); begin anew. */
  forget(): void;
  changed(link: Link): void;
}

/** Milliseconds. */
export const usual = {
  tick: 250,
  connect: 10_000,
  patience: 3000,
  mostPatience: 12_000,
  quiet: 10_000,
  pong: 10_000,
  check: 4000,
  pause: 500,
  longestPause: 15_000,
  asleep: 5000,
};

type Timer = ReturnType<typeof setInterval>;

export class Connection {
  #link: Link = { kind: 'connecting' };
  #socket: WebSocket | undefined;
  #timer: Timer | undefined;
  #since = 0; // when the connection was begun, or its last step
  #heard = 0;
  #asked = 0; // when the answer to a ping is due; 0: none is
  #pings = 0;
  #attempts = 0;
  #strikes = 0; // how often in a row an answer did not come
  #ticked = 0;
  #sent = new Map<string, { at: number; tries: number }>();
  #held = new Map<string, Done>(); // acknowledged, but the events have not come yet

  constructor(
    private readonly address: string,
    private readonly client: string,
    private readonly ear: Ear,
    private readonly pace = usual,
    private readonly connect: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {}

  get link(): Link {
    return this.#link;
  }

  start(): void {
    this.#ticked = Date.now();
    this.#timer ??= setInterval(() => this.#tick(), this.pace.tick);
    this.#open();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#drop();
  }

  /** retry connects at once if the connection is waiting to. */
  retry(): void {
    if (this.#link.kind === 'waiting') this.#open();
  }

  /** renew connects anew, e.g. as somebody who has a seat now. */
  renew(): void {
    if (this.#timer) this.#open();
  }

  /** check finds out soon whether the connection still lives. */
  check(): void {
    if (this.#link.kind === 'waiting') return this.#open();
    if (this.#link.kind === 'open') this.#ping(this.pace.check);
  }

  /** lost: the network is known to be gone. */
  lost(): void {
    if (this.#socket) this.#fail();
  }

  /** push sends what the outbox has and was not sent on this connection. */
  push(): void {
    if (this.#link.kind !== 'open') return;
    const now = performance.now();
    for (const command of this.ear.open()) {
      if (this.#sent.has(command.id)) continue;
      this.#sent.set(command.id, { at: now, tries: 1 });
      this.#send({ type: 'do', ...command });
    }
  }

  #become(link: Link): void {
    this.#link = link;
    this.ear.changed(link);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #open(): void {
    this.#drop();
    this.#since = this.#heard = performance.now();
    this.#asked = 0;
    this.#sent.clear();
    const socket = (this.#socket = this.connect(this.address));
    const mine = () => socket === this.#socket;
    socket.onopen = () => {
      if (!mine()) return;
      this.#since = performance.now();
      this.#send({ type: 'hello', protocol: 1, client: this.client, ...this.ear.seen() });
    };
    socket.onmessage = (m) => {
      if (mine()) this.#take(m.data as string);
    };
    socket.onclose = (m) => {
      if (mine()) this.#closed(m.code, m.reason);
    };
    this.#become({ kind: 'connecting' });
  }

  #closed(code: number, reason: string): void {
    if (code === 4006) this.ear.forget();
    if (code === 4002 || code === 1003 || code === 1009) {
      // it would be the same again
      this.#drop();
      return this.#become({ kind: 'ended', text: reason });
    }
    if (code === 1013 || code === 4000 || code === 4001 || code === 4004) this.#attempts = Math.max(this.#attempts, 4);
    this.#fail();
  }

  /** Who lost their connections together should not come back together. */
  #fail(): void {
    this.#drop();
    const pause = Math.min(this.pace.pause * 2 ** this.#attempts++, this.pace.longestPause);
    this.#become({ kind: 'waiting', until: performance.now() + pause * (0.5 + Math.random() / 2) });
  }

  #send(message: object): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #ping(within: number): void {
    const due = performance.now() + within;
    this.#asked = this.#asked ? Math.min(this.#asked, due) : due;
    this.#send({ type: 'ping', id: `p${++this.#pings}` });
  }

  #take(data: string): void {
    const m = JSON.parse(data) as Message;
    this.#heard = performance.now();
    switch (m.type) {
      case 'welcome':
        this.#since = this.#heard;
        return this.ear.welcome(m);
      case 'event':
        if (this.#follows(m.event.seq, this.ear.seen().after)) this.ear.event(m.event);
        return this.#settle();
      case 'line':
        if (this.#follows(m.line.n, this.ear.seen().lines)) this.ear.line(m.line);
        return this.#settle();
      case 'current':
        if (!this.#complete(m)) return;
        this.#attempts = 0;
        this.#become({ kind: 'open' });
        this.ear.current();
        return this.push();
      case 'pong':
        this.#asked = 0;
        this.#complete(m);
        return;
      case 'present':
        return this.ear.present(m);
      case 'done':
        this.#strikes = 0;
        this.#held.set(m.id, m);
        return this.#settle();
      case 'refused':
        this.#strikes = 0;
        this.#sent.delete(m.id);
        return this.ear.refused(m);
      case 'failed':
        this.ear.said(m.text);
        // It counts as sent so long ago that it is sent again when it is time.
        if (m.id) this.#sent.set(m.id, { at: this.#heard + m.retry_ms - this.#patience(), tries: 0 });
        return;
      case 'bye':
        this.ear.said(m.text);
    }
  }

  /** follows tells whether this is the next one. What came before is passed over; where one is missing, all is asked for anew. */
  #follows(n: number, last: number): boolean {
    if (n > last + 1) this.#fail();
    return n === last + 1;
  }

  #complete(m: { seq: number; line: number }): boolean {
    const { after, lines } = this.ear.seen();
    if (m.seq <= after && m.line <= lines) return true;
    this.#fail();
    return false;
  }

  /** settle hands on acknowledgements whose events have come. */
  #settle(): void {
    const { after, lines } = this.ear.seen();
    for (const [id, done] of this.#held) {
      if ((done.seq ?? 0) > after || (done.line ?? 0) > lines) continue;
      this.#held.delete(id);
      this.#sent.delete(id);
      this.ear.done(done);
    }
  }

  #patience(): number {
    return Math.min(this.pace.patience * 2 ** this.#strikes, this.pace.mostPatience);
  }

  #tick(): void {
    const now = performance.now();
    const slept = Date.now() - this.#ticked > this.pace.asleep;
    this.#ticked = Date.now();
    switch (this.#link.kind) {
      case 'waiting':
        if (now >= this.#link.until) this.#open();
        return;
      case 'connecting': {
        const shaken = this.#socket?.readyState === 1;
        if (now - Math.max(this.#since, shaken ? this.#heard : 0) > (shaken ? this.#patience() : this.pace.connect)) this.#fail();
        return;
      }
      case 'open':
        if (slept) this.#ping(this.pace.check);
        this.#watch(now);
    }
  }

  /** watch sends again what is not answered, and asks whether something was missed when nothing comes. */
  #watch(now: number): void {
    if (this.#asked && now > this.#asked) return this.#fail();
    for (const command of this.ear.open()) {
      const sent = this.#sent.get(command.id);
      if (!sent || now - sent.at <= this.#patience()) continue;
      if (sent.tries > 1 || this.#held.has(command.id)) {
        this.#strikes++;
        return this.#fail();
      }
      this.#sent.set(command.id, { at: now, tries: sent.tries + 1 });
      this.#send({ type: 'do', ...command });
    }
    if (!this.#asked && now - this.#heard > this.pace.quiet) this.#ping(this.pace.pong);
  }
}
