// What is shown stands still for a while: while somebody drags a piece, to whom the machine
// then belongs, or points at what would change below the pointer.

/** So long after it was let go of it moves on: first the page shows what that has done; in ms. */
const AFTER = 200;

export class Hold {
  #on = false;
  #later: ReturnType<typeof setTimeout> | undefined;
  #waiting: (() => void)[] = [];

  /** changed is told when it begins and ends to stand still. */
  constructor(private readonly changed: (on: boolean) => void = () => {}) {}

  get on(): boolean { return this.#on; }

  take(): void {
    this.#stay();
    if (!this.#on) this.changed(true);
    this.#on = true;
  }

  /** leave lets it move on, a moment later. */
  leave(): void {
    if (this.#on) this.#later ??= setTimeout(() => this.drop(), AFTER);
  }

  /** drop lets it move on at once. */
  drop(): void {
    this.#stay();
    if (this.#on) this.changed(false);
    this.#on = false;
    this.#waiting.splice(0).forEach((go) => go());
  }

  #stay(): void {
    clearTimeout(this.#later);
    this.#later = undefined;
  }

  /** free waits until it may move. */
  async free(): Promise<void> {
    while (this.#on) await new Promise<void>((go) => this.#waiting.push(go));
  }
}
