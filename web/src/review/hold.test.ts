import { expect, test, vi } from 'vitest';
import { Hold } from './hold';

test('what is held waits, and moves on a moment after it was let go of', async () => {
  vi.useFakeTimers();
  try {
    const hold = new Hold(), moved: string[] = [];
    await hold.free();
    hold.take();
    void hold.free().then(() => moved.push('a'));
    hold.leave();
    hold.take(); // taken again before it moved
    await vi.advanceTimersByTimeAsync(10_000);
    expect(moved).toEqual([]);
    expect(hold.on).toBe(true);
    hold.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(moved).toEqual([]);
    for (let i = 0; i < 100; i++) { // told again and again, it waits no longer for that
      hold.leave();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(moved).toEqual(['a']);
    expect(hold.on).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('what is dropped moves on at once, and leaving what is free does nothing', async () => {
  const told: boolean[] = [], hold = new Hold((on) => told.push(on));
  hold.leave();
  hold.take();
  hold.take();
  const free = hold.free();
  hold.drop();
  hold.drop();
  await free;
  expect(hold.on).toBe(false);
  expect(told, 'who is told of it hears each once').toEqual([true, false]);
});
