import { expect, test } from 'vitest';
import type { StoredOperation } from '../wire';
import { AT_ONCE, nextPart } from './operations';

const saved = (operation: StoredOperation, number: number, client = 'ann') => ({ client, number, operation });
const comment = (more: object): StoredOperation => ({ kind: 'comment', chapter: 'a', text: 'tea', ...more });

test('what is sent at once is no larger than the server takes, whatever makes it large', () => {
  const long = 'tea '.repeat(10_000);
  for (const more of [{ text: long }, { was: long }, { path: Array.from({ length: 8000 }, () => 'Rose') }]) {
    const all = Array.from({ length: AT_ONCE }, (_, i) => saved(comment(more), i));
    const part = nextPart(all, AT_ONCE);
    expect(part.length).toBeGreaterThan(1);
    expect(JSON.stringify(part).length).toBeLessThan(1 << 20); // of at most three bytes each
  }
});

test('one operation is sent however large it is, and those of one client at once', () => {
  const large = saved(comment({ text: 'tea '.repeat(300_000) }), 1);
  expect(nextPart([large, saved(comment({}), 2)], AT_ONCE)).toEqual([large]);
  const two = [saved(comment({}), 1), saved(comment({}), 2)];
  expect(nextPart([...two, saved(comment({}), 1, 'bob')], AT_ONCE)).toEqual(two);
  expect(nextPart(two, 1)).toEqual([two[0]]);
});
