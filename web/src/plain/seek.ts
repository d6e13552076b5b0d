// A search for an opponent: the stream of POST /api/seeks, which goes on after the connection was lost.
import type { SeekUpdate, SeekRequest } from '../wire';
import { t } from '../words/words';

/** What a search tells its page. */
export interface Listener {
  update: (now: SeekUpdate) => void;
  /** lost is called when the connection is lost, before the next try. */
  lost: () => void;
}

/** SearchError is why a search cannot begin, with a message for people. */
export class SearchError extends Error {}

/** The pause before the next try, in ms: a search without a stream is given up after three seconds. */
const PAUSE = 700;

/** The stream is given up if nothing comes for so long, in ms. The server sends an empty line every five seconds. */
const QUIET = 15_000;

/** newSearch returns the id of a new search. It is not newID of the outbox: importing that would split a file that other pages load. */
export const newSearch = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(36).padStart(2, '0')).join('');

/** lines reads the lines of a stream that are not empty. It calls received whenever something comes, also an empty line. */
export async function* lines(body: ReadableStream<Uint8Array>, received = () => {}): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    received();
    const parts = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = parts.pop()!;
    for (const line of parts) if (line.trim()) yield line;
  }
}

/** search looks for an opponent until it has ended or is stopped by signal, and returns how. It tries again when the connection
    is lost, with the same id, so that it goes on. */
export async function search(request: SeekRequest, listener: Listener, signal: AbortSignal): Promise<SeekUpdate | undefined> {
  for (;;) {
    const quiet = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const received = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => quiet.abort(), QUIET);
    };
    try {
      received();
      const answer = await fetch('/api/seeks', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(request),
        signal: AbortSignal.any([signal, quiet.signal]),
      });
      if (!answer.ok && answer.status < 500) {
        const { detail } = (await answer.json().catch(() => ({}))) as { detail?: string };
        throw new SearchError(detail ?? String(answer.status));
      }
      if (answer.ok && answer.body) {
        for await (const line of lines(answer.body, received)) {
          const now = JSON.parse(line) as SeekUpdate & { type: string };
          if (now.type !== 'seek') continue;
          listener.update(now);
          if (now.status !== 'waiting') return now;
        }
      }
    } catch (error) {
      if (error instanceof SearchError) throw error;
    } finally {
      clearTimeout(timer);
    }
    if (signal.aborted) return undefined;
    listener.lost();
    await new Promise((done) => setTimeout(done, PAUSE));
    if (signal.aborted) return undefined;
  }
}

/** cancel gives a search up and reports whether it was going on. If not, it may have ended with a match. */
export async function cancel(id: string): Promise<boolean> {
  const answer = await fetch(`/api/seeks/${encodeURIComponent(id)}`, { method: 'DELETE', keepalive: true });
  if (!answer.ok) throw new Error(t('match-nonetwork'));
  return ((await answer.json()) as { waiting: boolean }).waiting;
}
