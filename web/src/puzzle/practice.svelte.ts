// Puzzles one after the other: near a rating, of a theme, in a row, for three minutes, or one's own mistakes.
import type { PuzzleJudge } from '../rules/rules';
import type { ListedPuzzle, PuzzleInfo, PuzzleRating } from '../wire';
import type { Kept } from './kept';
import { answered, choose, dayOf, due, FIRST_USUAL, type Progress } from './progress';

export type Mode = 'near' | 'daily' | 'streak' | 'timed' | 'mistakes';

/** The time for as many puzzles as possible, in ms. */
export const TIME = 180_000;

/** Where a row begins, and by how much each next puzzle is harder. */
const FIRST = 700;
const HARDER = 35;

export interface Requests {
  list(game: string, query: { near: number; theme: string; usual: boolean }): Promise<ListedPuzzle[]>;
  /** get returns undefined for a puzzle that is there no longer. */
  get(game: string, id: string): Promise<PuzzleInfo | undefined>;
}

interface Config {
  game: string;
  mode: Mode;
  theme: string;
  kept: Kept;
  requests: Requests;
  judge: PuzzleJudge;
  now: () => number;
}

export class Practice {
  progress: Progress;
  /** count: the puzzles solved in a row, or in the time. */
  count = $state(0);
  /** over: the row or the time has ended. */
  over = $state(false);
  /** left is the time that is left, in ms. */
  left = $state(TIME);
  /** before is the rating before the last puzzle that changed it. */
  before: number | undefined = $state();
  #until = 0;

  constructor(private readonly config: Config) {
    this.progress = $state.raw(config.kept.progress);
  }

  get mode(): Mode {
    return this.config.mode;
  }
  get points(): number | undefined {
    return this.progress.rating?.points;
  }
  get waiting(): number {
    return due(this.progress, this.#day()).length;
  }

  /** later is how many mistakes are repeated on a later day. */
  get later(): number {
    return this.progress.mistakes.length - this.waiting;
  }

  /** tried reports whether a puzzle was answered before. */
  tried(id: string): boolean {
    return this.progress.tried.includes(id);
  }

  /** begin starts a row, or the time. */
  begin(): void {
    this.count = 0;
    this.over = false;
    this.left = TIME;
    this.#until = this.config.now() + TIME;
  }

  /** tick updates the time that is left. */
  tick(): void {
    if (this.mode !== 'timed' || this.over) return;
    this.left = Math.max(0, this.#until - this.config.now());
    if (this.left === 0) this.#finish('timed');
  }

  /** ended takes the result of a puzzle. */
  async ended(puzzle: PuzzleInfo, solved: boolean): Promise<void> {
    const known = this.tried(puzzle.id);
    this.#keep(answered(this.progress, { id: puzzle.id, solved, at: this.config.now(), day: this.#day() }));
    await this.#count(puzzle, solved, known).finally(() => void this.sync());
  }

  async #count(puzzle: PuzzleInfo, solved: boolean, known: boolean): Promise<void> {
    if (this.over) return;
    if (solved) this.count++;
    if (this.mode === 'streak') this.#finish('streak', !solved);
    if (!known && this.mode !== 'mistakes') await this.#rate(puzzle, solved);
  }

  async #rate(puzzle: PuzzleInfo, solved: boolean): Promise<void> {
    const before = this.progress.rating;
    const rating: PuzzleRating = await this.config.judge.rate(before, puzzle.rating, solved, this.config.now());
    this.before = before?.points;
    this.#keep({ ...this.progress, rating });
  }

  /** #finish keeps the best count, and ends the row or the time. */
  #finish(mode: 'streak' | 'timed', over = true): void {
    this.over = over;
    const { best } = this.progress;
    if (this.count > best[mode]) this.#keep({ ...this.progress, best: { ...best, [mode]: this.count } });
  }

  #keep(progress: Progress): void {
    this.progress = progress;
    this.config.kept.keep(progress);
  }

  /** refresh takes over what another tab has stored. */
  refresh(): void {
    this.progress = this.config.kept.refresh();
  }

  /** unsent: the account does not have all results yet. */
  unsent = $state(false);

  /** sync sends the results that the account does not have, if there is one. Offline they wait. */
  async sync(): Promise<void> {
    if (!this.config.kept.account) return;
    try {
      this.progress = await this.config.kept.sync();
      this.votes = this.config.kept.votes;
      this.unsent = false;
    } catch {
      this.unsent = this.progress.pending.length > 0;
    }
  }

  /** votes are those of the reader, by puzzle. */
  votes: Record<string, number> = $state.raw({});

  /** vote votes for (1) or against (-1) a puzzle, or takes the vote back (0). */
  async vote(id: string, vote: number): Promise<void> {
    await this.config.kept.vote(id, vote);
    this.votes = this.config.kept.votes;
  }

  get kept(): Kept {
    return this.config.kept;
  }

  #day(): number {
    return dayOf(this.config.now());
  }

  /** next returns another puzzle; undefined: there is none. */
  async next(present: string): Promise<PuzzleInfo | undefined> {
    const { game, requests, theme } = this.config;
    this.before = undefined;
    if (this.mode === 'mistakes') return this.#nextMistake(present);
    const counted = this.mode === 'streak' || this.mode === 'timed';
    const near = Math.round(counted ? FIRST + HARDER * this.count : (this.points ?? 1200));
    const id = choose(
      await requests.list(game, { near, theme, usual: this.progress.tried.length < FIRST_USUAL }),
      this.progress.tried,
      present,
    );
    return id === undefined ? undefined : requests.get(game, id);
  }

  /** #nextMistake returns the mistake to repeat that waits longest, and forgets those whose puzzles are there no longer. */
  async #nextMistake(present: string): Promise<PuzzleInfo | undefined> {
    const { game, requests } = this.config;
    for (const id of due(this.progress, this.#day())) {
      if (id === present) continue;
      const puzzle = await requests.get(game, id);
      if (puzzle) return puzzle;
      this.#keep({ ...this.progress, mistakes: this.progress.mistakes.filter((one) => one.id !== id) });
    }
    return undefined;
  }
}
