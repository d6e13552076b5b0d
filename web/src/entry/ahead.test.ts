import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learnAhead, type Ahead } from './ahead';

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

function rules(over: Partial<Ahead> = {}) {
  const learned: string[] = [];
  const ahead: Ahead = {
    here: () => true, idle: () => true, known: (id) => learned.includes(id),
    learn: (id) => { learned.push(id); return Promise.resolve(); },
    learned: () => {},
    ...over,
  };
  return { learned, ahead };
}

test('what may begin a turn is asked for one by one, once, while nobody waits', async () => {
  let busy = true;
  const { learned, ahead } = rules({ idle: () => !busy });
  learnAhead(['a', 'b', 'a', 'c'], ahead);
  await vi.advanceTimersByTimeAsync(1000);
  expect(learned).toEqual([]);
  busy = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(learned).toEqual(['a', 'b', 'c']);
});

test('a network is not asked ahead, and the rules are once they are here', async () => {
  let here = false;
  const { learned, ahead } = rules({ here: () => here });
  learnAhead(['a'], ahead);
  await vi.advanceTimersByTimeAsync(5000);
  expect(learned).toEqual([]);
  here = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(learned).toEqual(['a']);
});

test('one that is refused holds up no other', async () => {
  const asked: string[] = [];
  const { ahead } = rules({ known: () => false, learn: (id) => { asked.push(id); return id === 'a' ? Promise.reject(new Error('no')) : Promise.resolve(); } });
  learnAhead(['a', 'b'], ahead);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(['a', 'b']);
});

test('once stopped nothing is asked any more, whatever was on its way', async () => {
  let arrive = () => {};
  const { learned, ahead } = rules({ known: (id) => id === 'x' });
  ahead.learn = (id) => { learned.push(id); return new Promise<void>((done) => { arrive = done; }); };
  const stop = learnAhead(['a', 'b'], ahead);
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  arrive();
  await vi.advanceTimersByTimeAsync(1000);
  expect(learned).toEqual(['a']);
});

test('when nothing is left to ask it says so, once; and never once stopped', async () => {
  const learned = vi.fn();
  const { ahead } = rules({ learned });
  learnAhead(['a', 'b'], ahead);
  await vi.advanceTimersByTimeAsync(1000);
  expect(learned).toHaveBeenCalledTimes(1);

  const stop = learnAhead(['a', 'b', 'c'], rules({ learned }).ahead);
  stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(learned).toHaveBeenCalledTimes(1);
});
