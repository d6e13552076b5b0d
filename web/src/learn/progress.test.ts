import { expect, test } from 'vitest';
import { doneOf, readDone, union, withDone } from './progress';

test('steps that are done are read again', () => {
  const done = withDone(withDone({}, 'tea', 'ring'), 'tea', 'drop');
  expect(readDone(JSON.stringify(done))).toEqual({ tea: ['ring', 'drop'] });
  expect(withDone(done, 'tea', 'ring')).toBe(done);
});

test('what was stored otherwise counts as nothing', () => {
  for (const text of [null, '', '{', '[]', '1', 'null', '{"tea":1}']) expect(readDone(text)).toEqual({});
  expect(readDone('{"tea":["ring",1]}')).toEqual({ tea: ['ring'] });
});

test('steps that the course has no longer do not count', () => {
  expect(doneOf({ tea: ['gone', 'ring'] }, 'tea', ['ring', 'drop'])).toEqual(['ring']);
  expect(doneOf({}, 'tea', ['ring'])).toEqual([]);
});

test('the steps of two devices are put together', () => {
  expect(union({ tea: ['ring'] }, { tea: ['drop', 'ring'], go: ['stone'] })).toEqual({ tea: ['ring', 'drop'], go: ['stone'] });
});
