// Pictures of a position or a game, which the server makes.
import type { GameLine, Preferences } from '../wire';
import { t } from '../words/words';

/** paint returns a picture in the colours of the page. */
export async function paint(look: Preferences, line: GameLine, form: 'png' | 'gif' | 'svg'): Promise<Blob> {
  const dark = document.documentElement.dataset.theme === 'dark';
  const away = (cause: unknown): never => {
    throw new Error(t('review-nopicture-away'), { cause });
  };
  const answer = await fetch('/api/picture', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': look.lang },
    body: JSON.stringify({ line, form, set: look.set, names: look.names, theme: dark ? 'dark' : 'light', width: 800 }),
  }).catch(away);
  if (answer.ok) return answer.blob().catch(away);
  const { detail } = (await answer.json().catch(() => ({}))) as { detail?: string };
  throw new Error(detail ?? t('review-nopicture'));
}
