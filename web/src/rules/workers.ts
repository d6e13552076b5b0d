// The two workers of a page.
import { scriptURL } from '../trusted';
import player from './player.worker.ts?worker&url';
import rules from './rules.worker.ts?worker&url';
import type { WorkerLike } from './workerclient';

export function startRules(): WorkerLike {
  return new Worker(scriptURL(rules), { type: 'module', name: 'rules' }) as WorkerLike;
}

export function startPlayer(): WorkerLike {
  return new Worker(scriptURL(player), { type: 'module', name: 'player' }) as WorkerLike;
}
