// Time controls and what their clocks do, as the server's package clock has it.
import type { Times } from './protocol';

export type Control =
  | { kind: 'none' }
  | { kind: 'fischer'; main: number; increment: number }
  | { kind: 'byoyomi'; main: number; periods: number; period: number }
  | { kind: 'days'; days: number };

const second = 1000;

/** readControl reads the text of a control, e.g. "5+3"; its times are milliseconds. One that is not known counts as none. */
export function readControl(text: string): Control {
  const days = /^(\d+)d$/.exec(text);
  if (days) return { kind: 'days', days: +days[1]! };
  const live = /^(\d+)(?::(\d+))?\+(?:(\d+)x)?(\d+)$/.exec(text);
  if (!live) return { kind: 'none' };
  const main = (+live[1]! * 60 + +(live[2] ?? 0)) * second;
  const each = +live[4]! * second;
  return live[3] === undefined
    ? { kind: 'fischer', main, increment: each }
    : { kind: 'byoyomi', main, periods: +live[3], period: each };
}

/** isLive tells whether the control is one for people who sit at the board together. */
export const isLive = (c: Control): boolean => c.kind === 'fischer' || c.kind === 'byoyomi';

type Pair = [number, number];
const set = (pair: Pair | undefined, side: 0 | 1, value: number): Pair => {
  const copy: Pair = pair ? [...pair] : [0, 0];
  copy[side] = value;
  return copy;
};

/** remaining is what the clocks show when a side has thought about its turn for this long. */
export function remaining(c: Control, t: Times, side: 0 | 1, used: number): Times {
  if (c.kind === 'none' || used <= 0) return t;
  const periods = t.periods?.[side] ?? 0;
  const inPeriod = c.kind === 'byoyomi' && t.left_ms[side] === 0 && periods > 0;
  const begun = inPeriod ? c.period - (t.period_ms?.[side] ?? c.period) : 0; // what is gone of the period already
  const over = used + begun - t.left_ms[side];
  const left = { ...t, left_ms: set(t.left_ms, side, Math.max(-over, 0)) };
  if (c.kind !== 'byoyomi' || over < 0) return left;
  if (over <= 0) return { ...left, period_ms: set(t.period_ms, side, periods > 0 ? c.period : 0) };
  if (over > periods * c.period) return { ...left, periods: set(t.periods, side, 0), period_ms: set(t.period_ms, side, 0) };
  const gone = Math.ceil(over / c.period) - 1; // a period is lost once it has been exceeded
  return {
    ...left,
    periods: set(t.periods, side, periods - gone),
    period_ms: set(t.period_ms, side, c.period - (over - gone * c.period)),
  };
}

/** spent is for how long the side has thought when a clock that began a turn with before shows now. */
export function spent(c: Control, before: Times, now: Times, side: 0 | 1): number {
  if (c.kind !== 'byoyomi' || now.left_ms[side] > 0) return before.left_ms[side] - now.left_ms[side];
  const periods = (before.periods?.[side] ?? 0) - (now.periods?.[side] ?? 0);
  return before.left_ms[side] + periods * c.period + c.period - (now.period_ms?.[side] ?? 0);
}
