// The camera of a field without borders. It shows all pieces until the user moves it.
import type { XY } from '../game/types';
import type { Frame } from './coordinates';
import { STEP } from './coordinates';

/** The board is scaled, then moved by x and y. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The window of an open field, in units of its svg element. */
export const WINDOW: Size = { width: 640, height: 640 };

/** The smallest and largest size of a step, in units of the window. */
const SMALLEST = 14,
  LARGEST = 110;

const limited = (scale: number): number => Math.min(Math.max(scale, SMALLEST / STEP), LARGEST / STEP);

/** fit returns a camera that shows a whole frame in the middle. */
export function fit(frame: Frame, size: Size): Camera {
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
export function shows(c: Camera, at: XY, size: Size): boolean {
  const x = at.x * c.scale + c.x,
    y = at.y * c.scale + c.y,
    edge = STEP * 0.4 * c.scale;
  return x >= edge && y >= edge && x <= size.width - edge && y <= size.height - edge;
}

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
