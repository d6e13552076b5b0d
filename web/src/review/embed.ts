// A game in a page of another site: the board, back and forward, and a link to the whole
// review.
import { mount } from 'svelte';
import type { EmbedBoot } from '../wire';
import { openRules } from '../rules';
import Embed from './Embed.svelte';

/** start takes the page over. */
export async function start(boot: EmbedBoot, main: HTMLElement): Promise<void> {
  const rules = openRules(boot.look.lang);
  const { game, options, position } = boot.line;
  const art = await rules.ask('art', {
    game,
    options,
    ...(position ? { position } : {}),
    set: boot.look.set,
    names: boot.look.names,
  });
  const info = boot.games.find((one) => one.name === game)!;
  main.replaceChildren();
  mount(Embed, { target: main, props: { boot, info, rules, art } });
}
