import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire';
import { addressOf, begin, earlierAddress, firstLevel, readAddress } from './address';
import { known, readKept, writeKept, type KeptGame } from './kept';

const info: GameInfo = {
  name: 'go-home',
  title: 'Go Home',
  players: ['Guest', 'Host'],
  reasons: {},
  levels: ['1', '2', '3', '4', '5', '6', '7', '8'],
  options: [
    { name: 'ki', title: 'Ki cubes', default: 'off', meaning: '', values: ['off', 'on'], texts: ['no', 'yes'] },
    { name: 'target', title: 'Target', default: '30', meaning: '', values: ['20', '30'], texts: ['20', '30'] },
  ],
};
const game: KeptGame = { options: { ki: 'on' }, turns: ['a', 'b'], you: 'second', level: '3', resigned: false };

describe('a kept game', () => {
  it('is read as it was written', () => expect(readKept(writeKept(game), info)).toEqual(game));
  it.each<[string, string | null]>([
    ['nothing', null],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['another version', JSON.stringify({ ...game, version: 2 })],
    ['a level that is gone', writeKept({ ...game, level: 'master' })],
    ['no turns', JSON.stringify({ version: 1, ...game, turns: 'a' })],
    ['endless turns', writeKept({ ...game, turns: Array<string>(5000).fill('a') })],
  ])('that is %s is none', (_, text) => expect(readKept(text, info)).toBeNull());
  it.each([
    ['random', '1'],
    ['greedy', '2'],
  ])('against %s goes on against level %s', (level, now) =>
    expect(readKept(writeKept({ ...game, level }), info)).toEqual({ ...game, level: now }),
  );
  it('has options that the game knows', () =>
    expect(known({ ki: 'on', target: '30', colour: 'red', __proto__: 'x' }, info)).toEqual({ ki: 'on' }));
  it('has what is typed into an option without a list of values', () => {
    const typed = { ...info, options: [{ ...info.options[1]!, values: [], texts: [] }] };
    expect(known({ target: '12' }, typed)).toEqual({ target: '12' });
    expect([known({ target: '' }, typed), known({ target: '9'.repeat(21) }, typed)]).toEqual([{}, {}]);
  });
});

describe('the address of a game', () => {
  it('is read as it was written', () => {
    const { level, you, options } = game;
    const address = addressOf(info, game);
    expect(address).toBe('/play/go-home?level=3&seat=second&o=ki%3Don');
    expect(readAddress(new URL(address, 'http://x').search, info)).toEqual({ level, you, options });
  });
  it('that asks for what there is not asks for nothing', () =>
    expect(readAddress('?level=master&seat=third&o=ki=maybe&o=x', info)).toEqual({ options: {} }));
});

describe('the page', () => {
  it('begins a game for a newcomer', () =>
    expect(begin({}, null, null, info).game).toEqual({ options: {}, turns: [], you: 'first', level: '1', resigned: false }));
  it('goes on with the kept game', () => expect(begin({}, game, null, info)).toEqual({ game, earlier: null }));
  it('goes on with it against another level', () =>
    expect(begin({ level: '1' }, game, null, info)).toEqual({ game: { ...game, level: '1' }, earlier: null }));
  it.each([{ you: 'first' as const }, { options: {} }])('begins another game when asked for %j, and keeps the earlier', (wish) =>
    expect(begin(wish, game, null, info)).toMatchObject({ game: { turns: [] }, earlier: game }),
  );
  it('goes on with the game that was replaced, if asked, and keeps the other', () => {
    const other: KeptGame = { ...game, turns: ['c'] };
    const wish = readAddress(new URL(earlierAddress('go-home'), 'http://x').search, info);
    expect(begin(wish, game, other, info)).toEqual({ game: other, earlier: game });
    expect(begin(wish, { ...game, resigned: true }, other, info)).toEqual({ game: other, earlier: null });
    expect(begin(wish, game, null, info)).toEqual({ game, earlier: null });
  });
  it.each([{}, { level: '3' }])('begins a new game with the settings of the one that has ended, for %j', (wish) => {
    const position = { ...game, position: 'p' };
    expect(begin(wish, position, null, info, true)).toEqual({ game: { ...game, turns: [] }, earlier: null });
  });
  it('shows the game that has ended at its own address, and offers it not as one that goes on', () => {
    const wish = readAddress(new URL(addressOf(info, game), 'http://x').search, info);
    expect(begin(wish, game, null, info, true)).toEqual({ game, earlier: null });
    expect(begin({ ...wish, you: 'first' }, game, null, info, true)).toMatchObject({ game: { turns: [] }, earlier: null });
  });
  it('has a level where there is one only', () => expect(firstLevel(['5'])).toBe('5'));
});
