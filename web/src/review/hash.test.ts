import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import * as hash from './hash';
import type { TurnJSON } from '../wire';
import { readBranches, readPaste } from './validate';

// random is the same numbers each time.
function random(seed: number): () => number {
  return () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
}

describe('the hash of an address', () => {
  it('is read as it was written', async () => {
    const next = random(5);
    for (let n = 0; n < 50; n++) {
      const value = Array.from({ length: Math.floor(next() * 60) }, () => ({
        turn: String.fromCodePoint(...Array.from({ length: 6 }, () => 33 + Math.floor(next() * 40_000))),
        n: Math.floor(next() * 100),
      }));
      const packed = await hash.pack(value);
      expect(packed).toMatch(/^[\w-]*$/);
      expect(await hash.unpack(packed!)).toEqual(value);
      const path = Array.from({ length: Math.floor(next() * 90) }, () => (next() < 0.1 ? Math.floor(next() * 20) : 0));
      expect(hash.readSpot(hash.spotText(path))).toEqual(path);
      const parts = { packed: packed!, spot: hash.spotText(path) };
      expect(hash.readFragment(hash.fragment(parts))).toEqual(parts);
    }
  });

  it('is not made where it would be too long', async () => {
    const next = random(7);
    expect(await hash.pack(Array.from({ length: 20_000 }, () => next()))).toBeNull();
  });

  it('is not made of what could not be read', async () => {
    const deep = (levels: number): TurnJSON => ({ turn: 'a', ...(levels ? { variations: [[deep(levels - 1)]] } : {}) });
    const record = (...turns: TurnJSON[]) => ({ game: 'tea', options: {}, result: null, turns, warnings: [] });
    expect(await hash.pack(record(deep(16)), readPaste)).not.toBeNull();
    expect(await hash.pack(record(deep(17)), readPaste)).toBeNull();
    expect(await hash.pack([[3, [deep(17)]]], readBranches)).toBeNull();
    expect(await hash.pack(record(...Array.from({ length: 4001 }, () => deep(0))), readPaste)).toBeNull();
    expect(hash.spotText(Array<number>(hash.MAX_STEPS + 1).fill(0))).toBe('');
  });

  it('of something else is none', () => {
    expect(hash.readFragment('')).toBeNull();
    expect(hash.readFragment('#main')).toBeNull();
  });

  const letters = (data: Buffer): string => data.toString('base64url');
  it.each<[string, string]>([
    ['nothing', ''],
    ['no base64', '***'],
    ['no deflate', 'AAAA_-AA'],
    ['cut off', letters(deflateRawSync('{"turns":[1,2,3,4,5,6]}')).slice(0, 9)],
    ['no JSON', letters(deflateRawSync('tea'))],
    ['no text', letters(deflateRawSync(Buffer.from([34, 255, 34])))],
    ['a bomb', letters(deflateRawSync(Buffer.alloc(20 << 20, 32)))],
    ['too long', 'A'.repeat(hash.MAX_LETTERS + 1)],
  ])('with %s is refused', async (_, packed) => {
    await expect(hash.unpack(packed)).rejects.toThrow(hash.Unreadable);
  });

  it.each(['', 'x', '-1', '99999', '4001', '3_3.1', '3_1', '3_1.', '1_0.1_'])('with the place %j is refused', (spot) => {
    expect(() => hash.readSpot(spot)).toThrow(hash.Unreadable);
  });
  it.each(['#2~a~0', '#1~a~0~b'])('of another kind, %s, is refused', (text) => {
    expect(() => hash.readFragment(text)).toThrow(hash.Unreadable);
  });
});

describe('a record that anybody may have written', () => {
  const good = {
    game: 'ki-shogi',
    options: { ki: 'on' },
    result: { winner: 'draw', reason: 'r' },
    turns: [{ turn: 'a', variations: [[{ turn: 'b', comment: 'c' }]] }],
  };
  it('is believed when it is one', () => expect(readPaste(good)).toEqual({ ...good, warnings: [] }));

  let deep: unknown = [{ turn: 'a' }];
  for (let n = 0; n < 40; n++) deep = [{ turn: 'a', variations: [deep] }];
  it.each<[string, unknown]>([
    ['no object', 3],
    ['no game', { ...good, game: 1 }],
    ['options in a list', { ...good, options: [] }],
    ['a strange result', { ...good, result: { winner: 'me', reason: '' } }],
    ['no turns', { ...good, turns: {} }],
    ['a turn that is a number', { ...good, turns: [4] }],
    ['a long turn', { ...good, turns: [{ turn: 'x'.repeat(300) }] }],
    ['too many turns', { ...good, turns: Array(5000).fill({ turn: 'a' }) }],
    ['variations too deep', { ...good, turns: deep }],
  ])('is refused with %s', (_, value) => expect(() => readPaste(value)).toThrow());
  it('may hold the variations of a match', () => {
    expect(readBranches([[3, [{ turn: 'a' }]]])).toEqual([[3, [{ turn: 'a' }]]]);
    expect(() => readBranches([['3', []]])).toThrow();
    expect(() => readBranches([[3]])).toThrow();
  });
});
