// The stored game against the computer, so that closing the tab loses nothing.
import type { GameInfo, Player } from '../wire';
import { fields, readOptions, readPosition, readTexts } from '../review/validate';

export interface KeptGame {
  options: Record<string, string>; // those that differ from the default
  position?: string; // the position text with which it began; none for the usual beginning
  turns: string[];
  you: Player;
  level: string;
  resigned: boolean;
}

const VERSION = 1;

/** storeKey returns the key of the current game, or of the one that it replaced. */
export const storeKey = (game: string, which: 'now' | 'earlier' = 'now'): string => `teahouse.play.${game}.${which}`;

export const writeKept = (game: KeptGame): string => JSON.stringify({ version: VERSION, ...game });

/** readKept returns null if nothing is stored, or something of another version or program. */
export function readKept(text: string | null, info: GameInfo): KeptGame | null {
  if (!text) return null;
  try {
    const f = fields(JSON.parse(text));
    if (f.version !== VERSION || (f.you !== 'first' && f.you !== 'second') || typeof f.resigned !== 'boolean') return null;
    const level = typeof f.level === 'string' ? levelNow(f.level, info.levels) : undefined;
    if (!level) return null;
    return {
      options: known(readOptions(f.options), info),
      ...(f.position === undefined ? {} : { position: readPosition(f.position) }),
      turns: readTexts(f.turns),
      you: f.you,
      level,
      resigned: f.resigned,
    };
  } catch {
    return null;
  }
}

/** Games that were stored before the engines existed have one of these levels. */
const heirs: Record<string, string> = { random: '1', greedy: '2' };

/** levelNow returns the level that replaces one of this name; undefined without one. */
export function levelNow(level: string, levels: string[]): string | undefined {
  return [level, heirs[level]].find((one) => one !== undefined && levels.includes(one));
}

/** The longest value of an option that is typed in. */
export const MOST_LETTERS = 20;

/** known removes options and values that the game does not have, and defaults. */
export function known(options: Record<string, string>, info: GameInfo): Record<string, string> {
  return Object.fromEntries(
    info.options.flatMap(({ name, default: usual, values }) => {
      const value = options[name];
      // An option without a list of values takes others; the rules say which.
      const may = values.length === 0 ? !!value && value.length <= MOST_LETTERS : values.includes(value ?? '');
      return value !== undefined && value !== usual && may ? [[name, value]] : [];
    }),
  );
}
