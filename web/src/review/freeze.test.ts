import { expect, test, vi } from 'vitest';
import { Freeze } from './freeze';

test('what is held waits, and moves on a moment after it was let go of', async () => {
  vi.useFakeTimers();
  try {
    const hold = new Freeze(),
      moved: string[] = [];
    await hold.ended();
    hold.begin();
    void hold.ended().then(() => moved.push('a'));
    hold.end();
    hold.begin(); // taken again before it moved
    await vi.advanceTimersByTimeAsync(10_000);
    expect(moved).toEqual([]);
    expect(hold.on).toBe(true);
    hold.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(moved).toEqual([]);
    for (let i = 0; i < 100; i++) {
      // notified again and again, it waits no longer for that
      hold.end();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(moved).toEqual(['a']);
    expect(hold.on).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('what is dropped moves on at once, and leaving what is free does nothing', async () => {
  const states: boolean[] = [],
    hold = new Freeze((on) => states.push(on));
  hold.end();
  hold.begin();
  hold.begin();
  const free = hold.ended();
  hold.endNow();
  hold.endNow();
  await free;
  expect(hold.on).toBe(false);
  expect(states, 'each listener is called once').toEqual([true, false]);
});
