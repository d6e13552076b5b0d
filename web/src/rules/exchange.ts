// Questions to a worker, its answers, and what it says before them. A worker that dies is
// started again, and what it has not answered is asked again, once.
import { Refused, type Problem } from './rules';

/** What a worker is sent, and what it sends. */
export interface Asked { id: number; kind: string; question: string }
export type Told = Asked | { stop: number } | { rest: boolean };
export type Said = { ready: true } | { failed: string } | { id: number; reply: string } | { id: number; news: string };

/** Reply is what the programs in package wasm return, and News what comes before it. */
export type Reply = { answer: unknown } | { problem: Problem };
export interface News { news: unknown }

/** The part of a Worker that is used here. */
export interface Working {
  postMessage(told: Told): void;
  terminate(): void;
  onmessage: ((event: { data: Said }) => void) | null;
  onerror: ((event: { message?: string; preventDefault?(): void }) => void) | null;
}

interface Open extends Asked {
  again: boolean; // it has been asked before
  resolve(answer: unknown): void;
  reject(why: unknown): void;
  hear?(news: unknown): void;
}

/** What may be said with a question: news is told what comes before the answer. */
export interface Asking { signal?: AbortSignal; news?: (news: never) => void }

/** A worker that has been told to stop is ended if it has not by then, in ms. */
export const DEAF = 4000;

/** Gone says that a worker could not be started, or died twice over a question. */
export class Gone extends Error {}

export class Exchange {
  private worker: Working | null = null;
  private starting: Promise<void> | null = null;
  private readonly open = new Map<number, Open>();
  private readonly stopping = new Map<number, ReturnType<typeof setTimeout>>();
  private last = 0;
  private turnedAway: ((why: Gone) => void) | null = null;

  /** With stops the worker is told when an answer is not wanted any more. */
  constructor(private readonly start: () => Working, private readonly stops = false) {}

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
        else if ('news' in data) this.open.get(data.id)?.hear?.((JSON.parse(data.news) as News).news);
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
  async ask(kind: string, question: unknown, { signal, news }: Asking = {}): Promise<unknown> {
    signal?.throwIfAborted();
    try {
      await this.ready();
    } finally {
      signal?.throwIfAborted(); // rather than that the worker was ended because of it
    }
    return new Promise((resolve, reject) => {
      const open: Open = { id: ++this.last, kind, question: JSON.stringify(question), again: false, resolve, reject, hear: news as Open['hear'] };
      this.open.set(open.id, open);
      signal?.addEventListener('abort', () => {
        if (!this.open.delete(open.id)) return;
        reject(signal.reason);
        if (this.stops) this.halt(open.id);
      }, { once: true });
      this.post(open);
    });
  }

  /** rest has a worker that searches wait, or go on. One that is not there has nothing to wait with. */
  rest(on: boolean): void {
    this.worker?.postMessage({ rest: on });
  }

  /** close ends the worker and gives up what is open; the next question starts another. */
  close(): void {
    const gone = new Gone('the worker was ended');
    this.end(gone);
    for (const open of this.open.values()) open.reject(gone);
    this.open.clear();
  }

  /** halt tells the worker to stop; one that does not hear is ended, and asked the rest again. */
  private halt(id: number): void {
    const worker = this.worker;
    if (!worker) return;
    worker.postMessage({ stop: id });
    this.stopping.set(id, setTimeout(() => this.died(worker, 'the worker does not stop'), DEAF));
  }

  private end(why: Gone): void {
    this.turnedAway?.(why);
    for (const deaf of this.stopping.values()) clearTimeout(deaf);
    this.stopping.clear();
    this.worker?.terminate();
    this.worker = null;
    this.starting = null;
  }

  private post({ id, kind, question }: Asked): void {
    this.worker?.postMessage({ id, kind, question });
  }

  private answered(id: number, text: string): void {
    clearTimeout(this.stopping.get(id));
    this.stopping.delete(id);
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
