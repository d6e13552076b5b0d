// The places that the keyboard and screen readers can reach: the offered ones and the cursor.
import { idle } from '../idle';
import type { BoardState } from './boardstate.svelte';
import { placeLabel } from './label';
import type { Spot } from './places';

export interface FocusablePlace {
  spot: Spot;
  label: string;
  offered: boolean;
}

/** Places are added in parts of this size. */
const PART = 20,
  GONE = 100;
/** The delay of the first part after the targets, where nothing is offered any more, while a drag lasts, and at most between
    parts, in ms. */
const FIRST_DELAY = 50,
  LAST_DELAY = 400,
  DRAG_DELAY = 100,
  IDLE_LIMIT = 1000;

export class FocusablePlaces {
  readonly #board: BoardState;
  #offered = $state.raw<FocusablePlace[]>([]);
  /** A place that has not changed keeps its object, and its element is not updated. */
  readonly #kept = new Map<string, FocusablePlace>();

  /** list has the place of the cursor first: an element that moves in the document loses the focus. */
  readonly list = $derived.by(() => {
    const cursor = this.#board.cursorSpot;
    const others = this.#offered.filter(({ spot }) => spot.name !== cursor?.name);
    const offered = cursor && (this.#board.props.everyPlace || this.#board.spots.has(cursor.name));
    return cursor ? [this.#focusable(cursor, !!offered), ...others] : others;
  });

  constructor(board: BoardState) {
    this.#board = board;
    $effect(() => this.#fill(board.offeredSpots));
  }

  /**
   * The targets are painted first. The focusable places, which can be hundreds, follow in parts
   * while the browser is idle and nothing is dragged. #fill returns a function that stops it.
   */
  #fill(spots: Spot[]): () => void {
    const fill = (n: number): void => {
      if (this.#board.dragged !== undefined || this.#board.lifted !== undefined || this.#board.aiming) {
        timer = setTimeout(fill, DRAG_DELAY, n);
        return;
      }
      // A place of a later part keeps its old element until then.
      const old = new Map(this.#offered.map((place) => [place.spot.name, place]));
      const now = spots.flatMap((spot, i) => (i < n ? this.#focusable(spot, true) : (old.get(spot.name) ?? [])));
      // Those that are not offered any more go in parts too.
      const kept = new Set(now.map((place) => place.spot.name)),
        gone = this.#offered.filter((place) => !kept.has(place.spot.name)),
        rest = gone.slice(GONE);
      this.#offered = [...now, ...rest];
      if (n < spots.length || rest.length > 0) cancelIdle = idle(() => fill(n + PART), IDLE_LIMIT);
    };
    // After a turn, what follows it is drawn first.
    let timer = setTimeout(fill, spots.length > 0 ? FIRST_DELAY : LAST_DELAY, PART),
      cancelIdle = () => {};
    return () => {
      clearTimeout(timer);
      cancelIdle();
    };
  }

  #focusable(spot: Spot, offered: boolean): FocusablePlace {
    const { pieces, props, spots } = this.#board;
    const label = placeLabel(spot.name, pieces, props.players, spots.get(spot.name)?.pick.spoken);
    const old = this.#kept.get(spot.name);
    if (old && old.spot.at.x === spot.at.x && old.spot.at.y === spot.at.y && old.label === label && old.offered === offered)
      return old;
    const place = { spot, label, offered };
    this.#kept.set(spot.name, place);
    return place;
  }
}
