// The rules on the server: POST /api/{kind}, and GET /api/art, which browsers cache.
import { Refused, type Problem, type Questions } from './rules';
import type { GameLine, QuickTurn } from '../wire';

export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

/** AskServer rejects with Refused if the answer is a refusal, and with a TypeError without a connection. */
export type AskServer = <K extends keyof Questions>(
  kind: K,
  question: Questions[K]['in'],
  signal?: AbortSignal,
) => Promise<unknown>;

/** askServer asks in a language. The version changes whenever the drawings may have changed. */
export function askServer(lang: string, fetch: Fetch, version = ''): AskServer {
  return async (kind, question, signal) => {
    const response =
      kind === 'art'
        ? await fetch(artAddress(question as Questions['art']['in'], version), { signal })
        : await post(fetch, kind, { ...question, lang }, signal);
    return answerOf(response);
  };
}

/** AskQuickTurn lets the server choose a turn of its own, quick and not too strong. It rejects as AskServer does. */
export type AskQuickTurn = (line: GameLine, level: string, signal?: AbortSignal) => Promise<QuickTurn>;

/** askQuickTurn asks in a language. */
export const askQuickTurn =
  (lang: string, fetch: Fetch): AskQuickTurn =>
  async (line, level, signal) =>
    (await answerOf(await post(fetch, 'best', { ...line, level, lang }, signal))) as QuickTurn;

const post = (fetch: Fetch, kind: string, body: object, signal?: AbortSignal): Promise<Response> =>
  fetch(`/api/${kind}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body), signal });

/** answerOf reads an answer, or rejects with what it refuses. */
async function answerOf(response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  // A proxy reports that the server is down: the same as no network.
  if (isDown(response.status)) throw new TypeError(`${response.status} ${response.statusText}`.trim());
  throw new Refused(await problemOf(response));
}

// The service worker has its own copy: it shares no module with pages.
const isDown = (status: number): boolean => status === 502 || status === 503 || status === 504;

/** artAddress returns the address of drawings. With a version, browsers cache them forever. */
export function artAddress({ game, options, set, names }: Questions['art']['in'], version = ''): string {
  const query = new URLSearchParams({ game, set });
  for (const name of Object.keys(options ?? {}).sort()) query.append('o', `${name}=${options![name]}`);
  if (names) query.set('names', 'true');
  if (version) query.set('v', version);
  return `/api/art?${query}`;
}

/** problemOf reads the problem of a response, which may come from a proxy. */
async function problemOf(response: Response): Promise<Problem> {
  if (response.headers.get('Content-Type')?.includes('json')) {
    const problem = (await response.json()) as Problem;
    if (problem.code && problem.detail) return problem;
  }
  return { status: response.status, code: 'incident', detail: `${response.status} ${response.statusText}`.trim() };
}
