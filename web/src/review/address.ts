// The addresses of a position: on the analysis board, and of a game against the computer that begins there.
import type { GameInfo } from '../wire';

interface Start {
  game: string;
  options?: Record<string, string> | undefined;
  position?: string | undefined;
}

/** analysisAddress returns the address of the analysis board at a position. */
export const analysisAddress = (start: Start, info?: GameInfo): string => address(`/analysis/${start.game}`, start, info);

/** playAddress returns the address of a game against the computer from a position. */
export const playAddress = (start: Start, info?: GameInfo): string => address(`/play/${start.game}`, start, info);

function address(path: string, { options = {}, position }: Start, info?: GameInfo): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options))
    if (info?.options.find((option) => option.name === name)?.default !== value) query.append('o', `${name}=${value}`);
  if (position) query.set('position', position);
  return query.size > 0 ? `${path}?${query}` : path;
}
