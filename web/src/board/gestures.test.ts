import { describe, expect, it } from 'vitest';
import { Gestures } from './gestures';
import type { Ground } from './gestures';

/** told is what a ground hears, and the gestures that speak to it; frames come at once. */
function told(means: 'lift' | 'pan' | 'none' = 'lift', carries = true) {
  const heard: string[] = [];
  const say = (what: string) => () => {
    heard.push(what);
  };
  const ground: Ground = {
    press: () => {
      heard.push('press');
      return means;
    },
    click: say('click'),
    lift: () => {
      heard.push('lift');
      return carries;
    },
    carry: say('carry'),
    drop: say('drop'),
    cancel: say('cancel'),
    draw: (_from, _to, done) => {
      heard.push(done ? 'drawn' : 'draw');
    },
    pan: say('pan'),
    zoom: say('zoom'),
  };
  return { heard, gestures: new Gestures(ground, (run) => run()) };
}
const at = (clientX: number, clientY = 0, more = {}) => ({
  pointerId: 1,
  clientX,
  clientY,
  button: 0,
  pointerType: 'mouse',
  ...more,
});

describe('gestures', () => {
  it('click when the pointer only trembles', () => {
    const { heard, gestures } = told();
    gestures.down(at(0));
    gestures.move(at(3));
    gestures.up(at(3));
    expect(heard).toEqual(['press', 'click']);
  });
  it('drag, and drop', () => {
    const { heard, gestures } = told();
    gestures.down(at(0));
    gestures.move(at(20));
    gestures.up(at(40));
    expect(heard).toEqual(['press', 'lift', 'carry', 'drop']);
  });
  it('cancel a drag, after which letting go does nothing', () => {
    const { heard, gestures } = told();
    gestures.down(at(0));
    gestures.move(at(20));
    gestures.abort();
    gestures.up(at(40));
    expect(heard).toEqual(['press', 'lift', 'carry', 'cancel']);
  });
  it('cancel nothing when nothing is carried', () => {
    const { heard, gestures } = told('none');
    gestures.down(at(0));
    gestures.abort();
    expect(heard).toEqual(['press']);
  });
  it('move the ground of a field', () => {
    const { heard, gestures } = told('pan');
    gestures.down(at(0));
    gestures.move(at(20));
    gestures.up(at(20));
    expect(heard).toEqual(['press', 'pan']);
  });
  it('draw by the right button', () => {
    const { heard, gestures } = told();
    gestures.down(at(0, 0, { button: 2 }));
    gestures.move(at(20));
    gestures.up(at(20, 0, { button: 2 }));
    expect(heard).toEqual(['draw', 'drawn']);
  });
  it('pinch with two fingers, which is no click', () => {
    const { heard, gestures } = told('none'),
      finger = { pointerType: 'touch' };
    gestures.down(at(0, 0, finger));
    gestures.down(at(50, 0, { ...finger, pointerId: 2 }));
    gestures.move(at(90, 0, { ...finger, pointerId: 2 }));
    gestures.up(at(0, 0, finger));
    gestures.up(at(90, 0, { ...finger, pointerId: 2 }));
    expect(heard).toEqual(['press', 'zoom', 'pan']);
  });
  it('carry what was taken up elsewhere', () => {
    const { heard, gestures } = told();
    gestures.take(at(0));
    gestures.move(at(2));
    gestures.up(at(2));
    expect(heard).toEqual(['carry', 'drop']);
  });
});
