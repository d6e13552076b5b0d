// The course of a match: its state, made from the events one by one, as the server makes it.
import { isLive, readControl, remaining, spent } from './control';
import type { MatchEvent, MatchState, Offer, Times } from './protocol';
import type { Player, Seat } from '../game/types';

/** A match and who played its turns, as far as that is known: a state alone does not say it. */
export interface Course {
  state: MatchState;
  by: (Seat | undefined)[];
  /** doubtful: whether the clock runs cannot be told; the server has to be asked. */
  doubtful: boolean;
}

export const side = (seat: Player): 0 | 1 => (seat === 'first' ? 0 : 1);
export const isPlayer = (seat: Seat): seat is Player => seat === 'first' || seat === 'second';
export const other = (seat: Player): Player => (seat === 'first' ? 'second' : 'first');

/** begin is a course that goes on from a state of the server. */
export function begin(state: MatchState): Course {
  return { state, by: state.turns.map(() => undefined), doubtful: false };
}

/** timesAt is what the clocks show at an uptime. */
export function timesAt(s: MatchState, uptime: number): Times {
  if (!s.running || !isPlayer(s.to_move)) return s.times;
  return remaining(readControl(s.terms.clock), s.times, side(s.to_move), Math.max(0, uptime - s.uptime));
}

const order: Offer['offer'][] = ['draw', 'takeback', 'rematch'];
const withoutOffer = (s: MatchState, kind: Offer['offer']) => s.offers.filter((o) => o.offer !== kind);

/** apply makes an event part of a match. Its seq follows that of the state. */
export function apply(course: Course | undefined, e: MatchEvent, match: string): Course {
  if (e.kind === 'created') {
    return begin({
      match,
      seq: e.seq,
      terms: e.terms,
      seats: e.seats,
      status: 'waiting',
      turns: [],
      to_move: 'none',
      times: { left_ms: [0, 0] },
      running: false,
      uptime: e.uptime,
      offers: [],
      outcome: null,
    });
  }
  if (!course) throw new Error(`event ${e.seq} comes before the beginning`);
  const s: MatchState = { ...course.state, seq: e.seq };
  switch (e.kind) {
    case 'seated':
      s.seats = [...s.seats];
      s.seats[side(e.seat)] = { holder: 'person', person: e.person, name: e.name };
      return { ...course, state: s };
    case 'began':
      s.status = 'playing';
      return turnOf(s, course.by, e);
    case 'played':
      s.turns = [...s.turns, e.turn];
      return turnOf(s, [...course.by, e.seat], e);
    case 'offered': {
      const offer: Offer = { seat: e.seat, offer: e.offer, ...(e.keep ? { keep: e.keep } : {}) };
      s.offers = [...withoutOffer(s, e.offer), offer].sort((a, b) => order.indexOf(a.offer) - order.indexOf(b.offer));
      return { ...course, state: s };
    }
    case 'declined':
      s.offers = withoutOffer(s, e.offer);
      return { ...course, state: s };
    case 'taken-back':
      s.turns = s.turns.slice(0, e.keep);
      s.offers = [];
      return turnOf(s, course.by.slice(0, e.keep), e);
    case 'time-added':
      addTime(s, course.state, e);
      return { ...course, state: s };
    case 'paused':
      s.times = e.times;
      s.uptime = e.uptime;
      s.running = false;
      s.paused_until = e.until;
      return { ...course, state: s, doubtful: false };
    case 'resumed':
      s.times = e.times;
      s.uptime = e.uptime;
      s.running = true;
      delete s.paused_until;
      return { ...course, state: s, doubtful: false };
    case 'ended':
      s.status = 'over';
      s.outcome = { winner: isPlayer(e.winner) ? e.winner : 'draw', reason: e.reason };
      s.offers = [];
      return turnOf(s, course.by, { ...e, next: 'none' });
    case 'rematched':
      s.rematch = e.match;
      s.offers = [];
      return { ...course, state: s };
    default:
      return { ...course, state: s }; // a later server may have more kinds
  }
}

/** turnOf begins the turn of a seat. */
function turnOf(s: MatchState, by: Course['by'], e: { next: Seat; times: Times; uptime: number }): Course {
  // A turn of chance follows at once; until then nobody is to move, as the server has it.
  s.to_move = e.next;
  s.times = e.times;
  s.uptime = e.uptime;
  delete s.paused_until;
  const control = readControl(s.terms.clock);
  const playing = s.status === 'playing' && isPlayer(e.next);
  const hasPlayed = by.includes(e.next);
  s.running = playing && (control.kind === 'days' || (isLive(control) && hasPlayed));
  return { state: s, by, doubtful: playing && isLive(control) && !hasPlayed && by.includes(undefined) };
}

/** addTime: the times of the event are as if there had been that much more when the turn under way began. */
function addTime(s: MatchState, before: MatchState, e: { seat: Player; added_ms: number; times: Times; uptime: number }): void {
  s.times = e.times;
  if ((!s.running && s.paused_until === undefined) || !isPlayer(s.to_move)) return;
  const control = readControl(s.terms.clock);
  const mover = side(s.to_move);
  const began: Times = { ...e.times, left_ms: [...e.times.left_ms] };
  began.left_ms[side(e.seat)] -= e.added_ms;
  const used = spent(control, began, timesAt(before, e.uptime), mover);
  s.times = remaining(control, e.times, mover, used);
  s.uptime = Math.max(before.uptime, e.uptime);
}
