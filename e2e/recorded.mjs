// Games that were recorded: those of testdata/vectors.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './house.mjs';

/** recorded returns the nth game of a file: {game, options, turns, outcome}. */
export async function recorded(file, n) {
  const lines = (await readFile(join(root, 'testdata', 'vectors', `${file}.jsonl`), 'utf8')).split('\n');
  const { game, options, turns, outcome } = JSON.parse(lines[n]);
  return { game, options, turns, outcome };
}
