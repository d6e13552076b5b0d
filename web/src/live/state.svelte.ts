// A match in this tab: the state from the server, the commands of this tab without an answer, and
// the state of the connection.
import type { ChatMessage, Command, Do, MatchEvent, MatchState, MatchUpdate, Player, Presence } from '../wire';
import { Connection, type ConnectionHandlers, type Link, type Refusal } from './connection';
import { after, isPlayer, side } from './matchstate';
import { newID, type Outbox } from './outbox';

/** The data that a page starts with. */
export interface Start {
  state: MatchState;
  you: Player[];
  present: Presence;
  chat: ChatMessage[];
  me: string; // the id of the person; empty without one
}

/** The result of a command of this tab, or an action of others; late: it happened without a connection. */
export type News =
  | { kind: 'happened'; event: MatchEvent; late: boolean }
  | { kind: 'talked'; line: ChatMessage }
  | { kind: 'refused'; command: Command; refusal: Refusal }
  | { kind: 'stale'; turn: string };

export class Live {
  state = $state.raw<MatchState>(undefined!);
  you = $state.raw<Player[]>([]);
  present = $state.raw<Presence>({ here: [false, false], gone_ms: [0, 0], watching: 0 });
  presentAt = $state(0);
  chat = $state.raw<ChatMessage[]>([]);
  link = $state.raw<Link>({ kind: 'connecting' });
  /** open are the commands without an answer. */
  open = $state.raw<readonly Do[]>([]);
  /** serverText is a sentence of the server about itself, e.g. that it restarts. */
  serverText = $state('');
  /** stale is a turn that was not played because the position had changed. */
  stale = $state('');
  onnews: (news: News) => void = () => {};

  #seq: number; // of the last event that was received
  #latest: MatchState; // the newest state: state, unless events before it have not been received yet
  #complete = true; // latest came from the server; false after an event without its state
  #lines: number;
  #me: string;
  #uptimeOffset: number; // the server's uptime minus performance.now(), at least
  #caughtUp = false;
  #repeated = false; // the next events were received before
  #connection: Connection;

  constructor(
    start: Start,
    private readonly outbox: Outbox,
    connect: (client: string, handlers: ConnectionHandlers) => Connection,
  ) {
    this.state = this.#latest = start.state;
    this.#seq = start.state.seq;
    this.#uptimeOffset = start.state.uptime - performance.now();
    this.#me = start.me;
    this.you = start.you;
    this.chat = start.chat;
    this.#lines = start.chat.at(-1)?.n ?? 0;
    this.#setPresence(start.present);
    this.open = outbox.open;
    this.#connection = connect(outbox.client, this.#handlers());
  }

  get connection(): Connection {
    return this.#connection;
  }

  /** turn is the turn that this tab has played and not received as an event yet. */
  get turn(): string {
    const { seq } = this.state;
    return (
      this.open
        .flatMap((c) =>
          c.command.kind === 'play' && c.expect <= seq && !(this.#arrived.get(c.id)! <= seq) ? [c.command.turn] : [],
        )
        .at(-1) ?? ''
    );
  }

  #arrived = new Map<string, number>(); // plays whose event came before the answer, with its seq

  /** uptime returns the server's uptime, as far as it is known here. */
  uptime(now = performance.now()): number {
    return this.#uptimeOffset + now;
  }

  /** gone returns for how many milliseconds a player has been away; 0: the player is here, or not expected. Nobody is once the match is over. */
  gone(seat: Player, now = performance.now()): number {
    const { here, gone_ms } = this.present;
    if (here[side(seat)] || gone_ms[side(seat)] === 0 || this.state.status === 'over') return 0;
    return gone_ms[side(seat)] + now - this.presentAt;
  }

  /** do stores a command at once and sends it as soon as there is a connection. */
  do(command: Command, as?: Player, expect = this.state.seq): void {
    if (command.kind === 'play') this.stale = '';
    this.serverText = '';
    this.outbox.add({ id: newID(), expect, as, command });
    this.open = this.outbox.open;
    this.#connection.push();
  }

  /** sat connects again: the person of this browser may have changed, and may have a seat. */
  sat(me: string | undefined): void {
    this.#me = me ?? this.#me;
    this.#connection.renew();
  }

  /** refused reports a command of this match that was not carried out. */
  refused(command: Command, refusal: Refusal): void {
    if (refusal.code === 'stale' && command.kind === 'play') {
      this.stale = command.turn;
      this.onnews({ kind: 'stale', turn: command.turn });
    } else this.onnews({ kind: 'refused', command, refusal });
  }

  #handlers(): ConnectionHandlers {
    return {
      seen: () => ({ after: this.#seq, lines: this.#lines }),
      open: () => this.open.map(({ id, expect, as, command }) => ({ id, expect, as, command })),
      welcome: (m) => {
        this.#uptimeOffset = m.state.uptime - performance.now();
        this.#caughtUp = false;
        this.#latest = m.state;
        this.#complete = true;
        this.you = m.you;
        this.#setPresence(m.present);
      },
      event: (e, update) => this.#receive(e, update),
      line: (l) => {
        this.#lines = l.n;
        this.chat = [...this.chat, l];
        this.onnews({ kind: 'talked', line: l });
      },
      current: () => {
        this.#caughtUp = true;
        this.#repeated = false;
        this.serverText = '';
        this.#show();
      },
      present: (p) => this.#setPresence(p),
      done: (m) => void this.#answered(m.id),
      refused: (m) => {
        const command = this.#answered(m.id);
        if (command) this.refused(command.command, m);
      },
      serverText: (text) => {
        this.serverText = text;
      },
      forget: () => {
        this.#seq = 0;
        this.#repeated = true;
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

  #setPresence(present: Presence): void {
    this.presentAt = performance.now();
    this.present = { here: present.here, gone_ms: present.gone_ms, watching: present.watching };
  }

  #receive(e: MatchEvent, update?: MatchUpdate): void {
    this.#seq = e.seq;
    if (e.seq > this.#latest.seq) {
      this.#latest = after(this.#latest, e, update);
      this.#complete = update !== undefined;
    }
    this.#show();
    // A new event shows the uptime of the server; one that is sent again does not.
    if (this.#caughtUp) this.#uptimeOffset = Math.max(this.#uptimeOffset, e.uptime - performance.now());
    if (e.kind === 'seated' && this.#me) {
      const you = this.you.filter((seat) => seat !== e.seat);
      this.you = e.person === this.#me ? [...you, e.seat].sort() : you;
    }
    if (e.kind === 'played') {
      const mine = this.open.find((c) => c.command.kind === 'play' && c.expect < e.seq && !this.#arrived.has(c.id));
      if (mine && isPlayer(e.seat) && this.you.includes(e.seat)) this.#arrived.set(mine.id, e.seq);
    }
    if (e.kind === 'played' || e.kind === 'taken-back') this.stale = '';
    if (this.#caughtUp || !this.#repeated) this.onnews({ kind: 'happened', event: e, late: !this.#caughtUp });
  }

  /** show shows the newest state once all events up to it have been received. */
  #show(): void {
    if (this.#complete && this.#latest.seq === this.#seq) this.state = this.#latest;
  }
}
