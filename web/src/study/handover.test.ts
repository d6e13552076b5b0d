import { afterEach, expect, test, vi } from 'vitest';
import { handedOver, handOver, handOverDone } from './handover';

afterEach(() => vi.unstubAllGlobals());

test('a record is handed over once, or there is no room', () => {
  const kept = new Map<string, string>();
  let full = false;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (full) throw new Error('full');
      kept.set(key, text);
    },
    removeItem: (key: string) => kept.delete(key),
  });
  expect([handOver('a game'), handedOver()]).toEqual([true, 'a game']);
  handOverDone();
  expect(handedOver()).toBe('');
  full = true;
  expect([handOver('a game'), handedOver()]).toEqual([false, '']);
});
