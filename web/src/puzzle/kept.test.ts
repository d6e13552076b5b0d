import { beforeEach, expect, test, vi } from 'vitest';
import { keyOf, Kept } from './kept';
import { answered } from './progress';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  const storage: Record<string, unknown> = {};
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      get: (_, name) =>
        ({
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, text: string) => void stored.set(key, text),
          removeItem: (key: string) => void stored.delete(key),
        })[name as string],
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
});

const result = (id: string, solved = true) => ({ id, solved, at: 5, day: 1 });

/** server answers like the interface; while it is away, requests fail. */
function server() {
  const tried: string[] = [];
  let best = { streak: 0, timed: 0 };
  const state = { away: false, asked: [] as string[] };
  const request = (async (address: string, { method, body }: { method: string; body: string }) => {
    if (state.away) throw new TypeError('away');
    state.asked.push(`${method} ${address}`);
    if (method === 'PUT') return { ok: true, status: 204 };
    if (method === 'POST') {
      const sent = JSON.parse(body) as { results: { id: string }[]; best: typeof best };
      for (const { id } of sent.results) if (!tried.includes(id)) tried.push(id);
      best = sent.best;
    }
    return {
      ok: true,
      status: 200,
      json: () => Promise.resolve({ rating: null, tried: [...tried], mistakes: [], best, votes: {} }),
    };
  }) as unknown as typeof fetch;
  return { state, request };
}

test('the puzzles of a guest become those of the account, and the next guest begins anew', async () => {
  const guest = new Kept('tea');
  guest.keep(answered(guest.progress, result('a')));
  const { request } = server();
  const kept = new Kept('tea', 'p1', request);
  expect((await kept.sync()).tried).toEqual(['a']);
  expect(kept.progress.pending).toEqual([]);
  expect(new Kept('tea').progress.tried).toEqual([]);
  expect(new Kept('tea', 'p2', request).progress.tried).toEqual([]);
});

test('what was done offline is sent later', async () => {
  const { state, request } = server();
  state.away = true;
  const kept = new Kept('tea', 'p1', request);
  kept.keep(answered(kept.progress, result('a')));
  await expect(kept.sync()).rejects.toThrow();
  const again = new Kept('tea', 'p1', request);
  expect(again.progress.pending.length).toBe(1);
  state.away = false;
  expect((await again.sync()).pending).toEqual([]);
});

test('a vote follows the result that it is about', async () => {
  const { state, request } = server();
  const kept = new Kept('tea', 'p1', request);
  kept.keep(answered(kept.progress, result('a')));
  await kept.vote('a', -1);
  expect(state.asked).toEqual(['POST /api/me/puzzles/tea', 'PUT /api/me/puzzles/tea/a/vote']);
  expect(kept.votes).toEqual({ a: -1 });
});

test('where there is nothing new the account is only read, and a better count is sent once', async () => {
  const { state, request } = server();
  const kept = new Kept('tea', 'p1', request);
  await kept.sync();
  kept.keep({ ...kept.progress, best: { streak: 5000, timed: 2 } });
  await kept.sync();
  await kept.sync();
  const [read, write] = ['GET /api/me/puzzles/tea', 'POST /api/me/puzzles/tea'];
  expect(state.asked).toEqual([read, read, write, read]);
});

test('what another tab has stored is taken over, and kept with what comes next', () => {
  const [one, other] = [new Kept('tea'), new Kept('tea')];
  other.keep(answered(other.progress, result('a', false)));
  one.keep(answered(one.refresh(), result('b')));
  expect(one.progress.tried).toEqual(['a', 'b']);
  expect(new Kept('tea').progress).toEqual(one.progress);
});

test('what could not be stored is not lost when another tab stores something', () => {
  const kept = new Kept('tea');
  const full = vi.fn(() => {
    throw new Error('full');
  });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full });
  kept.keep(answered(kept.progress, result('a')));
  expect(full).toHaveBeenCalled();
  expect(kept.refresh().tried).toEqual(['a']);
});

test('results that another tab has sent meanwhile do not take those that came later with them', async () => {
  const { request } = server();
  const during = (async (...args: Parameters<typeof fetch>) => {
    const answer = await request(...args);
    // Another tab has sent the same result, and then this tab has another one.
    stored.set(keyOf('tea', 'p1'), JSON.stringify({ ...kept.progress, pending: [] }));
    if (kept.progress.pending.some(({ id }) => id === 'a')) kept.keep(answered(kept.refresh(), { ...result('b'), at: 6 }));
    return answer;
  }) as typeof fetch;
  const kept: Kept = new Kept('tea', 'p1', during);
  kept.keep(answered(kept.progress, result('a')));
  expect((await kept.sync()).tried).toEqual(['a', 'b']);
});
