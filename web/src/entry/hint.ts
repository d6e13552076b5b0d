// A hint what the next pick is.
import type { Pick } from '../game/types';
import type { Grade } from '../board/grades';
import { t } from '../words/words';

/** Hint is what can be done now, with the sizes of marks on the board that a legend beside it explains. */
export interface Hint {
  text: string;
  grades: Grade[];
}

/** hintOf returns what can be done at the beginning of a turn, or where the next pick is; empty if nothing can be picked. */
export function hintOf(next: Pick[], begun: boolean, step = ''): string {
  if (next.length === 0) return '';
  if (step && !begun) return step;
  const hand = next.some((pick) => pick.kind === 'hand');
  const place = next.some((pick) => pick.kind === 'place');
  if (hand && place) return begun ? t('board-hint-next-both') : t('board-hint-both');
  if (hand) return begun ? t('board-hint-next-hand') : t('board-hint-hand');
  if (place) return begun ? t('board-hint-next-place') : t('board-hint-place');
  return t('board-hint-choose');
}
