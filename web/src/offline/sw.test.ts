import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const origin = 'https://tea.example';
const listeners: Record<string, (event: unknown) => void> = {};
let body: ReadableStreamDefaultController<Uint8Array>, answers: boolean; // answers: the network sends headers
const send = (text: string) => body.enqueue(new TextEncoder().encode(text));

/** visit returns what the worker answers to a visit of a page. */
function visit(path: string): Promise<Response> {
  const request = { method: 'GET', mode: 'navigate', url: origin + path };
  return new Promise((respondWith) => listeners.fetch!({ request, respondWith, waitUntil: () => {} }));
}

beforeAll(async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(), ms); // by the clock of the test
    return late.signal;
  });
  vi.stubGlobal('__BUILT__', { version: '1', assets: [], languages: {} });
  vi.stubGlobal('self', {
    addEventListener: (kind: string, listener: (event: unknown) => void) => (listeners[kind] = listener),
    location: { origin },
    navigator: { languages: ['en'] },
  });
  vi.stubGlobal('caches', {
    match: (asked: string) => Promise.resolve(asked === '/review?lang=en' ? new Response('stored') : undefined),
  });
  vi.stubGlobal('fetch', (_: Request, { signal }: { signal?: AbortSignal } = {}) => {
    const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) });
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => {
        body.error(signal.reason);
        reject(signal.reason as Error);
      });
      if (answers) resolve(new Response(stream));
    });
  });
  await import('./sw');
});
beforeEach(() => {
  answers = true;
});
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('reads an answer that has begun in time to its end', async () => {
  const text = (await visit('/review')).text();
  send('from the ');
  await vi.advanceTimersByTimeAsync(60_000);
  send('network');
  body.close();
  expect(await text).toBe('from the network');
});

it('answers with the stored page where no answer begins in time', async () => {
  answers = false;
  const answer = visit('/review');
  await vi.advanceTimersByTimeAsync(6000);
  expect(await (await answer).text()).toBe('stored');
});
