// The computer player in this browser: a worker of its own, which is ended when a choice is
// given up, because it listens to nobody while it thinks.
import type { Language } from '../boot';
import { Exchange, type Working } from './exchange';
import type { Chosen, Computer, Line } from './rules';
import { startPlayer } from './start';

export function openComputer(lang: Language, start: () => Working = startPlayer): Computer {
  const exchange = new Exchange(start);
  return {
    async levels(game) {
      return (await exchange.ask('levels', { game, lang })) as string[];
    },
    async choose(line: Line, level: string, signal?: AbortSignal) {
      const giveUp = () => exchange.close();
      const asked = exchange.ask('choose', { ...line, level, seed: seed(), lang }, signal);
      signal?.addEventListener('abort', giveUp, { once: true });
      try {
        return (await asked) as Chosen;
      } finally {
        signal?.removeEventListener('abort', giveUp);
        signal?.throwIfAborted();
      }
    },
  };
}

/** seed is of the computer's choice between equals. */
function seed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}
