import { expect, test, vi } from 'vitest';
import { STOP_TIMEOUT_MS, WorkerClient, WorkerLost } from './workerclient';
import { fakeWorkers, nextTask } from './fakeworker';
import { Refused } from './rules';

test('answers reach who asked, a no as Refused', async () => {
  const { started, start } = fakeWorkers();
  const client = new WorkerClient(start);
  const yes = client.ask('picks', { path: [] });
  const no = client.ask('why', { turn: 'x' });
  started[0]!.post({ ready: true });
  await nextTask();
  expect(started[0]!.requests.map((a) => a.kind)).toEqual(['picks', 'why']);
  started[0]!.answer({ answer: { next: [] } });
  started[0]!.answer({ problem: { status: 422, code: 'rule', detail: 'No.', rule: 'orbit', heading: 'Stay near' } });
  expect(await yes).toEqual({ next: [] });
  const refused = await no.catch((why: unknown) => why);
  expect(refused).toBeInstanceOf(Refused);
  expect((refused as Refused).problem.heading).toBe('Stay near');
});

test('a worker that dies is started again and asked again, once', async () => {
  const { started, start } = fakeWorkers();
  const client = new WorkerClient(start);
  const answer = client.ask('view', {});
  started[0]!.post({ ready: true });
  await nextTask();
  started[0]!.onerror?.({ message: 'out of memory' });
  expect(started[0]!.terminated).toBe(true);
  started[1]!.post({ ready: true });
  await nextTask();
  started[1]!.post({ failed: 'again' });
  await expect(answer).rejects.toBeInstanceOf(WorkerLost);
  expect(started.length).toBe(2);
  const next = client.ask('view', {});
  started[2]!.post({ ready: true });
  await nextTask();
  started[2]!.answer({ answer: 1 });
  expect(await next).toBe(1);
});

test('what is given up is not answered', async () => {
  const { started, start } = fakeWorkers();
  const client = new WorkerClient(start);
  const stop = new AbortController();
  const answer = client.ask('picks', {}, { signal: stop.signal });
  started[0]!.post({ ready: true });
  await nextTask();
  stop.abort();
  await expect(answer).rejects.toHaveProperty('name', 'AbortError');
  started[0]!.answer({ answer: 1 }); // nobody minds
  expect(started[0]!.stopped).toEqual([]);
});

test('what comes before the answer is told, until it is given up', async () => {
  const { started, start } = fakeWorkers();
  const client = new WorkerClient(start, true);
  const stop = new AbortController();
  const received: unknown[] = [];
  const answer = client.ask('search', {}, { signal: stop.signal, progress: (progress: unknown) => void received.push(progress) });
  started[0]!.post({ ready: true });
  await nextTask();
  started[0]!.sendProgress(1);
  started[0]!.sendProgress(2);
  stop.abort();
  started[0]!.sendProgress(3);
  await expect(answer).rejects.toHaveProperty('name', 'AbortError');
  expect(received).toEqual([1, 2]);
  expect(started[0]!.stopped).toEqual([started[0]!.requests[0]!.id]);
});

test('a worker that does not stop is ended, and another is asked the rest', async () => {
  vi.useFakeTimers();
  try {
    const { started, start } = fakeWorkers();
    const client = new WorkerClient(start, true);
    const stop = new AbortController();
    const first = client.ask('search', {}, { signal: stop.signal });
    started[0]!.post({ ready: true });
    await vi.advanceTimersByTimeAsync(1);
    stop.abort();
    await expect(first).rejects.toHaveProperty('name', 'AbortError');
    const second = client.ask('levels', {});
    await vi.advanceTimersByTimeAsync(STOP_TIMEOUT_MS - 1);
    expect(started[0]!.terminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(started[0]!.terminated).toBe(true);
    started[1]!.post({ ready: true });
    await vi.advanceTimersByTimeAsync(1);
    started[1]!.answer({ answer: ['1'] });
    expect(await second).toEqual(['1']);
  } finally {
    vi.useRealTimers();
  }
});

test('a new worker is not told to stop what it was never asked', async () => {
  vi.useFakeTimers();
  try {
    const { started, start } = fakeWorkers();
    const client = new WorkerClient(start, true);
    const stop = new AbortController();
    const first = client.ask('search', {}, { signal: stop.signal });
    const second = client.ask('levels', {});
    started[0]!.post({ ready: true });
    await vi.advanceTimersByTimeAsync(1);
    started[0]!.post({ failed: 'out of memory' });
    stop.abort();
    await expect(first).rejects.toHaveProperty('name', 'AbortError');
    started[1]!.post({ ready: true });
    await vi.advanceTimersByTimeAsync(2 * STOP_TIMEOUT_MS);
    expect([started[1]!.stopped, started[1]!.terminated]).toEqual([[], false]);
    expect(started[1]!.requests.map(({ kind }) => kind)).toEqual(['levels']);
    started[1]!.answer({ answer: ['1'] });
    expect(await second).toEqual(['1']);
  } finally {
    vi.useRealTimers();
  }
});

test('a request that was sent again is stopped in the new worker', async () => {
  const { started, start } = fakeWorkers();
  const client = new WorkerClient(start, true);
  const stop = new AbortController();
  const answer = client.ask('search', {}, { signal: stop.signal });
  started[0]!.post({ ready: true });
  await nextTask();
  started[0]!.post({ failed: 'out of memory' });
  started[1]!.post({ ready: true });
  await nextTask();
  stop.abort();
  await expect(answer).rejects.toHaveProperty('name', 'AbortError');
  expect(started[1]!.stopped).toEqual([started[1]!.requests[0]!.id]);
});

test('a worker that stops goes on', async () => {
  vi.useFakeTimers();
  try {
    const { started, start } = fakeWorkers();
    const client = new WorkerClient(start, true);
    const stop = new AbortController();
    const first = client.ask('search', {}, { signal: stop.signal });
    started[0]!.post({ ready: true });
    await vi.advanceTimersByTimeAsync(1);
    stop.abort();
    await expect(first).rejects.toHaveProperty('name', 'AbortError');
    started[0]!.answer({ answer: 'so far' });
    await vi.advanceTimersByTimeAsync(2 * STOP_TIMEOUT_MS);
    expect(started[0]!.terminated).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('a worker that cannot be started says so', async () => {
  const client = new WorkerClient(() => {
    throw new Error('no workers here');
  });
  await expect(client.ask('view', {})).rejects.toBeInstanceOf(WorkerLost);
});
