// The requests for puzzles: the interface of the server has them.
import type { ListedPuzzle, PuzzleInfo } from '../wire';
import type { Requests } from './practice.svelte';
import { t } from '../words/words';

/** How many puzzles are listed to choose from. */
const LISTED = 60;

/** get returns undefined for what is not there. */
async function get(path: string): Promise<unknown> {
  const response = await fetch(path).catch((cause: unknown) => {
    throw new Error(t('puzzle-away'), { cause });
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(t('puzzle-away'));
  return response.json();
}

export const requests: Requests = {
  async list(game, { near, theme, usual }) {
    const query = new URLSearchParams({ near: String(near), limit: String(LISTED) });
    if (usual) query.set('usual', 'true');
    if (theme) query.set('theme', theme);
    const found = (await get(`/api/puzzles/${game}?${query}`)) as { puzzles: ListedPuzzle[] } | undefined;
    return found?.puzzles ?? [];
  },
  async get(game, id) {
    return (await get(`/api/puzzles/${game}/${id}`)) as PuzzleInfo | undefined;
  },
};
