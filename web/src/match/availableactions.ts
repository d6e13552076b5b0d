// The commands that make sense now. The server decides again when they arrive.
import type { Player } from '../game/types';
import { goneFor } from '../live/clock';
import { readControl, isLive } from '../live/control';
import { isPlayer, other, side } from '../live/course';
import type { MatchState, Offer } from '../live/protocol';

export interface AvailableActions {
  resign: boolean;
  abort: boolean;
  draw: boolean;
  takeback: boolean;
  giveTime: boolean;
  rematch: boolean;
  moveSeat: boolean;
  /** claim: the absent player, and the milliseconds of absence after which the win can be claimed. */
  claim?: { seat: Player; after: number };
}

/** speaker is the seat for which a person with these seats acts now. */
export function speaker(s: MatchState, you: Player[]): Player | undefined {
  return isPlayer(s.to_move) && you.includes(s.to_move) ? s.to_move : you[0];
}

/** availableActions returns what a person with these seats can do. A person without a seat can do nothing. */
export function availableActions(s: MatchState, you: Player[]): AvailableActions {
  const me = speaker(s, you);
  const playing = s.status === 'playing';
  const one = you.length === 1;
  const offered = (kind: Offer['offer']) => s.offers.some((o) => o.offer === kind);
  // A side has played at the latest with the second turn; chance may have taken one of them.
  const early = s.turns.length < 2;
  const control = readControl(s.terms.clock);
  const opponent = me && s.seats[side(other(me))];
  const result: AvailableActions = {
    resign: Boolean(me) && playing,
    abort: Boolean(me) && s.status !== 'over' && early,
    draw: Boolean(me) && playing && one && !early && !offered('draw') && opponent?.holder === 'person',
    takeback: Boolean(me) && playing && s.turns.length > 0 && !offered('takeback'),
    giveTime: Boolean(me) && playing && one && isLive(control),
    rematch:
      Boolean(me) &&
      s.status === 'over' &&
      !s.rematch &&
      !offered('rematch') &&
      s.seats.every((c) => c.holder === 'person' || c.holder === 'computer'),
    moveSeat: Boolean(me) && s.status !== 'over',
  };
  if (me && playing && one && s.to_move === other(me) && opponent?.holder === 'person') {
    result.claim = { seat: other(me), after: goneFor(control) };
  }
  return result;
}
