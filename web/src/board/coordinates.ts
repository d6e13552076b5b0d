// Conversion between the coordinates of the board, with y up, and of the svg element, with y down.
import type { Extent, Surface, XY } from '../game/types';

/** The length of a step of the board, in units of the svg element. */
export const STEP = 40;

/** The width of the rim of a disc, of the frame of a field, and of the air around both, in steps. */
export const RIM = 0.6;
const FRAME = 0.14;
const AIR = 0.1;

/** The width of the names of columns and rows around a board, in steps. */
export const NAMES = 0.5;

/** onScreen converts a point of the board. Second (flipped) sees the board from the other side. */
export function onScreen(at: XY, flipped: boolean): XY {
  const side = flipped ? -STEP : STEP;
  return { x: at.x * side + 0, y: -at.y * side + 0 };
}

/** onBoard is the inverse of onScreen. */
export function onBoard(at: XY, flipped: boolean): XY {
  const side = flipped ? -STEP : STEP;
  return { x: at.x / side + 0, y: -at.y / side + 0 };
}

/** A rectangle of the svg element. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** frameOf returns the view of a board with borders. Names around a field need room; a disc has those of points on its
    rim, and needs room for those of squares. */
export function frameOf(surface: Surface, flipped: boolean, named: boolean): Frame {
  if (surface.kind === 'disc') {
    const around = named && surface.places?.some((place) => place.shape === 'square') ? NAMES : 0;
    const half = (surface.radius + RIM + AIR + around) * STEP;
    return { x: -half, y: -half, width: 2 * half, height: 2 * half };
  }
  return frameRound(surface.extent, FRAME + AIR + (named ? NAMES : 0), flipped);
}

/** frameRound returns the frame of an extent with some steps around it. */
export function frameRound(e: Extent, around: number, flipped: boolean): Frame {
  const a = onScreen({ x: e.min_x, y: e.max_y }, flipped),
    b = onScreen({ x: e.max_x, y: e.min_y }, flipped);
  const room = around * STEP;
  return {
    x: Math.min(a.x, b.x) - room,
    y: Math.min(a.y, b.y) - room,
    width: Math.abs(a.x - b.x) + 2 * room,
    height: Math.abs(a.y - b.y) + 2 * room,
  };
}

export const far = (a: XY, b: XY): number => Math.hypot(a.x - b.x, a.y - b.y);
