// A server that cannot start says why and leaves nothing behind.
import { mkdtemp, readdir, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from './server.mjs';

test('a missing program', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'teahouse-none-'));
  await expect(startServer({ program: join(folder, 'teahouse'), folder })).rejects.toThrow(/ended by itself:\nspawn .*ENOENT/);
  expect(await readdir(folder)).toEqual([]);
  await rmdir(folder);
});
