// From the board to the screen and back: y runs up on the board and down on the screen.
import type { Extent, Surface, XY } from '../game/types';

/** How long a step of the board is in the units of the picture. */
export const STEP = 40;

/** How wide the rim of a disc is, and the frame of a field, in steps. */
export const RIM = 0.6;
const FRAME = 0.14;
const AIR = 0.1;

/** How wide the names of columns and rows round a field are. */
export const NAMES = 0.5;

/** onScreen is where a point of the board is in the picture. Second sits on the other side. */
export function onScreen(at: XY, flipped: boolean): XY {
  const side = flipped ? -STEP : STEP;
  return { x: at.x * side + 0, y: -at.y * side + 0 };
}

/** onBoard is the opposite of onScreen. */
export function onBoard(at: XY, flipped: boolean): XY {
  const side = flipped ? -STEP : STEP;
  return { x: at.x / side + 0, y: -at.y / side + 0 };
}

/** A rectangle of the picture. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** frameOf is what is shown of a board that has borders. Round a field there is room for names. */
export function frameOf(surface: Surface, flipped: boolean, named: boolean): Frame {
  if (surface.kind === 'disc') {
    const half = (surface.radius + RIM + AIR) * STEP;
    return { x: -half, y: -half, width: 2 * half, height: 2 * half };
  }
  return frameRound(surface.extent, FRAME + AIR + (named ? NAMES : 0), flipped);
}

/** frameRound is the picture of an extent with some steps around it. */
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
