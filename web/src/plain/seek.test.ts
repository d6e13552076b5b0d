import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { search } from './seek';

const waiting = '{"type":"seek","id":"s1","status":"waiting","same":0,"game":1,"waited_ms":0}\n';
let streams: ReadableStreamDefaultController<Uint8Array>[], asked: string[];
const send = (text: string) => streams.at(-1)!.enqueue(new TextEncoder().encode(text));

/** begin searches at a server that answers each request with a stream of one line, to which the test adds others. */
function begin() {
  const listener = { update: vi.fn(), lost: vi.fn() };
  const stop = new AbortController();
  const ended = search({ id: 's1', game: 'ki-shogi', clock: '5+3' }, listener, stop.signal);
  return { listener, stop, ended };
}

beforeEach(() => {
  vi.useFakeTimers();
  [streams, asked] = [[], []];
  vi.stubGlobal('fetch', (_: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    asked.push((JSON.parse(body) as { id: string }).id);
    const stream = new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) });
    const controller = streams.at(-1)!;
    signal.addEventListener('abort', () => controller.error(signal.reason));
    send(waiting);
    return Promise.resolve(new Response(stream));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a stream from which nothing comes any more is given up, and the search goes on with the same id', async () => {
  const { listener, stop, ended } = begin();
  await vi.advanceTimersByTimeAsync(14_900);
  expect(listener.update).toHaveBeenCalledTimes(1);
  expect(listener.lost).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(listener.lost).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(['s1', 's1']);
  expect(listener.update).toHaveBeenCalledTimes(2);
  stop.abort();
  expect(await ended).toBeUndefined();
});

test('empty lines keep a stream alive', async () => {
  const { listener, stop, ended } = begin();
  for (let i = 0; i < 12; i++) {
    await vi.advanceTimersByTimeAsync(5000);
    send('\n');
  }
  expect(listener.lost).not.toHaveBeenCalled();
  expect(asked).toEqual(['s1']);
  stop.abort();
  expect(await ended).toBeUndefined();
});

test('a search that has ended leaves no timer', async () => {
  const { ended } = begin();
  await vi.advanceTimersByTimeAsync(0);
  send(waiting.replace('waiting', 'paired'));
  expect(await ended).toMatchObject({ status: 'paired' });
  expect(vi.getTimerCount()).toBe(0);
});
