// A hint what the next pick is.
import type { Pick } from '../game/types';
import { t } from '../words/words';

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
