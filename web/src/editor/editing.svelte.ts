// The position that is being set up. The rules make every edit, and say what is wrong with the position.
import type { Edit, EditedPosition, Reason } from '../wire';
import type { Rules } from '../rules/rules';

/** So many edits can be undone. */
const MOST_UNDONE = 200;

export class Editing {
  /** now is the last position that could be read; null until the first answer. */
  now: EditedPosition | null = $state.raw(null);
  /** typed is the content of the field for the position text. */
  typed = $state('');
  /** unread: why what was typed could not be read. */
  unread: Reason[] = $state.raw([]);
  /** trouble is why the last edit was not made. */
  trouble = $state('');
  #past: string[] = $state.raw([]);
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly rules: Rules,
    private readonly about: { game: string; options: Record<string, string> },
  ) {}

  get undoable(): boolean {
    return this.#past.length > 0;
  }

  /** faults is what is wrong: with what was typed, or with the position. */
  get faults(): Reason[] {
    return this.unread.length > 0 ? this.unread : (this.now?.faults ?? []);
  }

  /** possible: a game can have the position. */
  get possible(): boolean {
    return this.now !== null && this.faults.length === 0;
  }

  /** edit changes the position. One edit is made after the other. */
  edit(...edits: Edit[]): Promise<void> {
    return this.#after(() => this.#ask(this.now?.position ?? '', edits));
  }

  /** read replaces the position by a text; empty is the usual beginning. */
  read(position: string): Promise<void> {
    return this.#after(() => this.#ask(position.trim().replace(/\s+/g, ' '), []));
  }

  undo(): Promise<void> {
    return this.#after(async () => {
      const before = this.#past.at(-1);
      if (before === undefined) return;
      const past = this.#past.slice(0, -1);
      if (await this.#ask(before, [])) this.#past = past;
    });
  }

  #after(work: () => Promise<unknown>): Promise<void> {
    const done = this.#last.then(async () => void (await work()));
    this.#last = done;
    return done;
  }

  /** #ask reports whether the answer is a position, which then is the new one. */
  async #ask(position: string, edits: Edit[]): Promise<boolean> {
    try {
      const answer = await this.rules.ask('edit', { ...this.about, ...(position ? { position } : {}), edits });
      this.trouble = '';
      if (answer.unread) {
        this.unread = answer.faults;
        this.typed = answer.position;
        // The beginning is shown until there is something else.
        this.now ??= await this.rules.ask('edit', { ...this.about, edits: [] });
        return false;
      }
      if (this.now && this.now.position !== answer.position) this.#past = [...this.#past, this.now.position].slice(-MOST_UNDONE);
      this.now = answer;
      this.unread = [];
      this.typed = answer.position;
      return true;
    } catch (err) {
      this.trouble = (err as Error).message;
      return false;
    }
  }
}
