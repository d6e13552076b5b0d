import { expect, test } from 'vitest';
import { dropOldest, MemoryDatabase, MOST_READ, type SavedStudy } from './database';

const study = (n: number, more: Partial<SavedStudy> = {}): SavedStudy => ({
  id: `s${n}`,
  outline: { title: '', chapters: [] },
  visibility: 'public',
  right: 'read',
  seq: 1,
  changed: n,
  ...more,
});

test('the studies that were read last stay, and everything of the reader', async () => {
  const database = new MemoryDatabase();
  const lost = { client: 'c', number: 1, operation: { kind: 'comment' } as never, why: 'full' };
  await database.write('s1', { study: study(1, { right: 'edit' }) });
  await database.write('s2', { study: study(2, { visibility: 'local' }) });
  await database.write('s3', { study: study(3), lost: [lost] });
  for (let n = 4; n < 4 + MOST_READ + 2; n++) await database.write(`s${n}`, { study: study(n) });
  await dropOldest(database);
  const left = (await database.studies()).map(({ id }) => id);
  expect(left).toHaveLength(MOST_READ + 3);
  expect(left).toEqual(expect.arrayContaining(['s1', 's2', 's3', 's6', `s${3 + MOST_READ + 2}`]));
  expect(left).not.toContain('s4');
  expect(left).not.toContain('s5');
});
