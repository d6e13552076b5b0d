// The rules on the server: POST /api/{kind}, and GET /api/art, which browsers keep.
import { Refused, type Problem, type Questions } from './rules';

export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

/** AskServer rejects with Refused where the answer is a no; with a TypeError where there is no connection. */
export type AskServer = <K extends keyof Questions>(kind: K, question: Questions[K]['in'], signal?: AbortSignal) => Promise<unknown>;

export function askServer(lang: string, fetch: Fetch): AskServer {
  return async (kind, question, signal) => {
    const response = kind === 'art'
      ? await fetch(artAddress(question as Questions['art']['in']), { signal })
      : await fetch(`/api/${kind}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...question, lang }),
        signal,
      });
    if (response.ok) return response.json();
    throw new Refused(await problemOf(response));
  };
}

/** artAddress is where drawings are; the version of the site's script stands for theirs. */
export function artAddress({ game, options, set, names }: Questions['art']['in']): string {
  const asked = new URLSearchParams({ game, set });
  for (const name of Object.keys(options ?? {}).sort()) asked.append('o', `${name}=${options![name]}`);
  if (names) asked.set('names', 'true');
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
