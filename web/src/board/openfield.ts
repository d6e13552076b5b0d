// What is seen of a field without borders: it fits what stands there until somebody moves it.
import type { XY } from '../game/types';
import type { Frame } from './coordinates';
import { STEP } from './coordinates';

/** The picture is moved by x and y and made larger by scale; its window is size wide and high. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How small and large a step may be seen, in the units of the window. */
const SMALLEST = 14,
  LARGEST = 110;

const limited = (scale: number): number => Math.min(Math.max(scale, SMALLEST / STEP), LARGEST / STEP);

/** fit shows all of a frame, in the middle. */
export function fit(frame: Frame, size: Size): Camera {
  const scale = limited(Math.min(size.width / frame.width, size.height / frame.height));
  return {
    scale,
    x: size.width / 2 - (frame.x + frame.width / 2) * scale,
    y: size.height / 2 - (frame.y + frame.height / 2) * scale,
  };
}

export const pan = (c: Camera, dx: number, dy: number): Camera => ({ ...c, x: c.x + dx, y: c.y + dy });

/** zoom keeps the point of the window where it is. */
export function zoom(c: Camera, at: XY, by: number): Camera {
  const scale = limited(c.scale * by),
    real = scale / c.scale;
  return { scale, x: at.x - (at.x - c.x) * real, y: at.y - (at.y - c.y) * real };
}

/** shows reports whether a point of the picture is well inside the window. */
export function shows(c: Camera, at: XY, size: Size): boolean {
  const x = at.x * c.scale + c.x,
    y = at.y * c.scale + c.y,
    edge = STEP * 0.4 * c.scale;
  return x >= edge && y >= edge && x <= size.width - edge && y <= size.height - edge;
}

/** joined is the smallest frame round a frame and some points with a step around each. */
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
