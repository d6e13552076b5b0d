// Annotations: the circles and arrows that the user draws with the right button.
import type { XY } from '../game/types';
import type { Annotation } from './board';

/** toggled adds an annotation, or removes it if it is there already. */
export function toggled(drawn: Annotation[], one: Annotation): Annotation[] {
  const rest = drawn.filter((old) => old.from !== one.from || old.to !== one.to);
  return rest.length < drawn.length ? rest : [...drawn, one];
}

/** shortened returns a line without a length at each end. */
export function shortened(from: XY, to: XY, atFrom: number, atTo: number): { from: XY; to: XY } {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const ux = (to.x - from.x) / long,
    uy = (to.y - from.y) / long;
  return { from: { x: from.x + ux * atFrom, y: from.y + uy * atFrom }, to: { x: to.x - ux * atTo, y: to.y - uy * atTo } };
}

/** head returns the corners of an arrow's head. */
export function head(from: XY, tip: XY, length: number, width: number): string {
  const long = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const ux = (tip.x - from.x) / long,
    uy = (tip.y - from.y) / long;
  const x = tip.x - ux * length,
    y = tip.y - uy * length,
    half = width / 2;
  return `${tip.x},${tip.y} ${x - uy * half},${y + ux * half} ${x + uy * half},${y - ux * half}`;
}
