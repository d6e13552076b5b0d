// Matches that are laid out before somebody looks at them: at a moment of a recorded game.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './house.mjs';

/** games are the names of the registered games: their sample records name them. */
export const games = readdirSync(root)
  .map((folder) => join(root, folder, 'registration', 'sample.game'))
  .filter((file) => existsSync(file))
  .map((file) => /^Game: (.*)$/m.exec(readFileSync(file, 'utf8'))[1]);

/** recordText is the record of a game, as it is written down. */
export const recordText = (game) => readFile(join(root, 'testdata', 'records', `${game}.game`), 'utf8');

/** recorded is the game in a record: {game, options, turns}. */
export async function recorded(house, game) {
  const { options, turns } = await house.ask('/api/paste', { text: await recordText(game) });
  return { game, options, turns: turns.map(({ turn }) => turn) };
}

/**
 * lay begins a match for whoever has the page, and plays the turns of a recorded game there:
 * so many of them, all but so many where the number is below zero. What chance decided in the
 * record has been decided when the match begins. It returns the name of the match.
 */
export async function lay(
  house,
  page,
  game,
  { turns: upTo, seats = { first: 'me', second: 'me' }, clock = 'none', public: listed = true } = {},
) {
  const { options, turns } = await recorded(house, game);
  const played = turns.slice(0, upTo);
  const dealt = turns.filter((turn) => turn.startsWith('deal=')).length;
  const begin = dealt
    ? { position: (await house.ask('/api/view', { game, options, turns: turns.slice(0, dealt) })).position }
    : {};
  const { match } = await send(page, `${house.url}/api/matches`, { game, options, seats, clock, public: listed, ...begin });
  await play(house, page, match, played.slice(dealt));
  return match;
}

/** play plays turns in a match for whoever has the page and both seats. */
export async function play(house, page, match, turns) {
  for (const [i, turn] of turns.entries()) {
    const { to_move: as } = await house.ask(`/api/matches/${match}`);
    await send(page, `${house.url}/api/matches/${match}/commands`, {
      client: 'laid',
      id: `${match}-${Date.now()}-${i}`,
      as,
      expect: -1,
      command: { kind: 'play', turn },
    });
  }
}

async function send(page, address, data) {
  const answer = await page.request.post(address, { data });
  if (!answer.ok()) throw new Error(`${address}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}
