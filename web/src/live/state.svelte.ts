// A match as this tab sees it: what the server has said, what this tab has asked for and
// is not answered yet, and how the connection is.
import type { Player } from '../game/types';
import { apply, begin, isPlayer, side, timesAt, type Course } from './course';
import { Connection, type Ear, type Link } from './connection';
import { name, type Outbox } from './outbox';
import type { ChatLine, Command, Do, MatchEvent, MatchState, Present, Refusal, Times } from './protocol';

/** What a page starts from; in a boot it is what the server has put there. */
export interface Start {
  state: MatchState;
  you: Player[];
  present: Present;
  chat: ChatLine[];
  me: string; // the id of the person; empty for nobody
}

/** What became of something this tab asked for, or what happened without its doing; late: while there was no connection. */
export type News =
  | { kind: 'happened'; event: MatchEvent; late: boolean }
  | { kind: 'talked'; line: ChatLine }
  | { kind: 'refused'; command: Command; refusal: Refusal }
  | { kind: 'stale'; turn: string };

export class Live {
  #course = $state.raw<Course | undefined>();
  #before: MatchState; // shown until there is one again
  you = $state.raw<Player[]>([]);
  present = $state.raw<Present>({ here: [false, false], gone_ms: [0, 0], watching: 0 });
  presentAt = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  link = $state.raw<Link>({ kind: 'connecting' });
  /** open are the commands without an answer. */
  open = $state.raw<readonly Do[]>([]);
  /** said is what the server has to say about itself: why something could not be kept, that it restarts. */
  said = $state('');
  /** stale is a turn that was not played since the position had changed. */
  stale = $state('');
  onnews: (news: News) => void = () => {};

  #lines: number;
  #me: string;
  #ahead: number; // the server's uptime minus performance.now(), at least
  #caughtUp = false;
  #anew = false; // what comes now was told before
  #welcomed: MatchState | undefined;
  #connection: Connection;

  constructor(
    start: Start,
    private readonly outbox: Outbox,
    connect: (client: string, ear: Ear) => Connection,
    private readonly ask: () => Promise<MatchState>,
  ) {
    this.#course = begin(start.state);
    this.#before = start.state;
    this.#ahead = start.state.uptime - performance.now();
    this.#me = start.me;
    this.you = start.you;
    this.chat = start.chat;
    this.#lines = start.chat.at(-1)?.n ?? 0;
    this.#attend(start.present);
    this.open = outbox.open;
    this.#connection = connect(outbox.client, this.#ear());
  }

  get connection(): Connection {
    return this.#connection;
  }
  get state(): MatchState {
    return this.#course?.state ?? this.#before;
  }

  /** turn is what this tab has played and the server has not told of yet. */
  get turn(): string {
    const { seq } = this.state;
    return (
      this.open
        .flatMap((c) => (c.command.kind === 'play' && !this.#arrived.has(c.id) && c.expect <= seq ? [c.command.turn] : []))
        .at(-1) ?? ''
    );
  }

  #arrived = new Set<string>(); // plays whose event has come before their answer

  /** uptime is the server's, as far as it is known here. */
  uptime(now = performance.now()): number {
    return this.#ahead + now;
  }

  /** times are what the clocks show now. */
  times(now = performance.now()): Times {
    return timesAt(this.state, this.uptime(now));
  }

  /** gone is for how many milliseconds a player has been away; 0: they are here, or were never awaited. */
  gone(seat: Player, now = performance.now()): number {
    const { here, gone_ms } = this.present;
    if (here[side(seat)] || gone_ms[side(seat)] === 0) return 0;
    return gone_ms[side(seat)] + now - this.presentAt;
  }

  /** do gives a command: it is kept at once, and sent as soon as there is a connection. */
  do(command: Command, as?: Player, expect = this.state.seq): void {
    if (command.kind === 'play') this.stale = '';
    this.said = '';
    this.outbox.add({ id: name(), expect, ...(as ? { as } : {}), command });
    this.open = this.outbox.open;
    this.#connection.push();
  }

  /** sat: this browser is somebody else now, who may have a seat. */
  sat(me: string): void {
    this.#me = me;
    this.#connection.renew();
  }

  /** refused tells of a command that was given in this match and not carried out. */
  refused(command: Command, refusal: Refusal): void {
    if (refusal.code === 'stale' && command.kind === 'play') {
      this.stale = command.turn;
      this.onnews({ kind: 'stale', turn: command.turn });
    } else this.onnews({ kind: 'refused', command, refusal });
  }

  #ear(): Ear {
    return {
      seen: () => ({ after: this.#course?.state.seq ?? 0, lines: this.#lines }),
      open: () => this.open.map(({ id, expect, as, command }) => ({ id, expect, ...(as ? { as } : {}), command })),
      welcome: (m) => {
        this.#ahead = m.state.uptime - performance.now();
        this.#caughtUp = false;
        this.#welcomed = m.state;
        this.you = m.you;
        this.#attend(m.present);
      },
      event: (e) => this.#happened(e),
      line: (l) => {
        this.#lines = l.n;
        this.chat = [...this.chat, l];
        this.onnews({ kind: 'talked', line: l });
      },
      current: () => {
        this.#caughtUp = true;
        this.#anew = false;
        this.said = '';
        this.#adopt(this.#welcomed);
      },
      present: (p) => this.#attend(p),
      done: (m) => void this.#answered(m.id),
      refused: (m) => {
        const command = this.#answered(m.id);
        if (command) this.refused(command.command, m);
      },
      said: (text) => {
        this.said = text;
      },
      forget: () => {
        this.#before = this.state;
        this.#course = undefined;
        this.#anew = true;
        this.#lines = 0;
        this.chat = [];
      },
      changed: (link) => {
        this.link = link;
      },
    };
  }

  #answered(id: string): Do | undefined {
    const command = this.outbox.answered(id);
    this.#arrived.delete(id);
    this.open = this.outbox.open;
    return command;
  }

  #attend(present: Present): void {
    this.presentAt = performance.now();
    this.present = { here: present.here, gone_ms: present.gone_ms, watching: present.watching };
  }

  #happened(e: MatchEvent): void {
    const match = this.state.match;
    this.#course = apply(this.#course, e, match);
    // What has just happened tells how late it is at the server; what is told again does not.
    if (this.#caughtUp) this.#ahead = Math.max(this.#ahead, e.uptime - performance.now());
    if (e.kind === 'seated' && this.#me) {
      const you = this.you.filter((seat) => seat !== e.seat);
      this.you = e.person === this.#me ? [...you, e.seat].sort() : you;
    }
    if (e.kind === 'played') {
      const mine = this.open.find((c) => c.command.kind === 'play' && c.expect < e.seq && !this.#arrived.has(c.id));
      if (mine && isPlayer(e.seat) && this.you.includes(e.seat)) this.#arrived.add(mine.id);
    }
    if (e.kind === 'played' || e.kind === 'taken-back') this.stale = '';
    if (this.#course.doubtful && this.#caughtUp)
      void this.ask().then(
        (state) => this.#adopt(state),
        () => {},
      );
    if (this.#caughtUp || !this.#anew) this.onnews({ kind: 'happened', event: e, late: !this.#caughtUp });
  }

  /** adopt takes what the server says of this very moment of the match. */
  #adopt(state: MatchState | undefined): void {
    const course = this.#course;
    if (!state || !course || state.seq !== course.state.seq) return;
    this.#course = { state, by: course.by, doubtful: false };
  }
}
