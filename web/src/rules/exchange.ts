// Questions to a worker and its answers, which come in order. A worker that dies is
// started again, and what it has not answered is asked again, once.
import { Refused, type Problem } from './rules';

/** What a worker is sent, and what it sends. */
export interface Asked { id: number; kind: string; question: string }
export type Said = { ready: true } | { failed: string } | { id: number; reply: string };

/** Reply is what the programs in package wasm return. */
export type Reply = { answer: unknown } | { problem: Problem };

/** The part of a Worker that is used here. */
export interface Working {
  postMessage(asked: Asked): void;
  terminate(): void;
  onmessage: ((event: { data: Said }) => void) | null;
  onerror: ((event: { message?: string; preventDefault?(): void }) => void) | null;
}

interface Open extends Asked {
  again: boolean; // it has been asked before
  resolve(answer: unknown): void;
  reject(why: unknown): void;
}

/** Gone says that a worker could not be started, or died twice over a question. */
export class Gone extends Error {}

export class Exchange {
  private worker: Working | null = null;
  private starting: Promise<void> | null = null;
  private readonly open = new Map<number, Open>();
  private last = 0;
  private turnedAway: ((why: Gone) => void) | null = null;

  constructor(private readonly start: () => Working) {}

  /** ready resolves when the worker has loaded what it needs. */
  ready(): Promise<void> {
    this.starting ??= new Promise<void>((resolve, reject) => {
      let worker: Working;
      try {
        worker = this.start();
      } catch (why) {
        reject(new Gone(String(why)));
        return;
      }
      this.worker = worker;
      this.turnedAway = reject;
      worker.onmessage = ({ data }) => {
        if ('ready' in data) resolve();
        else if ('failed' in data) this.died(worker, data.failed);
        else this.answered(data.id, data.reply);
      };
      worker.onerror = (event) => {
        event.preventDefault?.();
        this.died(worker, event.message ?? 'the worker has failed');
      };
    });
    this.starting.catch(() => (this.starting = null));
    return this.starting;
  }

  /** ask rejects with Refused, with the reason of the signal, or with Gone. */
  async ask(kind: string, question: unknown, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted();
    try {
      await this.ready();
    } finally {
      signal?.throwIfAborted(); // rather than that the worker was ended because of it
    }
    return new Promise((resolve, reject) => {
      const open: Open = { id: ++this.last, kind, question: JSON.stringify(question), again: false, resolve, reject };
      this.open.set(open.id, open);
      signal?.addEventListener('abort', () => {
        if (this.open.delete(open.id)) reject(signal.reason);
      }, { once: true });
      this.post(open);
    });
  }

  /** close ends the worker and gives up what is open; the next question starts another. */
  close(): void {
    const gone = new Gone('the worker was ended');
    this.end(gone);
    for (const open of this.open.values()) open.reject(gone);
    this.open.clear();
  }

  private end(why: Gone): void {
    this.turnedAway?.(why);
    this.worker?.terminate();
    this.worker = null;
    this.starting = null;
  }

  private post({ id, kind, question }: Asked): void {
    this.worker?.postMessage({ id, kind, question });
  }

  private answered(id: number, text: string): void {
    const open = this.open.get(id);
    if (!open) return; // it was given up
    this.open.delete(id);
    const reply = JSON.parse(text) as Reply;
    if ('problem' in reply) open.reject(new Refused(reply.problem));
    else open.resolve(reply.answer);
  }

  private died(worker: Working, why: string): void {
    if (worker !== this.worker) return;
    const gone = new Gone(why);
    this.end(gone);
    const again = [...this.open.values()].filter((open) => !open.again);
    for (const open of this.open.values()) {
      if (open.again) open.reject(gone);
    }
    this.open.clear();
    if (again.length === 0) return;
    for (const open of again) {
      open.again = true;
      this.open.set(open.id, open);
    }
    this.ready().then(
      () => again.forEach((open) => this.open.has(open.id) && this.post(open)),
      (failed) => {
        for (const open of again) {
          if (this.open.delete(open.id)) open.reject(failed);
        }
      },
    );
  }
}
