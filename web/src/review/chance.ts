// Winning chances as text: always with the name of a player, the one who is better off if both
// are meant. 50 % is shown as even.
import type { Found, Player, Seat, Variation } from '../wire';
import { count, t } from '../words/words';

/** Names are those of both players, and the seat of the reader if they have one of the two. */
export type Names = readonly [string, string, you?: Player];

/** Judgement is the result of an engine for a position. */
export interface Judgement {
  mover: Seat;
  /** best is its best line; undefined if chance is to move. */
  best?: Pick<Variation, 'chance' | 'proven' | 'in'>;
}

export function judgementOf({ mover, lines: [best] }: Found): Judgement {
  if (!best) return { mover };
  const { chance, proven, in: turns } = best;
  return { mover, best: { chance, ...(proven ? { proven } : {}), ...(turns ? { in: turns } : {}) } };
}

/** chanceFor returns the chance of one side. */
export const chanceFor = (side: Seat, { chance }: Pick<Variation, 'chance'>): number => (side === 'second' ? 1 - chance : chance);

/**
 * bestFirst sorts turns by their chances. Engines sort by visits, and the most visited turn may
 * have a slightly lower chance than another, which looks like a mistake to people.
 */
export function bestFirst(found: Found): Found {
  const { mover } = found;
  const worth = (one: Variation): number => {
    const n = percent(chanceFor(mover, one), one.proven);
    if (!one.proven || one.proven === 'draw') return n;
    return one.proven === mover ? 1000 - (one.in ?? 0) : (one.in ?? 0) - 1000; // a win soon, a loss late
  };
  return { ...found, lines: [...found.lines].sort((a, b) => worth(b) - worth(a)) };
}

/** percent returns a percentage that is 0 or 100 only if the result is proved. */
export const percent = (chance: number, proven?: Player | 'draw'): number =>
  proven ? Math.round(100 * chance) : Math.min(99, Math.max(1, Math.round(100 * chance)));

/** chanceText describes how both sides stand. */
export function chanceText(best: NonNullable<Judgement['best']>, names: Names): string {
  const { chance, proven, in: turns } = best;
  if (proven === 'draw') return turns ? t('review-suredraw') : t('review-drawn');
  if (proven) {
    if (proven === names[2]) return turns ? count('review-winsin-you', turns) : t('review-won-you');
    const name = names[proven === 'first' ? 0 : 1];
    return turns ? count('review-winsin', turns, { name }) : t('review-won', { name });
  }
  const n = percent(chance);
  if (n === 50) return t('review-even');
  const [better, share] = n > 50 ? (['first', n] as const) : (['second', percent(1 - chance)] as const);
  if (better === names[2]) return t('review-chance-you', { n: share });
  return t('review-chance', { n: share, name: names[better === 'first' ? 0 : 1] });
}

/** chanceTextFor describes the chance of a side after its turn. */
export function chanceTextFor(side: Seat, best: NonNullable<Judgement['best']>, names: Names): string {
  return best.proven ? chanceText(best, names) : t('review-percent', { n: percent(chanceFor(side, best)) });
}
