// What was played in a position: the interface of the server has it.
import type { ExploredPosition } from '../wire';
import { t, type MessageID } from '../words/words';

/** The sources of games, which are never counted together, with what they are called. */
export const sources = {
  played: 'explorer-source-played',
  'self-play': 'explorer-source-self-play',
  imported: 'explorer-source-imported',
} as const satisfies Record<string, MessageID>;
export type Source = keyof typeof sources;

/** Asked is what the explorer is asked for. */
export interface Asked {
  game: string;
  options: Record<string, string>;
  position: string;
  source: Source;
}

/** How many turns are listed. */
export const LISTED = 20;
/** How many answers are remembered. */
const REMEMBERED = 100;

/** request asks the server. */
export async function request({ game, options, position, source }: Asked, signal: AbortSignal): Promise<ExploredPosition> {
  const query = new URLSearchParams({ position, source, limit: String(LISTED) });
  const given = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  if (given.length > 0) query.set('options', given.join(' '));
  const response = await fetch(`/api/explorer/${game}?${query}`, { signal });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as ExploredPosition;
}

/** Explored follows the position that is shown. The answer before stays until the next one is there. */
export class Explored {
  found: ExploredPosition | undefined = $state.raw(undefined);
  /** position is the one that the answer is about. */
  position = $state('');
  asking = $state(false);
  trouble = $state('');
  #known = new Map<string, ExploredPosition>();
  #asking = new AbortController();

  constructor(private readonly ask: (asked: Asked, signal: AbortSignal) => Promise<ExploredPosition> = request) {}

  /** follow shows what was played in a position. A later call ends it. */
  async follow(asked: Asked): Promise<void> {
    this.#asking.abort();
    const { signal } = (this.#asking = new AbortController());
    const name = JSON.stringify([asked.game, asked.options, asked.position, asked.source]);
    this.trouble = '';
    const known = this.#known.get(name);
    this.asking = !known;
    try {
      const found = known ?? (await this.ask(asked, signal));
      if (signal.aborted) return;
      if (this.#known.size >= REMEMBERED) this.#known.clear();
      this.#known.set(name, found);
      this.found = found;
      this.position = asked.position;
    } catch {
      if (signal.aborted) return;
      this.found = undefined;
      this.trouble = t('explorer-away');
    }
    this.asking = false;
  }

  /** stop forgets a question under way. */
  stop(): void {
    this.#asking.abort();
    this.asking = false;
  }
}

/** shares returns how many of a hundred games the first seat has won, were drawn, and the second seat has won. They add up to 100. */
export function shares({ games, first, second }: { games: number; first: number; second: number }): [number, number, number] {
  const won = Math.round((100 * first) / Math.max(games, 1));
  const lost = Math.min(100 - won, Math.round((100 * second) / Math.max(games, 1)));
  return games === 0
    ? [0, 0, 0]
    : [won, first + second === games ? 0 : 100 - won - lost, first + second === games ? 100 - won : lost];
}
