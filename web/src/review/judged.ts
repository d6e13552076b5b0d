// What was found about whole games, as this browser keeps it: what took a while is not to be
// found anew each time. It is thrown away when the engines are others.
import type { Line } from '../rules/rules';
import type { Player } from '../game/types';
import type { Judged, Keeper } from './chances.svelte';

/** So many games are kept, the last ones looked at first. */
const MOST = 20;

/** The store of a browser, or none; null forgets. */
export interface Shelf { load(): string | null; store(text: string): void }

/** A position as it is kept: passes, mover, chance in thousandths, what is proven, turns until then. */
type Kept = [number, string, number?, string?, number?] | 0;
interface Held { engines: string; games: [of: string, course: Kept[]][] }

/** keepIn keeps games on a shelf; engines tells other engines apart. */
export function keepIn(shelf: Shelf, engines: string): Keeper {
  function held(): Held {
    try {
      const found = JSON.parse(shelf.load() ?? '') as Held;
      if (found.engines === engines && Array.isArray(found.games)) return found;
    } catch {
      // Nothing is kept, or somebody else wrote there.
    }
    return { engines, games: [] };
  }
  return {
    load(line) {
      const course = held().games.find(([of]) => of === nameOf(line))?.[1] ?? [];
      return course.length === line.turns.length + 1 ? course.map(read) : [];
    },
    save(line, course) {
      if (!course.some(Boolean)) return;
      const of = nameOf(line), others = held().games.filter(([other]) => other !== of);
      const games: Held['games'] = [[of, course.map(write)], ...others];
      shelf.store(JSON.stringify({ engines, games: games.slice(0, MOST) } satisfies Held));
    },
  };
}

const movers = ['first', 'second', 'chance', 'none'];
const ends = ['first', 'second', 'draw'];

function write(judged: Judged | null): Kept {
  if (!judged) return 0;
  const { passes, mover, best } = judged;
  if (!best) return [passes, mover];
  return best.proven ? [passes, mover, Math.round(1000 * best.chance), best.proven, best.in ?? 0] : [passes, mover, Math.round(1000 * best.chance)];
}

function read(kept: Kept): Judged | null {
  if (!Array.isArray(kept)) return null;
  const [passes, mover, thousandths, proven, turns] = kept;
  if (typeof passes !== 'number' || !movers.includes(mover)) return null;
  const judged = { passes, mover: mover as Judged['mover'] };
  if (typeof thousandths !== 'number' || !(thousandths >= 0 && thousandths <= 1000)) return judged;
  return {
    ...judged,
    best: { chance: thousandths / 1000, ...(proven && ends.includes(proven) ? { proven: proven as Player | 'draw' } : {}), ...(turns ? { in: Number(turns) } : {}) },
  };
}

/** nameOf is short and hardly ever the same for two games (FNV-1a, twice). */
function nameOf({ game, options = {}, position = '', turns }: Line): string {
  const text = JSON.stringify([game, Object.entries(options).sort(), position, turns]);
  let a = 0x811c9dc5, b = 0x1b873593;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
