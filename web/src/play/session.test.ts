import { describe, expect, it, vi } from 'vitest';
import type { BoardView, GameInfo, GameLine } from '../wire';
import type { Engines, Rules } from '../rules/rules';
import type { Coach } from './coach.svelte';
import type { KeptGame } from './kept';
import { Session } from './session.svelte';

vi.mock('./pause', () => ({ pause: () => Promise.resolve() }));

const info: GameInfo = { name: 'nim', title: 'Nim', players: ['A', 'B'], options: [], reasons: {}, levels: ['greedy'] };

// The game: turn 0 is dealt by chance, then first and second take turns; five turns are a game.
function viewOf(line: GameLine): BoardView {
  const n = line.turns.length;
  const to_move = n === 0 ? 'chance' : n % 2 ? 'first' : 'second';
  return {
    turns: n,
    situation: { status: { to_move, turns: n, phase: '', outcome: n >= 5 ? { winner: 'first', reason: 'end' } : null } },
    last: [],
    verdict: [],
  } as unknown as BoardView;
}

function table(game: Partial<KeptGame> = {}, coach?: Coach) {
  const kept: KeptGame[] = [];
  const rules = {
    here: true,
    ask: (_: string, line: GameLine) =>
      line.turns.includes('bad')
        ? Promise.reject(new Error('no'))
        : line.turns.includes('slow')
          ? new Promise((done) => setTimeout(() => done(viewOf(line)), 2))
          : Promise.resolve(viewOf(line)),
  } as unknown as Rules;
  let release = () => {};
  let hold = false;
  const engines: Engines = {
    loading: null,
    levels: () => Promise.resolve(['greedy']),
    search: () => Promise.reject(new Error('not asked')),
    setPaused: () => undefined,
    choose: async (line, _, signal) => {
      if (hold)
        await new Promise<void>((done, stopped) => {
          release = done;
          signal?.addEventListener('abort', () => stopped(new Error('stopped')));
        });
      return { turn: `c${line.turns.length}` };
    },
  };
  const whole: KeptGame = { options: {}, turns: [], you: 'first', level: 'greedy', resigned: false, ...game };
  const session = new Session(
    info,
    rules,
    engines,
    whole,
    viewOf({ game: 'nim', turns: whole.turns }),
    (k) => kept.push(k),
    coach,
  );
  return {
    session,
    kept,
    wait: (on: boolean) => {
      hold = on;
    },
    release: () => release(),
  };
}
const settle = () => new Promise((done) => setTimeout(done, 5));

describe('a game against the computer', () => {
  it('lets chance and the computer play, and keeps every turn', async () => {
    const { session, kept } = table();
    session.start();
    await settle();
    expect(session.turns).toEqual(['c0']);
    expect(session.yours).toBe(true);
    await session.play('mine');
    await settle();
    expect(session.turns).toEqual(['c0', 'mine', 'c2']);
    expect(kept.at(-1)!.turns).toEqual(session.turns);
  });

  it('begins with the computer where it has the first turn', async () => {
    const { session } = table({ you: 'second' });
    session.start();
    await settle();
    expect(session.turns).toEqual(['c0', 'c1']);
  });

  it('ends', async () => {
    const { session } = table({ turns: ['c0', 'a', 'c2'] });
    session.start();
    await session.play('b');
    await settle();
    expect(session.over).toBe(true);
    expect(session.yours).toBe(false);
  });

  it("takes back to the person's turn before", async () => {
    const { session } = table({ turns: ['c0', 'a', 'c2'] });
    session.start();
    await session.takeback();
    await settle();
    expect(session.turns).toEqual(['c0']);
  });

  it('takes back a turn while the computer thinks about it', async () => {
    const { session, wait } = table({ turns: ['c0'] });
    wait(true);
    await session.play('a');
    await settle();
    expect(session.since).toBeGreaterThan(0);
    await session.takeback();
    await settle();
    expect(session.turns).toEqual(['c0']);
    expect(session.since).toBe(0);
  });

  /** advisor has advice about every turn of the person. */
  function advisor(): { coach: Coach; examined: number[] } {
    const examined: number[] = [];
    const coach = {
      on: true,
      advice: undefined as unknown,
      prepare: () => undefined,
      forget: () => (coach.advice = undefined),
      turn(on: boolean) {
        coach.on = on;
        coach.advice = undefined;
      },
      examine({ turns }: GameLine) {
        coach.advice = 'advice';
        return Promise.resolve(examined.push(turns.length) > 0);
      },
    };
    return { coach: coach as unknown as Coach, examined };
  }

  it('does not answer a turn that the coach advises against, until the person goes on', async () => {
    const { coach, examined } = advisor();
    const { session } = table({ turns: ['c0'] }, coach);
    session.start();
    await session.play('a');
    await settle();
    expect(session.turns).toEqual(['c0', 'a']);
    expect(session.since).toBe(0);
    session.goOn();
    await settle();
    expect(session.turns).toEqual(['c0', 'a', 'c2']);
    expect(examined).toEqual([2]);
  });

  it('answers a turn that the coach advises against once the coach is switched off', async () => {
    const { coach } = advisor();
    const { session } = table({ turns: ['c0'] }, coach);
    session.start();
    await session.play('a');
    await settle();
    expect(session.turns).toEqual(['c0', 'a']);
    session.useCoach(false);
    await settle();
    expect([session.turns, coach.on]).toEqual([['c0', 'a', 'c2'], false]);
  });

  it('shows what another tab has kept, and lets that tab answer', async () => {
    const { session, kept, wait } = table({ turns: ['c0'] });
    session.start();
    wait(true);
    await session.play('a');
    await settle();
    const before = kept.length;
    await session.follow({ options: {}, turns: ['c0', 'a', 'c2', 'b'], you: 'first', level: 'other', resigned: false });
    await settle();
    expect([session.turns, session.level, session.since, session.stopped]).toEqual([['c0', 'a', 'c2', 'b'], 'other', 0, true]);
    expect(kept.length).toBe(before);
    wait(false);
    session.resume();
    await settle();
    expect(session.turns).toEqual(['c0', 'a', 'c2', 'b', 'c4']);
  });

  it('takes back a turn that the coach advises against', async () => {
    const { session } = table({ turns: ['c0'] }, advisor().coach);
    session.start();
    await session.play('a');
    await settle();
    await session.takeback();
    await settle();
    expect(session.turns).toEqual(['c0']);
    expect(session.yours).toBe(true);
  });

  it('stops the computer, and lets it go on', async () => {
    const { session, wait } = table({ turns: ['c0'] });
    wait(true);
    await session.play('a');
    await settle();
    session.stop();
    await settle();
    expect(session.stopped).toBe(true);
    expect(session.trouble).toBe('');
    expect(session.turns).toEqual(['c0', 'a']);
    wait(false);
    session.resume();
    await settle();
    expect(session.turns).toEqual(['c0', 'a', 'c2']);
  });

  it('is resigned once and for all, whatever the computer thinks', async () => {
    const { session, wait, release, kept } = table({ turns: ['c0'] });
    wait(true);
    await session.play('a');
    await settle();
    session.resign();
    release();
    await settle();
    expect(session.over).toBe(true);
    expect(session.turns).toEqual(['c0', 'a']);
    expect(kept.at(-1)!.resigned).toBe(true);
  });

  it('begins anew with sides swapped', async () => {
    const { session } = table({ turns: ['c0', 'a', 'c2'], resigned: true });
    await session.begin({ you: 'second' });
    await settle();
    expect(session).toMatchObject({ you: 'second', resigned: false });
    expect(session.turns).toEqual(['c0', 'c1']);
  });

  it('says what is wrong, and stays where it was', async () => {
    const { session } = table({ turns: ['c0'] });
    await session.play('bad');
    expect(session.trouble).toBe('no');
    expect(session.turns).toEqual(['c0']);
    expect(session.yours).toBe(true);
  });

  it.each(['takeback', 'resign'] as const)('is not left waiting for a turn that a %s overtakes', async (what) => {
    const { session } = table({ turns: ['c0', 'a', 'c2'] });
    void session.play('slow');
    await session[what]();
    await settle();
    expect(session.waiting).toBeUndefined();
    await session.takeback();
    await settle();
    expect(session.turns).toEqual(['c0']);
    expect(session.yours).toBe(true);
  });

  it('stays as it was where another one cannot be shown', async () => {
    const { session, kept } = table({ turns: ['c0', 'a', 'c2'], resigned: true });
    session.start();
    expect(await session.begin({ you: 'second', turns: ['bad'] })).toBe(false);
    await settle();
    expect(session).toMatchObject({ you: 'first', resigned: true, trouble: 'no' });
    expect(kept).toHaveLength(1);
  });

  it('is not played with the side of another one that is still to come', async () => {
    const { session } = table({ turns: ['c0', 'a'] });
    const began = session.begin({ you: 'second', turns: ['c0', 'slow'] });
    expect(session.yours).toBe(false);
    expect(await began).toBe(true);
    expect(session.yours).toBe(true);
  });
});
