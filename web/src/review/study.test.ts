import { expect, test, vi } from 'vitest';
import type { Rules } from '../rules/rules';
import type { BoardView, GameLine } from '../wire';
import { unpack } from './hash';
import type { Subject } from './open';
import { treeOf } from './paste';
import { Study } from './study.svelte';
import { add, mainLine, turns } from './tree';

/** table has a study of a game with some turns, whose rules answer when the test says so. Its main line is known at once. */
function table(played: string[] = [], about: Partial<Subject['about']> = {}) {
  const asked = new Map<string, { answer: () => void; refuse: () => void }>();
  const viewOf = (turns: string[]) => ({ labels: turns, situation: { status: { outcome: null } } }) as unknown as BoardView;
  const rules = {
    ask: (_: string, { turns }: GameLine, signal: AbortSignal) =>
      new Promise((answer, fail) => {
        signal.addEventListener('abort', () => fail(signal.reason as Error));
        asked.set(turns.join(' '), { answer: () => answer(viewOf(turns)), refuse: () => fail(new Error('illegal')) });
      }),
  } as unknown as Rules;
  const from = treeOf(played.map((turn) => ({ turn })));
  const subject: Subject = { about: { game: 'nim', options: {}, result: null, ...about } };
  const study = new Study(rules, subject, from, mainLine(from), viewOf(played));
  return { study, asked };
}

test('a turn that was chosen for the position before is not added to the next one', async () => {
  const { study, asked } = table();
  const first = study.play('a');
  await study.play('a');
  asked.get('a')!.answer();
  await first;
  expect(turns(study.tree, mainLine(study.tree))).toEqual(['a']);
  expect(study.shown.line.turns).toEqual(['a']);
  void study.play('b');
  expect(turns(study.tree, study.path)).toEqual(['a', 'b']);
});

test('a turn that is refused leaves the tree and the position on screen as they were', async () => {
  const { study, asked } = table(['a']);
  const refused = study.play('x');
  asked.get('a x')!.refuse();
  await refused;
  expect(study.trouble).toBe('illegal');
  expect(study.path).toEqual([0]);
  expect(turns(study.tree, mainLine(study.tree))).toEqual(['a']);
});

test('a step to a position that cannot be shown stays at the one on screen', async () => {
  const { study, asked } = table(['a', 'b', 'c']);
  const step = study.go([0]);
  asked.get('a')!.refuse();
  await step;
  expect(study.path).toEqual([0, 0, 0]);
});

const resigned = { winner: 'second', reason: 'resign' } as const;

test('a result by the players belongs to the turns that were played, also when another one is tried after them', async () => {
  const { study, asked } = table(['a'], { result: resigned });
  expect(study.resultAfter(['a'])).toEqual(resigned);
  const tried = study.play('b');
  asked.get('a b')!.answer();
  await tried;
  expect([study.resultAfter(['a', 'b']), study.resultAfter(['a'])]).toEqual([null, resigned]);
  await vi.waitFor(async () =>
    expect(await unpack(study.packed!)).toMatchObject({ turns: [{ turn: 'a' }, { turn: 'b' }], result: null }),
  );
});

test('the result of a match belongs to its own turns, not to those that its address adds', () => {
  const played = treeOf([{ turn: 'a' }], { fixed: true });
  const { tree, path } = add(played, mainLine(played), 'b');
  const subject: Subject = { about: { game: 'nim', options: {}, result: resigned }, match: 'm' };
  const rules = { ask: () => new Promise(() => undefined) } as unknown as Rules;
  const study = new Study(rules, subject, tree, path, { labels: ['a', 'b'] } as unknown as BoardView);
  expect([study.resultAfter(['a']), study.resultAfter(['a', 'b'])]).toEqual([resigned, null]);
});
