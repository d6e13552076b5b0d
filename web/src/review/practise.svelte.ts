// Positions to practise, made of the mistakes of a game: the program with the engines proves those that it can.
import type { Analyst, Rules } from '../rules/rules';
import type { CostlyTurn, GameLine, MessageData, Player, PractisePosition } from '../wire';
import { load, store } from '../play/store';
import { t } from '../words/words';
import { keyOf } from '../puzzle/kept';
import { addOwn, ownId, ownKey, readOwn, withMistakes } from '../puzzle/own';
import { dayOf, MOST_MISTAKES, readProgress } from '../puzzle/progress';

/** MOST is how many positions are made of a game. */
export const MOST = 8;

/** mistakesOf returns the turns to practise of a side: the mistakes and blunders, or the inaccuracies if there are none. */
export function mistakesOf(costly: CostlyTurn[], of: Player): CostlyTurn[] {
  const own = costly.filter(({ side }) => side === of);
  const grave = own.filter(({ kind }) => kind !== 'inaccuracy');
  return [...(grave.length ? grave : own)]
    .sort((a, b) => b.from - b.to - (a.from - a.to))
    .slice(0, MOST)
    .sort((a, b) => a.turns - b.turns);
}

export class Practising {
  running = $state(false);
  done = $state(0);
  all = $state(0);
  trouble = $state('');
  /** positions are those that were made; undefined: not asked for. */
  positions: PractisePosition[] | undefined = $state.raw();
  #asking: AbortController | null = null;

  constructor(
    private readonly rules: Rules,
    private readonly engines: Analyst,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** make makes positions of turns of a game, and keeps those that are ready in this browser, also when it is stopped. */
  async make(line: GameLine, mistakes: CostlyTurn[]): Promise<void> {
    const asking = (this.#asking = new AbortController());
    this.running = true;
    this.trouble = '';
    this.done = 0;
    this.all = mistakes.length;
    const made: PractisePosition[] = [];
    try {
      for (const { turns } of mistakes) {
        const position = await this.engines.practise({ ...line, turns: line.turns.slice(0, turns - 1) }, asking.signal);
        made.push(await this.#withThemes(position, asking.signal));
        if (asking.signal.aborted) return;
        this.done++;
      }
    } catch (err) {
      if (!asking.signal.aborted) this.trouble = (err as Error).message;
    } finally {
      if (made.length > 0) this.#finish(line.game, made);
      this.running = false;
    }
  }

  #finish(game: string, made: PractisePosition[]): void {
    if (this.#keep(game, made)) this.positions = made;
    else this.trouble = t('review-practise-full');
  }

  stop(): void {
    this.#asking?.abort();
  }

  /** #withThemes adds what the solution is about: the rules say what it does, and the engines have the words. */
  async #withThemes({ puzzle, proved }: PractisePosition, signal: AbortSignal): Promise<PractisePosition> {
    const { game, options, position, turns } = puzzle;
    const { reasons } = await this.rules.ask(
      'why',
      { game, ...(options ? { options } : {}), position, turns: [], turn: turns[0]! },
      signal,
    );
    const { tags } = await this.engines.themes(
      game,
      reasons.flatMap(({ message }) => idsOf(message)),
    );
    return { puzzle: { ...puzzle, tags }, proved };
  }

  /** #keep reports whether there was room: a full storage keeps what it had. */
  #keep(game: string, made: PractisePosition[]): boolean {
    if (!store(ownKey(game), JSON.stringify(addOwn(readOwn(load(ownKey(game))), made)))) return false;
    const key = keyOf(game);
    const ids = made.map(ownId);
    return store(key, JSON.stringify(withMistakes(readProgress(load(key)), ids, dayOf(this.now()), MOST_MISTAKES)));
  }
}

/** idsOf returns the ids of a message and of those within it. */
export function idsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsOf);
  if (typeof value !== 'object' || value === null) return [];
  const { id, args, list } = value as Partial<MessageData> & { list?: unknown };
  return [...(typeof id === 'string' ? [id] : []), ...idsOf(list), ...Object.values(args ?? {}).flatMap(idsOf)];
}

/** themeOf returns the first word for what a puzzle is about. */
export const themeOf = ({ puzzle }: PractisePosition): string | undefined => puzzle.tags[0];
