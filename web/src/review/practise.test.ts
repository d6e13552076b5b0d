import { beforeEach, expect, test, vi } from 'vitest';
import type { Analyst, Rules } from '../rules/rules';
import type { CostlyTurn, GameLine, PuzzleInfo } from '../wire';
import { ownKey, readOwn } from '../puzzle/own';
import { keyOf } from '../puzzle/kept';
import { dayOf, due, readProgress } from '../puzzle/progress';
import { t } from '../words/words';
import { idsOf, mistakesOf, MOST, Practising, themeOf } from './practise.svelte';

const costly = (turns: number, kind: CostlyTurn['kind'], by: number, side: CostlyTurn['side'] = 'first'): CostlyTurn => ({
  turns,
  kind,
  side,
  from: 60,
  to: 60 - by,
});

test('mistakes and blunders come before inaccuracies, those that cost most', () => {
  const list = [costly(1, 'inaccuracy', 7), costly(3, 'blunder', 30), costly(4, 'mistake', 15, 'second')];
  expect(mistakesOf(list, 'first').map(({ turns }) => turns)).toEqual([3]);
  expect(mistakesOf(list, 'second').map(({ turns }) => turns)).toEqual([4]);
  expect(mistakesOf(list.slice(0, 2), 'second'), 'a game without mistakes of this side').toEqual([]);
  expect(mistakesOf(list.slice(0, 1), 'first').map(({ turns }) => turns)).toEqual([1]);
  const many = Array.from({ length: 12 }, (_, n) => costly(n + 1, 'mistake', 12 + n));
  expect(mistakesOf(many, 'first').map(({ turns }) => turns)).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
  expect(mistakesOf(many, 'first')).toHaveLength(MOST);
});

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

const takes = { id: 'takes', args: { from: { list: [{ id: 'pile' }] }, n: 3, seat: { seat: 'first' } } };
const rules = { ask: async () => Promise.resolve({ reasons: [{ text: 'Takes.', message: takes }] }) } as unknown as Rules;

test('the ids of a message are its own and those within it', () => {
  expect(idsOf(takes)).toEqual(['takes', 'pile']);
  expect([...idsOf(null), ...idsOf('x'), ...idsOf(3)]).toEqual([]);
});

test('positions before mistakes are kept, and are due at once', async () => {
  const asked: string[][] = [];
  const engines = {
    practise: async ({ game, turns }: GameLine) => {
      asked.push(turns);
      const puzzle: PuzzleInfo = { id: `p${turns.length}`, game, position: 'x', turns: ['b'], tags: [], rating: 1100, saves: 2 };
      return Promise.resolve({ puzzle, proved: true });
    },
    themes: async (game: string, effects: string[]) => Promise.resolve({ tags: [`${game} ${effects.join(' ')}`] }),
  } as unknown as Analyst;
  const practising = new Practising(rules, engines, () => Date.UTC(2030, 0, 1, 12));
  await practising.make({ game: 'nim', turns: ['a', 'b', 'c'] }, [costly(1, 'mistake', 15), costly(3, 'blunder', 40)]);
  expect(asked).toEqual([[], ['a', 'b']]);
  expect(practising.positions?.map(themeOf)).toEqual(['nim takes pile', 'nim takes pile']);
  expect(readOwn(kept.get(ownKey('nim'))!).map(({ id }) => id)).toEqual(['own-p0', 'own-p2']);
  expect(due(readProgress(kept.get(keyOf('nim'))!), dayOf(Date.UTC(2030, 0, 1, 12)))).toEqual(['own-p0', 'own-p2']);
});

test('an engine that fails says why, and nothing is kept', async () => {
  const engines = { practise: async () => Promise.reject(new Error('no engine')) } as unknown as Analyst;
  const practising = new Practising(rules, engines);
  await practising.make({ game: 'nim', turns: ['a'] }, [costly(1, 'mistake', 15)]);
  expect([practising.trouble, practising.positions, kept.size]).toEqual(['no engine', undefined, 0]);
});

test('positions that are ready are kept when the rest is stopped', async () => {
  let made = 0;
  const engines = {
    practise: async ({ game }: GameLine) => {
      if (made++ > 0) practising.stop();
      const puzzle: PuzzleInfo = { id: `p${made}`, game, position: 'x', turns: ['b'], tags: [], rating: 1100, saves: 2 };
      return made > 1 ? Promise.reject(new Error('stopped')) : Promise.resolve({ puzzle, proved: true });
    },
    themes: async () => Promise.resolve({ tags: [] }),
  } as unknown as Analyst;
  const practising = new Practising(rules, engines);
  await practising.make({ game: 'nim', turns: ['a', 'b', 'c'] }, [costly(1, 'mistake', 15), costly(3, 'blunder', 40)]);
  expect(readOwn(kept.get(ownKey('nim'))!).map(({ id }) => id)).toEqual(['own-p1']);
  expect([practising.positions?.length, practising.trouble]).toEqual([1, '']);
});

test('a storage that is full is said, and keeps what it had', async () => {
  kept.set(ownKey('nim'), '[]');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: () => {
      throw new Error('full');
    },
  });
  const puzzle: PuzzleInfo = { id: 'p', game: 'nim', position: 'x', turns: ['b'], tags: [], rating: 1100, saves: 2 };
  const engines = {
    practise: async () => Promise.resolve({ puzzle, proved: true }),
    themes: async () => Promise.resolve({ tags: [] }),
  } as unknown as Analyst;
  const practising = new Practising(rules, engines);
  await practising.make({ game: 'nim', turns: ['a'] }, [costly(1, 'mistake', 15)]);
  expect([practising.trouble, practising.positions, practising.running]).toEqual([t('review-practise-full'), undefined, false]);
  expect(kept.get(ownKey('nim'))).toBe('[]');
});
