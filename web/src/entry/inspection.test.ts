import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Rules } from '../rules/rules';
import { Inspection } from './inspection.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an inspection', () => {
  it('asks for a card after a while, and hides it at once', async () => {
    const asked: object[] = [];
    const rules = {
      ask: (_: string, question: object) => {
        asked.push(question);
        return 'kind' in question ? Promise.reject(new Error('none')) : Promise.resolve({ name: 'Rose' });
      },
    } as unknown as Rules;
    const inspection = new Inspection(
      () => rules,
      () => ({ game: 'toy', turns: [] }),
    );
    inspection.look({ place: '0,0' });
    await vi.advanceTimersByTimeAsync(200);
    inspection.look({ place: '1,0' });
    await vi.advanceTimersByTimeAsync(290);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect([asked.length, inspection.card?.name]).toEqual([1, 'Rose']);
    expect(asked[0]).toMatchObject({ game: 'toy', place: '1,0' });
    inspection.look(undefined);
    expect(inspection.card).toBeUndefined();
    inspection.look({ seat: 'first', kind: 'R3' }, 0);
    await vi.advanceTimersByTimeAsync(1);
    expect([asked.length, inspection.card]).toEqual([2, undefined]);
  });
});
