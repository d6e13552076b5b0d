// The keys of the pieces of a palette.
const KEYS = 'abcdefghijklmnopqrstuvwxyz123456789';

/** keyOf returns the key of a piece by its place in the palette; empty where there are no more keys. */
export const keyOf = (index: number): string => KEYS[index] ?? '';

/** indexOf returns the place in the palette of a key, and whether the other player is meant, by Shift. */
export function indexOf(key: string): { index: number; other: boolean } | undefined {
  const index = [...key].length === 1 ? KEYS.indexOf(key.toLowerCase()) : -1;
  return index < 0 ? undefined : { index, other: key !== key.toLowerCase() };
}
