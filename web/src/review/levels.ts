// The names of the levels of the computer. Older matches have two others besides the eight.
import { t } from '../words/words';

/** levelName returns the name of a level; its own name if there is no text for it. */
export function levelName(level: string): string {
  if (level === 'random') return t('review-level-random');
  if (level === 'greedy') return t('review-level-greedy');
  return /^\d+$/.test(level) ? t('review-level-n', { n: level }) : level;
}

/** levelText returns the name of a level and how it plays; first and last are the ends of its list. */
export function levelText(level: string, levels: string[]): string {
  if (level === 'random') return t('review-level-random-does');
  if (level === 'greedy') return t('review-level-greedy-does');
  if (level === '1') return t('review-level-easiest', { n: level });
  return level === levels.at(-1) ? t('review-level-hardest', { n: level }) : levelName(level);
}
