// Amounts of terms as people see them.

/** pointsOf returns an amount in points: near even chances, a point is one percent. */
export const pointsOf = (amount: number): number => Math.round(25 * Math.abs(amount));

/** shareOf returns how long the bar of an amount is, as a part of that of the largest one. */
export const shareOf = (amount: number, most: number): number => (most > 0 ? Math.min(1, Math.abs(amount) / most) : 0);
