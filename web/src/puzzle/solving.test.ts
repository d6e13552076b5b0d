import { expect, test, vi } from 'vitest';
import type { PuzzleJudge, Rules } from '../rules/rules';
import type { BoardView, GameLine, PuzzleInfo, TurnVerdict } from '../wire';
import { Practice } from './practice.svelte';
import { Kept } from './kept';
import { FIRST_USUAL } from './progress';
import { Solving } from './solving.svelte';

vi.mock('../play/pause', () => ({ pause: () => Promise.resolve() }));
vi.mock('../board/afterpaint', () => ({ afterPaint: (run: () => void) => run() }));

const puzzle: PuzzleInfo = { id: 'p', game: 'nim', position: 'x', wins: 3, turns: ['a', 'b', 'c'], tags: [], rating: 1300 };

const viewOf = ({ turns }: GameLine): BoardView =>
  ({
    situation: { status: { to_move: 'first', outcome: null }, marks: [] },
    labels: turns,
    last: turns.slice(-1).map((turn) => ({ text: `It plays ${turn}.`, message: { id: turn } })),
    verdict: [],
  }) as unknown as BoardView;

const rules = { here: true, ask: (_: string, line: GameLine) => Promise.resolve(viewOf(line)) } as unknown as Rules;

/** judge knows the solution, and refutes everything else with z. */
const judge: PuzzleJudge = {
  judge: ({ turns }): Promise<TurnVerdict> => {
    const right = turns.every((turn, i) => puzzle.turns[i] === turn),
      solved = right && turns.length === 3;
    return Promise.resolve({ right, solved, proved: true, replies: solved ? [] : right ? ['b'] : ['z'] });
  },
  prepare: (_, __, wrong) => Promise.resolve(wrong(['x', 'z'])),
  hint: () => Promise.resolve({ place: '0,0', label: 'Rose' }),
  rate: (rating, _, solved) =>
    Promise.resolve({ points: (rating?.points ?? 1500) + (solved ? 10 : -10), deviation: 90, volatility: 0.09, at: 1 }),
};

function begin(asked = rules, asking = judge) {
  const results: boolean[] = [];
  const solving = new Solving({
    rules: asked,
    judge: asking,
    puzzle,
    view: viewOf({ game: 'nim', turns: [] }),
    task: 'task',
    ended: (solved) => results.push(solved),
  });
  return { solving, results };
}

test('a wrong turn is refuted and taken back, and counts once', async () => {
  const { solving, results } = begin();
  await solving.play('x');
  expect([solving.phase, ...solving.shown.line.turns]).toEqual(['wrong', 'x', 'z']);
  expect(
    solving.did.map(({ text }) => text),
    'what the wrong turn did stays beside its reply',
  ).toEqual(['It plays x.']);
  await solving.play('a');
  expect(solving.phase, 'no turn is taken before another try').toBe('wrong');
  solving.retry();
  expect([solving.phase, ...solving.shown.line.turns, ...solving.did]).toEqual(['asked']);
  await solving.play('a');
  expect([solving.phase, ...solving.shown.line.turns]).toEqual(['asked', 'a', 'b']);
  await solving.play('x');
  solving.retry();
  expect(solving.shown.line.turns, 'only the wrong turn is taken back').toEqual(['a', 'b']);
  await solving.play('c');
  expect(solving.phase).toBe('solved');
  expect(results).toEqual([false]);
});

test('a turn that cannot be judged is taken back, and the page says why', async () => {
  const { solving, results } = begin(rules, { ...judge, judge: () => Promise.reject(new Error('no engines')) });
  await solving.play('a');
  expect([solving.phase, solving.trouble, ...solving.shown.line.turns, ...results]).toEqual(['asked', 'no engines']);
  solving.retry();
  expect(solving.trouble).toBe('');
});

test('the reply is drawn as soon as it is likely, and once', async () => {
  const drawn: string[] = [];
  const counting = {
    here: true,
    ask: (_: string, line: GameLine) => {
      drawn.push(line.turns.join(' '));
      return Promise.resolve(viewOf(line));
    },
  } as unknown as Rules;
  const suggesting: PuzzleJudge = {
    ...judge,
    prepare: (_, __, wrong) => Promise.resolve(wrong(['y', 'z'])),
    judge: (line, task, likely) => {
      likely('z');
      expect(drawn).toContain(`${line.turns.join(' ')} z`);
      return judge.judge(line, task, likely);
    },
  };
  const { solving } = begin(counting, suggesting);
  await vi.waitFor(() => expect(drawn, 'the solution, and a turn that people play').toEqual(['a', 'y', 'y z']));
  await solving.play('x');
  solving.retry();
  await solving.play('y');
  expect([solving.phase, ...solving.shown.line.turns]).toEqual(['wrong', 'y', 'z']);
  expect(drawn.slice(3).sort()).toEqual(['x', 'x z']);
});

test('after a hint nothing counts', async () => {
  const { solving, results } = begin();
  await solving.giveHint();
  expect(solving.drawn).toEqual([{ from: '0,0', to: '0,0' }]);
  await solving.giveHint();
  expect(solving.hintable).toBe(false);
  await solving.play('a');
  await solving.play('c');
  expect([solving.phase, ...results]).toEqual(['solved']);
});

test('a row ends with the first mistake, and a puzzle changes the rating once', async () => {
  const practice = new Practice({
    game: 'nim',
    mode: 'streak',
    theme: '',
    kept: new Kept('nim'),
    requests: { list: () => Promise.resolve([]), get: () => Promise.resolve(puzzle) },
    judge,
    now: () => 0,
  });
  practice.begin();
  await practice.ended(puzzle, true);
  await practice.ended(puzzle, true);
  await practice.ended({ ...puzzle, id: 'q' }, false);
  expect([practice.count, practice.over, practice.progress.best.streak, practice.points]).toEqual([2, true, 2, 1500]);
  expect(practice.progress.mistakes.map(({ id }) => id)).toEqual(['q']);
});

test('a mistake that is repeated wrongly is still counted, for a later day', async () => {
  const kept = new Kept('nim');
  kept.keep({ ...kept.progress, mistakes: [{ id: 'own-p', step: 0, due: 0 }] });
  const requests = { list: () => Promise.resolve([]), get: () => Promise.resolve(puzzle) };
  const practice = new Practice({ game: 'nim', mode: 'mistakes', theme: '', kept, requests, judge, now: () => 0 });
  expect([practice.waiting, practice.later]).toEqual([1, 0]);
  await practice.ended({ ...puzzle, id: 'own-p' }, false);
  expect([practice.waiting, practice.later]).toEqual([0, 1]);
});

test('mistakes whose puzzles are there no longer are forgotten, and the next one comes', async () => {
  const kept = new Kept('nim');
  const mistakes = ['own-gone', 'gone', 'p'].map((id) => ({ id, step: 0, due: 0 }));
  kept.keep({ ...kept.progress, mistakes });
  const get = (_: string, id: string) => Promise.resolve(id === 'p' ? puzzle : undefined);
  const requests = { list: () => Promise.resolve([]), get };
  const practice = new Practice({ game: 'nim', mode: 'mistakes', theme: '', kept, requests, judge, now: () => 0 });
  expect((await practice.next('q'))?.id).toBe(puzzle.id);
  expect(kept.progress.mistakes.map(({ id }) => id)).toEqual(['p']);
});

test('the first puzzles have the usual options', async () => {
  const asked: boolean[] = [],
    list = ({ usual }: { usual: boolean }) => {
      asked.push(usual);
      return Promise.resolve([{ id: 'p', rating: 1200, tags: [] }]);
    };
  const requests = { list: (_: string, query: { usual: boolean }) => list(query), get: () => Promise.resolve(puzzle) };
  const practice = new Practice({ game: 'nim', mode: 'near', theme: '', kept: new Kept('nim'), requests, judge, now: () => 0 });
  await practice.next('q');
  for (let n = practice.progress.tried.length; n < FIRST_USUAL; n++) await practice.ended({ ...puzzle, id: `r${n}` }, true);
  await practice.next('q');
  expect(asked).toEqual([true, false]);
});
