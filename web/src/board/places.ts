// The places of a surface, by name and by point.
import type { Pick, Place, Surface, XY } from '../game/types';
import { far } from './coordinates';

export interface Spot {
  name: string;
  at: XY;
  shape: Place['shape'];
}

/** The largest distance between a place and a point that means it, in steps. */
const REACH = 0.75;

export class Places {
  readonly all: Spot[];
  readonly open: boolean;
  /** gap is the least distance between two places, in steps. */
  readonly gap: number;
  readonly #named: Map<string, Spot>;

  constructor(surface: Surface) {
    this.all = (surface.places ?? []).map(({ name, centre, shape }) => ({ name, at: centre, shape }));
    this.open = surface.open ?? false;
    // Squares lie between points.
    this.gap = new Set(this.all.map((spot) => spot.shape)).size > 1 ? Math.SQRT1_2 : 1;
    this.#named = new Map(this.all.map((spot) => [spot.name, spot]));
  }

  /** find returns the place with a name. On an open field, every "x,y" is a place. */
  find(name: string | undefined): Spot | undefined {
    if (name === undefined) return undefined;
    const known = this.#named.get(name);
    if (known || !this.open) return known;
    const xy = /^(-?\d+),(-?\d+)$/.exec(name);
    return xy ? cell(Number(xy[1]), Number(xy[2])) : undefined;
  }

  /** nearest returns the place nearest to a point, of all or of the given ones. */
  nearest(at: XY, among?: Iterable<Spot>): Spot | undefined {
    if (!among && this.open) return cell(Math.round(at.x), Math.round(at.y));
    let best: Spot | undefined,
      least = Infinity;
    for (const spot of among ?? this.all) {
      const d = far(spot.at, at);
      if (d < least) [best, least] = [spot, d];
    }
    return best;
  }

  /**
   * meant returns the place that the user means by a point. If picks are offered, only places of the
   * offered shapes and occupied places count. A finger (coarse) is inexact: an offered place wins
   * against an empty one beside it that is not offered.
   */
  meant(at: XY, offered: Spot[], stands: (name: string) => boolean, coarse = false): Spot | undefined {
    const shapes = new Set(offered.map((spot) => spot.shape));
    const counted =
      this.open || shapes.size === 0 ? undefined : this.all.filter((spot) => shapes.has(spot.shape) || stands(spot.name));
    const spot = this.nearest(at, counted);
    if (!spot || far(spot.at, at) > REACH) return undefined;
    if (!coarse || stands(spot.name) || offered.some((one) => one.name === spot.name)) return spot;
    const instead = this.nearest(at, offered);
    return instead && far(instead.at, at) <= REACH ? instead : spot;
  }
}

function cell(x: number, y: number): Spot {
  return { name: `${x + 0},${y + 0}`, at: { x: x + 0, y: y + 0 }, shape: 'cell' };
}

/** spotsOf returns the places of offered picks, each with its first pick. */
export function spotsOf(places: Places, offered: Pick[]): Map<string, { spot: Spot; pick: Pick }> {
  const spots = new Map<string, { spot: Spot; pick: Pick }>();
  for (const pick of offered) {
    const spot = pick.kind === 'place' ? places.find(pick.place) : undefined;
    if (spot && !spots.has(spot.name)) spots.set(spot.name, { spot, pick });
  }
  return spots;
}
