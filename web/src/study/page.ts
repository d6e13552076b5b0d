// The pages of studies: the list, and one study.
import { mount } from 'svelte';
import type { CommonBoot } from '../wire';
import { openRules } from '../rules';
import { newClient } from './client';
import { openDatabase } from './database';
import { speakStudies } from '../words/words';
import Page from './Page.svelte';

/** start takes the page over. */
export async function start(boot: CommonBoot, main: HTMLElement): Promise<void> {
  const [database, client] = await Promise.all([openDatabase(), newClient(), speakStudies(boot.look.lang, boot.words)]);
  main.replaceChildren();
  mount(Page, { target: main, props: { boot, rules: openRules(boot.look.lang), database, client } });
}
