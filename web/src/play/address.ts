// The address of a game against the computer has its settings:
// /play/ki-shogi?level=3&seat=second&o=ki=on. Missing ones are the defaults.
import type { GameInfo, Player } from '../wire';
import { known, levelNow, type KeptGame } from './kept';

/** Wish is the content of an address; missing parts may be anything. */
export interface Wish {
  level?: string;
  you?: Player;
  options?: Record<string, string>;
  /** position: the game begins there. */
  position?: string;
  /** earlier: the game that was replaced by another goes on. */
  earlier?: boolean;
}

/** The address of the game that was replaced. */
export const earlierAddress = (game: string): string => `/play/${game}?game=earlier`;

export function readAddress(search: string, info: GameInfo): Wish {
  const asked = new URLSearchParams(search);
  const position = asked.get('position');
  const [level, seat, options] = [levelNow(asked.get('level') ?? '', info.levels), asked.get('seat'), asked.getAll('o')];
  const chosen = options.map((o) => [o.slice(0, o.indexOf('=')), o.slice(o.indexOf('=') + 1)]);
  return {
    ...(level ? { level } : {}),
    ...(seat === 'first' || seat === 'second' ? { you: seat } : {}),
    ...(asked.get('game') === 'earlier' ? { earlier: true } : {}),
    ...(position ? { position } : {}),
    ...(options.length ? { options: known(Object.fromEntries(chosen), info) } : {}),
  };
}

export function addressOf(
  info: GameInfo,
  { level, you, options, position }: Pick<KeptGame, 'level' | 'you' | 'options' | 'position'>,
): string {
  const query = new URLSearchParams({ level, seat: you });
  for (const [name, value] of Object.entries(options)) query.append('o', `${name}=${value}`);
  if (position) query.set('position', position);
  return `/play/${info.name}?${query}`;
}

/** firstLevel returns the level of a person's first game of a kind: the weakest. */
export const firstLevel = (levels: string[]): string => levels[0] ?? '1';

/** begin returns the game that the page begins with: the stored one goes on, unless the address
    asks for another, which may be the one that it replaced. The level is no other game: another player goes on with
    it. over: the stored game has ended. It is shown again only at its own address, which has a seat; any other begins a
    new game with its settings. */
export function begin(
  wish: Wish,
  kept: KeptGame | null,
  replaced: KeptGame | null,
  info: GameInfo,
  over = false,
): { game: KeptGame; earlier: KeptGame | null } {
  const fresh: KeptGame = {
    options: wish.options ?? {},
    ...(wish.position ? { position: wish.position } : {}),
    turns: [],
    you: wish.you ?? 'first',
    level: wish.level ?? kept?.level ?? firstLevel(info.levels),
    resigned: false,
  };
  if (wish.earlier && replaced) return { game: replaced, earlier: kept?.turns.length && !kept.resigned ? kept : null };
  if (!kept) return { game: fresh, earlier: null };
  if (over && !wish.you) {
    const options = wish.options ?? (wish.position ? {} : kept.options);
    return { game: { ...fresh, you: kept.you, options }, earlier: null };
  }
  // With a position, the options that are left out are the defaults.
  const options = wish.options ?? (wish.position ? {} : undefined);
  const same =
    (wish.you ?? kept.you) === kept.you &&
    (!options || sameOptions(options, kept.options)) &&
    (!wish.position || wish.position === kept.position);
  if (same) return { game: { ...kept, level: wish.level ?? kept.level }, earlier: null };
  return { game: fresh, earlier: kept.turns.length && !over ? kept : null };
}

function sameOptions(a: Record<string, string>, b: Record<string, string>): boolean {
  return Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value);
}
