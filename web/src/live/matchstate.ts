// The state of a match. The server sends the new state with each event, so nothing here knows what an event does.
import type { Action, MatchEvent, MatchState, MatchUpdate, Player, Seat } from '../wire';

export const side = (seat: Player): 0 | 1 => (seat === 'first' ? 0 : 1);
export const isPlayer = (seat: Seat): seat is Player => seat === 'first' || seat === 'second';
export const other = (seat: Player): Player => (seat === 'first' ? 'second' : 'first');

/** after returns the state after the next event. Without an update only its turns are right. */
export function after(s: MatchState, e: MatchEvent, update: MatchUpdate = { ...s, seq: e.seq }): MatchState {
  let { match, terms, clock_kind, claim_after_ms, turns } = s;
  if (e.kind === 'played') turns = [...turns, e.turn];
  if (e.kind === 'taken-back') turns = turns.slice(0, e.keep);
  return { match, terms, clock_kind, claim_after_ms, ...update, turns };
}

/** actionsOf returns what a person with these seats can do besides playing a turn and answering an offer. */
export function actionsOf(s: MatchState, you: Player[]): Action[] {
  const seat = isPlayer(s.to_move) && you.includes(s.to_move) ? s.to_move : you[0];
  return seat ? s.actions[side(seat)] : [];
}
