// How much of the programs has arrived in this browser, for a bar.
import type { Loading } from './rules';

/** ProgramSize is the size of a program in bytes: as it runs, and as it is sent. */
export interface ProgramSize {
  plain: number;
  packed: number;
}

export class Arrival {
  #plain = $state(0);

  constructor(private readonly size: ProgramSize) {}

  /** update takes the number of bytes that have been unpacked. */
  update(plain: number): void {
    this.#plain = Math.min(plain, this.size.plain);
  }

  complete(): void {
    this.#plain = this.size.plain;
  }

  /** sent converts to bytes as they are sent, which are those that people wait for. */
  get sent(): Loading {
    const { plain, packed } = this.size;
    return { bytes: (packed * this.#plain) / plain, of: packed };
  }
}

/** sum adds up what loads one after the other. */
export const sum = (parts: Arrival[]): Loading =>
  parts.reduce((all, { sent }) => ({ bytes: all.bytes + sent.bytes, of: all.of + sent.of }), { bytes: 0, of: 0 });
