import { expect, test, vi } from 'vitest';
import { DEAF, Exchange, Gone } from './exchange';
import { fakes, soon } from './fake';
import { Refused } from './rules';

test('answers reach who asked, a no as Refused', async () => {
  const { started, start } = fakes();
  const exchange = new Exchange(start);
  const yes = exchange.ask('picks', { path: [] });
  const no = exchange.ask('why', { turn: 'x' });
  started[0]!.say({ ready: true });
  await soon();
  expect(started[0]!.asked.map((a) => a.kind)).toEqual(['picks', 'why']);
  started[0]!.answer({ answer: { next: [] } });
  started[0]!.answer({ problem: { status: 422, code: 'rule', detail: 'No.', rule: 'orbit', heading: 'Stay near' } });
  expect(await yes).toEqual({ next: [] });
  const refused = await no.catch((why: unknown) => why);
  expect(refused).toBeInstanceOf(Refused);
  expect((refused as Refused).problem.heading).toBe('Stay near');
});

test('a worker that dies is started again and asked again, once', async () => {
  const { started, start } = fakes();
  const exchange = new Exchange(start);
  const answer = exchange.ask('view', {});
  started[0]!.say({ ready: true });
  await soon();
  started[0]!.onerror?.({ message: 'out of memory' });
  expect(started[0]!.ended).toBe(true);
  started[1]!.say({ ready: true });
  await soon();
  started[1]!.say({ failed: 'again' });
  await expect(answer).rejects.toBeInstanceOf(Gone);
  expect(started.length).toBe(2);
  const next = exchange.ask('view', {});
  started[2]!.say({ ready: true });
  await soon();
  started[2]!.answer({ answer: 1 });
  expect(await next).toBe(1);
});

test('what is given up is not answered', async () => {
  const { started, start } = fakes();
  const exchange = new Exchange(start);
  const stop = new AbortController();
  const answer = exchange.ask('picks', {}, { signal: stop.signal });
  started[0]!.say({ ready: true });
  await soon();
  stop.abort();
  await expect(answer).rejects.toHaveProperty('name', 'AbortError');
  started[0]!.answer({ answer: 1 }); // nobody minds
  expect(started[0]!.stopped).toEqual([]);
});

test('what comes before the answer is told, until it is given up', async () => {
  const { started, start } = fakes();
  const exchange = new Exchange(start, true);
  const stop = new AbortController();
  const told: unknown[] = [];
  const answer = exchange.ask('search', {}, { signal: stop.signal, news: (news: unknown) => void told.push(news) });
  started[0]!.say({ ready: true });
  await soon();
  started[0]!.tell(1);
  started[0]!.tell(2);
  stop.abort();
  started[0]!.tell(3);
  await expect(answer).rejects.toHaveProperty('name', 'AbortError');
  expect(told).toEqual([1, 2]);
  expect(started[0]!.stopped).toEqual([started[0]!.asked[0]!.id]);
});

test('a worker that does not stop is ended, and another is asked the rest', async () => {
  vi.useFakeTimers();
  try {
    const { started, start } = fakes();
    const exchange = new Exchange(start, true);
    const stop = new AbortController();
    const first = exchange.ask('search', {}, { signal: stop.signal });
    started[0]!.say({ ready: true });
    await vi.advanceTimersByTimeAsync(1);
    stop.abort();
    await expect(first).rejects.toHaveProperty('name', 'AbortError');
    const second = exchange.ask('levels', {});
    await vi.advanceTimersByTimeAsync(DEAF - 1);
    expect(started[0]!.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(started[0]!.ended).toBe(true);
    started[1]!.say({ ready: true });
    await vi.advanceTimersByTimeAsync(1);
    started[1]!.answer({ answer: ['1'] });
    expect(await second).toEqual(['1']);
  } finally {
    vi.useRealTimers();
  }
});

test('a worker that stops goes on', async () => {
  vi.useFakeTimers();
  try {
    const { started, start } = fakes();
    const exchange = new Exchange(start, true);
    const stop = new AbortController();
    const first = exchange.ask('search', {}, { signal: stop.signal });
    started[0]!.say({ ready: true });
    await vi.advanceTimersByTimeAsync(1);
    stop.abort();
    await expect(first).rejects.toHaveProperty('name', 'AbortError');
    started[0]!.answer({ answer: 'so far' });
    await vi.advanceTimersByTimeAsync(2 * DEAF);
    expect(started[0]!.ended).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('a worker that cannot be started says so', async () => {
  const exchange = new Exchange(() => {
    throw new Error('no workers here');
  });
  await expect(exchange.ask('view', {})).rejects.toBeInstanceOf(Gone);
});
