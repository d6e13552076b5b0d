// What tabs that are gone have left behind is sent by one that is still there, in their names.
import { adopt, type Outbox } from './outbox';
import type { Refusal } from './protocol';
import type { Live } from './state.svelte';

const every = 2000;
const patience = 10_000;

export class Heir {
  #busy = false;

  constructor(
    private readonly live: Pick<Live, 'connection' | 'refused'>,
    private readonly own: Outbox,
  ) {}

  /** start looks again and again: a browser does not say when a tab dies, and may hold what it had for some time yet. */
  start(): void {
    setInterval(() => { if (this.live.connection.link.kind === 'open') void this.deliver(); }, every);
  }

  /** deliver sends what has been left behind by now. */
  async deliver(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (const box of await adopt(this.own.match, this.own.client)) await this.#empty(box);
    } finally {
      this.#busy = false;
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
        box.answered(command.id);
        if (answer.ok) continue;
        const problem = (await answer.json()) as { code: string; detail: string };
        const refusal: Refusal = { id: command.id, code: problem.code, text: problem.detail };
        this.live.refused(command.command, refusal);
      }
    } catch {
      // There is no network; the outbox stays.
    } finally {
      box.release();
    }
  }
}
