// What a clock shows: as on a table clock where players sit at the board together, in
// words where a turn has days.
import { count } from '../words/words';
import { isLive, type Control } from './control';
import type { Times } from './protocol';

/** What a clock shows. */
export interface Face {
  text: string;
  periods: number; // those left, the present one included; 0 unless the main time is used up
  low: boolean;
}

const second = 1000,
  minute = 60 * second,
  hour = 60 * minute,
  day = 24 * hour;
const lowAt = 10 * second;

/** face is what the clock of a side shows; null where there is no clock. */
export function face(c: Control, t: Times, side: 0 | 1): Face | null {
  if (c.kind === 'none') return null;
  if (c.kind === 'days') return { text: span(t.left_ms[side]), periods: 0, low: t.left_ms[side] < hour };
  const periods = t.periods?.[side] ?? 0;
  if (c.kind === 'byoyomi' && t.left_ms[side] === 0 && periods > 0) {
    const left = t.period_ms?.[side] ?? 0;
    return { text: digits(left), periods, low: left < lowAt };
  }
  const left = t.left_ms[side];
  return { text: digits(left), periods: 0, low: left < lowAt && periods === 0 };
}

/** digits writes a time as clocks do: 4:59, 1:02:03. */
export function digits(ms: number): string {
  const s = Math.max(0, Math.floor(ms / second));
  const two = (n: number) => String(n).padStart(2, '0');
  const seconds = two(s % 60);
  return s < 3600 ? `${Math.floor(s / 60)}:${seconds}` : `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${seconds}`;
}

/** span says how long something takes, by its two greatest units. */
export function span(ms: number): string {
  const parts: string[] = [];
  let rest = Math.max(0, ms);
  for (const [long, unit] of [
    [day, 'match.days'],
    [hour, 'match.hours'],
    [minute, 'match.minutes'],
    [second, 'match.seconds'],
  ] as const) {
    const n = Math.floor(rest / long);
    if (n > 0) parts.push(count(unit, n));
    rest -= n * long;
  }
  return parts.length === 0 ? count('match.seconds', 0) : parts.slice(0, 2).join(' ');
}

/** beginning is what both clocks show before a match has begun. */
export function beginning(c: Control): Times {
  const both = <T>(x: T): [T, T] => [x, x];
  switch (c.kind) {
    case 'none':
      return { left_ms: [0, 0] };
    case 'days':
      return { left_ms: both(c.days * day) };
    case 'fischer':
      return { left_ms: both(c.main + c.increment) };
    case 'byoyomi':
      return { left_ms: both(c.main), periods: both(c.periods), period_ms: both(c.main === 0 ? c.period : 0) };
  }
}

/** goneFor is how long a player must have been away before the opponent may claim the win. */
export const goneFor = (c: Control): number => (isLive(c) ? minute : 30 * day);
