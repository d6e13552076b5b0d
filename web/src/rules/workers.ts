// The two workers of a page.
import type { WorkerLike } from './workerclient';

export function startRules(): WorkerLike {
  return new Worker(new URL('./rules.worker.ts', import.meta.url), { type: 'module', name: 'rules' }) as WorkerLike;
}

export function startPlayer(): WorkerLike {
  return new Worker(new URL('./player.worker.ts', import.meta.url), { type: 'module', name: 'player' }) as WorkerLike;
}
