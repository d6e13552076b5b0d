// The finished games against the computer that this browser keeps, the newest first.
import type { GameInfo, Outcome, Player } from '../wire';
import { fields, readOutcome } from '../review/validate';
import { readKept, writeKept, type KeptGame } from './kept';

export interface FinishedGame extends KeptGame {
  game: string;
  outcome: Outcome;
  /** at: when it ended, in milliseconds since 1970. */
  at: number;
}

export const FINISHED_KEY = 'teahouse.play.finished';
/** MOST_FINISHED is how many games are kept. */
export const MOST_FINISHED = 50;
/** Longer texts are not what writeFinished has written: 50 games of usual length have a tenth of it. */
const MAX_TEXT = 2_000_000;
const MAX_TIME = 8.64e15; // of a Date

/** Keeper is the storage; store returns whether there was space. */
export interface Keeper {
  load: () => string | null;
  store: (text: string) => boolean;
}

/** finished returns a game that has ended, with its result. */
export function finished(game: string, kept: KeptGame, outcome: Outcome | null, at: number): FinishedGame {
  const resigned: Outcome = { winner: kept.you === 'first' ? 'second' : 'first', reason: 'resign' };
  return { ...kept, game, outcome: outcome ?? resigned, at };
}

/** readFinished returns the stored games. What is not one, or is of a game that is not there, is left out. */
export function readFinished(text: string | null, games: GameInfo[]): FinishedGame[] {
  if (!text || text.length > MAX_TEXT) return [];
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(entries)) return [];
  return entries.slice(0, MOST_FINISHED).flatMap((entry) => {
    const read = readOne(entry, games);
    return read ? [read] : [];
  });
}

function readOne(entry: unknown, games: GameInfo[]): FinishedGame | null {
  try {
    const { game, outcome, at } = fields(entry);
    const info = games.find(({ name }) => name === game);
    const kept = info && readKept(JSON.stringify(entry), info);
    if (!kept || kept.turns.length === 0 || typeof at !== 'number' || !(Math.abs(at) <= MAX_TIME)) return null;
    return { ...kept, game: info.name, outcome: readOutcome(outcome), at };
  } catch {
    return null;
  }
}

/** isSame reports whether two games are one and the same, whatever the level of the computer at the end. */
export const isSame = (a: FinishedGame, b: FinishedGame): boolean => sameText(a) === sameText(b);

const sameText = ({ game, options, position = '', you, turns }: FinishedGame): string =>
  JSON.stringify([game, Object.entries(options).sort(), position, you, turns]);

/** sideIn returns the side of the person in the stored game with this beginning and these turns; undefined without one. */
export function sideIn(
  list: FinishedGame[],
  { name, options: all }: GameInfo,
  { options = {}, position }: { options?: Record<string, string> | undefined; position?: string | undefined },
  turns: string[],
): Player | undefined {
  const optionsOf = (given: Record<string, string>): string[] => all.map((option) => given[option.name] ?? option.default);
  const textOf = (given: Record<string, string>, from = '', played: string[]): string =>
    JSON.stringify([optionsOf(given), from, played]);
  const wanted = textOf(options, position, turns);
  return list.find((one) => one.game === name && textOf(one.options, one.position, one.turns) === wanted)?.you;
}

/** keepFinished adds a game, unless it is there already. The oldest are dropped where there is no space. */
export function keepFinished(keeper: Keeper, games: GameInfo[], game: FinishedGame): void {
  if (game.turns.length === 0) return;
  const kept = readFinished(keeper.load(), games);
  // It has ended before: time and level are those of its end.
  if (kept.some((one) => isSame(one, game) && one.resigned === game.resigned)) return;
  let list = [game, ...kept.filter((one) => !isSame(one, game))];
  list = list.sort((a, b) => b.at - a.at).slice(0, MOST_FINISHED);
  while (list.length > 0 && !storeAll(keeper, list)) list = list.slice(0, list.length >> 1);
}

/** dropFinished removes a game, because its end was taken back. */
export function dropFinished(keeper: Keeper, games: GameInfo[], game: FinishedGame): void {
  const kept = readFinished(keeper.load(), games);
  storeAll(
    keeper,
    kept.filter((one) => !isSame(one, game)),
  );
}

/** storeAll stores games in a text that can be read again. It reports whether there was space. */
function storeAll(keeper: Keeper, list: FinishedGame[]): boolean {
  const text = writeFinished(list);
  return text.length <= MAX_TEXT && keeper.store(text);
}

const writeFinished = (list: FinishedGame[]): string =>
  `[${list.map(({ game, outcome, at, ...kept }) => JSON.stringify({ ...(JSON.parse(writeKept(kept)) as object), game, outcome, at })).join()}]`;
