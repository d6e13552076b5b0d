// Where the workers come from.
import type { Working } from './exchange';

export function startRules(): Working {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'rules' }) as Working;
}

export function startPlayer(): Working {
  return new Worker(new URL('./player.worker.ts', import.meta.url), { type: 'module', name: 'player' }) as Working;
}
