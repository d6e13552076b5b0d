// A house that does not open says why, and leaves nothing behind.
import assert from 'node:assert/strict';
import { mkdtemp, readdir, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';

test('a program that is not there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'teahouse-none-'));
  Object.assign(process.env, { TEAHOUSE: join(folder, 'teahouse'), TMPDIR: folder });
  const { openHouse } = await import('./house.mjs');
  await assert.rejects(openHouse(), /ended by itself:\nspawn .*ENOENT/);
  assert.deepEqual(await readdir(folder), []);
  await rmdir(folder);
});
