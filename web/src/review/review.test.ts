// @vitest-environment jsdom
import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Annotation } from '../board/board';
import { toggled } from '../board/draw';
import type { Analyst, Engines, Rules } from '../rules/rules';
import type { BoardView, Drawings, GameInfo, Preferences } from '../wire';
import { Chances } from './chances.svelte';
import { Freeze } from './freeze';
import { treeOf } from './paste';
import Review from './Review.svelte';
import { Study } from './study.svelte';
import { Suggestion } from './suggestion.svelte';
import { mainLine } from './tree';

// Without a browser, svelte is what runs at a server, which mounts nothing.
vi.mock('svelte', () => import('../../node_modules/svelte/src/index-client.js' as string));
interface Board {
  drawn: Annotation[];
  ondraw: (drawn: Annotation[]) => void;
}
const shown = vi.hoisted(() => ({ board: undefined as unknown as Board }));
vi.mock('../entry/Table.svelte', () => ({ default: (_: Comment, board: Board) => (shown.board = board) }));
vi.mock('./Analysis.svelte', () => ({ default: () => undefined }));
vi.mock('./Keep.svelte', () => ({ default: () => undefined }));

const info = { name: 'nim', title: 'Nim', players: ['First', 'Second'], options: [] } as unknown as GameInfo;
const view = {
  surface: { kind: 'field' },
  situation: { status: { to_move: 'first', outcome: null } },
  verdict: [],
  last: [],
} as unknown as BoardView;
const rules = { here: true, ask: () => Promise.resolve(view) } as unknown as Rules;
const engines = {} as Engines & Analyst;

let main: HTMLElement, page: object, suggestion: Suggestion;
beforeEach(() => {
  main = document.body.appendChild(document.createElement('main'));
  const freeze = new Freeze();
  const tree = treeOf([{ turn: 'a' }], { fixed: true });
  const study = new Study(rules, { about: { game: 'nim', options: {}, result: null }, match: 'm' }, tree, mainLine(tree), view);
  suggestion = new Suggestion(rules, engines, { ms: 1 }, freeze);
  page = mount(Review, {
    target: main,
    props: {
      rules,
      engines,
      info,
      look: {} as Preferences,
      art: {} as Drawings,
      study,
      suggestion,
      threats: new Suggestion(rules, engines, { ms: 1 }, freeze),
      chances: new Chances(engines),
      notes: [],
    },
  });
});
afterEach(async () => {
  await unmount(page);
  main.remove();
});

test('a drawing that is made while arrows of the engine are shown stays, and the arrows go with the engine', () => {
  const arrow = { from: '0', to: '1' },
    circle = { from: '2', to: '2' };
  suggestion.drawn = [arrow];
  shown.board.ondraw(toggled(shown.board.drawn, circle));
  expect(shown.board.drawn).toEqual([circle, arrow]);
  suggestion.drawn = [];
  expect(shown.board.drawn).toEqual([circle]);
});
