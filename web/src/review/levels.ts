// What the levels of the computer are called. Older matches name two that are none of the eight.
import { t } from '../words/words';

/** levelName is the name of a level; one without a text here has its own name. */
export function levelName(level: string): string {
  if (level === 'random') return t('review.level.random');
  if (level === 'greedy') return t('review.level.greedy');
  return /^\d+$/.test(level) ? t('review.level.n', { n: level }) : level;
}

/** levelText is the name of a level and how it plays; first and last are those of its list. */
export function levelText(level: string, levels: string[]): string {
  if (level === 'random') return t('review.level.random.does');
  if (level === 'greedy') return t('review.level.greedy.does');
  if (level === '1') return t('review.level.easiest', { n: level });
  return level === levels.at(-1) ? t('review.level.hardest', { n: level }) : levelName(level);
}
