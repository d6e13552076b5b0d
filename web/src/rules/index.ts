// The rules for pages: openRules answers through the server at first, and from a worker in
// this browser as soon as that has loaded.
export { openComputer } from './computer';
import engines from '../../gen/player.wasm?url';
import program from '../../gen/rules.wasm?url';
import type { Language } from '../boot';
import { idle } from '../idle';
import { Exchange } from './exchange';
import type { Rules } from './rules';
import { startRules } from './start';
import { askServer, type Fetch } from './server';
import { Switching } from './switching';

// Drawings are made by the same program as the rules, whose name changes whenever they do.
const version = /-([\w-]+)\.wasm$/.exec(program)?.[1];

/** The name of the engines changes whenever they do. */
export const enginesName: string = engines;

/** openRules begins to load the rules once the page has been shown. */
export function openRules(lang: Language): Rules {
  const rules = new Switching(askServer(lang, fetch.bind(globalThis) as Fetch, version), () => new Exchange(startRules), lang, () => {
    document.documentElement.dataset.rules = 'here';
  });
  whenIdle(() => void rules.load());
  return rules;
}

/** whenIdle waits until the page has loaded and there is nothing else to do. */
function whenIdle(then: () => void): void {
  const soon = () => void idle(then, 2000);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
