import type { Boot } from '../boot';

/** start takes the page over. */
export async function start(_boot: Boot, _main: HTMLElement): Promise<void> {}
