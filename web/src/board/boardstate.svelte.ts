// The state of a board: what its props make of the surface and the situation, the camera of an
// open field, the cursor, and what is dragged. The other parts of the board read and change it.
import { untrack } from 'svelte';
import type { Piece, XY } from '../game/types';
import type { Annotation, BoardProps } from './board';
import { frameOf, frameRound, onBoard, onScreen, STEP } from './coordinates';
import { placedGhosts, targetGhosts } from './ghosts';
import { fit, joined, pan, shows, WINDOW, zoom } from './openfield';
import type { Camera } from './openfield';
import { Places, spotsOf } from './places';
import type { Spot } from './places';
import type { Target } from './Targets.svelte';
import { unsure } from './thumb';

const MIDDLE: XY = { x: WINDOW.width / 2, y: WINDOW.height / 2 };

export class BoardState {
  readonly #source: () => BoardProps;
  /** uid is the prefix of element ids. */
  readonly uid: string;
  /** The element of the board, and its upper svg element. Their component binds them. */
  picture!: HTMLElement;
  svg!: SVGSVGElement;

  readonly flipped = $derived(this.props.flipped ?? false);
  readonly coordinates = $derived(this.props.coordinates ?? false);
  readonly picked = $derived(this.props.picked ?? []);
  readonly reasons = $derived(this.props.reasons ?? []);
  readonly annotations = $derived(this.props.drawn ?? []);
  readonly marks = $derived(this.props.situation.marks ?? []);
  readonly pieces = $derived(this.props.situation.pieces ?? []);

  readonly field = $derived(this.props.surface.kind === 'field');
  readonly open = $derived(this.props.surface.open ?? false);
  /** turned: the pieces of a field stand upside down. */
  readonly turned = $derived(this.field && this.flipped);
  readonly places = $derived(new Places(this.props.surface));
  readonly #occupied = $derived(new Set(this.pieces.map((piece) => piece.place)));
  readonly occupied = (name: string): boolean => this.#occupied.has(name);

  /** spots are the places of the offered picks. */
  readonly spots = $derived(spotsOf(this.places, this.props.offered ?? []));
  readonly offeredSpots = $derived([...this.spots.values()].map(({ spot }) => spot));
  readonly reasonPoints = $derived(this.#points(this.reasons.flatMap((reason) => reason.places ?? [])));
  readonly pickedPoints = $derived(this.#points(this.picked.map((pick) => pick.place)));
  readonly targets = $derived(
    [...this.spots.values()].flatMap(({ spot, pick }): Target[] => {
      const occupied = this.occupied(spot.name),
        takes = pick.takes ?? false;
      // A piece that may begin a turn gets no mark: most pieces would have one.
      if (occupied && !takes && this.picked.length === 0) return [];
      const gain = this.props.gains?.get(pick.id);
      return [
        { at: spot.at, ring: occupied || takes || pick.becomes !== undefined, takes, ...(gain === undefined ? {} : { gain }) },
      ];
    }),
  );
  /** pointed is the place on which a mouse rests. */
  pointed = $state<string>();
  /** chip is the gain of the place under the pointer or the cursor, or of the picked one. */
  readonly chip = $derived.by(() => {
    const gains = this.props.gains;
    if (!gains || gains.size === 0) return undefined;
    const last = this.picked.at(-1),
      aim = this.over ?? (this.cursorShown ? this.cursor : undefined) ?? this.pointed,
      pick = (aim === undefined ? undefined : this.spots.get(aim)?.pick) ?? last,
      gain = pick && gains.get(pick.id),
      at = this.at(pick?.place);
    return gain === undefined || !at ? undefined : { at, gain };
  });

  /** ghosts are drawn where pieces would stand. */
  readonly ghosts = $derived.by(() => {
    const mover = this.props.situation.status.to_move,
      finder = {
        find: (name: string | undefined) => this.places.find(name),
        pieceOn: (name: string) => this.pieceOn(name),
        occupied: this.occupied,
      };
    const { ghosts, left } = placedGhosts(this.picked, mover, finder);
    return { ghosts: [...ghosts, ...targetGhosts(this.spots.values(), mover, finder)], left };
  });

  // The camera. The user may move it on an open field.
  #moved = $state.raw<Camera>();
  readonly #fitted = $derived(
    joined(
      frameRound(this.props.situation.extent, 0.65, this.flipped),
      this.offeredSpots.map((spot) => onScreen(spot.at, this.flipped)),
    ),
  );
  readonly camera = $derived<Camera>(this.open ? (this.#moved ?? fit(this.#fitted, WINDOW)) : { x: 0, y: 0, scale: 1 });
  readonly viewBox = $derived.by(() => {
    if (this.open) return `0 0 ${WINDOW.width} ${WINDOW.height}`;
    const frame = frameOf(this.props.surface, this.flipped, this.coordinates);
    return `${frame.x} ${frame.y} ${frame.width} ${frame.height}`;
  });
  readonly transform = $derived(
    this.open ? `translate(${this.camera.x} ${this.camera.y}) scale(${this.camera.scale})` : undefined,
  );
  /** weight is the factor of line widths. */
  readonly weight = $derived(this.open ? Math.min(1, Math.max(0.5, 1 / this.camera.scale)) : 1);

  // The cursor of the keyboard.
  cursor = $state<string>();
  /** cursorShown: the user moves the cursor by keys. */
  cursorShown = $state(false);
  readonly home = $derived(this.places.nearest(this.open ? this.props.situation.focus : { x: 0, y: 0 }));
  readonly cursorSpot = $derived(this.places.find(this.cursor) ?? this.offeredSpots[0] ?? this.home);

  // The drag: the place a piece was lifted from, the piece under the pointer, e.g. "first R3", its
  // size in pixels, and the target below it.
  lifted = $state<string>();
  dragged = $state<string>();
  draggedSize = $state(0);
  over = $state<string>();

  #looked: string | undefined;
  #lookedIn: unknown;

  /** newAnnotation is the annotation that is being drawn. */
  newAnnotation = $state.raw<Annotation>();

  constructor(props: () => BoardProps, uid: string) {
    this.#source = props;
    this.uid = uid;
    // A camera that the user moved is reset if a piece moves outside of its view.
    $effect(() => {
      const to = this.marks.find((mark) => mark.kind === 'to');
      if (to && untrack(() => this.#moved && !shows(this.#moved, onScreen(to.at, this.flipped), WINDOW))) this.resetCamera();
    });
  }

  get props(): BoardProps {
    return this.#source();
  }

  /** at returns the point of a place. */
  at(name: string | undefined): XY | undefined {
    return this.places.find(name)?.at;
  }

  #points(names: (string | undefined)[]): XY[] {
    return [...new Set(names)].map((name) => this.at(name)).filter((xy): xy is XY => xy !== undefined);
  }

  /** choose picks a place, asks about it if it is not offered, or cancels if there is none. */
  choose(spot: Spot | undefined, touch = false): void {
    if (!spot) return this.props.oncancel?.();
    const offer = this.spots.get(spot.name),
      inexact = unsure(touch, this.#gap);
    if (offer) this.props.onpick?.(offer.pick.id, inexact);
    else this.props.onask?.(spot.name, inexact);
  }

  /** The distance between neighbouring places on the screen, in pixels. */
  get #gap(): number {
    return STEP * this.camera.scale * (this.svg.getScreenCTM()?.a ?? 1) * this.places.gap;
  }

  /** inspect looks at the piece of a place, or at none. */
  inspect(name: string | undefined, touch = false): void {
    const place = name !== undefined && this.occupied(name) ? name : undefined;
    if (place === this.#looked && this.props.situation === this.#lookedIn) return;
    this.#looked = place;
    this.#lookedIn = this.props.situation;
    this.props.oninspect?.(place, touch);
  }

  /** lastPicked reports whether a place was picked last. */
  lastPicked(spot: Spot): boolean {
    return this.picked.at(-1)?.place === spot.name;
  }

  pieceOn(name: string): Piece | undefined {
    return this.pieces.findLast((piece) => piece.place === name);
  }

  /** inWindow converts a point of the screen to the units of the svg element. */
  inWindow(p: XY): XY {
    const m = this.svg.getScreenCTM();
    return m ? { x: (p.x - m.e) / m.a, y: (p.y - m.f) / m.d } : p;
  }

  /** spotAt returns the place that the user means by a point of the screen. */
  spotAt(p: XY, coarse = false, offered = this.#meant(coarse)): Spot | undefined {
    const w = this.inWindow(p),
      { x, y, scale } = this.camera;
    return this.places.meant(
      onBoard({ x: (w.x - x) / scale, y: (w.y - y) / scale }, this.flipped),
      offered,
      this.occupied,
      coarse,
    );
  }

  /** pixel is the length of a pixel of the screen, in units of the svg element. */
  get pixel(): number {
    return 1 / ((this.svg.getScreenCTM()?.a ?? 1) * this.camera.scale);
  }

  /** #meant returns the places that a press may mean. */
  #meant(coarse: boolean): Spot[] {
    const { alternatives } = this.props;
    if (!coarse || !alternatives || this.offeredSpots.length > 0) return this.offeredSpots;
    return [...spotsOf(this.places, alternatives).values()].map(({ spot }) => spot);
  }

  get cameraMoved(): boolean {
    return this.#moved !== undefined;
  }

  resetCamera(): void {
    this.#moved = undefined;
  }

  /** zoom scales an open field around a point of its window. */
  zoom(by: number, at = MIDDLE): void {
    if (this.open) this.#moved = zoom(this.camera, at, by);
  }

  /** pan moves an open field by a distance in pixels. */
  pan(dx: number, dy: number): void {
    const m = this.svg.getScreenCTM();
    if (this.open && m) this.#moved = pan(this.camera, dx / m.a, dy / m.d);
  }

  /** reveal makes a place of an open field visible. */
  reveal(spot: Spot): void {
    const at = onScreen(spot.at, this.flipped);
    if (this.open && !shows(this.camera, at, WINDOW)) this.#moved = fit(joined(this.#fitted, [at]), WINDOW);
  }

  /** focusElement focuses the element of a place. */
  focusElement(name: string): void {
    const element = this.svg?.querySelector<SVGGElement>(`[data-place="${CSS.escape(name)}"]`);
    element?.focus({ preventScroll: true });
  }

  /** drawingOf and noteOf return the addresses of shapes in the definitions of the board. */
  readonly drawingOf = (owner: string, kind: string): string =>
    `#${this.uid}-${`${owner} ${kind}` in this.props.art.pieces ? `${owner}-${kind}` : `none-${kind}`}`;
  readonly noteOf = (note: string): string =>
    note in this.props.art.notes ? `#${this.uid}-note-${note.replaceAll(' ', '_')}` : '';
}
