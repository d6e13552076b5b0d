// What the levels of the computer are called.
import { t } from '../words/words';

/** levelName says a level; one that has no words here is called as it is. */
export function levelName(level: string): string {
  if (level === 'random') return t('review.level.random');
  if (level === 'greedy') return t('review.level.greedy');
  return level;
}

/** levelText says a level, and how it plays. */
export function levelText(level: string): string {
  if (level === 'random') return t('review.level.random.does');
  if (level === 'greedy') return t('review.level.greedy.does');
  return level;
}
