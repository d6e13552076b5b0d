// The requests about studies, and the stream of the operations of one. docs/protocol.md describes them.
import type {
  ChapterText,
  Operation,
  OperationAnswer,
  OperationLine,
  StateLine,
  StoredOperation,
  StudyInfo,
  StudyOutline,
  StudyVisibility,
} from '../wire';
import type { SavedOperation } from './database';

/** An answer of the server that another attempt would not change. */
export class Declined extends Error {
  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(detail);
  }
}

/** An answer of a server that takes no more now, and says after how many ms it may. */
export class Later extends Error {
  constructor(
    readonly after: number,
    detail: string,
  ) {
    super(detail);
  }
}

export type StudyLine = StateLine | OperationLine | { type: 'reload' } | { type: 'bye' };

/** What an edited study needs of the server. A request that gets no answer rejects with another Error than Declined and Later. */
export interface StudyServer {
  outline(id: string): Promise<StudyOutline>;
  chapter(id: string, chapter: string): Promise<ChapterText>;
  /** chapters returns the texts of chapters after a place. */
  chapters(id: string, after: number): Promise<{ chapters: ChapterText[]; next?: number }>;
  change(id: string, client: string, operations: SavedOperation[]): Promise<OperationAnswer[]>;
  /** follow calls online once the stream is open, and line with each line. It resolves or rejects when the stream has ended. */
  follow(id: string, after: number, signal: AbortSignal, online: () => void, line: (line: StudyLine) => void): Promise<void>;
}

/** The stream is given up if nothing comes for so long, in ms. The server sends an empty line every ten seconds. */
const QUIET = 25_000;
const PATIENCE = 20_000;

/** refusal is the error of an answer that another attempt may change. */
function refusal({ status, headers }: Response, detail = String(status)): Error {
  const seconds = Number(headers.get('Retry-After'));
  return seconds > 0 ? new Later(seconds * 1000, detail) : new Error(detail);
}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(path, {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  const json = (answer.status === 204 ? {} : await answer.json().catch(() => ({}))) as T & { detail?: string };
  if (answer.ok) return json;
  // Too many requests, and a service that is being started again, are matters of time.
  if (answer.status === 429 || answer.status >= 500) throw refusal(answer, json.detail);
  throw new Declined(answer.status, json.detail ?? String(answer.status));
}

const at = (id: string): string => `/api/studies/${id}`;

/** The most studies that one answer lists, and the most of a reader that are listed. */
const LISTED = 100,
  MOST_LISTED = 1000;

/** listStudies returns all studies of the reader, or the newest public ones. */
export async function listStudies(of: 'me' | 'public'): Promise<StudyInfo[]> {
  const all: StudyInfo[] = [];
  for (let place = ''; ;) {
    const { studies, cursor } = await ask<{ studies: StudyInfo[]; cursor?: string }>(
      'GET',
      `/api/studies?of=${of}&limit=${LISTED}${place}`,
    );
    all.push(...studies);
    if (of === 'public' || !cursor || all.length >= MOST_LISTED) return all;
    place = `&cursor=${encodeURIComponent(cursor)}`;
  }
}
export const createStudy = (id: string, title: string, visibility: StudyVisibility): Promise<StudyInfo> =>
  ask('POST', '/api/studies', { id, title, visibility });
export const setVisibility = (id: string, visibility: StudyVisibility): Promise<void> =>
  ask('PUT', `${at(id)}/visibility`, { visibility });
export const deleteStudy = (id: string): Promise<void> => ask('DELETE', at(id));
export const makeKey = async (id: string): Promise<string> => (await ask<{ key: string }>('POST', `${at(id)}/key`)).key;
export const editAlone = (id: string): Promise<void> => ask('DELETE', `${at(id)}/key`);
export const join = (id: string, key: string): Promise<void> => ask('POST', `${at(id)}/editors`, { key });

/** sentForm is an operation without what this browser knows of its chapter. */
function sentForm({ game: _game, chapterTurns: _turns, stays: _stays, ...operation }: StoredOperation): Operation {
  return operation;
}

export const studyServer: StudyServer = {
  outline: (id) => ask('GET', at(id)),
  chapter: (id, chapter) => ask('GET', `${at(id)}/chapters/${chapter}`),
  chapters: (id, after) => ask('GET', `${at(id)}/chapters?after=${after}`),
  async change(id, client, operations) {
    const body = { client, operations: operations.map(({ number, operation }) => ({ number, operation: sentForm(operation) })) };
    return (await ask<{ answers: OperationAnswer[] }>('POST', `${at(id)}/operations`, body)).answers;
  },
  async follow(id, after, signal, online, line) {
    const quiet = new AbortController();
    let timer = setTimeout(() => quiet.abort(), QUIET);
    try {
      const answer = await fetch(`${at(id)}/events?after=${after}`, { signal: AbortSignal.any([signal, quiet.signal]) });
      if (!answer.ok || !answer.body) {
        const { detail } = (await answer.json().catch(() => ({}))) as { detail?: string };
        if (answer.status === 404) throw new Declined(404, detail ?? '404');
        throw refusal(answer, detail);
      }
      online();
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let rest = ''; ;) {
        const { done, value } = await reader.read();
        if (done) return;
        clearTimeout(timer);
        timer = setTimeout(() => quiet.abort(), QUIET);
        const lines = (rest + value).split('\n');
        rest = lines.pop()!;
        for (const text of lines) if (text) line(JSON.parse(text) as StudyLine);
      }
    } finally {
      clearTimeout(timer);
    }
  },
};
