// The messages of docs/protocol.md.
import type { Outcome, Player, Seat } from '../game/types';

export interface Terms {
  game: string;
  rules: number;
  options: Record<string, string>;
  position?: string;
  clock: string;
  public: boolean;
}
export interface Chair {
  holder: 'open' | 'link' | 'person' | 'computer';
  person?: string;
  name?: string;
  level?: string;
}
export interface Times {
  left_ms: [number, number];
  periods?: [number, number];
  period_ms?: [number, number];
}
export interface Offer {
  seat: Player;
  offer: 'draw' | 'takeback' | 'rematch';
  keep?: number;
}

export interface MatchState {
  match: string;
  seq: number;
  terms: Terms;
  seats: [Chair, Chair];
  status: 'waiting' | 'playing' | 'over';
  turns: string[];
  to_move: Seat;
  times: Times;
  running: boolean;
  /** paused_until is up to which uptime the clock of to_move waits for its player, if it does. */
  paused_until?: number;
  uptime: number;
  offers: Offer[];
  outcome: Outcome | null;
  rematch?: string;
}

export interface Present {
  here: [boolean, boolean];
  gone_ms: [number, number];
  watching: number;
}
export interface ChatLine {
  n: number;
  at: string;
  seat: Seat;
  name: string;
  text: string;
}

export type Command =
  | { kind: 'sit'; seat: Player }
  | { kind: 'play'; turn: string }
  | { kind: 'resign' | 'abort' | 'claim' | 'give-time' }
  | { kind: 'offer' | 'accept' | 'decline'; offer: Offer['offer'] }
  | { kind: 'say'; text: string };

/** What has happened, in the order of seq. */
export interface Happening {
  seq: number;
  at: string;
  uptime: number;
}
export type MatchEvent = Happening &
  (
    | { kind: 'created'; terms: Terms; seats: [Chair, Chair]; by: string; after?: string }
    | { kind: 'seated'; seat: Player; person: string; name: string }
    | { kind: 'began'; next: Seat; times: Times }
    | { kind: 'played'; seat: Seat; turn: string; used_ms: number; lag_ms?: number; times: Times; next: Seat }
    | { kind: 'offered'; seat: Player; offer: Offer['offer']; keep?: number }
    | { kind: 'declined'; seat: Player; offer: Offer['offer']; by: Player }
    | { kind: 'taken-back'; keep: number; times: Times; next: Seat }
    | { kind: 'time-added'; seat: Player; added_ms: number; times: Times }
    | { kind: 'paused'; seat: Player; used_ms: number; times: Times; until: number }
    | { kind: 'resumed'; seat: Player; used_ms: number; times: Times }
    | { kind: 'ended'; winner: Seat; reason: string; times: Times }
    | { kind: 'rematched'; match: string }
  );

/** One command, as it is sent and, without an answer, sent again. */
export interface Do {
  id: string;
  expect: number;
  as?: Player;
  command: Command;
}

export interface Refusal {
  id: string;
  code: string;
  rule?: string;
  text: string;
  places?: string[];
  state?: MatchState;
}

/** What the server says. */
export type Message =
  | { type: 'welcome'; protocol: number; match: string; you: Player[]; state: MatchState; present: Present }
  | { type: 'event'; event: MatchEvent }
  | { type: 'line'; line: ChatLine }
  | { type: 'current'; seq: number; line: number }
  | ({ type: 'present' } & Present)
  | { type: 'pong'; id: string; seq: number; line: number }
  | { type: 'done'; id: string; seq?: number; line?: number; again?: boolean }
  | ({ type: 'refused' } & Refusal)
  | { type: 'failed'; id: string; code: string; text: string; retry_ms: number }
  | { type: 'bye'; code: string; text: string };
