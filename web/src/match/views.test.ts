import { describe, expect, it } from 'vitest';
import type { BoardView, GameLine } from '../wire';
import type { Rules } from '../rules/rules';
import { shownOf, Views } from './views.svelte';

const lineOf = (...turns: string[]): GameLine => ({ game: 'toy', turns });
const viewOf = (n: number) => ({ labels: [String(n)] }) as unknown as BoardView;
const rules = { ask: (_: string, { turns }: GameLine) => Promise.resolve(viewOf(turns.length)) } as unknown as Rules;
const settled = () => new Promise((done) => setTimeout(done));

describe('views of a match', () => {
  it('keep line and view as they are after an event without a turn', async () => {
    const first = { line: lineOf('a'), view: viewOf(1), seq: 3 },
      views = new Views(rules, first);
    views.want(lineOf('a'), 4);
    await settled();
    expect(views.shown.seq).toBe(4);
    expect(views.shown.line).toBe(first.line);
    expect(views.shown.view).toBe(first.view);
  });

  it('follow a turn', async () => {
    const views = new Views(rules, { line: lineOf('a'), view: viewOf(1), seq: 3 });
    views.want(lineOf('a', 'b'), 4);
    await settled();
    expect(views.shown).toEqual({ line: lineOf('a', 'b'), view: viewOf(2), seq: 4 });
  });

  it('leave on the board what it showed until the wanted turns are there', async () => {
    const first = { line: lineOf('a', 'b'), view: viewOf(2), seq: 3 },
      now = new Views(rules, first),
      past = new Views(rules, first);
    past.want(lineOf('a', 'x'), 3); // a plan that was given up
    await settled();
    let shown = shownOf(undefined, now, past, first);
    shown = shownOf(['a'], now, past, shown);
    expect(shown.line.turns).toEqual(['a', 'b']);
    past.want(lineOf('a'), 3);
    await settled();
    shown = shownOf(['a'], now, past, shown);
    expect(shown.line.turns).toEqual(['a']);
    shown = shownOf([], now, past, shown);
    expect(shown.line.turns).toEqual(['a']);
    expect(shownOf(undefined, now, past, shown)).toBe(now.shown);
  });
});
