import { expect, test } from 'vitest';
import type { Engines, Rules } from '../rules/rules';
import { MOST, refute } from './refutation';

const line = { game: 'nim', turns: ['a'] };

/** parts returns an engine that expects these turns, and rules that end the game after some. */
function parts(expected: string[], over = Infinity) {
  const engines = {
    search: async () => Promise.resolve({ mover: 'second', depth: 1, nodes: 1, lines: [{ chance: 0.2, turns: expected }] }),
  } as unknown as Engines;
  const rules = {
    ask: async (_: string, { turns }: { turns: string[] }) =>
      Promise.resolve({
        labels: turns.map((turn) => turn.toUpperCase()),
        last: [{ text: `It does ${turns.at(-1)}.` }, { text: 'More.' }],
        situation: { status: { outcome: turns.length > over ? { winner: 'second', reason: 'end' } : null } },
      }),
  } as unknown as Rules;
  return [rules, engines] as const;
}
const signal = new AbortController().signal;

test('each turn of the refutation is written and explained', async () => {
  const { turns, best } = await refute(...parts(['b', 'c']), line, signal);
  expect(turns).toEqual([
    { turn: 'b', label: 'B', does: 'It does b. More.' },
    { turn: 'c', label: 'C', does: 'It does c. More.' },
  ]);
  expect(best).toEqual({ chance: 0.2 });
});

test('it ends with the game, and after some turns', async () => {
  expect((await refute(...parts(['b', 'c'], 1), line, signal)).turns).toHaveLength(1);
  expect((await refute(...parts([...'bcdefgh']), line, signal)).turns).toHaveLength(MOST);
  expect((await refute(...parts([]), line, signal)).turns).toEqual([]);
});

test('a refutation that is no longer needed ends', async () => {
  const stopped = new AbortController();
  stopped.abort(new Error('gone'));
  await expect(refute(...parts(['b']), line, stopped.signal)).rejects.toThrow('gone');
});
