// Where the workers come from.
import { scriptURL } from '../trusted';
import type { Working } from './exchange';
import player from './player.worker.ts?worker&url';
import rules from './worker.ts?worker&url';

export function startRules(): Working {
  return new Worker(scriptURL(rules), { type: 'module', name: 'rules' }) as Working;
}

export function startPlayer(): Working {
  return new Worker(scriptURL(player), { type: 'module', name: 'player' }) as Working;
}
