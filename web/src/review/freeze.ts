// Freeze stops updates for a while: while the user drags a piece, which needs the processor, or
// points at something that would change below the pointer.

/** Updates go on this long after the release, so that the page shows its effect first; in ms. */
const RELEASE_DELAY_MS = 200;

export class Freeze {
  #on = false;
  #endTimer: ReturnType<typeof setTimeout> | undefined;
  #waiting: (() => void)[] = [];

  /** changed is called when the freeze begins and ends. */
  constructor(private readonly changed: (on: boolean) => void = () => {}) {}

  get on(): boolean {
    return this.#on;
  }

  begin(): void {
    this.#cancelEnd();
    if (!this.#on) this.changed(true);
    this.#on = true;
  }

  /** end ends the freeze a moment later. */
  end(): void {
    if (this.#on) this.#endTimer ??= setTimeout(() => this.endNow(), RELEASE_DELAY_MS);
  }

  /** endNow ends the freeze at once. */
  endNow(): void {
    this.#cancelEnd();
    if (this.#on) this.changed(false);
    this.#on = false;
    this.#waiting.splice(0).forEach((go) => go());
  }

  #cancelEnd(): void {
    clearTimeout(this.#endTimer);
    this.#endTimer = undefined;
  }

  /** ended waits until nothing is frozen. */
  async ended(): Promise<void> {
    while (this.#on) await new Promise<void>((go) => this.#waiting.push(go));
  }
}
