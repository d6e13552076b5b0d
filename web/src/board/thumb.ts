// Whether a tap is too inexact to play a turn at once.

/** Neighbouring places that are nearer than this on the screen, in pixels, cannot be shown apart by a finger. */
export const FINGER = 28;

/** unsure reports whether a press may have meant a neighbour of the place. gap is their distance in pixels. */
export const unsure = (touch: boolean, gap: number): boolean => touch && gap < FINGER;
