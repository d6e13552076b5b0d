// The engines in this browser: a worker of its own, which thinks in slices and hears in
// between when an answer is not wanted any more.
import type { Language } from '../boot';
import { Exchange, type Working } from './exchange';
import type { Chosen, Computer, Found, Line } from './rules';
import { startPlayer } from './start';

export function openComputer(lang: Language, start: () => Working = startPlayer): Computer {
  const exchange = new Exchange(start, true);
  return {
    async levels(game) {
      return (await exchange.ask('levels', { game, lang })) as string[];
    },
    async choose(line: Line, level, signal) {
      return (await exchange.ask('choose', { ...line, level, seed: seed(), lang }, { signal })) as Chosen;
    },
    async search(line, wanted, signal, news) {
      return (await exchange.ask('search', { ...line, wanted, lang }, { signal, news })) as Found;
    },
    rest: (on) => exchange.rest(on),
  };
}

/** seed is of the computer's choice between equals. */
function seed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}
