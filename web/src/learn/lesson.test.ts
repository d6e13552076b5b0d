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
