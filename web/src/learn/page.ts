// The page of a step of a course. It goes from step to step without loading another page.
import { mount } from 'svelte';
import type { LearnBoot } from '../wire';
import { openRules } from '../rules';
import Learn from './Learn.svelte';
import { syncDone, useAccount } from './progress';

/** start takes the page over. */
export async function start(boot: LearnBoot, main: HTMLElement): Promise<void> {
  const { look, steps, game } = boot;
  const rules = openRules(look.lang);
  useAccount(boot.me?.account ? boot.me.id : undefined);
  addEventListener('online', () => void syncDone().catch(() => undefined));
  const info = boot.games.find((one) => one.name === game)!;
  const artOf = (step: number) => {
    const { options, position } = steps[step]!.line;
    return rules.ask('art', { game, options, ...(position ? { position } : {}), set: look.set, names: look.names });
  };
  const art = await artOf(boot.step);
  main.replaceChildren();
  mount(Learn, { target: main, props: { rules, info, look, steps, step: boot.step, view: boot.view, art, artOf } });
}
