import { describe, expect, it, vi } from 'vitest';
import type { Engines, Rules } from '../rules/rules';
import type { BoardView, Found, GameLine } from '../wire';
import { Coach, warningOf } from './coach.svelte';

vi.mock('./pause', () => ({ pause: () => Promise.resolve() }));

/** chances are those of the first player after so many turns; best is that after the turn that the engine wanted. */
function coachOf(chances: number[], { loading = false, on = true, lost = false, best = chances[0]! } = {}) {
  const searched: number[] = [],
    kept: boolean[] = [];
  const engines = {
    loading: loading ? { bytes: 1, of: 2 } : null,
    search: ({ turns }: GameLine): Promise<Found> => {
      searched.push(turns.length);
      const mover = turns.length % 2 ? ('second' as const) : ('first' as const);
      return Promise.resolve({
        mover,
        depth: 1,
        nodes: 1,
        lines: [
          {
            chance: turns.at(-1) === 'reply' ? best : chances[turns.length]!,
            turns: ['reply', 'mine', 'theirs'],
            ...(lost && turns.length > 0 && turns.at(-1) !== 'reply' ? { proven: 'second', in: 1 } : {}),
          },
        ],
      });
    },
  } as unknown as Engines;
  const view = {
    labels: ['a', 'b', 'The reply'],
    last: [{ text: 'It wins a cube.' }],
    situation: { status: { outcome: null }, marks: [{ kind: 'to', place: '1,0' }] },
  };
  const rules = { ask: () => Promise.resolve(view as unknown as BoardView) } as unknown as Rules;
  const coach = new Coach(rules, engines, on, (now) => kept.push(now));
  const line = (n: number): GameLine => ({ game: 'nim', turns: Array.from({ length: n }, (_, i) => `t${i}`) });
  return { coach, line, searched, kept };
}

describe('the coach', () => {
  it('says what the answer to a bad turn does, and what the turn costs', async () => {
    const { coach, line } = coachOf([0.6, 0.2]);
    expect(await coach.examine(line(1), 'first')).toBe(true);
    expect(coach.advice).toMatchObject({
      turns: 1,
      mistake: { side: 'first', from: 60, to: 20 },
      answer: 'The reply',
      does: [{ text: 'It wins a cube.' }],
      drawn: [{ to: '1,0' }],
      takes: false,
      follows: [
        { turn: 'mine', label: 'The reply', does: 'It wins a cube.' },
        { turn: 'theirs', label: 'The reply', does: 'It wins a cube.' },
      ],
    });
    coach.forget();
    expect(coach.advice).toBeUndefined();
  });

  it('says nothing about a turn that costs little, or that the other side played', async () => {
    const { coach, line } = coachOf([0.6, 0.55, 0.9]);
    expect(await coach.examine(line(1), 'first')).toBe(false);
    expect(await coach.examine(line(2), 'first')).toBe(false);
  });

  it('does not warn of what it wanted itself, nor where nothing better is seen as far', async () => {
    const { coach, line } = coachOf([0.6, 0.2], { best: 0.2 });
    expect(await coach.examine({ ...line(1), turns: ['reply'] }, 'first')).toBe(false);
    expect(await coach.examine(line(1), 'first')).toBe(false);
    const { coach: near } = coachOf([0.6, 0.2], { best: 0.31 });
    expect(await near.examine(line(1), 'first')).toBe(false);
    const { coach: far } = coachOf([0.6, 0.2], { best: 0.32 });
    expect(await far.examine(line(1), 'first')).toBe(true);
  });

  it('does not warn of a turn that was suggested in the same position', async () => {
    const { coach, line } = coachOf([0.6, 0.2, 0.6, 0.2]);
    coach.agree(line(0), 't0');
    expect(await coach.examine(line(1), 'first')).toBe(false);
    coach.agree(line(1), 't0');
    expect(await coach.examine({ ...line(1), position: 'another' }, 'first')).toBe(true);
  });

  it('warns of a turn after which the game is lost, however bad it was before', async () => {
    const { coach, line } = coachOf([0.1, 0], { lost: true });
    expect(await coach.examine(line(1), 'first')).toBe(true);
    expect(coach.advice).toMatchObject({ mistake: { from: 10, to: 0 }, after: { proven: 'second' } });
  });

  it.each<[number, number, 'second' | undefined, string]>([
    [98, 71, undefined, 'play-coach-warns-lead'],
    [75, 50, undefined, 'play-coach-warns-even'],
    [60, 35, undefined, 'play-coach-warns-behind'],
    [60, 10, undefined, 'play-coach-warns'],
    [98, 0, 'second', 'play-coach-warns'],
  ])('grades its headline by what is left: %i to %i (%s)', (from, to, proven, id) =>
    expect(
      warningOf({
        mistake: { side: 'first', from, to, by: from - to },
        after: { chance: to / 100, ...(proven ? { proven } : {}) },
      }),
    ).toBe(id),
  );

  it('searches a position once: what it prepared is known when the turn is played', async () => {
    const { coach, line, searched } = coachOf([0.6, 0.2]);
    coach.prepare(line(0));
    await coach.examine(line(1), 'first');
    expect(searched.slice(0, 2)).toEqual([0, 1]);
    expect(searched.filter((n) => n === 0).length).toBe(1);
  });

  it('does not take the beginning of another game for a known position', async () => {
    const { coach, line, searched } = coachOf([0.6, 0.2]);
    coach.prepare(line(0));
    coach.prepare({ ...line(0), position: 'another' });
    await Promise.resolve();
    expect(searched).toEqual([0, 0]);
  });

  it('does not keep the computer waiting where it is off, or the engines are not here', async () => {
    for (const how of [{ on: false }, { loading: true }]) {
      const { coach, line, searched } = coachOf([0.6, 0.1], how);
      coach.prepare(line(0));
      expect(await coach.examine(line(1), 'first')).toBe(false);
      expect(searched).toEqual([]);
    }
  });

  it('has no advice where it is switched off while it looks', async () => {
    const { coach, line } = coachOf([0.6, 0.1]);
    coach.prepare(line(0));
    const examined = coach.examine(line(1), 'first');
    coach.turn(false);
    expect([await examined, coach.advice]).toEqual([false, undefined]);
  });

  it('stays off in later games', () => {
    const { coach, kept } = coachOf([0.5]);
    coach.turn(false);
    expect([coach.on, kept]).toEqual([false, [false]]);
  });
});
