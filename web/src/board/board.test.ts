import { describe, expect, it } from 'vitest';
import type { Pick, Piece, Situation, Surface } from '../game/types';
import { far, frameOf, onBoard, onScreen, RIM, STEP } from './coordinates';
import { toggled } from './draw';
import { step, ways } from './keys';
import { drawLinks, keyOf, numbered } from './links';
import { numberPlaces } from './numberplaces';
import { follows, onMove } from './motion';
import { nameLabels } from './names';
import { around, closer, fit, freeCorner, joined, pan, shows, WHOLE, within, zoom } from './camera';
import { follow } from './pieces';
import type { Known } from './pieces';
import { Places, spotsOf } from './places';
import type { Spot } from './places';

const letter = (n: number) => String.fromCharCode(97 + n);

/** disc is a round board of points, and of squares where they are places too. */
function disc(squares = false): Surface {
  const places: NonNullable<Surface['places']> = [];
  for (let x = -9; x <= 9; x++) {
    for (let y = -9; y <= 9; y++) {
      if (Math.hypot(x, y) <= 9) places.push({ name: `${x},${y}`, shape: 'point', centre: { x, y } });
      const at = { x: x + 0.5, y: y + 0.5 };
      if (squares && Math.hypot(at.x, at.y) <= 8.6)
        places.push({ name: `${letter(x + 9)}${y + 10}`, shape: 'square', centre: at });
    }
  }
  return { kind: 'disc', radius: 9, places, extent: { min_x: -9, min_y: -9, max_x: 9, max_y: 9 } };
}
const field: Surface = { kind: 'field', radius: 0, open: true, extent: { min_x: 0, min_y: 0, max_x: 0, max_y: 0 } };
const piece = (place: string, kind: string, owner: Piece['owner'] = 'first', more: Partial<Piece> = {}): Piece => {
  const [x, y] = place.split(',').map(Number) as [number, number];
  return { place, at: { x, y }, owner, kind, name: kind, code: kind, ...more };
};

describe('coordinates', () => {
  it('come back from the screen to where they were, on both sides', () => {
    for (const flipped of [false, true]) {
      for (const at of [
        { x: 0, y: 0 },
        { x: 3, y: -7 },
        { x: -4.5, y: 2.5 },
      ])
        expect(onBoard(onScreen(at, flipped), flipped)).toEqual(at);
    }
  });
  it('of Second are those of First across the middle', () => {
    const at = { x: 3, y: -7 },
      a = onScreen(at, false),
      b = onScreen(at, true);
    expect(b).toEqual({ x: -a.x, y: -a.y });
  });
  it('run up on the board and down on the screen', () => expect(onScreen({ x: 1, y: 1 }, false)).toEqual({ x: 40, y: -40 }));
  it('frame a disc the same from both sides, and a lopsided field turned', () => {
    expect(frameOf(disc(), true, true)).toEqual(frameOf(disc(), false, true));
    const five: Surface = { ...field, open: false, extent: { min_x: -0.5, min_y: -0.5, max_x: 4.5, max_y: 4.5 } };
    const a = frameOf(five, false, false),
      b = frameOf(five, true, false);
    expect(b.x + b.width).toBeCloseTo(-a.x);
    expect(b.y + b.height).toBeCloseTo(-a.y);
  });
});

describe('places', () => {
  const balance = new Places(disc(true)),
    none = () => false;
  const squares = balance.all.filter((spot) => spot.shape === 'square');
  it('are found by name, on an open field every cell', () => {
    expect(balance.find('0,0')?.shape).toBe('point');
    expect(balance.find('99,0')).toBeUndefined();
    expect(new Places(field).find('99,-3')?.at).toEqual({ x: 99, y: -3 });
    expect(new Places(field).find('a1')).toBeUndefined();
  });
  it('are meant by the nearest centre', () => {
    expect(balance.meant({ x: 0.1, y: 0.2 }, [], none)?.name).toBe('0,0');
    expect(balance.meant({ x: 0.4, y: 0.4 }, [], none)?.shape).toBe('square');
    expect(balance.meant({ x: 12, y: 0 }, [], none)).toBeUndefined();
  });
  it('are limited to those like the offered ones, and to where something stands', () => {
    expect(balance.meant({ x: 0.1, y: 0.2 }, squares, none)?.shape).toBe('square');
    expect(balance.meant({ x: 0.1, y: 0.1 }, squares, (name) => name === '0,0')?.name).toBe('0,0');
  });
  it('let a finger be less exact', () => {
    const skud = new Places(disc()),
      one = [skud.find('1,0')!];
    expect(skud.meant({ x: 0.45, y: 0 }, one, none)?.name).toBe('0,0');
    expect(skud.meant({ x: 0.45, y: 0 }, one, none, true)?.name).toBe('1,0');
    expect(skud.meant({ x: 0.45, y: 0 }, one, (name) => name === '0,0', true)?.name).toBe('0,0');
  });
  it('are targets once each, with the first pick', () => {
    const offer = (id: string, place: string): Pick => ({ kind: 'place', id, place, label: id, spoken: id });
    const spots = spotsOf(balance, [
      offer('a', '0,0'),
      offer('b', '0,0'),
      offer('c', '1,0'),
      { ...offer('d', '1,1'), kind: 'hand' },
    ]);
    expect([...spots].map(([name, { pick }]) => [name, pick.id])).toEqual([
      ['0,0', 'a'],
      ['1,0', 'c'],
    ]);
  });
});

describe('the arrow keys', () => {
  const reach = (all: Spot[]) => {
    const met = new Set<Spot>([all.find((spot) => spot.at.x === 0 && spot.at.y === 0)!]);
    for (const spot of met) {
      for (const way of Object.values(ways)) {
        for (const rail of new Set([way.x !== 0 ? spot.at.y : spot.at.x, (way.x !== 0 ? spot.at.y : spot.at.x) - 0.5])) {
          const next = step(spot, way, rail, all);
          if (next) met.add(next);
        }
      }
    }
    return met.size;
  };
  for (const [name, surface] of [
    ['points', disc()],
    ['points and squares', disc(true)],
  ] as const) {
    it(`reach every place of ${name}`, () => {
      const all = new Places(surface).all;
      expect(reach(all)).toBe(all.length);
    });
  }
  it('keep to the row they began in', () => {
    const all = new Places(disc(true)).all;
    let spot = all.find((one) => one.name === '0,0')!;
    for (let i = 0; i < 8; i++) spot = step(spot, ways.ArrowRight!, 0, all)!;
    expect(spot.name).toBe('4,0');
  });
});

describe('pieces', () => {
  let n = 0;
  const first = (list: Piece[]) => follow([], list, [], () => ++n).here;
  const keyAt = (list: Known[], place: string) => list.find((known) => known.piece.place === place)?.key;
  it('that stay are the same, and one that moves is too', () => {
    const before = first([piece('0,0', 'R3'), piece('2,0', 'R3')]);
    const { here, gone } = follow(
      before,
      [piece('2,0', 'R3'), piece('1,0', 'R3')],
      [{ kind: 'from', place: '0,0', at: { x: 0, y: 0 } }],
      () => ++n,
    );
    expect(keyAt(here, '2,0')).toBe(keyAt(before, '2,0'));
    expect(keyAt(here, '1,0')).toBe(keyAt(before, '0,0'));
    expect(gone).toEqual([]);
  });
  it('that capture and turn are followed, what they take has gone', () => {
    const before = first([piece('0,0', 'Cho'), piece('1,0', 'Myou', 'second')]);
    const marks: Situation['marks'] = [
      { kind: 'from', place: '0,0', at: { x: 0, y: 0 } },
      { kind: 'taken', place: '1,0', at: { x: 1, y: 0 } },
    ];
    const { here, gone } = follow(before, [piece('1,0', 'Ou')], marks, () => ++n);
    expect(here).toMatchObject([{ key: keyAt(before, '0,0'), was: 'Cho', took: true, fresh: false }]);
    expect(gone.map((known) => known.piece.kind)).toEqual(['Myou']);
  });
  it('that turn where they stand are the same', () => {
    const before = first([piece('0,0', 'Hi')]);
    expect(follow(before, [piece('0,0', 'Ryuu')], [], () => ++n).here).toMatchObject([{ key: before[0]!.key, was: 'Hi' }]);
  });
  it('that come are new, the nearest of a kind is the one that moved', () => {
    const before = first([piece('0,0', 'R3'), piece('5,5', 'R3')]);
    const { here } = follow(before, [piece('1,0', 'R3'), piece('5,6', 'R3'), piece('9,0', 'W3')], [], () => ++n);
    expect(keyAt(here, '1,0')).toBe(keyAt(before, '0,0'));
    expect(keyAt(here, '5,6')).toBe(keyAt(before, '5,5'));
    expect(here.filter((known) => known.fresh).map((known) => known.piece.kind)).toEqual(['W3']);
  });
  it('move for a turn forward or back only', () => {
    const at = (turns: number) =>
      ({ status: { turns }, marks: [{ kind: 'to', place: String(turns), at: { x: 0, y: 0 } }] }) as unknown as Situation;
    expect([follows(undefined, at(1)), follows(at(1), at(2)), follows(at(2), at(1)), follows(at(1), at(5))]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(onMove(at(2), at(1))?.[0]?.place).toBe('2');
  });
});

describe('numbers of places', () => {
  const step = 40,
    at = (x: number, y: number) => ({ x: x * step, y: y * step });
  it('stand at the upper right of what they name, and leave it in view where they are large', () => {
    const [small] = numberPlaces([at(0, 0)], [at(0, 0)], 1);
    expect(small).toEqual({ x: 16, y: -16 });
    const [large] = numberPlaces([at(0, 0)], [at(0, 0)], 1.7);
    expect(far(large!, at(0, 0))).toBeGreaterThan(0.43 * step + 17 - 2);
  });
  it('go to another corner if there are neighbours or a note, and cover no other number', () => {
    const pair = [at(0, 0), at(1, 0)],
      [left, right] = numberPlaces(pair, pair, 1.7);
    expect(far(left!, at(1, 0))).toBeGreaterThan(0.43 * step + 11);
    expect(far(left!, right!)).toBeGreaterThan(2 * 17);
    const [noted] = numberPlaces([at(0, 0)], [at(0, 0)], 1, [at(0, 0)]);
    expect(noted).toEqual({ x: -16, y: -16 });
    const row = [at(0, 0), at(1, -1), at(-1, -1)],
      [below] = numberPlaces(row.slice(0, 1), row, 1.7);
    expect(below!.y).toBeGreaterThan(0);
  });
});

describe('links', () => {
  const link = { kind: 'harmony', owner: 'first', from: { x: 0, y: 0 }, to: { x: 4, y: 0 } } as const;
  it('are the same whichever end is first, and when a ring closes', () => {
    expect(keyOf({ ...link, from: link.to, to: link.from })).toBe(keyOf(link));
    const [one] = drawLinks([{ ...link, kind: 'ring' }], new Map([[keyOf(link), link]]), []);
    expect(one).toMatchObject({ fresh: false, closed: true, form: 'plain' });
  });
  it('grow from the tile that has come', () => {
    const [one] = drawLinks([link], new Map(), [{ kind: 'to', place: '4,0', at: { x: 4, y: 0 } }]);
    expect(one).toMatchObject({ from: { x: 4, y: 0 }, fresh: true });
  });
  it('of both players with the same ends lie at different sides', () => {
    const axis = { ...link, kind: 'axis' } as const,
      other = { ...axis, owner: 'second' } as const;
    expect(drawLinks([axis, other], new Map(), []).map(({ beside }) => beside)).toEqual([-1, 1]);
    // On the way back, right is where left was.
    const back = { ...other, from: axis.to, to: axis.from };
    expect(drawLinks([axis, back], new Map(), []).map(({ beside }) => beside)).toEqual([-1, -1]);
    expect(drawLinks([axis, { ...other, to: { x: 4, y: 4 } }], new Map(), [])[1]!.beside).toBe(0);
  });
  it('have their numbers where no piece stands', () => {
    const [one] = numbered([{ ...link, value: 3 }], [piece('2,0', 'R3')]);
    expect(far(one!.at, { x: 2, y: 0 })).toBeGreaterThan(0.6);
  });
});

describe('an open field', () => {
  const size = { x: 0, y: 0, width: 640, height: 640 },
    frame = { x: -100, y: -60, width: 240, height: 200 };
  it('fits, and shows what it fits', () => {
    const c = fit(frame, size);
    for (const at of [
      { x: -60, y: -20 },
      { x: 100, y: 100 },
    ])
      expect(shows(c, at, size)).toBe(true);
    expect(shows(pan(c, 600, 0), { x: 100, y: 100 }, size)).toBe(false);
    expect(joined(frame, [{ x: 300, y: 0 }])).toEqual({ x: -100, y: -60, width: 440, height: 200 });
  });
  it('zooms round the point where one points, within limits', () => {
    const c = fit(frame, size),
      at = { x: 200, y: 300 },
      z = zoom(c, at, 0.7);
    const under = (k: typeof c) => [(at.x - k.x) / k.scale, (at.y - k.y) / k.scale];
    expect(under(z)[0]).toBeCloseTo(under(c)[0]!);
    expect(under(z)[1]).toBeCloseTo(under(c)[1]!);
    expect(zoom(c, at, 1000).scale).toBeLessThan(4);
  });
});

describe('what is written and drawn', () => {
  it('never has two names at one spot', () => {
    for (const surface of [disc(), disc(true)]) {
      const names = nameLabels(surface, new Places(surface), false);
      for (const [i, a] of names.entries()) for (const b of names.slice(i + 1)) expect(far(a.at, b.at)).toBeGreaterThan(14);
    }
  });
  it('names every column and row, on both sides of the board', () => {
    for (const flipped of [false, true]) {
      const surface = disc(true),
        names = nameLabels(surface, new Places(surface), flipped);
      const texts = (square: boolean) => new Set(names.filter((name) => name.square === square).map(({ text }) => text));
      for (let n = -9; n <= 9; n++) expect(texts(false)).toContain(String(n));
      for (let n = 1; n <= 18; n++) expect(texts(true)).toContain(String(n));
      for (let n = 0; n < 18; n++) expect(texts(true)).toContain(letter(n));
    }
  });
  it('has the names of points on the rim, those of squares outside, and all in the frame', () => {
    const surface = disc(true),
      f = frameOf(surface, false, true);
    for (const { at, square } of nameLabels(surface, new Places(surface), false)) {
      const away = Math.hypot(at.x, at.y) / STEP;
      if (square) expect(away).toBeGreaterThan(9 + RIM);
      else expect(Math.abs(away - 9 - RIM / 2)).toBeLessThan(0.1);
      expect(at.x > f.x && at.x < f.x + f.width && at.y > f.y && at.y < f.y + f.height).toBe(true);
    }
  });
  it('keeps the size of a disc of points alone, with and without names', () => {
    expect(frameOf(disc(), false, true)).toEqual(frameOf(disc(), false, false));
  });
  it('is taken away when it is drawn again', () => {
    const one = { from: '0,0', to: '1,0' };
    expect(toggled(toggled([], one), { ...one })).toEqual([]);
  });
});

describe('a board with borders', () => {
  it('has its buttons in a corner where nothing is, if there is one', () => {
    const large = { x: -200, y: -200, width: 400, height: 400 };
    const corners = [
      { x: 180, y: -180 },
      { x: -180, y: -180 },
      { x: 180, y: 180 },
      { x: -180, y: 180 },
    ];
    expect(freeCorner([{ x: 0, y: 0 }], WHOLE, large)).toBe('top right');
    expect(freeCorner(corners.slice(0, 1), WHOLE, large)).toBe('top left');
    expect(freeCorner(corners.slice(0, 3), WHOLE, large)).toBe('bottom left');
    expect(freeCorner(corners, WHOLE, large)).toBeUndefined();
    // What is out of view covers nothing.
    expect(freeCorner(corners, { x: 0, y: 0, scale: 3 }, large)).toBe('top right');
  });
  const frame = { x: -100, y: -100, width: 200, height: 200 };
  it('grows around a point, no more than five times, and never leaves its frame', () => {
    const c = closer(WHOLE, { x: 50, y: 0 }, 2, frame)!;
    expect(c).toEqual({ scale: 2, x: -50, y: 0 });
    expect(closer(c, { x: 0, y: 0 }, 99, frame)!.scale).toBe(5);
    expect(within(pan(c, 1000, -1000), frame)).toEqual({ scale: 2, x: 100, y: -100 });
    expect(within(around(c, { x: 20, y: -10 }, frame), frame)).toEqual({ scale: 2, x: -40, y: 20 });
  });
  it('is whole again when it is made smaller', () => {
    expect(closer({ scale: 2, x: 0, y: 0 }, { x: 0, y: 0 }, 0.4, frame)).toBeUndefined();
  });
});
