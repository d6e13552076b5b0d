// Requests that are not commands of a match: a seat, a name, a link.
import { t } from './words/words';

/** post returns the answer, or throws an Error with a message for people. */
export async function post<T>(path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: 'POST',
      ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new Error(t('match-nonetwork'));
  }
  const json = (await answer.json().catch(() => ({}))) as T & { detail?: string };
  if (!answer.ok) throw new Error(json.detail ?? String(answer.status));
  return json;
}
