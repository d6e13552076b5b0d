// The page of puzzles.
import { mount } from 'svelte';
import { openComputer } from '../rules';
import type { PuzzleBoot } from '../wire';
import Page from './Page.svelte';
import { Practice, type Mode } from './practice.svelte';
import { Kept } from './kept';
import { load } from '../play/store';
import { isOwn, ownKey, readOwn } from './own';
import { requests } from './requests';

const modes: Mode[] = ['near', 'daily', 'streak', 'timed', 'mistakes'];

/** start takes the page over. loaded resolves when the rules and the engines have loaded, or cannot be. */
export async function start(boot: PuzzleBoot, main: HTMLElement): Promise<{ loaded: Promise<void> }> {
  const { look, puzzle, view } = boot;
  const info = boot.games.find((game) => game.name === puzzle.game)!;
  const { rules, engines, loaded } = openComputer(look.lang);
  const query = new URLSearchParams(location.search);
  const kept = new Kept(puzzle.game, boot.me?.account ? boot.me.id : undefined);
  const practice = new Practice({
    game: puzzle.game,
    mode: modes.find((mode) => mode === query.get('mode')) ?? 'daily',
    theme: query.get('theme') ?? '',
    kept,
    requests: {
      ...requests,
      // Puzzles of one's own games are in this browser alone.
      get: async (game, id) => (isOwn(id) ? readOwn(load(ownKey(game))).find((own) => own.id === id) : requests.get(game, id)),
    },
    judge: engines,
    now: () => Date.now(),
  });
  void practice.sync();
  addEventListener('online', () => void practice.sync());
  // Another tab has stored something, or another page before the browser came back to this one.
  for (const event of ['storage', 'pageshow']) addEventListener(event, () => practice.refresh());
  const artOf = (options: Record<string, string> | undefined) =>
    rules.ask('art', { game: puzzle.game, options, set: look.set, names: look.names });
  const art = await artOf(puzzle.options);
  main.replaceChildren();
  const first = { puzzle: { ...puzzle, ...(boot.votes && { votes: boot.votes }) }, view, art };
  mount(Page, {
    target: main,
    props: { rules, judge: engines, info, look, practice, lessons: boot.lessons ?? {}, first, artOf },
  });
  return { loaded };
}
