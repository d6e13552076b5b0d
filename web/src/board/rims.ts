// Outlines around places: circles on a disc, rounded squares on a field.
import type { XY } from '../game/types';
import { STEP } from './coordinates';

const RING = 0.53,
  AROUND = 0.46;

/** outline returns a path around a place. Size 1 is the size of a piece. */
export function outline(at: XY, field: boolean, size = 1): string {
  if (!field) {
    const r = RING * STEP * size;
    return `M${at.x - r},${at.y}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0z`;
  }
  const half = AROUND * STEP * size,
    round = 5 * size,
    side = 2 * (half - round);
  return `M${at.x - half + round},${at.y - half}h${side}a${round},${round} 0 0 1 ${round},${round}v${side}a${round},${round} 0 0 1 ${-round},${round}h${-side}a${round},${round} 0 0 1 ${-round},${-round}v${-side}a${round},${round} 0 0 1 ${round},${-round}z`;
}

/** hatching returns a path of slanting lines that fill a place. */
export function hatching(at: XY, field: boolean): string {
  const reach = (field ? AROUND : RING + 0.09) * STEP;
  let path = '';
  for (let k = -4; k <= 4; k++) {
    const slant = k * 0.2 * STEP;
    const half = field ? reach - Math.abs(slant / 2) : Math.sqrt(Math.max(0, reach * reach - (slant * slant) / 2) / 2);
    if (half > 0) path += `M${at.x + slant / 2 - half},${at.y + slant / 2 + half}l${2 * half},${-2 * half}`;
  }
  return path;
}
