// The slots of a hand: a kind keeps its place when its last piece is gone.

/** slotsOf adds the kinds of a hand to the known ones, each after the kind that it follows. */
export function slotsOf(known: string[], kinds: string[]): string[] {
  if (kinds.length === 0) return [];
  const slots = [...known];
  for (const [i, kind] of kinds.entries()) {
    if (slots.includes(kind)) continue;
    slots.splice(i === 0 ? 0 : slots.indexOf(kinds[i - 1]!) + 1, 0, kind);
  }
  return slots;
}
