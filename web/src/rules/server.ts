// The rules on the server: POST /api/{kind}, and GET /api/art, which browsers keep.
import { Refused, type Problem, type Questions } from './rules';

export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

/** AskServer rejects with Refused where the answer is a no; with a TypeError where there is no connection. */
export type AskServer = <K extends keyof Questions>(kind: K, question: Questions[K]['in'], signal?: AbortSignal) => Promise<unknown>;

/** askServer asks it in a language; version is another one when the drawings may be. */
export function askServer(lang: string, fetch: Fetch, version = ''): AskServer {
  return async (kind, question, signal) => {
    const response = kind === 'art'
      ? await fetch(artAddress(question as Questions['art']['in'], version), { signal })
      : await fetch(`/api/${kind}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...question, lang }),
        signal,
      });
    if (response.ok) return response.json();
    // Something between here and the server says that it is away: as if there were no network.
    if (isDown(response.status)) throw new TypeError(`${response.status} ${response.statusText}`.trim());
    throw new Refused(await problemOf(response));
  };
}

// The service worker has the same of its own: it shares no module with pages.
const isDown = (status: number): boolean => status === 502 || status === 503 || status === 504;

/** artAddress is where drawings are; with a version browsers keep them for good. */
export function artAddress({ game, options, set, names }: Questions['art']['in'], version = ''): string {
  const asked = new URLSearchParams({ game, set });
  for (const name of Object.keys(options ?? {}).sort()) asked.append('o', `${name}=${options![name]}`);
  if (names) asked.set('names', 'true');
  if (version) asked.set('v', version);
  return `/api/art?${asked}`;
}

/** problemOf reads why not. Something between here and the server may have answered instead of it. */
async function problemOf(response: Response): Promise<Problem> {
  if (response.headers.get('Content-Type')?.includes('json')) {
    const said = (await response.json()) as Problem;
    if (said.code && said.detail) return said;
  }
  return { status: response.status, code: 'incident', detail: `${response.status} ${response.statusText}`.trim() };
}
