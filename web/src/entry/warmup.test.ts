import { expect, test, vi } from 'vitest';
import type { Pick } from '../game/types';
import type { Picks, Rules } from '../rules/rules';
import { Entry } from './entry.svelte';

const pick = (id: string, kind: Pick['kind'] = 'place'): Pick => ({
  kind,
  id,
  place: kind === 'place' ? id : undefined,
  label: id,
  spoken: id,
});

/** Two pieces, a tile that goes to a place and one that is asked for its face, and a whole turn. */
const tree: Record<string, Picks> = {
  '': { next: [pick('a'), pick('d'), pick('H', 'hand'), pick('Q', 'hand'), pick('pass', 'button')] },
  a: { next: [pick('b')] },
  d: { next: [pick('e')] },
  H: { next: [pick('f')] },
  Q: { next: [pick('Up', 'face'), pick('Down', 'face')] },
  pass: { next: [], turn: 'pass' },
};

test('a first pick of each kind is drawn and taken back while nobody picks, and nothing of it stays', async () => {
  vi.useFakeTimers();
  const rules = {
    here: true,
    ask: (_: string, { path = [] }: { path?: string[] }) => Promise.resolve(tree[path.join(' ')]),
  } as unknown as Rules;
  const played: string[] = [],
    seen: string[] = [];
  let stirs = false;
  const entry = new Entry({
    rules: () => rules,
    line: () => ({ game: 'toy', turns: [] }),
    confirm: () => false,
    onplay: (turn) => played.push(turn),
    stirs: () => stirs,
  });
  let path: Pick[] = [];
  Object.defineProperty(entry, 'path', {
    get: () => path,
    set: (now: Pick[]) => {
      path = now;
      seen.push(now.map((one) => one.id).join(' '));
    },
  });
  await entry.begin(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(seen.filter((one, i) => one !== seen[i - 1])).toEqual(['', ...Array(3).fill(['a', '', 'H', '', 'Q', '']).flat()]);
  expect(entry.next.map((one) => one.id)).toEqual(['a', 'd', 'H', 'Q', 'pass']);
  expect(played).toEqual([]);

  // While a pointer is moved nothing is drawn; when it rests, the rest is.
  await entry.begin(true);
  seen.length = 0;
  while (!seen.includes('H')) await vi.advanceTimersByTimeAsync(10);
  stirs = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen.filter((one) => one === 'Q')).toEqual([]);
  stirs = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen.filter((one) => one === 'Q')).toHaveLength(3);

  // A person who begins to pick meanwhile is not disturbed.
  await entry.begin(true);
  seen.length = 0;
  while (!seen.includes('H')) await vi.advanceTimersByTimeAsync(10);
  await entry.pick('d');
  await vi.advanceTimersByTimeAsync(2000);
  expect(seen.at(-1)).toBe('d');

  // Nor is a person who picks already.
  await entry.begin(true);
  await entry.pick('d');
  seen.length = 0;
  await vi.advanceTimersByTimeAsync(2000);
  expect(seen).toEqual([]);
  expect(entry.path.map((one) => one.id)).toEqual(['d']);
  vi.useRealTimers();
});
