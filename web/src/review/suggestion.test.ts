import { expect, test, vi } from 'vitest';
import type { Engines, Rules } from '../rules/rules';
import { arrowsOf, Suggestion } from './suggestion.svelte';
import type { BoardView, Found, GameLine } from '../wire';

const line: GameLine = { game: 'nim', turns: ['a'] };
const found = (depth: number, ...turns: string[]): Found => ({
  mover: 'second',
  depth,
  nodes: 10,
  lines: turns.map((turn, i) => ({ chance: 0.2 + i / 10, turns: [turn] })),
});
const settle = () => new Promise((done) => setTimeout(done));

function table() {
  const asked: GameLine[] = [],
    viewed: string[] = [];
  let report = (_: Found): void => {},
    end = (_: Found): void => {},
    fail = (_: Error): void => {};
  const engines = {
    search: (at: GameLine, _: unknown, signal?: AbortSignal, news?: (found: Found) => void) =>
      new Promise<Found>((done, failed) => {
        asked.push(at);
        [report, end, fail] = [news!, done, failed];
        signal?.addEventListener('abort', () => failed(signal.reason as Error));
      }),
  } as unknown as Engines;
  const rules = {
    here: true,
    ask: (_: string, { turns }: GameLine) => {
      viewed.push(turns.at(-1)!);
      return Promise.resolve({
        labels: turns.map((turn) => turn.toUpperCase()),
        last: [{ text: `does ${turns.at(-1)}` }],
        situation: {
          marks: [
            { kind: 'from', place: '0' },
            { kind: 'to', place: turns.at(-1) },
          ],
        },
      } as unknown as BoardView);
    },
  } as unknown as Rules;
  const suggestion = new Suggestion(rules, engines, { lines: 3 });
  return {
    suggestion,
    asked,
    viewed,
    report: (f: Found) => report(f),
    end: (f: Found) => end(f),
    fail: (why: Error) => fail(why),
  };
}

test('turns are suggested while the engine thinks, the best of them drawn', async () => {
  const { suggestion, viewed, report, end } = table();
  const asking = suggestion.ask(line);
  report(found(1, 'b', 'c'));
  await settle();
  expect(suggestion.ideas.map(({ turn, label }) => [turn, label])).toEqual([
    ['b', 'B'],
    ['c', 'C'],
  ]);
  expect(suggestion).toMatchObject({
    does: [{ text: 'does b' }],
    drawn: [{ from: '0', to: 'b' }],
    mover: 'second',
    depth: 1,
    on: true,
  });
  expect(suggestion.judgement).toEqual({ mover: 'second', best: { chance: 0.2 } });
  expect(suggestion.since).toBeGreaterThan(0);
  report(found(2, 'c', 'b'));
  end(found(3, 'c', 'd'));
  await asking;
  expect(suggestion.ideas.map(({ turn }) => turn)).toEqual(['c', 'd']);
  expect(suggestion).toMatchObject({ since: 0, depth: 3, trouble: '', on: true });
  expect(viewed.sort()).toEqual(['b', 'c', 'd']);
});

test('stop ends the thinking and leaves what was found', async () => {
  const { suggestion, report } = table();
  const asking = suggestion.ask(line);
  report(found(1, 'b'));
  await settle();
  suggestion.stop();
  await asking;
  expect(suggestion).toMatchObject({ on: false, since: 0, trouble: '' });
  expect(suggestion.ideas.length).toBe(1);
  suggestion.clear();
  expect(suggestion).toMatchObject({ ideas: [], drawn: [], does: [], judgement: undefined });
});

test('nothing is shown before the engine has thought long enough', async () => {
  vi.useFakeTimers();
  try {
    const { suggestion, report, end } = table();
    suggestion.earliest = 700;
    const asking = suggestion.ask(line);
    report(found(1, 'b'));
    await vi.advanceTimersByTimeAsync(600);
    report(found(2, 'c'));
    await vi.advanceTimersByTimeAsync(0);
    expect(suggestion.ideas).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    report(found(3, 'd'));
    await vi.advanceTimersByTimeAsync(0);
    expect(suggestion.ideas.map(({ turn }) => turn)).toEqual(['d']);
    end(found(3, 'd'));
    await asking;
    const again = suggestion.ask(line);
    end(found(1, 'e'));
    await again;
    expect(suggestion.ideas.map(({ turn }) => turn)).toEqual(['e']);
  } finally {
    vi.useRealTimers();
  }
});

test('what promises most stands first', async () => {
  const { suggestion, report } = table();
  const asking = suggestion.ask(line);
  report({
    ...found(1, 'b', 'c', 'd'),
    lines: [
      { chance: 0.4, turns: ['b'] },
      { chance: 0.3, turns: ['c'] },
      { chance: 0.302, turns: ['d'] },
    ],
  });
  await settle();
  expect(suggestion.ideas.map(({ turn }) => turn)).toEqual(['c', 'd', 'b']);
  expect(suggestion).toMatchObject({
    does: [{ text: 'does c' }],
    drawn: [{ from: '0', to: 'c' }],
    judgement: { best: { chance: 0.3 } },
  });
  suggestion.clear();
  await asking;
});

for (const by of ['pointed', 'pressed'] as const) {
  test(`nothing moves while it is ${by}`, async () => {
    const { suggestion, viewed, report, end } = table();
    const asking = suggestion.ask(line);
    report(found(1, 'b'));
    await settle();
    suggestion[by].begin();
    report(found(2, 'c'));
    await settle();
    end(found(3, 'd'));
    await settle();
    expect(suggestion.ideas.map(({ turn }) => turn)).toEqual(['b']);
    expect(suggestion).toMatchObject({ drawn: [{ to: 'b' }], since: 0, depth: 1 });
    expect(viewed).toEqual(['b']);
    suggestion[by].endNow();
    await asking;
    expect(suggestion.ideas.map(({ turn }) => turn)).toEqual(['d']);
  });
}

test('who goes on while it is pointed at sees what is suggested there', async () => {
  const { suggestion, report } = table();
  const asking = suggestion.ask(line);
  report(found(1, 'b'));
  await settle();
  suggestion.pointed.begin();
  const next = suggestion.ask({ ...line, turns: ['a', 'b'] });
  await asking;
  report(found(1, 'e'));
  await settle();
  expect(suggestion.ideas.map(({ turn }) => turn)).toEqual(['e']);
  suggestion.clear();
  await next;
});

test('it goes where one goes, only if it was asked for and there is something to play', async () => {
  vi.useFakeTimers();
  try {
    const { suggestion, asked } = table();
    suggestion.follow(line, true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
    void suggestion.ask(line);
    for (const turns of [
      ['a', 'b'],
      ['a', 'b', 'c'],
      ['a', 'b', 'c', 'd'],
    ])
      suggestion.follow({ ...line, turns }, true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.map(({ turns }) => turns.length)).toEqual([1, 4]);
    suggestion.follow({ ...line, turns: ['end'] }, false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.length).toBe(2);
    expect(suggestion).toMatchObject({ on: true, since: 0 });
  } finally {
    vi.useRealTimers();
  }
});

test('what goes wrong is said', async () => {
  const { suggestion, fail } = table();
  const asking = suggestion.ask(line);
  fail(new Error('no engine'));
  await asking;
  expect(suggestion).toMatchObject({ trouble: 'no engine', since: 0 });
});

test('a turn is drawn from where it comes to where it goes', () => {
  const mark = (kind: 'from' | 'to', place: string) => ({ kind, place, at: { x: 0, y: 0 } });
  expect(arrowsOf([mark('from', 'a'), mark('to', 'b')])).toEqual([{ from: 'a', to: 'b' }]);
  expect(arrowsOf([mark('to', 'b'), mark('to', 'c')])).toEqual([
    { from: 'b', to: 'b' },
    { from: 'c', to: 'c' },
  ]);
  expect(arrowsOf()).toEqual([]);
});
