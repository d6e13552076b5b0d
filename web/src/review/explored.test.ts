import { describe, expect, it } from 'vitest';
import type { ExploredPosition } from '../wire';
import { Explored, shares, type Asked } from './explored.svelte';

const asked = (position: string): Asked => ({ game: 'tea', options: {}, position, source: 'played' });
const found = (games: number): ExploredPosition => ({
  source: 'played',
  options: {},
  games,
  first: games,
  second: 0,
  drawn: 0,
  different: 1,
  turns: [],
});

describe('shares', () => {
  it('add up to 100', () => {
    expect(shares({ games: 3, first: 1, second: 1 })).toEqual([33, 34, 33]);
    expect(shares({ games: 200, first: 101, second: 99 })).toEqual([51, 0, 49]);
    expect(shares({ games: 8, first: 1, second: 7 })).toEqual([13, 0, 87]);
    expect(shares({ games: 1, first: 0, second: 0 })).toEqual([0, 100, 0]);
    expect(shares({ games: 0, first: 0, second: 0 })).toEqual([0, 0, 0]);
  });
});

describe('Explored', () => {
  it('shows the last position that was asked for, and asks once for each', async () => {
    const answers = new Map<string, (found: ExploredPosition) => void>();
    let requests = 0;
    const explored = new Explored(({ position }) => {
      requests++;
      return new Promise((answer) => answers.set(position, answer));
    });
    const slow = explored.follow(asked('a'));
    const quick = explored.follow(asked('b'));
    expect(explored.asking).toBe(true);
    answers.get('b')!(found(2));
    await quick;
    answers.get('a')!(found(1));
    await slow;
    expect(explored.found?.games).toBe(2);
    expect(explored.position).toBe('b');
    expect(explored.asking).toBe(false);
    await explored.follow(asked('b'));
    expect(requests).toBe(2);
  });

  it('says about which position the answer is, while that of the next one is on its way', async () => {
    const explored = new Explored(({ position }) => (position === 'a' ? Promise.resolve(found(1)) : new Promise(() => {})));
    await explored.follow(asked('a'));
    void explored.follow(asked('b'));
    expect([explored.found?.games, explored.position]).toEqual([1, 'a']);
  });

  it('has no answer of before if the server does not answer', async () => {
    let away = false;
    const explored = new Explored(() => (away ? Promise.reject(new Error('503')) : Promise.resolve(found(1))));
    await explored.follow(asked('a'));
    away = true;
    await explored.follow(asked('b'));
    expect(explored.found).toBeUndefined();
    expect(explored.trouble).toContain('does not answer');
    away = false;
    await explored.follow(asked('b'));
    expect(explored.trouble).toBe('');
    expect(explored.found?.games).toBe(1);
  });
});
