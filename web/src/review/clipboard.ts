// The clipboard of the browser, which may be forbidden.
import { t } from '../words/words';

/** copyText copies a text, and returns the words that say so. */
export async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (cause) {
    throw new Error(t('review-notcopied'), { cause });
  }
  return t('review-copied');
}
