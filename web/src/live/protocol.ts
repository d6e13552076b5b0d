// The messages of docs/protocol.md.
import type { Outcome, Player, Seat } from '../game/types';

export interface Terms { game: string; rules: number; options: Record<string, string>; position?: string; clock: string; public: boolean }
export interface Chair { holder: 'open' | 'link' | 'person' | 'computer'; person?: string; name?: string; level?: string }
export interface Times { left_ms: [number, number]; periods?: [number, number]; period_ms?: [number, number] }
export interface Offer { seat: Player; offer: 'draw' | 'takeback' | 'rematch'; keep?: number }

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
  uptime: number;
  offers: Offer[];
  outcome: Outcome | null;
  rematch?: string;
}

export interface Present { here: [boolean, boolean]; gone_ms: [number, number]; watching: number }
export interface ChatLine { n: number; at: string; seat: Seat; name: string; text: string }

export type Command =
  | { kind: 'sit'; seat: Player }
  | { kind: 'play'; turn: string }
  | { kind: 'resign' | 'abort' | 'claim' | 'give-time' }
  | { kind: 'offer' | 'accept' | 'decline'; offer: Offer['offer'] }
  | { kind: 'say'; text: string };
