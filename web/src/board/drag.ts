// Dragging a piece: from the board, or from a hand beside it.
import { tick } from 'svelte';
import type { XY } from '../game/types';
import { afterPaint } from './afterpaint';
import type { BoardState } from './boardstate.svelte';
import { STEP } from './coordinates';
import type { Spot } from './places';
import { Shift } from './shift';

/** The size of a dragged piece, in steps, and how far above the pointer it is shown, in sizes: a finger hides what is below it. */
const SIZE = 1.12,
  ABOVE_POINTER = 0.5,
  ABOVE_FINGER = 1.3;
/** So far beside the board a pointer still means a place at its edge, in pixels. */
const EDGE = 10;

export class Drag {
  /** The element of the dragged piece. Its component binds it. */
  element: HTMLElement | undefined;
  #shift: Shift | undefined;
  readonly #board: BoardState;
  #pointer: XY = { x: 0, y: 0 };
  #cancelStart = () => {};

  constructor(board: BoardState) {
    this.#board = board;
  }

  /** lift drags the piece of a place, if there is one. */
  lift(spot: Spot, p: XY, coarse: boolean): boolean {
    const piece = this.#board.pieceOn(spot.name);
    if (!piece) return false;
    this.#board.lifted = spot.name;
    this.#pointer = p;
    // The targets are painted first, the dragged piece in the next frame: both at once take too long.
    this.#cancelStart = afterPaint(() => this.start(`${piece.owner} ${piece.kind}`, this.#pointer, coarse));
    return true;
  }

  /** start shows a piece, e.g. "first R3", under the pointer. */
  start(piece: string, p: XY, coarse: boolean): void {
    const board = this.#board;
    board.draggedSize = STEP * SIZE * board.camera.scale * (board.svg.getScreenCTM()?.a ?? 1);
    board.dragged = piece;
    void tick().then(() => this.#follow(p, coarse));
  }

  move(p: XY, coarse: boolean): void {
    this.#pointer = p;
    // The target is read before the piece moves, which would force another layout.
    const target = this.target(p, coarse);
    this.#follow(p, coarse);
    this.#board.over = target?.name;
    if (target && this.#board.inexact(coarse)) this.#board.look(target, p);
    else this.#board.loupe = undefined;
  }

  /** drop ends the drag, and picks the target. A drag that ends on no target and not where it began cancels the pick. */
  drop(p: XY, coarse: boolean): void {
    const board = this.#board;
    const target = this.target(p, coarse),
      spot = this.#spotAt(p, coarse),
      home = board.lifted !== undefined && spot?.name === board.lifted;
    this.end();
    // The end of the drag is painted first, its effect in the next frame: both at once take too long.
    afterPaint(() => {
      if (target) {
        // A finger that drags does not lie on a place more exactly than one that taps.
        if (board.inexact(coarse)) board.look(target);
        board.choose(target, coarse);
      } else if (!home && board.props.ondropped) board.props.ondropped(spot?.name, board.inexact(coarse));
      else if (!home) board.props.oncancel?.();
    });
  }

  end(): void {
    this.#cancelStart();
    this.#board.dragged = this.#board.lifted = this.#board.over = this.#board.loupe = undefined;
  }

  /** target returns the offered place at a point of the screen, except the one that the piece was lifted from. */
  target(p: XY, coarse: boolean): Spot | undefined {
    const spot = this.#spotAt(p, coarse);
    return spot && this.#board.spots.has(spot.name) && spot.name !== this.#board.lifted ? spot : undefined;
  }

  /** #spotAt returns the place at a point of the screen. Beside the board there is none, although an open field has no
      end and a board that is zoomed in goes on there. */
  #spotAt(p: XY, coarse: boolean): Spot | undefined {
    const box = this.#board.svg.getBoundingClientRect(),
      beside = p.x < box.left - EDGE || p.x > box.right + EDGE || p.y < box.top - EDGE || p.y > box.bottom + EDGE;
    return beside ? undefined : this.#board.spotAt(p, coarse);
  }

  #follow(p: XY, coarse: boolean): void {
    const box = this.#board.svg.getBoundingClientRect(),
      size = this.#board.draggedSize;
    if (!this.element) return;
    const x = p.x - box.x - size / 2,
      y = p.y - box.y - size * (coarse ? ABOVE_FINGER : ABOVE_POINTER);
    if (this.#shift?.element !== this.element) this.#shift = new Shift(this.element);
    this.#shift.to({ x, y });
  }
}
