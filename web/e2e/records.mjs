// Recorded games, and matches that are played to a moment of one before a test begins.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { post, postTurn, root } from './server.mjs';

/** games are the names of the registered games, from their sample records. */
export const games = readdirSync(root)
  .map((folder) => join(root, folder, 'registration', 'sample.game'))
  .filter((file) => existsSync(file))
  .map((file) => /^Game: (.*)$/m.exec(readFileSync(file, 'utf8'))[1]);

/** recordText returns the record of a game in testdata/records. */
export const recordText = (game) => readFile(join(root, 'testdata', 'records', `${game}.game`), 'utf8');

/** readRecord returns the game in a record: {game, options, turns}. */
export async function readRecord(server, game) {
  const { options, turns } = await server.request('/api/paste', { text: await recordText(game) });
  return { game, options, turns: turns.map(({ turn }) => turn) };
}

/** dealt returns how many turns of chance a game begins with. */
const dealt = (turns) => turns.filter((turn) => turn.startsWith('deal=')).length;

/** turnsUntil returns how many turns the first part of a game has, e.g. 0.5 of it, not counting those of chance. */
export const turnsUntil = (part, turns) => dealt(turns) + Math.floor((turns.length - dealt(turns)) * part);

/** readVector returns game n of a file in testdata/vectors: {game, options, turns, outcome}. */
export async function readVector(file, n) {
  const lines = (await readFile(join(root, 'testdata', 'vectors', `${file}.jsonl`), 'utf8')).split('\n');
  const { game, options, turns, outcome } = JSON.parse(lines[n]);
  return { game, options, turns, outcome };
}

/**
 * createMatch creates a match for the person of a page and plays the first turns of a record
 * in it; a negative number leaves out so many of the last. Turns of chance are part of the
 * position that the match begins with. It returns the id of the match.
 */
export async function createMatch(
  server,
  page,
  game,
  { turns: end, seats = { first: 'me', second: 'me' }, clock = 'none', public: listed = true } = {},
) {
  const { options, turns } = await readRecord(server, game);
  const deals = dealt(turns);
  const begin = deals
    ? { position: (await server.request('/api/view', { game, options, turns: turns.slice(0, deals) })).position }
    : {};
  const { match } = await post(page, `${server.url}/api/matches`, { game, options, seats, clock, public: listed, ...begin });
  for (const turn of turns.slice(deals, end)) {
    const { to_move: seat } = await server.request(`/api/matches/${match}`);
    await postTurn(server, page, match, turn, seat);
  }
  return match;
}
