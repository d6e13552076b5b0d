// The camera of a board. A field without borders shows all pieces until the user moves the camera; a
// board with borders fills its frame, and the user may zoom in.
import type { XY } from '../game/types';
import type { Frame } from './coordinates';
import { STEP } from './coordinates';

/** The board is scaled, then moved by x and y. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

/** The window of an open field, in units of its svg element. */
export const WINDOW: Frame = { x: 0, y: 0, width: 640, height: 640 };

/** The camera of a board with borders that nobody has moved. */
export const WHOLE: Camera = { x: 0, y: 0, scale: 1 };

/** The largest scale of a board with borders. */
const CLOSEST = 5;

/** The smallest and largest size of a step, in units of the window. */
const SMALLEST = 14,
  LARGEST = 110;

const limited = (scale: number): number => Math.min(Math.max(scale, SMALLEST / STEP), LARGEST / STEP);

/** fit returns a camera that shows a whole frame in the middle. */
export function fit(frame: Frame, size: Frame): Camera {
  const scale = limited(Math.min(size.width / frame.width, size.height / frame.height));
  return {
    scale,
    x: size.width / 2 - (frame.x + frame.width / 2) * scale,
    y: size.height / 2 - (frame.y + frame.height / 2) * scale,
  };
}

export const pan = (c: Camera, dx: number, dy: number): Camera => ({ ...c, x: c.x + dx, y: c.y + dy });

/** zoom scales around a point of the window. */
export function zoom(c: Camera, at: XY, by: number): Camera {
  const scale = limited(c.scale * by),
    real = scale / c.scale;
  return { scale, x: at.x - (at.x - c.x) * real, y: at.y - (at.y - c.y) * real };
}

/** shows reports whether a point of the board is inside the window, and not at its edge. */
export function shows(c: Camera, at: XY, window: Frame): boolean {
  const x = at.x * c.scale + c.x - window.x,
    y = at.y * c.scale + c.y - window.y,
    edge = STEP * 0.4 * c.scale;
  return x >= edge && y >= edge && x <= window.width - edge && y <= window.height - edge;
}

/** within moves a camera so that a board with borders fills its frame. It returns undefined for the whole board. */
export function within({ x, y, scale }: Camera, frame: Frame): Camera | undefined {
  if (scale <= 1) return undefined;
  const kept = (value: number, low: number, long: number): number =>
    Math.max(Math.min(value, low * (1 - scale)), (low + long) * (1 - scale));
  return { scale, x: kept(x, frame.x, frame.width), y: kept(y, frame.y, frame.height) };
}

/** closer scales a board with borders around a point of its frame. */
export function closer(c: Camera, at: XY, by: number, frame: Frame): Camera | undefined {
  const scale = Math.min(c.scale * by, CLOSEST),
    real = scale / c.scale;
  return within({ scale, x: at.x - (at.x - c.x) * real, y: at.y - (at.y - c.y) * real }, frame);
}

/** The part of a corner that buttons take, in shares of the frame. */
const CORNER: XY = { x: 0.32, y: 0.17 };

/** freeCorner returns a corner of the frame in which none of the points of a board is, e.g. "top right", if there is one. */
export function freeCorner(taken: XY[], c: Camera, { x, y, width, height }: Frame): string | undefined {
  const edge = (STEP * c.scale) / 2; // half of what stands on a point
  const inside = taken
    .map((at) => ({ x: at.x * c.scale + c.x - x, y: at.y * c.scale + c.y - y }))
    .filter((at) => at.x > -edge && at.y > -edge && at.x < width + edge && at.y < height + edge);
  return ['top right', 'top left', 'bottom right', 'bottom left'].find((corner) => {
    const across = (at: XY) => (corner.endsWith('right') ? width - at.x : at.x),
      down = (at: XY) => (corner.startsWith('top') ? at.y : height - at.y);
    return !inside.some((at) => across(at) < CORNER.x * width + edge && down(at) < CORNER.y * height + edge);
  });
}

/** around returns a camera of the same scale with a point in the middle of the frame. */
export const around = ({ scale }: Camera, at: XY, frame: Frame): Camera => ({
  scale,
  x: frame.x + frame.width / 2 - at.x * scale,
  y: frame.y + frame.height / 2 - at.y * scale,
});

/** joined returns the smallest frame around a frame and some points, with a step around each. */
export function joined(frame: Frame, points: XY[]): Frame {
  let { x, y } = frame,
    right = x + frame.width,
    low = y + frame.height;
  for (const p of points) {
    x = Math.min(x, p.x - STEP);
    y = Math.min(y, p.y - STEP);
    right = Math.max(right, p.x + STEP);
    low = Math.max(low, p.y + STEP);
  }
  return { x, y, width: right - x, height: low - y };
}
