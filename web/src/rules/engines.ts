// The engines in this browser. They run in their own worker, which searches in slices and so
// notices when an answer is no longer needed.
import type { Language } from '../boot';
import type { Chosen, Engines } from './rules';
import { WorkerClient, type WorkerLike } from './workerclient';
import { startPlayer } from './workers';
import type { Found, GameLine } from '../wire';

export function openEngines(lang: Language, start: (lang: Language) => WorkerLike = startPlayer): Engines {
  const client = new WorkerClient(() => start(lang), true);
  return {
    async levels(game) {
      return (await client.ask('levels', { game, lang })) as string[];
    },
    async choose(line: GameLine, level, signal) {
      return (await client.ask('choose', { ...line, level, seed: randomSeed(), lang }, { signal })) as Chosen;
    },
    async search(line, limits, signal, progress) {
      return (await client.ask('search', { ...line, limits, lang }, { signal, progress })) as Found;
    },
    setPaused: (paused) => client.setPaused(paused),
  };
}

/** randomSeed decides between turns of equal value. */
function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}
