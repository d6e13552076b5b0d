// The cache of game analyses in this browser. It is cleared when the engines change.
import type { GameLine, Player } from '../wire';
import type { Judged, Keeper } from './chances.svelte';

/** The number of games kept, most recently used first. */
const MAX_GAMES = 20;

/** TextStorage is one entry of browser storage; load returns null if there is none. */
export interface TextStorage {
  load(): string | null;
  store(text: string): void;
}

/** A stored position: passes, mover, chance in thousandths, proved result, turns until then. */
type Stored = [number, string, number?, string?, number?] | 0;
interface CacheContent {
  engines: string;
  games: [of: string, course: Stored[]][];
}

/** openAnalysisCache stores analyses; a different value of engines clears it. */
export function openAnalysisCache(storage: TextStorage, engines: string): Keeper {
  function content(): CacheContent {
    try {
      const found = JSON.parse(storage.load() ?? '') as CacheContent;
      if (found.engines === engines && Array.isArray(found.games)) return found;
    } catch {
      // Nothing is stored, or it is not ours.
    }
    return { engines, games: [] };
  }
  return {
    load(line) {
      const course = content().games.find(([of]) => of === keyOf(line))?.[1] ?? [];
      return course.length === line.turns.length + 1 ? course.map(read) : [];
    },
    save(line, course) {
      if (!course.some(Boolean)) return;
      const of = keyOf(line),
        others = content().games.filter(([other]) => other !== of);
      const games: CacheContent['games'] = [[of, course.map(write)], ...others];
      storage.store(JSON.stringify({ engines, games: games.slice(0, MAX_GAMES) } satisfies CacheContent));
    },
  };
}

const movers = ['first', 'second', 'chance', 'none'];
const ends = ['first', 'second', 'draw'];

function write(judged: Judged | null): Stored {
  if (!judged) return 0;
  const { passes, mover, best } = judged;
  if (!best) return [passes, mover];
  return best.proven
    ? [passes, mover, Math.round(1000 * best.chance), best.proven, best.in ?? 0]
    : [passes, mover, Math.round(1000 * best.chance)];
}

function read(kept: Stored): Judged | null {
  if (!Array.isArray(kept)) return null;
  const [passes, mover, thousandths, proven, turns] = kept;
  if (typeof passes !== 'number' || !movers.includes(mover)) return null;
  const judged = { passes, mover: mover as Judged['mover'] };
  if (typeof thousandths !== 'number' || !(thousandths >= 0 && thousandths <= 1000)) return judged;
  return {
    ...judged,
    best: {
      chance: thousandths / 1000,
      ...(proven && ends.includes(proven) ? { proven: proven as Player | 'draw' } : {}),
      ...(turns ? { in: Number(turns) } : {}),
    },
  };
}

/** keyOf is a short hash of a game (FNV-1a, twice). */
function keyOf({ game, options = {}, position = '', turns }: GameLine): string {
  const text = JSON.stringify([game, Object.entries(options).sort(), position, turns]);
  let a = 0x811c9dc5,
    b = 0x1b873593;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
