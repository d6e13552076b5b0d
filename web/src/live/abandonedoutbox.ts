// An open tab sends the commands that closed tabs left without an answer, with their client ids.
import type { Refusal } from './connection';
import { pendingClients, takeAbandoned, type Outbox } from './outbox';
import type { Live } from './state.svelte';

const every = 2000;
const timeout = 10_000;

export class AbandonedOutboxes {
  #busy = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly live: Pick<Live, 'connection' | 'refused'>,
    private readonly own: Outbox,
  ) {}

  /** start checks now, and whenever another tab has changed the storage. */
  start(): void {
    addEventListener('storage', () => this.#check());
    addEventListener('pageshow', () => this.#check());
    this.#check();
  }

  /**
   * #check repeats itself while another tab has commands without an answer: a
   * browser does not report that a tab was closed, and may keep its lock for some time.
   */
  #check(): void {
    if (!pendingClients(this.own.match).some((client) => client !== this.own.client)) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    } else {
      this.#timer ??= setInterval(() => {
        if (this.live.connection.link.kind === 'open') void this.send();
      }, every);
    }
  }

  /** send sends what closed tabs left behind until now. */
  async send(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (const box of await takeAbandoned(this.own.match, this.own.client)) await this.#sendAll(box);
    } finally {
      this.#busy = false;
      this.#check();
    }
  }

  async #sendAll(box: Outbox): Promise<void> {
    try {
      for (const { at: _, ...command } of box.open) {
        const answer = await fetch(`/api/matches/${box.match}/commands`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ client: box.client, ...command }),
          signal: AbortSignal.timeout(timeout),
        });
        if (answer.status === 429 || answer.status >= 500) break; // try again later
        const problem = answer.ok ? {} : ((await answer.json().catch(() => null)) as { code?: string; detail?: string } | null);
        const { code, detail = '' } = problem ?? {};
        if (!answer.ok && !code) break; // not an answer of the service: part of the request may be lost
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
