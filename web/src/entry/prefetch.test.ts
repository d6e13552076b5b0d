import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchPicks, type PrefetchSource } from './prefetch';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function rules(over: Partial<PrefetchSource> = {}) {
  const learned: string[] = [];
  const ahead: PrefetchSource = {
    here: () => true,
    idle: () => true,
    known: (id) => learned.includes(id),
    learn: (id) => {
      learned.push(id);
      return Promise.resolve();
    },
    learned: () => {},
    ...over,
  };
  return { learned, ahead };
}

test('what may begin a turn is asked for one by one, once, while nobody waits', async () => {
  let busy = true;
  const { learned, ahead } = rules({ idle: () => !busy });
  prefetchPicks(['a', 'b', 'a', 'c'], ahead);
  await vi.advanceTimersByTimeAsync(1000);
  expect(learned).toEqual([]);
  busy = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(learned).toEqual(['a', 'b', 'c']);
});

test('a network is not asked ahead, and the rules are once they are here', async () => {
  let here = false;
  const { learned, ahead } = rules({ here: () => here });
  prefetchPicks(['a'], ahead);
  await vi.advanceTimersByTimeAsync(5000);
  expect(learned).toEqual([]);
  here = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(learned).toEqual(['a']);
});

test('one that is refused holds up no other', async () => {
  const asked: string[] = [];
  const { ahead } = rules({
    known: () => false,
    learn: (id) => {
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
  const { learned, ahead } = rules({ known: (id) => id === 'x' });
  ahead.learn = (id) => {
    learned.push(id);
    return new Promise<void>((done) => {
      arrive = done;
    });
  };
  const stop = prefetchPicks(['a', 'b'], ahead);
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  arrive();
  await vi.advanceTimersByTimeAsync(1000);
  expect(learned).toEqual(['a']);
});

test('when nothing is left to ask it says so, once; and never once stopped', async () => {
  const learned = vi.fn();
  const { ahead } = rules({ learned });
  prefetchPicks(['a', 'b'], ahead);
  await vi.advanceTimersByTimeAsync(1000);
  expect(learned).toHaveBeenCalledTimes(1);

  const stop = prefetchPicks(['a', 'b', 'c'], rules({ learned }).ahead);
  stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(learned).toHaveBeenCalledTimes(1);
});
