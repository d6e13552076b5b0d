// The rules for pages. The server answers at first; a worker in this browser takes over as soon
// as it has loaded.
export { openEngines } from './engines';
import engines from '../../gen/player.wasm?url';
import program from '../../gen/rules.wasm?url';
import type { Language } from '../boot';
import { idle } from '../idle';
import type { Rules } from './rules';
import { RulesSource } from './rulessource';
import { askServer, type Fetch } from './server';
import { WorkerClient } from './workerclient';
import { speaks, startRules } from './workers';

// The program that has the rules also makes the drawings, and its name changes with its content.
const version = /-([\w-]+)\.wasm$/.exec(program)?.[1];

/** The address of the engines changes with their content. */
export const enginesName: string = engines;

/** openRules returns the rules. It begins to load them once the page has been shown, unless they cannot answer in
    the language: then the server does. */
export function openRules(lang: Language): Rules {
  const rules = new RulesSource(
    askServer(lang, fetch.bind(globalThis) as Fetch, version),
    () => new WorkerClient(() => startRules(lang)),
    lang,
    () => {
      document.documentElement.dataset.rules = 'here';
    },
  );
  if (speaks(lang)) whenIdle(() => void rules.load());
  return rules;
}

/** whenIdle waits until the page has loaded and is idle. */
function whenIdle(then: () => void): void {
  const wait = () => void idle(then, 2000);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
