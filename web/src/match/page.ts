// The page of a match: it replaces the page from the server and continues live.
import { mount } from 'svelte';
import type { MatchBoot } from '../wire';
import { follow } from '../live/follow';
import { openRules } from '../rules';
import Match from './Match.svelte';
import { Moment } from './moment.svelte';
import { lineOf, Views } from './views.svelte';

/** start takes the page over. */
export async function start(boot: MatchBoot, main: HTMLElement): Promise<void> {
  const { terms } = boot.state;
  const info = boot.games.find((game) => game.name === terms.game)!;
  const rules = openRules(boot.look.lang);
  const pace = main.querySelector('.heading p')?.textContent?.trim() ?? '';
  const { game, options, position } = terms;
  const draw = () =>
    rules.ask('art', { game, options, ...(position ? { position } : {}), set: boot.look.set, names: boot.look.names });
  const [art, live] = await Promise.all([
    draw().catch(draw), // nothing can be shown without them
    follow({ state: boot.state, you: boot.you, present: boot.present, chat: boot.chat, me: boot.me?.id ?? '' }),
  ]);
  const first = { line: lineOf(terms, boot.state.turns), view: boot.view, seq: boot.state.seq };
  const props = {
    boot,
    info,
    rules,
    live,
    art,
    pace,
    now: new Views(rules, first),
    past: new Views(rules, first),
    moment: new Moment(),
  };
  main.replaceChildren();
  mount(Match, { target: main, props });
  live.connection.start(); // now there is somebody to hear what happens
}
