// The two workers of a page.
import { scriptURL } from '../trusted';
import player from './player.worker.ts?worker&url';
import rules from './rules.worker.ts?worker&url';
import type { WorkerLike } from './workerclient';

/** The texts of the rules in other languages than English, which the programs contain. */
const texts = import.meta.glob<string>('../../gen/rules-*.ftl', { query: '?url', import: 'default', eager: true });

const textsIn = (lang: string): string | undefined => texts[`../../gen/rules-${lang}.ftl`];

/** speaks reports whether the programs can answer in a language. */
export const speaks = (lang: string): boolean => lang === 'en' || textsIn(lang) !== undefined;

function start(script: string, name: string, lang: string): WorkerLike {
  const worker = new Worker(scriptURL(script), { type: 'module', name }) as WorkerLike;
  const address = textsIn(lang);
  if (address) worker.postMessage({ language: lang, texts: address });
  return worker;
}

export const startRules = (lang: string): WorkerLike => start(rules, 'rules', lang);
export const startPlayer = (lang: string): WorkerLike => start(player, 'player', lang);
