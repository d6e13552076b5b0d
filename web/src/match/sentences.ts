// The sentences of the page about a match.
import type { GameInfo, MatchState, Offered, Player, Seat, SeatState } from '../wire';
import { isPlayer, other, side } from '../live/matchstate';
import type { Link } from '../live/connection';
import { forReader } from '../review/ending';
import { levelName } from '../review/levels';
import { dateText } from '../words/dates';
import { count, t } from '../words/words';

/** holderName names the player of a seat. */
export function holderName(c: SeatState): string {
  if (c.name) return c.name;
  if (c.holder === 'computer') return t('match-computer', { level: levelName(c.level ?? '') });
  return c.holder === 'link' ? t('match-invited') : t('match-open');
}

/** called returns the name of the player of a seat, e.g. "Ann (Guest)". */
export function called(s: MatchState, info: GameInfo, seat: Seat): string {
  if (!isPlayer(seat)) return t('match-chance');
  const role = info.players[side(seat)];
  const name = s.seats[side(seat)].name;
  return name ? t('match-called', { name, role }) : role;
}

/** standing describes how far the match is. */
export function standing(s: MatchState, info: GameInfo, you: Player[]): string {
  if (s.status === 'waiting') return t('match-waiting');
  if (s.status === 'over') return s.outcome ? forReader(ending(s, info), s.outcome, you.length === 1 ? you[0] : undefined) : '';
  if (!isPlayer(s.to_move)) return s.to_move === 'chance' ? t('match-chances') : ''; // over; the ending follows in a moment
  if (you.length === 2) return t('match-both', { role: info.players[side(s.to_move)] });
  if (you.includes(s.to_move)) return t('match-yours');
  return t('match-theirs', { name: called(s, info, s.to_move) });
}

/** pauseText names the player for whom the clock waits, with the time left at an uptime of the server; empty if no clock waits, or if it waits for the reader. */
export function pauseText(s: MatchState, info: GameInfo, you: Player[], uptime: number): string {
  if (s.paused_until === undefined || !isPlayer(s.to_move)) return '';
  if (s.vacation) {
    if (uptime >= s.paused_until) return '';
    const date = dateText(Date.now() + s.paused_until - uptime);
    return you.includes(s.to_move)
      ? t('match-vacation-yours', { date })
      : t('match-vacation', { name: called(s, info, s.to_move), date });
  }
  if (you.includes(s.to_move)) return '';
  return t('match-paused', { name: called(s, info, s.to_move), n: Math.max(0, Math.ceil((s.paused_until - uptime) / 1000)) });
}

/** deadlineText says when the turn is lost, where there are days for it and its player is not on vacation. */
export function deadlineText(s: MatchState, uptime: number): string {
  if (s.deadline === undefined || s.status !== 'playing' || (s.paused_until !== undefined && uptime < s.paused_until)) return '';
  return t('match-deadline', { date: dateText(Date.now() + s.deadline - uptime) });
}

/** ending describes how the match ended. */
export function ending(s: MatchState, info: GameInfo): string {
  if (!s.outcome) return '';
  const { winner, reason } = s.outcome;
  const begun = s.seats.every((c) => c.holder === 'person' || c.holder === 'computer');
  if (reason === 'aborted' && s.seats.some((c) => c.holder === 'reserved')) return t('match-withdrawn');
  const draw = winner === 'draw';
  const values = draw ? {} : { winner: called(s, info, winner), loser: called(s, info, other(winner)) };
  const text = info.reasons[`${draw ? 'draw' : 'win'} ${reason}`];
  if (text) {
    const sentence = text.replace(/\{(\w+)\}/g, (all, key: 'winner' | 'loser') => (values as Record<string, string>)[key] ?? all);
    if (reason !== 'aborted' || !begun) return sentence;
    return [sentence, t('match-aborted-why'), s.terms.rated ? t('match-unrated') : ''].filter(Boolean).join(' ');
  }
  return draw ? t('match-drawn') : t('match-won', { name: values.winner ?? '' });
}

/** offerText names the player and what they ask for. */
export function offerText(s: MatchState, info: GameInfo, o: Offered, you: Player[]): string {
  const values = { name: called(s, info, o.seat) };
  const mine = you.includes(o.seat) && you.length === 1;
  switch (o.offer) {
    case 'draw':
      return mine ? t('match-draw-mine') : t('match-draw-theirs', values);
    case 'takeback':
      return mine ? t('match-takeback-mine') : t('match-takeback-theirs', values);
    case 'rematch':
      return mine ? t('match-rematch-mine') : t('match-rematch-theirs', values);
  }
}

export interface Wire {
  link: Link;
  watching: number;
  online: boolean;
  turn: string;
  sending: number;
  late: boolean;
  serverMessage: string;
}

/** connectionText describes the state of the connection; lost is true while it is down. */
export function connectionText(w: Wire, now: number): { text: string; lost: boolean } {
  const { link } = w;
  const parts: string[] = [];
  if (link.kind === 'ended') return { text: [w.serverMessage, t('match-ended')].filter(Boolean).join(' · '), lost: true };
  if (link.kind === 'open') {
    parts.push(w.sending ? t('match-sending') : t('match-connected'));
    if (w.watching > 0) parts.push(count('match-watching', w.watching));
    if (w.late) parts.push(t('match-late'));
  } else {
    if (!w.online) parts.push(t('match-offline'));
    else if (link.kind === 'waiting' && link.until > now)
      parts.push(t('match-reconnecting', { n: Math.ceil((link.until - now) / 1000) }));
    else parts.push(t('match-connecting'));
    if (w.turn) parts.push(t('match-turnwaits'));
    else if (w.sending) parts.push(t('match-commandwaits'));
  }
  if (w.serverMessage) parts.push(w.serverMessage);
  return { text: parts.join(' · '), lost: link.kind !== 'open' };
}
