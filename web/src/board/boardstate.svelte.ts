// The state of a board: what its props make of the surface and the situation, the camera, the cursor,
// what is dragged, and the loupe. The other parts of the board read and change it.
import { flushSync, untrack } from 'svelte';
import type { Pick, Piece, XY } from '../game/types';
import type { Annotation, BoardProps } from './board';
import { frameOf, frameRound, onBoard, onScreen, STEP } from './coordinates';
import type { Frame } from './coordinates';
import { placedGhosts, targetGhosts } from './ghosts';
import type { Ghost } from './ghosts';
import { around, closer, fit, joined, pan, shows, WHOLE, WINDOW, within, zoom } from './camera';
import { afterPaint } from './afterpaint';
import type { Camera } from './camera';
import { drawLinks } from './links';
import { Places, spotsOf } from './places';
import type { Spot } from './places';
import type { Target } from './Targets.svelte';
import { aboveFinger, largerFor, layLoupe, RADIUS, roomOf, unsure } from './thumb';
import type { Loupe, Room } from './thumb';

/** A tap on the loupe confirms a turn when its user has seen it for so long, in ms: two quick taps are one. */
const SEEN = 350;
/** Where the board is covered is looked for in steps of so many pixels. */
const EDGES = 12;

interface Measured {
  matrix: DOMMatrix | null;
  box: DOMRect;
  clientWidth: number;
  clientHeight: number;
}

/** Aim is what is drawn at the place to which a finger has slid, and nowhere else. */
export interface Aim {
  place: string;
  /** drawn is the place in pixels from the corner of the board, unit the length of a unit of the board. */
  drawn: XY;
  unit: number;
  ghost: Ghost | undefined;
  gain: number | undefined;
}

export class BoardState {
  readonly #source: () => BoardProps;
  /** uid is the prefix of element ids. */
  readonly uid: string;
  /** The element of the board, and its upper svg element. Their component binds them. */
  picture!: HTMLElement;
  svg!: SVGSVGElement;

  readonly flipped = $derived(this.props.flipped ?? false);
  readonly coordinates = $derived(this.props.coordinates ?? false);
  /** slid is the place to which a finger has slid, until it is picked. The picks are shown as if it were already. */
  slid = $state<string>();
  /** aiming: that finger is down. */
  aiming = false;
  /** passing: the finger has left the last pick, whose effects are not shown any more. */
  readonly passing = $derived(this.slid !== undefined && this.slid !== this.props.picked?.at(-1)?.place);
  readonly picked = $derived.by(() => {
    const picked = this.props.picked ?? [];
    if (!this.passing) return picked;
    const next = this.#next(this.slid),
      instead = next ?? pickOf(this.props.alternatives, this.slid);
    return instead ? [...(next ? picked : picked.slice(0, -1)), instead] : picked;
  });
  readonly #begun = $derived(this.picked.length > 0);
  readonly reasons = $derived(this.passing ? [] : (this.props.reasons ?? []));
  readonly numbers = $derived(this.passing ? undefined : this.props.numbers);
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

  // What is offered after the last pick is not, once a finger has left it.
  readonly #offered = $derived.by(() => {
    const offered = this.props.offered ?? NONE;
    return this.passing && !this.#next(this.slid) ? NONE : offered;
  });
  /** spots are the places of the offered picks. */
  readonly spots = $derived(spotsOf(this.places, this.#offered));
  readonly offeredSpots = $derived([...this.spots.values()].map(({ spot }) => spot));
  readonly reasonPoints = $derived(this.#points(this.reasons.flatMap((reason) => reason.places ?? [])));
  readonly reasonLinks = $derived(
    drawLinks(
      this.reasons.flatMap((reason) => reason.links ?? []),
      new Map(),
      [],
    ).filter((link, i, all) => all.findIndex(({ key }) => key === link.key) === i),
  );
  readonly #picks = $derived([...this.picked.map((pick) => pick.place), this.props.dropped]);
  /** pickedPoints are the points of the picks, without the place to which a finger has slid. */
  readonly pickedPoints = $derived(this.#points(this.#picks.filter((place) => place !== this.slid)));
  readonly targets = $derived(
    [...this.spots.values()].flatMap(({ spot, pick }): Target[] => {
      const occupied = this.occupied(spot.name),
        takes = pick.takes ?? false;
      // A piece that may begin a turn gets no mark: most pieces would have one.
      if (occupied && !takes && !this.#begun) return [];
      const gain = this.props.gains?.get(pick.id);
      return [
        { at: spot.at, ring: occupied || takes || pick.becomes !== undefined, takes, ...(gain === undefined ? {} : { gain }) },
      ];
    }),
  );
  /** pointed is the place on which a mouse rests. */
  pointed = $state<string>();
  /** aimedPick is the offered pick of the place under the pointer or the cursor. */
  readonly aimedPick = $derived.by(() => {
    const aim = this.over ?? (this.cursorShown ? this.cursor : undefined) ?? this.pointed;
    return aim === undefined ? undefined : this.spots.get(aim)?.pick;
  });
  readonly #chip = $derived.by(() => {
    const gains = this.props.gains;
    if (!gains || gains.size === 0) return undefined;
    const last = this.picked.at(-1),
      pick = this.aimedPick ?? last,
      gain = pick && gains.get(pick.id),
      at = this.at(pick?.place);
    return gain === undefined || !at ? undefined : { at, gain };
  });

  readonly #finder = {
    find: (name: string | undefined) => this.places.find(name),
    pieceOn: (name: string) => this.pieceOn(name),
    occupied: this.occupied,
  };
  readonly #targetGhosts = $derived(targetGhosts(this.spots.values(), this.props.situation.status.to_move, this.#finder));
  readonly #ghosts = $derived.by(() => {
    const aimed = this.#begun ? this.aimedPick : undefined,
      picked = aimed ? [...this.picked, aimed] : this.picked;
    const { ghosts, left } = placedGhosts(picked, this.props.situation.status.to_move, this.#finder, this.props.dropped);
    const targets = this.#targetGhosts.filter(({ key }) => key !== aimed?.place);
    return { ghosts: [...ghosts, ...targets], left };
  });

  /** aim follows a finger that slides. */
  readonly aim = $derived.by((): Aim | undefined => {
    const { slid, loupe } = this,
      at = this.at(slid);
    if (slid === undefined || !loupe || !at) return undefined;
    return {
      place: slid,
      drawn: this.drawnIn(loupe.room, at),
      unit: (loupe.room.width / this.frame.width) * this.camera.scale,
      ghost: this.#ghosts.ghosts.find((ghost) => !ghost.small && ghost.at === at),
      gain: this.#chip?.at === at ? this.#chip.gain : undefined,
    };
  });
  /** chip is the gain of the place under the pointer or the cursor, or of the picked one. */
  readonly chip = $derived(this.aim ? undefined : this.#chip);
  /** ghosts are drawn where pieces would stand, and left where they stand now. */
  readonly ghosts = $derived.by(() => {
    const { ghosts, left } = this.#ghosts,
      aimed = this.aim?.ghost;
    return { ghosts: aimed ? ghosts.filter((ghost) => ghost !== aimed) : ghosts, left };
  });

  // The camera, which the user may move.
  #moved = $state.raw<Camera>();
  readonly #fitted = $derived(
    joined(
      frameRound(this.props.situation.extent, 0.65, this.flipped),
      this.offeredSpots.map((spot) => onScreen(spot.at, this.flipped)),
    ),
  );
  readonly camera = $derived<Camera>(this.#moved ?? (this.open ? fit(this.#fitted, WINDOW) : WHOLE));
  /** frame is what the svg element shows, in its units. */
  readonly frame = $derived(this.open ? WINDOW : frameOf(this.props.surface, this.flipped, this.coordinates));
  readonly viewBox = $derived(`${this.frame.x} ${this.frame.y} ${this.frame.width} ${this.frame.height}`);
  /** movable: a finger or mouse on an empty part of the board moves it. */
  readonly movable = $derived(this.open || this.#moved !== undefined);
  readonly transform = $derived(
    this.movable ? `translate(${this.camera.x} ${this.camera.y}) scale(${this.camera.scale})` : undefined,
  );
  /** weight is the factor of line widths. */
  readonly weight = $derived(this.movable ? Math.min(1, Math.max(0.5, 1 / this.camera.scale)) : 1);

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

  /** The loupe. It lies on its place as long as the turn that ends there waits for confirmation. */
  loupe = $state.raw<Loupe>();
  readonly shownLoupe = $derived.by(() => {
    const loupe = this.loupe;
    const waits = this.props.ready && this.picked.at(-1)?.place === loupe?.place;
    return loupe && (loupe.held || loupe.lies || waits || this.slid === loupe.place) ? loupe : undefined;
  });
  /** loupeLies is the middle of a loupe that is not held, in shares of the board. */
  readonly loupeLies = $derived.by(() => {
    const loupe = this.loupe;
    if (!loupe || loupe.lies) return loupe?.lies;
    const drawn = (at: XY): XY => this.drawnIn(loupe.room, at);
    const kept = [...this.#points([...(this.numbers?.keys() ?? []), ...this.#picks]), ...this.reasonPoints];
    const lies = layLoupe(drawn(loupe.at), kept.map(drawn), loupe.room);
    return { x: lies.x / loupe.room.width, y: lies.y / loupe.room.height };
  });

  #kept: Measured | undefined;
  #looked: string | undefined;
  #lookedIn: unknown;

  /** newAnnotation is the annotation that is being drawn. */
  newAnnotation = $state.raw<Annotation>();

  constructor(props: () => BoardProps, uid: string) {
    this.#source = props;
    this.uid = uid;
    $effect(() => {
      const aimed = this.#begun ? this.aimedPick : undefined;
      untrack(() => this.props.onaimed?.(aimed?.id));
    });
    // A pick, or its end, takes the place of what a finger has slid to.
    $effect(() => {
      void this.props.picked;
      untrack(() => {
        if (!this.aiming) this.slid = undefined;
      });
    });
    // A camera that the user moved is reset if a piece moves outside of its view.
    $effect(() => {
      const to = this.marks.find((mark) => mark.kind === 'to');
      if (to && untrack(() => this.#moved && !shows(this.#moved, onScreen(to.at, this.flipped), this.frame))) this.resetCamera();
    });
  }

  get props(): BoardProps {
    return this.#source();
  }

  /** at returns the point of a place. */
  at(name: string | undefined): XY | undefined {
    return this.places.find(name)?.at;
  }

  /** drawnIn returns where a point is drawn, in pixels from the corner of a board in a room. */
  drawnIn({ width, height }: Room, at: XY): XY {
    const { x, y } = onScreen(at, this.flipped),
      { frame, camera } = this;
    return {
      x: ((x * camera.scale + camera.x - frame.x) / frame.width) * width,
      y: ((y * camera.scale + camera.y - frame.y) / frame.height) * height,
    };
  }

  #points(names: (string | undefined)[]): XY[] {
    return [...new Set(names)].map((name) => this.at(name)).filter((xy): xy is XY => xy !== undefined);
  }

  /** choose picks a place, asks about it if it is not offered, or cancels if there is none. */
  choose(spot: Spot | undefined, touch = false): void {
    if (!spot) return this.props.oncancel?.();
    const offer = this.spots.get(spot.name),
      inexact = this.inexact(touch);
    if (touch && !inexact && this.props.ready && this.lastPicked(spot)) this.props.onconfirm?.();
    else if (offer) this.props.onpick?.(offer.pick.id, inexact);
    else this.props.onask?.(spot.name, inexact);
  }

  /** inexact reports whether a press with a finger may mean a neighbour of a place. */
  inexact(touch: boolean): boolean {
    return touch && unsure(touch, (STEP * this.places.gap) / this.pixel);
  }

  /** aims returns the places at which a finger may aim: the offered ones, or those instead of the last pick. */
  get aims(): Spot[] {
    return this.#meant(true);
  }

  /** slide shows a place as if it were picked, while a finger passes it. */
  slide({ name }: Spot): void {
    this.slid = name;
    if (this.passing && !this.#next(name)) this.props.onaim?.(undefined);
  }

  /** #next returns the offered pick of a place. */
  #next(place: string | undefined): Pick | undefined {
    return pickOf(this.props.offered, place);
  }

  /** settle picks the place to which a finger has slid: as the next pick, or instead of the last one. */
  settle(): void {
    const place = this.slid;
    if (place === undefined) return;
    const offer = this.passing ? this.#next(place) : undefined;
    if (offer) this.props.onpick?.(offer.id, true);
    else this.props.onaim?.(place);
    if (!this.passing && !this.aiming) this.slid = undefined;
  }

  /** When the loupe was painted that lies on the board. */
  #loupeSeen = Infinity;
  #cancelSeen = (): void => {};

  /** look holds a loupe that shows a place above a finger, or lays it on the board. */
  look({ name: place, at }: Spot, finger?: XY): void {
    // All of this is read before anything changes, which would force another layout.
    const { box, clientWidth, clientHeight } = this.#measured,
      pixel = this.pixel,
      larger = largerFor((STEP * this.places.gap) / pixel),
      above = finger && aboveFinger(finger, clientWidth);
    this.loupe = {
      place,
      at,
      larger,
      half: (RADIUS * pixel * this.camera.scale) / larger,
      room: roomOf(box, clientWidth, above ? clientHeight : this.#visibleEdge(box, clientHeight)),
      ...(above ? { held: { x: above.x - box.x, y: above.y - box.y } } : {}),
    };
    this.#loupeSeen = Infinity;
    this.#cancelSeen();
    this.#cancelSeen = afterPaint(() => (this.#loupeSeen = performance.now()));
  }

  /**
   * rehearseLoupe shows the loupe above an offered place, lays it out and takes it back before the next frame. Its code is
   * compiled and its styles are known then, so that it appears at once under a finger. Where no finger needs it, nothing is done.
   */
  rehearseLoupe(): void {
    const spot = this.aims[0];
    if (!spot || this.loupe || !this.inexact(matchMedia('(any-pointer: coarse)').matches)) return;
    this.slid = spot.name;
    this.look(spot, this.inPage(spot.at));
    flushSync();
    this.picture.getBoundingClientRect();
    this.#cancelSeen();
    this.loupe = this.slid = undefined;
  }

  /** #visibleEdge returns down to where in the window the board is visible: what is below it may cover it. */
  #visibleEdge({ x, y, width, height }: DOMRect, clientHeight: number): number {
    const end = Math.min(y + height, clientHeight);
    for (let edge = end; edge > y + height / 2; edge -= EDGES)
      if (this.picture.contains(document.elementFromPoint(x + width / 2, edge - 1))) return edge;
    return y + height / 2;
  }

  /** inLoupe returns the point of the screen that a point in the loupe shows, if the loupe lies there. */
  inLoupe(p: XY, loupe = this.shownLoupe): XY | undefined {
    const lies = loupe?.lies ?? this.loupeLies;
    if (!loupe || loupe.held || !lies) return undefined;
    const { box } = this.#measured,
      x = p.x - box.x - lies.x * box.width,
      y = p.y - box.y - lies.y * box.height;
    if (Math.hypot(x, y) > RADIUS) return undefined;
    const shown = this.inPage(loupe.at);
    return { x: shown.x + x / loupe.larger, y: shown.y + y / loupe.larger };
  }

  /** confirms reports whether a tap on a place in the loupe, by a finger that came at a time, confirms the turn. */
  confirms(spot: Spot, touched: number): boolean {
    const loupe = this.shownLoupe,
      waits = this.props.ready && !this.passing && this.lastPicked(spot);
    return !!waits && loupe?.place === spot.name && !loupe.held && touched - this.#loupeSeen >= SEEN;
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

  /** Where the board is in the window. While a finger aims, it is measured once: to measure it again would lay out the page. */
  get #measured(): Measured {
    if (this.aiming && this.#kept) return this.#kept;
    const { clientWidth, clientHeight } = document.documentElement;
    return (this.#kept = { matrix: this.svg.getScreenCTM(), box: this.svg.getBoundingClientRect(), clientWidth, clientHeight });
  }

  /** measureAgain forgets where the board is in the window. */
  measureAgain(): void {
    this.#kept = undefined;
  }

  /** inWindow converts a point of the screen to the units of the svg element. */
  inWindow(p: XY): XY {
    const m = this.#measured.matrix;
    return m ? { x: (p.x - m.e) / m.a, y: (p.y - m.f) / m.d } : p;
  }

  /** inPage converts a point of the board to one of the screen. */
  inPage(at: XY): XY {
    const m = this.#measured.matrix,
      { x, y } = onScreen(at, this.flipped),
      c = this.camera,
      w = { x: x * c.scale + c.x, y: y * c.scale + c.y };
    return m ? { x: w.x * m.a + m.e, y: w.y * m.d + m.f } : w;
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
    return 1 / ((this.#measured.matrix?.a ?? 1) * this.camera.scale);
  }

  /** drawnPixel is pixel for what is drawn. Where a loupe has measured it, nothing is laid out for it. */
  get drawnPixel(): number {
    const { loupe, camera } = this;
    return loupe ? (loupe.half * loupe.larger) / (RADIUS * camera.scale) : this.pixel;
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
    this.#moved = this.loupe = undefined;
  }

  /** zoom scales the board around a point of its frame. */
  zoom(by: number, at = middleOf(this.frame)): void {
    this.loupe = undefined;
    this.#moved = this.open ? zoom(this.camera, at, by) : closer(this.camera, at, by, this.frame);
  }

  /** pan moves an open field, or a board that is zoomed in, by a distance in pixels. */
  pan(dx: number, dy: number): void {
    const m = this.svg.getScreenCTM();
    if (!m || !this.movable) return;
    const moved = pan(this.camera, dx / m.a, dy / m.d);
    this.loupe = undefined;
    this.#moved = this.open ? moved : within(moved, this.frame);
  }

  /** reveal makes a place visible. */
  reveal(spot: Spot): void {
    const at = onScreen(spot.at, this.flipped);
    if (!this.movable || shows(this.camera, at, this.frame)) return;
    this.#moved = this.open ? fit(joined(this.#fitted, [at]), WINDOW) : within(around(this.camera, at, this.frame), this.frame);
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

const pickOf = (list: Pick[] | undefined, place: string | undefined): Pick | undefined =>
  list?.find((pick) => pick.kind === 'place' && pick.place === place);
/** The same list each time: what depends on it is not made anew. */
const NONE: Pick[] = [];
const middleOf = ({ x, y, width, height }: Frame): XY => ({ x: x + width / 2, y: y + height / 2 });
