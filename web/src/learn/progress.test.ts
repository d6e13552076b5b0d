import { afterEach, expect, test, vi } from 'vitest';
import { doneOf, keepDone, loadDone, readDone, syncDone, union, useAccount, withDone } from './progress';

afterEach(() => {
  useAccount(undefined);
  vi.unstubAllGlobals();
});

test('steps that are done are read again', () => {
  const done = withDone(withDone({}, 'tea', 'ring'), 'tea', 'drop');
  expect(readDone(JSON.stringify(done))).toEqual({ tea: ['ring', 'drop'] });
  expect(withDone(done, 'tea', 'ring')).toBe(done);
});

test('what was stored otherwise counts as nothing', () => {
  for (const text of [null, '', '{', '[]', '1', 'null', '{"tea":1}']) expect(readDone(text)).toEqual({});
  expect(readDone('{"tea":["ring",1]}')).toEqual({ tea: ['ring'] });
});

test('steps that the course has no longer do not count', () => {
  expect(doneOf({ tea: ['gone', 'ring'] }, 'tea', ['ring', 'drop'])).toEqual(['ring']);
  expect(doneOf({}, 'tea', ['ring'])).toEqual([]);
});

test('the steps of two devices are put together', () => {
  expect(union({ tea: ['ring'] }, { tea: ['drop', 'ring'], go: ['stone'] })).toEqual({ tea: ['ring', 'drop'], go: ['stone'] });
});

test('steps that the browser cannot store reach the account', async () => {
  const sent: string[] = [];
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(body);
    return Promise.resolve(new Response(body));
  });
  useAccount('p1');
  keepDone('tea', 'ring');
  expect(keepDone('tea', 'drop')).toEqual({ tea: ['ring', 'drop'] });
  expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([
    { done: { tea: ['ring'] } },
    { done: { tea: ['ring', 'drop'] } },
  ]);
  await syncDone();
  expect(loadDone()).toEqual({ tea: ['ring', 'drop'] });
});
