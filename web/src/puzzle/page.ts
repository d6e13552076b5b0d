// The page of puzzles.
import { mount } from 'svelte';
import { load, store } from '../play/store';
import { openComputer } from '../rules';
import type { PuzzleBoot } from '../wire';
import Page from './Page.svelte';
import { Practice, type Mode } from './practice.svelte';
import { readProgress, storageKey } from './progress';
import { ownKey, readOwn } from './own';
import { requests } from './requests';

const modes: Mode[] = ['near', 'daily', 'streak', 'timed', 'mistakes'];

/** start takes the page over. loaded resolves when the rules and the engines have loaded, or cannot be. */
export async function start(boot: PuzzleBoot, main: HTMLElement): Promise<{ loaded: Promise<void> }> {
  const { look, puzzle, view } = boot;
  const info = boot.games.find((game) => game.name === puzzle.game)!;
  const { rules, engines, loaded } = openComputer(look.lang);
  const query = new URLSearchParams(location.search);
  const key = storageKey(puzzle.game);
  const practice = new Practice({
    game: puzzle.game,
    mode: modes.find((mode) => mode === query.get('mode')) ?? 'daily',
    theme: query.get('theme') ?? '',
    progress: readProgress(load(key)),
    requests: {
      ...requests,
      // Puzzles of one's own games are in this browser alone.
      get: async (game, id) => readOwn(load(ownKey(game))).find((own) => own.id === id) ?? requests.get(game, id),
    },
    judge: engines,
    now: () => Date.now(),
    keep: (progress) => store(key, JSON.stringify(progress)),
  });
  const artOf = (options: Record<string, string> | undefined) =>
    rules.ask('art', { game: puzzle.game, options, set: look.set, names: look.names });
  const art = await artOf(puzzle.options);
  main.replaceChildren();
  mount(Page, { target: main, props: { rules, judge: engines, info, look, practice, first: { puzzle, view, art }, artOf } });
  return { loaded };
}
