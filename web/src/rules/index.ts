// The rules and the engines for pages. The server answers at first; workers in this browser take over as soon
// as they have loaded.
import engineSize from '../../gen/player.wasm?size';
import engineProgram from '../../gen/player.wasm?url';
import rulesSize from '../../gen/rules.wasm?size';
import program from '../../gen/rules.wasm?url';
import type { Language } from '../boot';
import { idle } from '../idle';
import { Arrival } from './arrival.svelte';
import { BrowserEngines } from './engines.svelte';
import type { Analyst, Engines, PuzzleJudge, Rules } from './rules';
import { RulesSource } from './rulessource';
import { askQuickTurn, askServer, type Fetch } from './server';
import { WorkerClient } from './workerclient';
import { speaks, startPlayer, startRules } from './workers';

// The program that has the rules also makes the drawings, and its name changes with its content.
const version = /-([\w-]+)\.wasm$/.exec(program)?.[1];

/** The address of the engines changes with their content. */
export const enginesName: string = engineProgram;

const ask = fetch.bind(globalThis) as Fetch;

/** openRules returns the rules. It begins to load them once the page has been shown, unless they cannot answer in
    the language: then the server does. */
export function openRules(lang: Language): Rules {
  const rules = rulesSource(lang);
  if (speaks(lang)) whenIdle(() => void rules.load());
  return rules;
}

/** openEngines returns the engines, which load when they are asked for the first time. */
export const openEngines = (lang: Language): Engines & Analyst =>
  new BrowserEngines({ lang, start: startPlayer, arrival: new Arrival(engineSize) });

/** openComputer returns the rules and the engines for a game against the computer. They load one after the other,
    the rules first, so that on a slow network neither delays the other; until then, the server chooses quick
    turns. loaded resolves when there is nothing more to load, or it has failed. */
export function openComputer(lang: Language): { rules: Rules; engines: Engines & PuzzleJudge; loaded: Promise<void> } {
  const before = speaks(lang) ? [new Arrival(rulesSize)] : [];
  const rules = rulesSource(lang, before[0]);
  const engines = new BrowserEngines({
    lang,
    start: startPlayer,
    arrival: new Arrival(engineSize),
    before,
    quick: askQuickTurn(lang, ask),
  });
  const loaded = new Promise<void>((resolve) => {
    whenIdle(() => {
      const first = before.length ? rules.load() : Promise.resolve();
      void first
        .then(() => engines.load())
        .then(() => (document.documentElement.dataset.engines = 'here'))
        .then(
          () => resolve(),
          () => resolve(),
        );
    });
  });
  engines.expected = loaded;
  return { rules, engines, loaded };
}

function rulesSource(lang: Language, arrival?: Arrival): RulesSource {
  return new RulesSource(
    askServer(lang, ask, version),
    () =>
      new WorkerClient(
        () => startRules(lang),
        false,
        (plain) => arrival?.update(plain),
      ),
    lang,
    () => {
      arrival?.complete();
      document.documentElement.dataset.rules = 'here';
    },
  );
}

/** whenIdle waits until the page has loaded and is idle. */
function whenIdle(then: () => void): void {
  const wait = () => void idle(then, 2000);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
