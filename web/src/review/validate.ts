// Validates records that come from an address or from browser storage. Anyone may have written
// them, so their shape and size are checked.
import type { Outcome, PastedRecord, TurnJSON } from '../wire';
import type { Branch } from './branches';
import { Unreadable } from './hash';

const MAX_TURNS = 4_000;
const MAX_DEPTH = 16;
const MAX_TURN = 256;
const MAX_COMMENT = 16_384;
const MAX_NAME = 200;

type Fields = Record<string, unknown>;

/** readPaste validates a record. */
export function readPaste(value: unknown): PastedRecord {
  const f = fields(value);
  const left = { turns: MAX_TURNS };
  return {
    game: text(f.game, MAX_NAME),
    options: readOptions(f.options),
    ...optional(f, 'position', MAX_COMMENT),
    ...optional(f, 'first', MAX_NAME),
    ...optional(f, 'second', MAX_NAME),
    ...optional(f, 'date', MAX_NAME),
    ...optional(f, 'comment', MAX_COMMENT),
    result: f.result === null || f.result === undefined ? null : readOutcome(f.result),
    turns: readTurns(f.turns, left, 0),
    warnings: [],
  };
}

/** readBranches validates the variations of a match. */
export function readBranches(value: unknown): Branch[] {
  const left = { turns: MAX_TURNS };
  return list(value).map((entry) => {
    const [ply, turns] = list(entry);
    if (!Number.isInteger(ply) || (ply as number) < 0 || (ply as number) > MAX_TURNS) throw new Unreadable('no number of turns');
    return [ply as number, readTurns(turns, left, 0)];
  });
}

/** readOptions validates the options of a game. */
export function readOptions(value: unknown): Record<string, string> {
  const entries = Object.entries(fields(value ?? {}));
  if (entries.length > 50) throw new Unreadable('too many options');
  return Object.fromEntries(entries.map(([name, v]) => [text(name, MAX_NAME), text(v, MAX_NAME)]));
}

/** readPosition validates a position text. */
export const readPosition = (value: unknown): string => text(value, MAX_COMMENT);

/** readTexts validates turns without variations. */
export function readTexts(value: unknown): string[] {
  const turns = list(value);
  if (turns.length > MAX_TURNS) throw new Unreadable('too many turns');
  return turns.map((v) => text(v, MAX_TURN));
}

export function readOutcome(value: unknown): Outcome {
  const f = fields(value);
  if (f.winner !== 'first' && f.winner !== 'second' && f.winner !== 'draw') throw new Unreadable('no result');
  return { winner: f.winner, reason: text(f.reason, MAX_NAME) };
}

function readTurns(value: unknown, left: { turns: number }, depth: number): TurnJSON[] {
  if (depth > MAX_DEPTH) throw new Unreadable('too deep');
  return list(value).map((entry) => {
    if (--left.turns < 0) throw new Unreadable('too many turns');
    const f = fields(entry);
    const variations = f.variations === undefined ? [] : list(f.variations).map((v) => readTurns(v, left, depth + 1));
    return {
      turn: text(f.turn, MAX_TURN),
      ...optional(f, 'mark', 2),
      ...optional(f, 'comment', MAX_COMMENT),
      ...(variations.length ? { variations } : {}),
    };
  });
}

export function fields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unreadable('no object');
  return value as Fields;
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Unreadable('no list');
  return value as unknown[];
}

function text(value: unknown, max: number): string {
  if (typeof value !== 'string' || value.length > max) throw new Unreadable('no text');
  return value;
}

function optional<N extends string>(f: Fields, name: N, max: number): { [K in N]?: string } {
  return f[name] === undefined ? {} : ({ [name]: text(f[name], max) } as { [K in N]?: string });
}
