import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchPicks, type PrefetchSource } from './prefetch';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** source returns a source whose requests answer at once, and the ids that were fetched one by one. */
function source(over: Partial<PrefetchSource> = {}) {
  const ids: string[] = [];
  const ahead: PrefetchSource = {
    here: () => true,
    idle: () => true,
    known: (id) => ids.includes(id),
    fetchAhead: () => Promise.resolve(),
    fetchAfter: (id) => {
      ids.push(id);
      return Promise.resolve();
    },
    fetched: () => {},
    ...over,
  };
  return { ids, ahead };
}

test('what may begin a turn is asked for one by one, once, while nobody waits', async () => {
  let busy = true;
  const { ids, ahead } = source({ idle: () => !busy });
  prefetchPicks(['a', 'b', 'a', 'c'], ahead);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ids).toEqual([]);
  busy = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(ids).toEqual(['a', 'b', 'c']);
});

test('a network is not asked ahead, and the rules are once they are here', async () => {
  let here = false;
  const { ids, ahead } = source({ here: () => here });
  prefetchPicks(['a'], ahead);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ids).toEqual([]);
  here = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(ids).toEqual(['a']);
});

test('one that is refused holds up no other', async () => {
  const asked: string[] = [];
  const { ahead } = source({
    known: () => false,
    fetchAfter: (id) => {
      asked.push(id);
      return id === 'a' ? Promise.reject(new Error('no')) : Promise.resolve();
    },
  });
  prefetchPicks(['a', 'b'], ahead);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(['a', 'b']);
});

test('once stopped nothing is asked any more, whatever was on its way', async () => {
  let arrive = () => {};
  const { ids, ahead } = source({ known: (id) => id === 'x' });
  ahead.fetchAfter = (id) => {
    ids.push(id);
    return new Promise<void>((done) => {
      arrive = done;
    });
  };
  const stop = prefetchPicks(['a', 'b'], ahead);
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  arrive();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ids).toEqual(['a']);
});

test('when nothing is left to ask it says so, once; and never once stopped', async () => {
  const fetched = vi.fn();
  const { ahead } = source({ fetched });
  prefetchPicks(['a', 'b'], ahead);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).toHaveBeenCalledTimes(1);

  const stop = prefetchPicks(['a', 'b', 'c'], source({ fetched }).ahead);
  stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('one request comes first, and what it answers is not fetched again', async () => {
  const calls: string[] = [],
    known = new Set<string>();
  const { ahead } = source({
    known: (id) => known.has(id),
    fetchAhead: () => {
      calls.push('ahead');
      known.add('a').add('b');
      return Promise.resolve();
    },
    fetchAfter: (id) => {
      calls.push(id);
      return Promise.resolve();
    },
  });
  prefetchPicks(['a', 'b', 'c'], ahead);
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual(['ahead', 'c']);
});

test('if that request fails, everything is fetched one by one', async () => {
  const { ids, ahead } = source({ fetchAhead: () => Promise.reject(new Error('no')) });
  prefetchPicks(['a', 'b'], ahead);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ids).toEqual(['a', 'b']);
});
