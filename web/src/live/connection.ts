// The connection of a page to its match, as docs/protocol.md describes it: it reconnects by
// itself, resumes after the last event that was received, and sends commands without an answer
// again, with the same id. The server carries out no id of a client twice.
import type { ChatMessage, Do, MatchEvent, MatchUpdate, Message, Presence } from '../wire';

/** The state of the connection. until is a time of performance.now(). */
export type Link =
  | { kind: 'connecting' }
  | { kind: 'open' } // all events until now were received
  | { kind: 'waiting'; until: number }
  | { kind: 'ended' }; // another attempt would not help

export type Welcome = Extract<Message, { type: 'welcome' }>;
export type Done = Extract<Message, { type: 'done' }>;

export type Refusal = Omit<Extract<Message, { type: 'refused' }>, 'type' | 'message'>;

/** What a connection asks for and reports. Events and lines come once and in order. */
export interface ConnectionHandlers {
  seen(): { after: number; lines: number };
  /** open are the commands without an answer, the oldest first. */
  open(): Do[];
  welcome(m: Welcome): void;
  /** event comes with the state of the match after it, unless a later event or the welcome has it. */
  event(e: MatchEvent, state?: MatchUpdate): void;
  line(l: ChatMessage): void;
  current(): void;
  present(p: Presence): void;
  done(m: Done): void;
  refused(m: Refusal): void;
  /** serverText reports a sentence of the server about itself. */
  serverText(text: string): void;
  /** forget: the server has fewer events than this page (a backup was restored); start again. */
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
  suspended: 1000,
};

type Timer = ReturnType<typeof setInterval>;

export class Connection {
  #link: Link = { kind: 'connecting' };
  #socket: WebSocket | undefined;
  #timer: Timer | undefined;
  #since = 0; // when the connection, or its last step, began
  #receivedAt = 0;
  #pongDue = 0; // when the answer to a ping is due; 0: none is open
  #pings = 0;
  #attempts = 0;
  #unanswered = 0; // pings without an answer, in a row
  #ticked = 0;
  #ahead = 0; // how far Date.now() was ahead of performance.now() at the last tick
  #sent = new Map<string, { at: number; tries: number }>();
  #unconfirmed = new Map<string, Done>(); // acknowledged, but the events were not received yet

  constructor(
    private readonly address: string,
    private readonly client: string,
    private readonly handlers: ConnectionHandlers,
    private readonly pace = usual,
    private readonly connect: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {}

  get link(): Link {
    return this.#link;
  }

  start(): void {
    this.#ticked = Date.now();
    this.#ahead = Date.now() - performance.now();
    this.#timer ??= setInterval(() => this.#tick(), this.pace.tick);
    this.#open();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#drop();
  }

  /** retry connects at once if the connection waits before its next attempt. */
  retry(): void {
    if (this.#link.kind === 'waiting') this.#open();
  }

  /** renew connects again, e.g. because the person has a seat now. */
  renew(): void {
    if (this.#timer) this.#open();
  }

  /** check tests soon whether the connection is alive. */
  check(): void {
    if (this.#link.kind === 'waiting') return this.#open();
    if (this.#link.kind === 'open') this.#ping(this.pace.check);
  }

  /** lost: the network is known to be gone. */
  lost(): void {
    if (this.#socket) this.#fail();
  }

  /** push sends the commands of the outbox that were not sent on this connection. */
  push(): void {
    if (this.#link.kind !== 'open') return;
    const now = performance.now();
    for (const command of this.handlers.open()) {
      if (this.#sent.has(command.id)) continue;
      this.#sent.set(command.id, { at: now, tries: 1 });
      this.#send({ type: 'do', ...command });
    }
  }

  #setLink(link: Link): void {
    this.#link = link;
    this.handlers.changed(link);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #open(): void {
    this.#drop();
    this.#since = this.#receivedAt = performance.now();
    this.#pongDue = 0;
    this.#sent.clear();
    const socket = (this.#socket = this.connect(this.address));
    const mine = () => socket === this.#socket;
    socket.onopen = () => {
      if (!mine()) return;
      this.#since = performance.now();
      this.#send({ type: 'hello', protocol: 1, client: this.client, ...this.handlers.seen() });
    };
    socket.onmessage = (m) => {
      if (mine()) this.#receive(m.data as string);
    };
    socket.onclose = (m) => {
      if (mine()) this.#closed(m.code);
    };
    this.#setLink({ kind: 'connecting' });
  }

  #closed(code: number): void {
    if (code === 4006) this.handlers.forget();
    if (code === 4002 || code === 1003 || code === 1009) {
      // the answer would be the same again
      this.#drop();
      return this.#setLink({ kind: 'ended' });
    }
    if (code === 1013 || code === 4000 || code === 4001 || code === 4004) this.#attempts = Math.max(this.#attempts, 4);
    this.#fail();
  }

  /** Random delays, so that clients that lost their connections together do not all return together. */
  #fail(): void {
    this.#drop();
    const pause = Math.min(this.pace.pause * 2 ** this.#attempts++, this.pace.longestPause);
    this.#setLink({ kind: 'waiting', until: performance.now() + pause * (0.5 + Math.random() / 2) });
  }

  #send(message: object): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #ping(within: number): void {
    const due = performance.now() + within;
    this.#pongDue = this.#pongDue ? Math.min(this.#pongDue, due) : due;
    this.#send({ type: 'ping', id: `p${++this.#pings}` });
  }

  #receive(data: string): void {
    const m = JSON.parse(data) as Message;
    this.#receivedAt = performance.now();
    switch (m.type) {
      case 'welcome':
        this.#since = this.#receivedAt;
        return this.handlers.welcome(m);
      case 'event':
        if (this.#isNext(m.event.seq, this.handlers.seen().after)) this.handlers.event(m.event, m.state);
        return this.#acknowledge();
      case 'line':
        if (this.#isNext(m.line.n, this.handlers.seen().lines)) this.handlers.line(m.line);
        return this.#acknowledge();
      case 'current':
        if (!this.#checkComplete(m)) return;
        this.#attempts = 0;
        this.#setLink({ kind: 'open' });
        this.handlers.current();
        return this.push();
      case 'pong':
        this.#pongDue = 0;
        this.#checkComplete(m);
        return;
      case 'present':
        return this.handlers.present(m);
      case 'done':
        this.#unanswered = 0;
        this.#unconfirmed.set(m.id, m);
        return this.#acknowledge();
      case 'refused':
        this.#unanswered = 0;
        this.#sent.delete(m.id);
        return this.handlers.refused(m);
      case 'failed':
        this.handlers.serverText(m.text);
        // It counts as sent long ago, so that it is sent again when its time comes.
        if (m.id) this.#sent.set(m.id, { at: this.#receivedAt + m.retry_ms - this.#answerTimeout(), tries: 0 });
        return;
      case 'bye':
        this.handlers.serverText(m.text);
    }
  }

  /** isNext reports whether a number is the next one. It ignores earlier ones, and connects again if one is missing. */
  #isNext(n: number, last: number): boolean {
    if (n > last + 1) this.#fail();
    return n === last + 1;
  }

  #checkComplete(m: { seq: number; line: number }): boolean {
    const { after, lines } = this.handlers.seen();
    if (m.seq <= after && m.line <= lines) return true;
    this.#fail();
    return false;
  }

  /** acknowledge reports the acknowledgements whose events were received. */
  #acknowledge(): void {
    const { after, lines } = this.handlers.seen();
    for (const [id, done] of this.#unconfirmed) {
      if ((done.seq ?? 0) > after || (done.line ?? 0) > lines) continue;
      this.#unconfirmed.delete(id);
      this.#sent.delete(id);
      this.handlers.done(done);
    }
  }

  #answerTimeout(): number {
    return Math.min(this.pace.patience * 2 ** this.#unanswered, this.pace.mostPatience);
  }

  #tick(): void {
    const now = performance.now();
    const slept = Date.now() - this.#ticked > this.pace.asleep;
    this.#ticked = Date.now();
    const before = this.#ahead;
    this.#ahead = this.#ticked - now;
    // On most systems performance.now() stands still while the machine is suspended. What is known of the uptime of the server is
    // wrong then, and only a welcome sets it right. After a long pause alone, as in a background tab, it is still right.
    if (this.#link.kind !== 'ended' && this.#ahead - before > this.pace.suspended) return this.#open();
    switch (this.#link.kind) {
      case 'waiting':
        if (now >= this.#link.until) this.#open();
        return;
      case 'connecting': {
        const shaken = this.#socket?.readyState === 1;
        if (now - Math.max(this.#since, shaken ? this.#receivedAt : 0) > (shaken ? this.#answerTimeout() : this.pace.connect))
          this.#fail();
        return;
      }
      case 'open':
        if (slept) this.#ping(this.pace.check);
        this.#checkAnswers(now);
    }
  }

  /** checkAnswers sends commands without an answer again, and asks for missed events when nothing arrives. */
  #checkAnswers(now: number): void {
    if (this.#pongDue && now > this.#pongDue) return this.#fail();
    for (const command of this.handlers.open()) {
      const sent = this.#sent.get(command.id);
      if (!sent || now - sent.at <= this.#answerTimeout()) continue;
      if (sent.tries > 1 || this.#unconfirmed.has(command.id)) {
        this.#unanswered++;
        return this.#fail();
      }
      this.#sent.set(command.id, { at: now, tries: sent.tries + 1 });
      this.#send({ type: 'do', ...command });
    }
    if (!this.#pongDue && now - this.#receivedAt > this.pace.quiet) this.#ping(this.pace.pong);
  }
}
