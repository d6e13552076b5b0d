// Where progress with puzzles is kept: in this browser, and with an account at the server, too. What was done offline is sent later.
import { load, store, storedKeys } from '../play/store';
import type { PuzzleProgress, PuzzleResult } from '../wire';
import { joined, readProgress, received, type Progress } from './progress';

const PREFIX = 'teahouse.puzzles.';

/** The most results that are sent at once. */
const AT_ONCE = 100;

/** The largest best count that the server takes. */
const MOST_COUNTED = 1000;

/** keyOf returns where the browser keeps the progress of a person with an account, or of a guest. The first page of puzzles after a login joins both. */
export const keyOf = (game: string, account?: string): string => `${PREFIX}${game}${account ? `@${account}` : ''}`;

export class Kept {
  /** votes are those of the reader, by puzzle. */
  votes: Record<string, number> = {};
  #syncing: Promise<Progress> | undefined;
  #progress: Progress;
  /** stored: the browser has what is kept here. */
  #stored = true;

  /** The account is the id of the person who is logged in. */
  constructor(
    private readonly game: string,
    readonly account?: string,
    private readonly request: typeof fetch = (...args) => fetch(...args),
  ) {
    this.#progress = readProgress(load(keyOf(game, account)));
    if (!account) return;
    // What was done here before the login belongs to the account now. What others have left here does not.
    for (const key of storedKeys(PREFIX)) if (key.includes('@') && !key.endsWith(`@${account}`)) store(key, null);
    const guest = load(keyOf(game));
    if (guest === null) return;
    // Without space for both, what the guest has done stays where it is.
    if (this.keep(joined(this.#progress, readProgress(guest)))) store(keyOf(game), null);
  }

  get progress(): Progress {
    return this.#progress;
  }

  /** keep keeps progress. It reports whether the browser has stored it. */
  keep(progress: Progress): boolean {
    this.#progress = progress;
    return (this.#stored = store(keyOf(this.game, this.account), JSON.stringify(progress)));
  }

  /** refresh returns the progress with what another tab has stored meanwhile. What could not be stored here stays. */
  refresh(): Progress {
    if (this.#stored) this.#progress = readProgress(load(keyOf(this.game, this.account)));
    return this.#progress;
  }

  /** sync sends what the account does not have, and returns what it has then. Without an account, that is what is here. */
  sync(): Promise<Progress> {
    if (!this.account) return Promise.resolve(this.#progress);
    this.#syncing ??= this.#send().finally(() => (this.#syncing = undefined));
    return this.#syncing;
  }

  async #send(): Promise<Progress> {
    let known: Progress['best'] = { streak: 0, timed: 0 };
    const adopt = (answer: PuzzleProgress, sent: PuzzleResult[]): void => {
      known = answer.best;
      this.votes = answer.votes;
      this.keep(received(answer, this.#progress, sent));
    };
    if (this.#progress.pending.length === 0) adopt((await this.#ask('GET', '')) as PuzzleProgress, []);
    while (this.#progress.pending.length > 0 || this.#best.streak > known.streak || this.#best.timed > known.timed) {
      const results = this.#progress.pending.slice(0, AT_ONCE);
      adopt((await this.#ask('POST', '', { results, best: this.#best })) as PuzzleProgress, results);
    }
    return this.#progress;
  }

  /** #best is what the server takes of the best counts. */
  get #best(): Progress['best'] {
    const { streak, timed } = this.#progress.best;
    return { streak: Math.min(streak, MOST_COUNTED), timed: Math.min(timed, MOST_COUNTED) };
  }

  /** vote votes for (1) or against (-1) a puzzle, or takes the vote back (0). */
  async vote(id: string, vote: number): Promise<void> {
    await this.sync(); // the server knows the try then
    await this.#ask('PUT', `/${id}/vote`, { vote });
    this.votes = { ...this.votes, [id]: vote };
  }

  /** report reports a puzzle to the moderators. */
  async report(id: string, fault: string, text: string): Promise<void> {
    await this.sync();
    await this.#ask('PUT', `/${id}/report`, { fault, text });
  }

  async #ask(method: string, path: string, body?: object): Promise<unknown> {
    const response = await this.request(`/api/me/puzzles/${this.game}${path}`, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(String(response.status));
    return response.status === 204 ? undefined : response.json();
  }
}
