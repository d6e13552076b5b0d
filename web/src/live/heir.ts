// What tabs that are gone have left behind is sent by one that is still there, in their names.
import { adopt, left, type Outbox } from './outbox';
import type { Refusal } from './protocol';
import type { Live } from './state.svelte';

const every = 2000;
const patience = 10_000;

export class Heir {
  #busy = false;
  #looking: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly live: Pick<Live, 'connection' | 'refused'>,
    private readonly own: Outbox,
  ) {}

  /** start looks now, and whenever another tab has written something down. */
  start(): void {
    addEventListener('storage', () => this.#look());
    addEventListener('pageshow', () => this.#look());
    this.#look();
  }

  /**
   * #look comes back again and again while another tab has something without an answer: a
   * browser does not say when a tab dies, and may hold what it had for some time yet.
   */
  #look(): void {
    if (!left(this.own.match).some((client) => client !== this.own.client)) {
      clearInterval(this.#looking);
      this.#looking = undefined;
    } else {
      this.#looking ??= setInterval(() => {
        if (this.live.connection.link.kind === 'open') void this.deliver();
      }, every);
    }
  }

  /** deliver sends what has been left behind by now. */
  async deliver(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (const box of await adopt(this.own.match, this.own.client)) await this.#empty(box);
    } finally {
      this.#busy = false;
      this.#look();
    }
  }

  async #empty(box: Outbox): Promise<void> {
    try {
      for (const { at: _, ...command } of box.open) {
        const answer = await fetch(`/api/matches/${box.match}/commands`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ client: box.client, ...command }),
          signal: AbortSignal.timeout(patience),
        });
        if (answer.status === 429 || answer.status >= 500) break; // it stays for the next time
        const said = answer.ok ? {} : ((await answer.json().catch(() => null)) as { code?: string; detail?: string } | null);
        const { code, detail = '' } = said ?? {};
        if (!answer.ok && !code) break; // it is not of the service: part of the request may have been lost
        box.answered(command.id);
        if (answer.ok || !code) continue;
        const refusal: Refusal = { id: command.id, code, text: detail };
        this.live.refused(command.command, refusal);
      }
    } catch {
      // There is no network; the outbox stays.
    } finally {
      box.release();
    }
  }
}
