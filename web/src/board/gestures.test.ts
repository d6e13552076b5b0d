import { afterEach, describe, expect, it, vi } from 'vitest';
import { Gestures, HOLD } from './gestures';
import type { GestureTarget, Means } from './gestures';

/** record returns gestures, and the list of the calls that their target receives. Frames come at once. */
function record(means: Means = 'lift', carries = true) {
  const calls: string[] = [];
  const add = (call: string) => () => {
    calls.push(call);
  };
  const target: GestureTarget = {
    press: () => {
      calls.push('press');
      return means;
    },
    click: add('click'),
    aim: ({ x }) => {
      calls.push(`aim ${x}`);
    },
    land: add('land'),
    lift: () => {
      calls.push('lift');
      return carries;
    },
    carry: add('carry'),
    drop: add('drop'),
    cancel: add('cancel'),
    draw: (_from, _to, done) => {
      calls.push(done ? 'drawn' : 'draw');
    },
    pan: add('pan'),
    zoom: add('zoom'),
  };
  return { calls, gestures: new Gestures(target, (run) => run()) };
}
const at = (clientX: number, clientY = 0, more = {}) => ({
  pointerId: 1,
  clientX,
  clientY,
  button: 0,
  pointerType: 'mouse',
  timeStamp: 0,
  ...more,
});

const finger = { pointerType: 'touch' };
afterEach(() => vi.useRealTimers());

describe('gestures', () => {
  it('click when the pointer hardly moves', () => {
    const { calls, gestures } = record();
    gestures.down(at(0));
    gestures.move(at(3));
    gestures.up(at(3));
    expect(calls).toEqual(['press', 'click']);
  });
  it('drag, and drop', () => {
    const { calls, gestures } = record();
    gestures.down(at(0));
    gestures.move(at(20));
    gestures.up(at(40));
    expect(calls).toEqual(['press', 'lift', 'carry', 'drop']);
  });
  it('cancel a drag, after which the pointer may go up', () => {
    const { calls, gestures } = record();
    gestures.down(at(0));
    gestures.move(at(20));
    gestures.abort();
    gestures.up(at(40));
    expect(calls).toEqual(['press', 'lift', 'carry', 'cancel']);
  });
  it('cancel nothing when nothing is carried', () => {
    const { calls, gestures } = record('none');
    gestures.down(at(0));
    gestures.abort();
    expect(calls).toEqual(['press']);
  });
  it('pan a field', () => {
    const { calls, gestures } = record('pan');
    gestures.down(at(0));
    gestures.move(at(20));
    gestures.up(at(20));
    expect(calls).toEqual(['press', 'pan']);
  });
  it('aim while a finger slides, and land', () => {
    const { calls, gestures } = record('aim');
    gestures.down(at(0, 0, finger));
    gestures.move(at(4, 0, finger));
    gestures.move(at(20, 0, finger));
    gestures.up(at(30, 0, finger));
    expect(calls).toEqual(['press', 'aim 20', 'aim 30', 'land']);
  });
  it('aim while a finger rests; a short tap is a click', () => {
    vi.useFakeTimers();
    const { calls, gestures } = record('aim');
    gestures.down(at(0, 0, finger));
    gestures.up(at(0, 0, finger));
    vi.advanceTimersByTime(2 * HOLD);
    expect(calls).toEqual(['press', 'click']);
    gestures.down(at(7, 0, finger));
    vi.advanceTimersByTime(2 * HOLD);
    gestures.up(at(7, 0, finger));
    expect(calls.slice(2)).toEqual(['press', 'aim 7', 'aim 7', 'land']);
  });
  it('aim at nothing when a second finger comes soon', () => {
    vi.useFakeTimers();
    const { calls, gestures } = record('aim');
    gestures.down(at(0, 0, finger));
    gestures.down(at(50, 0, { ...finger, pointerId: 2 }));
    vi.advanceTimersByTime(2 * HOLD);
    gestures.up(at(0, 0, finger));
    gestures.up(at(50, 0, { ...finger, pointerId: 2 }));
    expect(calls).toEqual(['press']);
  });
  it('land when the browser cancels the finger that aims', () => {
    const { calls, gestures } = record('aim');
    gestures.down(at(0, 0, finger));
    gestures.move(at(20, 0, finger));
    gestures.abort();
    expect(calls).toEqual(['press', 'aim 20', 'land']);
  });
  it('draw with the right button', () => {
    const { calls, gestures } = record();
    gestures.down(at(0, 0, { button: 2 }));
    gestures.move(at(20));
    gestures.up(at(20, 0, { button: 2 }));
    expect(calls).toEqual(['draw', 'drawn']);
  });
  it('pinch with two fingers, without a click', () => {
    const { calls, gestures } = record('none');
    gestures.down(at(0, 0, finger));
    gestures.down(at(50, 0, { ...finger, pointerId: 2 }));
    gestures.move(at(90, 0, { ...finger, pointerId: 2 }));
    gestures.up(at(0, 0, finger));
    gestures.up(at(90, 0, { ...finger, pointerId: 2 }));
    expect(calls).toEqual(['press', 'zoom', 'pan']);
  });
  it('keep a dragged piece with its finger when a second one touches the board', () => {
    const { calls, gestures } = record();
    const second = { ...finger, pointerId: 2 };
    gestures.down(at(0, 0, finger));
    gestures.move(at(20, 0, finger));
    gestures.down(at(50, 0, second));
    gestures.move(at(90, 0, second));
    gestures.up(at(90, 0, second));
    expect(calls).toEqual(['press', 'lift', 'carry']);
    gestures.move(at(30, 0, finger));
    gestures.up(at(40, 0, finger));
    expect(calls).toEqual(['press', 'lift', 'carry', 'carry', 'drop']);
    expect(gestures.held).toBe(false);
  });
  it('do nothing with a second finger that stays after the drop', () => {
    const { calls, gestures } = record();
    const second = { ...finger, pointerId: 2 };
    gestures.takeOver(at(0, 0, finger));
    gestures.down(at(50, 0, second));
    gestures.up(at(40, 0, finger));
    gestures.move(at(90, 0, second));
    gestures.up(at(90, 0, second));
    expect(calls).toEqual(['drop']);
    gestures.down(at(0, 0, second));
    gestures.up(at(0, 0, second));
    expect(calls).toEqual(['drop', 'press', 'click']);
  });
  it('carry a piece that comes from outside of the board', () => {
    const { calls, gestures } = record();
    gestures.takeOver(at(0));
    gestures.move(at(2));
    gestures.up(at(2));
    expect(calls).toEqual(['carry', 'drop']);
  });
});
