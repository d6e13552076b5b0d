// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { MatchBoot } from '../wire';
import { start } from './page';

let steps: string[];
let answers: boolean[]; // whether the next requests for drawings are answered
vi.mock('svelte', () => ({ mount: () => steps.push('mounted') }));
vi.mock('./Match.svelte', () => ({ default: {} }));
vi.mock('./moment.svelte', () => ({ Moment: class {} }));
vi.mock('./views.svelte', () => ({ Views: class {}, lineOf: () => ({}) }));
vi.mock('../live/follow', () => ({ follow: () => Promise.resolve({ connection: { start: () => steps.push('connected') } }) }));
vi.mock('../rules', () => ({
  openRules: () => ({ ask: () => (answers.shift() ? Promise.resolve({}) : Promise.reject(new TypeError('no network'))) }),
}));

const boot = {
  state: { terms: { game: 'tea' }, turns: [], seq: 1 },
  games: [{ name: 'tea' }],
  look: {},
  me: null,
} as unknown as MatchBoot;
beforeEach(() => {
  steps = [];
  document.body.innerHTML = '<main><p>from the server</p></main>';
});
const main = () => document.querySelector('main')!;

it('a match connects once there is somebody to hear what happens', async () => {
  answers = [true];
  await start(boot, main());
  expect(steps).toEqual(['mounted', 'connected']);
});

it('a match asks for its drawings once again', async () => {
  answers = [false, true];
  await start(boot, main());
  expect(steps).toEqual(['mounted', 'connected']);
});

it('a match without drawings does not connect, and leaves what the server has rendered', async () => {
  answers = [false, false];
  await expect(start(boot, main())).rejects.toThrow('no network');
  expect(steps).toEqual([]);
  expect(main().textContent).toBe('from the server');
});
