// Tests of the parts of a board on a small field, without a browser.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pick, Piece, Situation } from '../game/types';
import { nextTask } from '../rules/fakeworker';
import type { BoardProps } from './board';
import { BoardState } from './boardstate.svelte';
import { STEP } from './coordinates';
import { Drag } from './drag';
import { BoardEvents } from './events';
import { FocusablePlaces } from './focusable.svelte';
import { Keyboard } from './keyboard';
import { WINDOW } from './camera';
import { Transition } from './transition.svelte';

const piece = (place: string): Piece => {
  const [x, y] = place.split(',').map(Number) as [number, number];
  return { place, at: { x, y }, owner: 'first', kind: 'R3', name: 'Rose', code: 'R3' };
};
const offer = (place: string, more: Partial<Pick> = {}): Pick => ({
  kind: 'place',
  id: place,
  place,
  label: place,
  spoken: place,
  ...more,
});

function situation(pieces: Piece[], turns = 0, marks: Situation['marks'] = []): Situation {
  const extent = { min_x: -1.5, min_y: -1.5, max_x: 1.5, max_y: 1.5 };
  return { pieces, marks, extent, focus: { x: 0, y: 0 }, status: { turns } } as unknown as Situation;
}

/** Fields of 3×3 places, with a piece at 0,0 that can be picked, or open. */
function setup(more: Partial<BoardProps> = {}, open = false) {
  const places = [-1, 0, 1].flatMap((x) =>
    [-1, 0, 1].map((y) => ({ name: `${x},${y}`, shape: 'cell' as const, centre: { x, y } })),
  );
  const extent = { min_x: -1.5, min_y: -1.5, max_x: 1.5, max_y: 1.5 };
  const calls: string[] = [];
  const props = {
    surface: { kind: 'field', radius: 0, open, extent, places: open ? [] : places },
    situation: situation([piece('0,0')]),
    art: { pieces: { 'first R3': '<g/>' }, notes: {} },
    players: ['First', 'Second'],
    label: 'A board',
    offered: [offer('0,0')],
    picked: [],
    onpick: (id: string) => calls.push(`pick ${id}`),
    onask: (place: string) => calls.push(`ask ${place}`),
    oncancel: () => calls.push('cancel'),
    ondraw: (drawn: unknown[]) => calls.push(`draw ${JSON.stringify(drawn)}`),
    onclear: () => calls.push('clear'),
    ...more,
  } as unknown as BoardProps;
  const board = new BoardState(() => props, 'b');
  board.picture = { contains: () => true } as unknown as HTMLElement;
  const focused: string[] = [];
  board.svg = {
    getScreenCTM: () => ({ a: 1, d: 1, e: 0, f: 0 }),
    getBoundingClientRect: () => ({ x: 0, y: 0, width: 3 * STEP, height: 3 * STEP, left: -60, right: 60, top: -60, bottom: 60 }),
    querySelector: (selector: string) => ({ focus: () => focused.push(selector) }),
  } as unknown as SVGSVGElement;
  const drag = new Drag(board),
    events = new BoardEvents(board, drag);
  return { props, board, drag, events, keyboard: new Keyboard(board, events.gestures), calls, focused };
}

/** on returns a point of the screen, which is scaled like the board. */
const on = (x: number, y: number) => ({ x: x * STEP, y: -y * STEP });
const pointer = (x: number, y: number, more = {}) =>
  ({ pointerId: 1, clientX: x * STEP, clientY: -y * STEP, button: 0, pointerType: 'mouse', ...more }) as unknown as PointerEvent;

/** finger is a pointer on a board on which steps are 20 pixels, too near for a finger. */
const finger = (x: number, y: number) =>
  ({ pointerId: 1, clientX: x * 20, clientY: -y * 20, button: 0, pointerType: 'touch' }) as unknown as PointerEvent;
/** inLoupe is a finger in the loupe that lies on the board, so many steps of the board beside its middle. */
function inLoupe(board: BoardState, right = 0): PointerEvent {
  const { x, y } = board.loupeLies!;
  return finger((-190 + x * 380) / 20 + right, -(-190 + y * 380) / 20);
}
const aims = [offer('-1,0'), offer('0,0'), offer('1,0')];

/** aiming returns a board whose steps are 20 pixels, after the first pick of a turn. */
function aiming(more: Partial<BoardProps> = {}) {
  const calls: string[] = [];
  const made = setup({
    situation: situation([piece('0,1')]),
    picked: [offer('0,1')],
    offered: aims,
    onpick: (id, unsure) => calls.push(`${unsure ? 'unsure' : 'pick'} ${id}`),
    onask: (place) => calls.push(`ask ${place}`),
    onaim: (place) => calls.push(`aim ${place}`),
    onconfirm: () => calls.push('confirm'),
    ...more,
  });
  made.board.svg = {
    getScreenCTM: () => ({ a: 0.5, d: 0.5, e: 0, f: 0 }),
    getBoundingClientRect: () => ({ x: -190, y: -190, width: 380, height: 380, left: -190, right: 190, top: -190, bottom: 190 }),
    querySelector: () => null,
  } as unknown as SVGSVGElement;
  return { ...made, calls };
}

const listeners = new Map<string, (e: PointerEvent) => void>();
beforeEach(() => {
  listeners.clear();
  vi.stubGlobal('document', {
    hidden: true,
    documentElement: { clientWidth: 390, clientHeight: 844 },
    elementFromPoint: () => null,
  });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('addEventListener', (name: string, listener: (e: PointerEvent) => void) => listeners.set(name, listener));
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the state of a board', () => {
  it('has targets on empty places, and no ring around a piece that may begin a turn', () => {
    const { board, props } = setup({ offered: [offer('0,0'), offer('1,0'), offer('1,1', { takes: true })] });
    expect(board.targets).toEqual([
      { at: { x: 1, y: 0 }, ring: false, takes: false },
      { at: { x: 1, y: 1 }, ring: true, takes: true },
    ]);
    props.picked = [offer('1,0')];
    expect(setup(props).board.targets).toHaveLength(3);
  });
  it('picks an offered place, asks about another, and cancels outside of the board', () => {
    const { board, calls } = setup();
    for (const at of [on(0, 0), on(1, 0), on(5, 5)]) board.choose(board.spotAt(at));
    expect(calls).toEqual(['pick 0,0', 'ask 1,0', 'cancel']);
  });
  it('finds places from the side of Second too', () => {
    expect(setup({ flipped: true }).board.spotAt(on(1, 1))?.name).toBe('-1,-1');
  });
  it('draws a piece without an owner’s shape in the shape of nobody', () => {
    const { board } = setup();
    expect([board.drawingOf('first', 'R3'), board.drawingOf('second', 'R3')]).toEqual(['#b-first-R3', '#b-none-R3']);
  });
  it('moves the camera of a board that is zoomed in, or open, and resets it', () => {
    const closed = setup().board;
    closed.pan(10, 0);
    expect([closed.cameraMoved, closed.camera]).toEqual([false, { x: 0, y: 0, scale: 1 }]);
    closed.zoom(2);
    closed.pan(10, 0);
    expect([closed.movable, closed.camera]).toEqual([true, { x: 10, y: 0, scale: 2 }]);
    expect(closed.spotAt({ x: 10 + 2 * STEP, y: 0 })?.name).toBe('1,0');
    closed.resetCamera();
    expect([closed.movable, closed.camera.scale]).toEqual([false, 1]);
    const { board } = setup({}, true),
      fitted = board.camera;
    board.pan(WINDOW.width, 0);
    expect(board.camera.x).toBe(fitted.x + WINDOW.width);
    board.resetCamera();
    expect(board.camera).toEqual(fitted);
  });
  it('reveals a place outside of the window', () => {
    const { board } = setup({}, true);
    board.reveal(board.places.find('0,0')!);
    expect(board.cameraMoved).toBe(false);
    board.reveal(board.places.find('40,0')!);
    expect(board.cameraMoved).toBe(true);
  });
});

describe('events', () => {
  it('pick on the press, and only once', () => {
    const { events, calls, board } = setup();
    events.pointerdown(pointer(0, 0));
    expect(calls).toEqual(['pick 0,0']);
    listeners.get('pointerup')!(pointer(0, 0));
    expect(calls).toEqual(['pick 0,0']);
    expect(board.cursor).toBe('0,0');
    expect(listeners.size).toBe(0);
  });
  it('ask on the click, not on the press', () => {
    const { events, calls } = setup();
    events.pointerdown(pointer(1, 0));
    expect(calls).toEqual([]);
    listeners.get('pointerup')!(pointer(1, 0));
    expect(calls).toEqual(['ask 1,0']);
  });
  it('show with a finger where a piece would stand, and let it slide', () => {
    vi.useFakeTimers();
    const { events, calls, board, props } = aiming();
    events.pointerdown(finger(1, 0));
    expect(calls).toEqual([]);
    listeners.get('pointermove')!(finger(0.1, 0));
    listeners.get('pointermove')!(finger(-1, 0));
    expect(calls, 'a finger that passes picks nothing').toEqual([]);
    expect([board.shownLoupe?.place, board.picked.at(-1)?.id, board.ghosts.ghosts.map(({ at }) => at.x)]).toEqual([
      '-1,0',
      '-1,0',
      [-1],
    ]);
    vi.advanceTimersByTime(100);
    expect(calls, 'a finger that slows down').toEqual([]);
    vi.advanceTimersByTime(100);
    expect(calls, 'a finger that rests').toEqual(['unsure -1,0']);
    props.picked = [offer('0,1'), offer('-1,0')];
    props.alternatives = aims;
    props.offered = [];
    listeners.get('pointermove')!(finger(1, 0));
    listeners.get('pointermove')!(finger(0, 0));
    expect(calls.splice(1), 'the turn is not what is shown').toEqual(['aim undefined', 'aim undefined']);
    expect([board.reasons, board.numbers, board.picked.at(-1)?.id]).toEqual([[], undefined, '0,0']);
    listeners.get('pointerup')!(finger(0, 0));
    vi.runAllTimers();
    expect(calls).toEqual(['unsure -1,0', 'aim 0,0']);
    expect(board.shownLoupe, 'the answer is still to come').toMatchObject({ place: '0,0' });
    board.slid = undefined;
    expect(board.shownLoupe, 'the turn is not complete').toBeUndefined();
  });
  it('confirm with a tap in the loupe, once it has been seen', () => {
    vi.useFakeTimers();
    const { events, calls, board } = aiming({
      picked: [offer('0,1'), offer('1,0')],
      offered: [],
      alternatives: aims,
      ready: true,
    });
    const tap = (p: PointerEvent, timeStamp = performance.now()) => {
      events.pointerdown({ ...p, timeStamp });
      listeners.get('pointerup')!(p);
    };
    tap(finger(1, 0));
    expect(board.shownLoupe?.place).toBe('1,0');
    tap(inLoupe(board));
    vi.runAllTimers();
    expect(calls, 'two quick taps are one').not.toContain('confirm');
    vi.advanceTimersByTime(1000);
    tap(finger(1, 0));
    vi.runAllTimers();
    expect(calls, 'on the board, a neighbour may have been meant').not.toContain('confirm');
    vi.advanceTimersByTime(1000);
    tap(inLoupe(board), performance.now() - 900);
    expect(calls, 'a finger that came before the loupe was seen').not.toContain('confirm');
    vi.runAllTimers();
    vi.advanceTimersByTime(1000);
    // In the loupe the next place is farther away: half a step beside is exact enough.
    tap(inLoupe(board, 0.5));
    expect(calls.at(-1)).toBe('confirm');
  });
  it('confirm nothing that is still being asked about', () => {
    vi.useFakeTimers();
    const { events, calls, board } = aiming({
      picked: [offer('0,1'), offer('1,0')],
      offered: [],
      alternatives: aims,
      ready: true,
    });
    events.pointerdown(finger(0, 0));
    listeners.get('pointerup')!(finger(0, 0));
    vi.advanceTimersByTime(1000);
    expect(board.shownLoupe?.place).toBe('0,0');
    events.pointerdown(inLoupe(board));
    listeners.get('pointerup')!(inLoupe(board));
    expect(calls).not.toContain('confirm');
  });
  it('moves the ghost with a tap on another place in the loupe', () => {
    vi.useFakeTimers();
    const { events, calls, board } = aiming({
      picked: [offer('0,1'), offer('1,0')],
      offered: [],
      alternatives: [offer('1,0'), offer('0,0')],
      ready: true,
    });
    board.look(board.places.find('1,0')!);
    vi.advanceTimersByTime(1000);
    const p = inLoupe(board, -board.loupe!.larger);
    events.pointerdown(p);
    listeners.get('pointerup')!(p);
    vi.runAllTimers();
    expect(calls).toEqual(['aim undefined', 'aim 0,0']);
  });
  it('reset a board that is zoomed in with a double tap', () => {
    const { events, board } = setup({ offered: [] });
    board.zoom(2);
    for (let i = 0; i < 2; i++) {
      events.pointerdown(finger(4, 4));
      listeners.get('pointerup')!(finger(4, 4));
    }
    expect(board.cameraMoved).toBe(false);
  });
  it('draw an arrow with the right button, and clear it with a click', () => {
    const { events, calls, board } = setup();
    events.pointerdown(pointer(0, 0, { button: 2 }));
    listeners.get('pointermove')!(pointer(1, 0));
    expect(board.newAnnotation).toEqual({ from: '0,0', to: '1,0' });
    listeners.get('pointerup')!(pointer(1, 0));
    expect([board.newAnnotation, calls]).toEqual([undefined, ['draw [{"from":"0,0","to":"1,0"}]']]);
    const drawn = setup({ drawn: [{ from: '0,0', to: '1,0' }] });
    drawn.events.pointerdown(pointer(1, 1));
    listeners.get('pointerup')!(pointer(1, 1));
    expect(drawn.calls).toEqual(['clear', 'ask 1,1']);
  });
  it('draw nothing with a click where nothing is cleared', () => {
    const { events, calls } = setup({ drawn: [{ from: '0,0', to: '1,0' }], onclear: undefined });
    events.pointerdown(pointer(1, 1));
    listeners.get('pointerup')!(pointer(1, 1));
    expect(calls).toEqual(['ask 1,1']);
  });
  it('keep a page from scrolling under a piece that can be dragged', () => {
    const { events } = setup();
    const prevented = (x: number, y: number) => {
      const preventDefault = vi.fn();
      events.touchstart({
        touches: [{ clientX: x * STEP, clientY: -y * STEP }],
        cancelable: true,
        preventDefault,
      } as unknown as TouchEvent);
      return preventDefault.mock.calls.length;
    };
    expect([prevented(0, 0), prevented(1, 1)]).toEqual([1, 0]);
  });
  it('zoom an open field with the wheel, if a modifier is pressed', () => {
    const { events, board } = setup({}, true),
      before = board.camera.scale;
    board.picture = { contains: () => false } as unknown as HTMLElement;
    const wheel = (ctrlKey: boolean) =>
      events.wheel({ ctrlKey, deltaY: 100, deltaMode: 0, clientX: 0, clientY: 0, preventDefault() {} } as unknown as WheelEvent);
    wheel(false);
    expect(board.camera.scale).toBe(before);
    wheel(true);
    expect(board.camera.scale).toBeLessThan(before);
  });
});

describe('a drag', () => {
  async function dragged(to: [number, number], closer = 1) {
    const all = setup({ offered: [offer('0,0'), offer('1,0')] });
    if (closer > 1) all.board.zoom(closer, { x: 0, y: 0 });
    all.events.pointerdown(pointer(0, 0));
    listeners.get('pointermove')!(pointer(0.5, 0));
    expect(all.board.lifted).toBe('0,0');
    await nextTask();
    expect(all.board.dragged).toBe('first R3');
    listeners.get('pointermove')!(pointer(...to));
    const over = all.board.over;
    listeners.get('pointerup')!(pointer(...to));
    expect([all.board.dragged, all.board.lifted, all.board.over]).toEqual([undefined, undefined, undefined]);
    await nextTask();
    return { over, calls: all.calls };
  }
  it('picks the target where it ends', async () =>
    expect(await dragged([1, 0])).toEqual({ over: '1,0', calls: ['pick 0,0', 'pick 1,0'] }));
  it('picks nothing more where it began', async () =>
    expect(await dragged([0, 0])).toEqual({ over: undefined, calls: ['pick 0,0'] }));
  it('cancels the pick elsewhere', async () =>
    expect(await dragged([-1, 0])).toEqual({ over: undefined, calls: ['pick 0,0', 'cancel'] }));
  it('picks no place that is out of view, beside the board', async () =>
    expect(await dragged([2.5, 0], 2.5)).toEqual({ over: undefined, calls: ['pick 0,0', 'cancel'] }));
  it('ends with Escape, and the piece follows the pointer until then', async () => {
    const { drag, events, keyboard, board, calls } = setup();
    drag.element = { style: {} } as unknown as HTMLElement;
    events.carryFrom(pointer(0, 0), 'first R3');
    await nextTask();
    listeners.get('pointermove')!(pointer(1, 0));
    const size = board.draggedSize;
    expect(drag.element.style.transform).toBe(`translate(${STEP - size / 2}px, ${-size / 2}px)`);
    keyboard.escape({ key: 'Escape', preventDefault() {} } as unknown as KeyboardEvent);
    expect([board.dragged, calls]).toEqual([undefined, ['cancel']]);
  });
});

describe('the keyboard', () => {
  const press = (keyboard: Keyboard, key: string, more = {}) => {
    const preventDefault = vi.fn();
    keyboard.keydown({ key, preventDefault, stopPropagation() {}, ...more } as unknown as KeyboardEvent);
    return preventDefault.mock.calls.length > 0;
  };
  it('first shows the cursor, then moves it', async () => {
    const { keyboard, board, focused } = setup();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) {
      expect(press(keyboard, key)).toBe(true);
      await nextTask();
    }
    expect([board.cursor, board.cursorShown]).toEqual(['1,1', true]);
    expect(focused).toEqual(['[data-place="0,0"]', '[data-place="1,0"]', '[data-place="1,1"]']);
  });
  it('moves the cursor to the left on the screen of Second', async () => {
    const { keyboard, board } = setup({ flipped: true });
    press(keyboard, 'ArrowLeft');
    press(keyboard, 'ArrowLeft');
    await nextTask();
    expect(board.cursor).toBe('1,0');
  });
  it('picks, and leaves Enter on a complete turn to the page', () => {
    const { keyboard, calls } = setup();
    expect([press(keyboard, 'Enter'), press(keyboard, ' '), press(keyboard, 'Escape')]).toEqual([true, true, true]);
    expect(calls).toEqual(['pick 0,0', 'pick 0,0', 'cancel']);
    const complete = setup({ offered: [], picked: [offer('0,0')] });
    expect(press(complete.keyboard, 'Enter')).toBe(false);
    expect(complete.calls).toEqual([]);
  });
  it('leaves other keys to the page', () => {
    const { keyboard } = setup();
    expect([press(keyboard, 'a'), press(keyboard, 'ArrowLeft', { ctrlKey: true })]).toEqual([false, false]);
  });
  it('zooms', () => {
    const closed = setup();
    expect(press(closed.keyboard, '+')).toBe(true);
    expect(closed.board.camera.scale).toBeGreaterThan(1);
    const { keyboard, board } = setup({}, true),
      before = board.camera;
    expect(press(keyboard, '-')).toBe(true);
    expect(board.camera.scale).toBeLessThan(before.scale);
    expect(press(keyboard, '0')).toBe(true);
    expect(board.camera).toEqual(before);
  });
});

describe('a transition', () => {
  const to = (place: string): Situation['marks'] => [{ kind: 'to', place, at: piece(place).at }];
  it('keeps the key of a piece that moves, and removes a captured piece later', async () => {
    vi.useFakeTimers();
    const transition = new Transition({ situation: () => situation([]), animate: () => true, flipped: () => false });
    transition.show(situation([piece('0,0'), { ...piece('1,0'), owner: 'second' }]), true);
    expect(transition.still).toBe(true);
    const key = transition.here.find((known) => known.piece.owner === 'first')!.key;
    transition.show(situation([piece('1,0')], 1, [{ kind: 'from', place: '0,0', at: { x: 0, y: 0 } }, ...to('1,0')!]), true);
    expect(transition.here.map((known) => known.key)).toEqual([key]);
    expect([transition.gone.length, transition.still]).toEqual([1, false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(transition.gone).toEqual([]);
  });
  it('animates nothing where it should not', () => {
    const transition = new Transition({ situation: () => situation([]), animate: () => false, flipped: () => false });
    transition.show(situation([piece('0,0')]), false);
    const key = transition.here[0]!.key;
    transition.show(situation([], 1), false);
    transition.show(situation([piece('0,0')], 2), false);
    expect([transition.still, transition.gone.length, transition.here[0]!.key === key]).toEqual([true, 0, false]);
  });
});

describe('the focusable places', () => {
  it('have the cursor first, with its label', () => {
    const { board } = setup();
    const { list } = new FocusablePlaces(board);
    expect(list).toMatchObject([{ spot: { name: '0,0' }, offered: true }]);
    board.cursor = '1,1';
    expect(new FocusablePlaces(board).list[0]).toMatchObject({ spot: { name: '1,1' }, offered: false });
  });
});
