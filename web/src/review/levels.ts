// What the levels of the computer are called.
import { t } from '../words/words';

/** levelName says a level; one that has no words here is called as it is. */
export function levelName(level: string): string {
  if (level === 'random') return t('review.level.random');
  if (level === 'greedy') return t('review.level.greedy');
  return level;
}
