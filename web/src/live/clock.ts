// The face of a clock: digits in real time, words where a turn has days.
import { count } from '../words/words';
import type { MatchState } from '../wire';

/** Face is what a clock shows. */
export interface Face {
  text: string;
  periods: number; // the periods left, with the current one; 0 during the main time
  low: boolean;
}

const second = 1000,
  minute = 60 * second,
  hour = 60 * minute,
  day = 24 * hour;
const lowAt = 10 * second;

type Clocks = Pick<MatchState, 'clock_kind' | 'countdown_ms' | 'running' | 'to_move' | 'uptime'> &
  Partial<Pick<MatchState, 'status'>>;

/** face returns the face of a player's clock at an uptime of the server; null without a clock, or if it was never set. */
export function face(s: Clocks, at: 0 | 1, uptime: number): Face | null {
  if (s.clock_kind === 'none') return null;
  // The match was called off before both were there.
  if (s.status === 'over' && s.countdown_ms.flat().every((ms) => ms === 0)) return null;
  const runs = s.running && s.to_move === (at === 0 ? 'first' : 'second');
  const parts = s.countdown_ms[at];
  let gone = runs ? Math.max(0, uptime - s.uptime) : 0;
  let part = 0; // the main time, then the periods
  while (part < parts.length - 1 && gone >= parts[part]!) gone -= parts[part++]!;
  const left = Math.max(0, (parts[part] ?? 0) - gone);
  if (s.clock_kind === 'days') return { text: span(left), periods: 0, low: false };
  return {
    text: digits(left),
    periods: part > 0 && left > 0 ? parts.length - part : 0,
    low: left < lowAt && (part > 0 || parts.length === 1),
  };
}

/** away says for how long somebody is away: 4:59, or 2 days 3 hours. */
export function away(ms: number): string {
  return ms < day ? digits(ms) : span(ms, 'match-in-days');
}

/** digits writes a time as clocks do: 4:59, 1:02:03. */
export function digits(ms: number): string {
  const s = Math.max(0, Math.floor(ms / second));
  const two = (n: number) => String(n).padStart(2, '0');
  const seconds = two(s % 60);
  return s < 3600 ? `${Math.floor(s / 60)}:${seconds}` : `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${seconds}`;
}

/** span returns a duration in its two largest units. What stands before it may need another form of the days: “in 2 Tagen”. */
export function span(ms: number, days: 'match-days' | 'match-in-days' = 'match-days'): string {
  const parts: string[] = [];
  let rest = Math.max(0, ms);
  for (const [long, unit] of [
    [day, days],
    [hour, 'match-hours'],
    [minute, 'match-minutes'],
    [second, 'match-seconds'],
  ] as const) {
    const n = Math.floor(rest / long);
    if (n > 0) parts.push(count(unit, n));
    rest -= n * long;
  }
  return parts.length === 0 ? count('match-seconds', 0) : parts.slice(0, 2).join(' ');
}
