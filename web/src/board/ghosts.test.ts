import { describe, expect, it } from 'vitest';
import type { Pick, Piece, XY } from '../game/types';
import { placedGhosts, targetGhosts } from './ghosts';
import { ABOVE, aboveFinger, crosses, largerFor, layLoupe, RADIUS, roomOf, unsure } from './thumb';

const spot = (name: string) => {
  const [x, y] = name.split(',').map(Number) as [number, number];
  return { name, at: { x, y }, shape: 'cell' as const };
};
const place = (name: string, becomes?: string): Pick => ({
  kind: 'place',
  id: name,
  place: name,
  label: name,
  spoken: name,
  becomes,
});
const other = (kind: Pick['kind'], id: string): Pick => ({ kind, id, label: id, spoken: id });
const board = {
  find: (name?: string) => (name === undefined ? undefined : spot(name)),
  pieceOn: (name: string) => (name === '0,0' ? ({ owner: 'second', kind: 'R3' } as Piece) : undefined),
  occupied: (name: string) => name === '0,0',
};
const short = (picked: Pick[]) => {
  const { ghosts, left } = placedGhosts(picked, 'first', board);
  return [ghosts.map(({ owner, kind, at }) => `${owner} ${kind} ${at.x},${at.y}`).join(), left.join(' ')];
};

describe('the ghosts', () => {
  it('show a piece of the hand where it is placed', () => {
    expect(short([other('hand', 'W4')])).toEqual(['', '']);
    expect(short([other('hand', 'W4'), place('1,2')])).toEqual(['first W4 1,2', '']);
    expect(short([other('hand', 'Hi'), other('face', 'Cho'), place('1,2')])).toEqual(['first Cho 1,2', '']);
  });
  it('show a piece where it is moved, with the face that it comes to show', () => {
    expect(short([place('0,0'), place('2,0')])).toEqual(['second R3 2,0', '0,0']);
    expect(short([place('0,0'), place('2,0', 'Cho'), other('hand', 'B'), place('3,0')])).toEqual([
      'second Cho 2,0,first B 3,0',
      '0,0',
    ]);
    expect(short([place('1,1', 'Gyoku')])).toEqual(['first Gyoku 1,1', '']);
    expect(short([place('1,1')])).toEqual(['', '']);
  });
  it('show a piece that was dropped before its face is known', () => {
    const { ghosts } = placedGhosts([other('hand', 'Hi')], 'first', board, '1,2');
    expect(ghosts).toMatchObject([{ kind: 'Hi', at: { x: 1, y: 2 } }]);
    expect(placedGhosts([], 'first', board, '1,2').ghosts).toEqual([]);
  });
  it('show on targets what the piece becomes, beside a piece that stands there', () => {
    const targets = [place('0,0', 'Ga'), place('1,0', 'Cho'), place('2,0')].map((pick) => ({ spot: spot(pick.id), pick }));
    expect(targetGhosts(targets, 'first', board).map(({ kind, beside }) => [kind, beside])).toEqual([
      ['Ga', true],
      ['Cho', false],
    ]);
  });
});

describe('a tap', () => {
  it('is unsure with a finger where places are closer than 28 pixels', () => {
    expect([unsure(true, 14.2), unsure(true, 27.9), unsure(true, 28), unsure(false, 14.2)]).toEqual([true, true, false, false]);
  });
});

describe('the loupe', () => {
  it('is above the finger, inside the window, and beside it where there is no room', () => {
    expect(aboveFinger({ x: 200, y: 400 }, 390)).toEqual({ x: 200, y: 400 - ABOVE });
    expect(aboveFinger({ x: 5, y: 400 }, 390).x).toBe(RADIUS + 4);
    expect(aboveFinger({ x: 300, y: 90 }, 390)).toEqual({ x: 300 - ABOVE, y: 90 });
  });
  it('lies above its place, or elsewhere if it would cover what must stay in view', () => {
    const room = roomOf({ x: 8, y: 150, width: 374, height: 374 }, 390, 844);
    const away = (at: XY, from: XY) => Math.hypot(at.x - from.x, at.y - from.y);
    const low = { x: 180, y: 300 };
    expect(layLoupe(low, [], room)).toEqual({ x: 180, y: 300 - ABOVE });
    const beside = layLoupe(low, [{ x: 180, y: 190 }], room);
    expect([beside.y < low.y, away(beside, { x: 180, y: 190 }) > RADIUS]).toEqual([true, true]);
    // A place at the upper edge: the loupe is beside or below it, inside the room.
    for (const place of [
      { x: 187, y: 10 },
      { x: 10, y: 120 },
      { x: 370, y: 370 },
    ]) {
      const at = layLoupe(place, [place], room);
      expect(away(at, place), `${place.x},${place.y}`).toBeGreaterThan(RADIUS + 30);
      expect([at.x >= room.left, at.x <= room.right, at.y >= room.top, at.y <= room.bottom]).not.toContain(false);
    }
    // Where everything is taken, a number is covered, not the place.
    const taken = [60, 180, 300].flatMap((x) => [30, 180, 330].map((y) => ({ x, y })));
    expect(away(layLoupe(low, taken, room), low)).toBeGreaterThan(RADIUS + 30);
  });
  it('does not lie where the board is covered', () => {
    const room = roomOf({ x: 8, y: 150, width: 374, height: 374 }, 390, 420);
    expect(room.bottom).toBe(420 - 150 - RADIUS);
    expect(layLoupe({ x: 187, y: 20 }, [], room).y).toBeLessThanOrEqual(room.bottom);
  });
  it('shows neighbours so far apart that a finger means one of them', () => {
    expect([largerFor(24), largerFor(14.4), largerFor(12)]).toEqual([2.5, 2.5, 3]);
  });
  it('shows lines that cross it', () => {
    const at = { x: 0, y: 1 };
    expect(crosses({ x: -9, y: 0 }, { x: 9, y: 0 }, at, 1.5)).toBe(true);
    expect(crosses({ x: 3, y: 0 }, { x: 9, y: 0 }, at, 1.5)).toBe(false);
  });
});
