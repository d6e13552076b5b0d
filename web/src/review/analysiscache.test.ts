import { expect, it } from 'vitest';
import type { Course } from './chances.svelte';
import { openAnalysisCache } from './analysiscache';

const line = { game: 'nim', options: { a: '1', b: '2' }, turns: ['x', 'y', 'z'] };
const course: Course = [
  { passes: 2, mover: 'chance' },
  { passes: 2, mover: 'first', best: { chance: 0.625 } },
  null,
  { passes: 1, mover: 'second', best: { chance: 0, proven: 'second', in: 3 } },
];

function storage(text: string | null = null) {
  return {
    load: () => text,
    store: (now: string) => {
      text = now;
    },
    get text() {
      return text;
    },
  };
}

it('gives back what was kept, for the same game and the same engines', () => {
  const on = storage(),
    keeper = openAnalysisCache(on, 'e1');
  keeper.save(line, course);
  expect(keeper.load({ ...line, options: { b: '2', a: '1' } })).toEqual(course);
  expect(keeper.load({ ...line, turns: ['x', 'y', 'w'] })).toEqual([]);
  expect(openAnalysisCache(on, 'e2').load(line)).toEqual([]);
});

it('keeps the last games only, and nothing where nothing is known', () => {
  const on = storage(),
    keeper = openAnalysisCache(on, 'e1');
  for (let i = 0; i < 30; i++) keeper.save({ ...line, position: `${i}` }, course);
  expect(keeper.load({ ...line, position: '29' })).toEqual(course);
  expect(keeper.load({ ...line, position: '9' })).toEqual([]);
  const before = on.text;
  keeper.save(line, [null, null, null, null]);
  expect(on.text).toBe(before);
});

it.each([null, '', '{', '[]', '{"engines":"e1"}', '{"engines":"e1","games":[["?",[0]]]}'])('reads %j as nothing', (text) =>
  expect(openAnalysisCache(storage(text), 'e1').load(line)).toEqual([]),
);

it('believes no position that cannot be', () => {
  const on = storage(),
    keeper = openAnalysisCache(on, 'e1');
  keeper.save(line, course);
  on.store(on.text!.replace('625', '62500').replace('"second",0', '"nobody",0'));
  expect(keeper.load(line)).toEqual([course[0], { passes: 2, mover: 'first' }, null, null]);
});
