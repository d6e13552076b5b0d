import { expect, test, vi } from 'vitest';
import { WorkerClient, WorkerLost } from './workerclient';
import { fakeWorkers, nextTask, type FakeWorker } from './fakeworker';
import { Refused } from './rules';
import { artAddress, askServer } from './server';
import { RulesSource } from './rulessource';
import { t } from '../words/words';

/** readied is a worker that reports ready and refuses its warm-up requests. */
async function readied(worker: FakeWorker): Promise<void> {
  worker.post({ ready: true });
  await nextTask();
  worker.answer({ problem: { status: 422, code: 'invalid', detail: 'no game named' } });
  await nextTask();
}

const line = { game: 'ki-shogi', turns: [], path: [] };

test('the server answers until the worker is ready', async () => {
  const { started, start } = fakeWorkers();
  const server = vi.fn(async () => ({ next: ['from the server'] }));
  const arrived = vi.fn();
  const rules = new RulesSource(server, () => new WorkerClient(start), 'de', arrived);
  const loaded = rules.load();
  expect(await rules.ask('picks', line)).toEqual({ next: ['from the server'] });
  started[0]!.post({ ready: true });
  await nextTask();
  // It gets the same requests before they are needed, and the next picks.
  expect(JSON.parse(started[0]!.requests[0]!.question)).toEqual({ ...line, lang: 'de' });
  started[0]!.answer({ answer: { next: [{ id: 'Gyoku' }] } });
  await nextTask();
  expect(JSON.parse(started[0]!.requests[0]!.question)).toEqual({ ...line, path: ['Gyoku'], lang: 'de' });
  expect(rules.here).toBe(false);
  started[0]!.answer({ problem: { status: 422, code: 'invalid', detail: 'no' } });
  await loaded;
  expect(arrived).toHaveBeenCalledOnce();
  expect(rules.here).toBe(true);
  const answer = rules.ask('picks', line);
  await nextTask();
  expect(JSON.parse(started[0]!.requests[0]!.question)).toEqual({ ...line, lang: 'de' });
  started[0]!.answer({ answer: { next: ['from here'] } });
  expect(await answer).toEqual({ next: ['from here'] });
  expect(server).toHaveBeenCalledOnce();
});

test('when the worker has gone for good, the server answers again', async () => {
  const { started, start } = fakeWorkers();
  const rules = new RulesSource(
    async () => 'server',
    () => new WorkerClient(start),
    'en',
  );
  void rules.load();
  await readied(started[0]!);
  const answer = rules.ask('picks', line);
  await nextTask();
  started[0]!.post({ failed: 'once' });
  started[1]!.post({ failed: 'twice' });
  expect(await answer).toBe('server');
});

test('the server is not asked what only this browser knows, also after the worker has gone for good', async () => {
  const { started, start } = fakeWorkers();
  const server = vi.fn(async () => 'server');
  const rules = new RulesSource(server, () => new WorkerClient(start), 'en');
  void rules.load();
  await readied(started[0]!);
  const answer = rules.ask('split', { text: '' });
  await nextTask();
  started[0]!.post({ failed: 'once' });
  started[1]!.post({ failed: 'TypeError: Failed to fetch' });
  const error = (await answer.catch((reason: unknown) => reason)) as Error;
  expect(error.message).toBe(t('board-stopped'));
  expect(error.cause).toBeInstanceOf(WorkerLost);
  expect(server).not.toHaveBeenCalled();
});

test('without a network, rules that have gone for good are a clear error', async () => {
  const { started, start } = fakeWorkers();
  const rules = new RulesSource(
    async () => Promise.reject(new TypeError('Failed to fetch')),
    () => new WorkerClient(start),
    'en',
  );
  void rules.load();
  await readied(started[0]!);
  const answer = rules.ask('picks', line);
  answer.catch(() => undefined);
  await nextTask();
  for (let i = 0; i < 3; i++) {
    started[i]!.post({ failed: 'TypeError: Failed to fetch' });
    await nextTask();
  }
  await expect(answer).rejects.toThrow(t('board-stopped'));
});

test('without a network and without rules here there is a clear error', async () => {
  const { started, start } = fakeWorkers();
  const rules = new RulesSource(
    async () => Promise.reject(new TypeError('Failed to fetch')),
    () => new WorkerClient(start),
    'en',
  );
  const answer = rules.ask('picks', line);
  await nextTask();
  started[0]!.post({ failed: 'Failed to fetch' });
  await expect(answer).rejects.toThrow('You are offline');
});

test('without a network the rules that arrive answer', async () => {
  const { started, start } = fakeWorkers();
  const rules = new RulesSource(
    async () => Promise.reject(new TypeError('Failed to fetch')),
    () => new WorkerClient(start),
    'en',
  );
  const answer = rules.ask('picks', line);
  await nextTask();
  await readied(started[0]!);
  started[0]!.answer({ answer: 'here' });
  expect(await answer).toBe('here');
});

test('the server is asked in the language of the page, and a problem is a Refused', async () => {
  const asked: [string, RequestInit | undefined][] = [];
  const replies = [
    new Response('{"next":[]}', { status: 200, headers: { 'Content-Type': 'application/json' } }),
    new Response('{"status":422,"code":"rule","detail":"Nein."}', {
      status: 422,
      headers: { 'Content-Type': 'application/problem+json' },
    }),
    new Response('<html>', { status: 500, statusText: 'Internal Server Error' }),
    new Response('<html>', { status: 502, statusText: 'Bad Gateway' }),
  ];
  const ask = askServer('de', async (address, init) => {
    asked.push([address, init]);
    return replies.shift()!;
  });
  expect(await ask('picks', line)).toEqual({ next: [] });
  expect(asked[0]![0]).toBe('/api/picks');
  expect(JSON.parse(asked[0]![1]!.body as string)).toEqual({ ...line, lang: 'de' });
  const no = (await ask('picks', line).catch((why: unknown) => why)) as Refused;
  expect(no).toBeInstanceOf(Refused);
  expect(no.problem.detail).toBe('Nein.');
  const broken = (await ask('picks', line).catch((why: unknown) => why)) as Refused;
  expect(broken.problem).toMatchObject({ status: 500, code: 'incident' });
  // Something in between that speaks for a server that is away is no server.
  await expect(ask('picks', line)).rejects.toThrow(TypeError);
});

test('drawings have an address of their own', () => {
  expect(artAddress({ game: 'ki-shogi', options: { ki: 'on', field: '7x7' }, set: 'letters', names: true })).toBe(
    '/api/art?game=ki-shogi&set=letters&o=field%3D7x7&o=ki%3Don&names=true',
  );
  expect(artAddress({ game: 'ki-shogi', set: 'pictures' }, 'abc')).toBe('/api/art?game=ki-shogi&set=pictures&v=abc');
});
