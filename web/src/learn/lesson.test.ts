import { expect, test } from 'vitest';
import { Lesson } from './lesson.svelte';
import type { BoardView, CourseStep } from '../wire';
import type { Rules } from '../rules/rules';

const view = { situation: { status: { to_move: 'first' } } } as BoardView;
const step = { kind: 'task', name: 'behind', line: { game: 'ki-shogi', turns: [] } } as unknown as CourseStep;

/** lessonWith is a lesson whose rules answer each try so. */
const lessonWith = (answer: () => Promise<unknown>) =>
  new Lesson(
    { ask: (kind: string) => (kind === 'try' ? answer() : Promise.resolve(view)) } as unknown as Rules,
    step,
    view,
    () => {},
  );

// The table begins anew only with another line or view: with the same ones it would stay as the turn has left it, and closed.
test.each([
  ['a wrong turn', () => Promise.resolve({ result: 'missed', reasons: [] })],
  ['a turn that the rules could not be asked about', () => Promise.reject(new Error('no network'))],
])('after %s the table begins anew at the same position', async (_, answer) => {
  const lesson = lessonWith(answer);
  const before = lesson.shown.line;
  await lesson.play('0,0--1,0');
  expect(lesson.shown.line).not.toBe(before);
  expect(lesson.shown.line).toEqual(before);
});

test('a solution that stops at an error leaves the lesson as it was', async () => {
  const tried: unknown[] = [];
  let away = true;
  const rules = {
    ask: async (kind: string, question: { turns: string[]; turn: string }) => {
      if (kind !== 'try') return view;
      tried.push([...question.turns, question.turn]);
      if (question.turn === 'd' && away) throw new Error('no network');
      return question.turn === 'd' ? { result: 'done', reasons: [] } : { result: 'goes-on', replies: ['c'], reasons: [] };
    },
  } as unknown as Rules;
  const lesson = new Lesson(rules, { ...step, solution: ['b', 'c', 'd'] }, view, () => {});
  await lesson.play('x');
  expect(lesson.shown.line.turns).toEqual(['x', 'c']);
  await lesson.solve();
  expect([lesson.trouble, lesson.solved, ...lesson.shown.line.turns]).toEqual(['no network', false, 'x', 'c']);
  await lesson.play('y');
  expect(tried.at(-1), 'the next turn is tried after those on the board').toEqual(['x', 'c', 'y']);
  away = false;
  await lesson.solve();
  expect([lesson.trouble, lesson.solved, ...lesson.shown.line.turns]).toEqual(['', true, 'b', 'c', 'd']);
});
