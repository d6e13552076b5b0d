import { afterEach, expect, test, vi } from 'vitest';
import { Declined, Later, listStudies, studyServer } from './server';

const answers = (status: number, headers: Record<string, string> = {}): unknown =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ detail: 'Why.' }), { status, headers }));
const change = (): Promise<unknown> => studyServer.change('s', 'c', []).catch((err: unknown) => err);
const follow = (): Promise<unknown> =>
  studyServer
    .follow(
      's',
      0,
      new AbortController().signal,
      () => undefined,
      () => undefined,
    )
    .catch((err: unknown) => err);
afterEach(() => vi.unstubAllGlobals());

test('an answer that asks for a pause says how long it is', async () => {
  for (const status of [429, 503]) {
    answers(status, { 'Retry-After': '7' });
    for (const err of [await change(), await follow()]) expect(err).toMatchObject({ after: 7000, message: 'Why.' });
  }
});

test('another answer is tried again soon, or never', async () => {
  answers(500);
  expect(await change()).not.toBeInstanceOf(Later);
  expect(await change()).not.toBeInstanceOf(Declined);
  answers(403, { 'Retry-After': '7' });
  expect(await change()).toBeInstanceOf(Declined);
});

test('all pages of the own studies are listed, each from where the one before has ended', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const last = path.includes('cursor=');
    return new Response(JSON.stringify(last ? { studies: [{ id: 'b' }] } : { studies: [{ id: 'a' }], cursor: 'a+b' }));
  });
  expect((await listStudies('me')).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(asked).toEqual(['/api/studies?of=me&limit=100', '/api/studies?of=me&limit=100&cursor=a%2Bb']);
  expect((await listStudies('public')).map(({ id }) => id)).toEqual(['a']);
});
