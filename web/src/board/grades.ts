// How targets differ in size by what a turn with them gains.

/** More targets than these are a tint instead of dots. */
export const MOST_DOTS = 40;

/** Shade is how strong the mark of a target is; even if what it gains is not known. */
export type Shade = 'even' | 'loss' | 'none' | 'some' | 'high';

/** shadeOf returns the shade of a target in a tint of which one gains most. */
export function shadeOf(gain: number | undefined, most: number): Shade {
  if (gain === undefined) return 'even';
  if (gain <= 0) return gain < 0 ? 'loss' : 'none';
  return 2 * gain > most ? 'high' : 'some';
}

/** Grade is a size that the legend explains: a large mark gains something, a small one nothing, the smallest loses. */
export type Grade = 'gain' | 'nothing' | 'loss';

/** gradesOf returns the grades of targets on empty places, the largest first; none if all look the same. */
export function gradesOf(gains: (number | undefined)[]): Grade[] {
  const known = gains.filter((gain) => gain !== undefined);
  const many = gains.length > MOST_DOTS;
  if (!known.some((gain) => gain > 0) && !(many && known.some((gain) => gain < 0))) return [];
  const grades: Grade[] = [];
  if (known.some((gain) => gain > 0)) grades.push('gain');
  if (known.some((gain) => gain === 0 || (gain < 0 && !many))) grades.push('nothing');
  if (many && known.some((gain) => gain < 0)) grades.push('loss');
  return grades.length > 1 ? grades : [];
}
