// The client of a worker: requests, replies and progress messages. A worker that fails is
// started again, and its open requests are sent once more.
import { Refused, type Problem } from './rules';

/** A request, and everything else that the page sends to a worker. */
export interface Request {
  id: number;
  kind: string;
  question: string;
}
/** A language of the program, and the address of its texts. It is sent before the first request. */
export interface LanguageTexts {
  language: string;
  texts: string;
}
/** ProgramRequest is what the program handles. */
export type ProgramRequest = Request | { stop: number } | { pause: boolean };
export type WorkerRequest = ProgramRequest | LanguageTexts;
export type WorkerResponse =
  { ready: true } | { arrived: number } | { failed: string } | { id: number; reply: string } | { id: number; progress: string };

/** Reply is the answer of the programs in package wasm, Progress is what they send before it. */
export type Reply = { answer: unknown } | { problem: Problem };
export interface Progress {
  progress: unknown;
}

/** WorkerLike is the part of a Worker that the client uses. */
export interface WorkerLike {
  postMessage(message: WorkerRequest): void;
  terminate(): void;
  onmessage: ((event: { data: WorkerResponse }) => void) | null;
  onerror: ((event: { message?: string; preventDefault?(): void }) => void) | null;
}

interface OpenRequest extends Request {
  resent: boolean;
  /** worker is the one that it was last posted to. */
  worker: WorkerLike | null;
  resolve(answer: unknown): void;
  reject(reason: unknown): void;
  onprogress?(progress: unknown): void;
}

/** AskOptions: progress is called with each progress message. */
export interface AskOptions {
  signal?: AbortSignal;
  progress?: (progress: never) => void;
}

/** A worker that does not answer a stop request within this time is terminated, in ms. */
export const STOP_TIMEOUT_MS = 4000;

/** WorkerLost means that a worker could not be started, or failed twice on one request. */
export class WorkerLost extends Error {}

export class WorkerClient {
  private worker: WorkerLike | null = null;
  private starting: Promise<void> | null = null;
  private readonly open = new Map<number, OpenRequest>();
  private readonly stopTimers = new Map<number, ReturnType<typeof setTimeout>>();
  private lastId = 0;
  private rejectStart: ((reason: WorkerLost) => void) | null = null;

  /** If stoppable, the client cancels requests in the worker when their answers are no longer needed. onarrival
      is called with the bytes of its program that have arrived, unpacked. */
  constructor(
    private readonly start: () => WorkerLike,
    private readonly stoppable = false,
    private readonly onarrival: (bytes: number) => void = () => {},
  ) {}

  /** ready resolves when the worker has loaded its program. */
  ready(): Promise<void> {
    this.starting ??= new Promise<void>((resolve, reject) => {
      let worker: WorkerLike;
      try {
        worker = this.start();
      } catch (reason) {
        reject(new WorkerLost(String(reason)));
        return;
      }
      this.worker = worker;
      this.rejectStart = reject;
      worker.onmessage = ({ data }) => {
        if ('ready' in data) resolve();
        else if ('arrived' in data) this.onarrival(data.arrived);
        else if ('failed' in data) this.handleFailure(worker, data.failed);
        else if ('progress' in data) this.open.get(data.id)?.onprogress?.((JSON.parse(data.progress) as Progress).progress);
        else this.handleReply(data.id, data.reply);
      };
      worker.onerror = (event) => {
        event.preventDefault?.();
        this.handleFailure(worker, event.message ?? 'the worker has failed');
      };
    });
    this.starting.catch(() => (this.starting = null));
    return this.starting;
  }

  /** ask rejects with Refused, with the reason of the signal, or with WorkerLost. */
  async ask(kind: string, question: unknown, { signal, progress }: AskOptions = {}): Promise<unknown> {
    signal?.throwIfAborted();
    try {
      await this.ready();
    } finally {
      signal?.throwIfAborted(); // an aborted request rejects with its reason, even if the worker was lost meanwhile
    }
    return new Promise((resolve, reject) => {
      const request: OpenRequest = {
        id: ++this.lastId,
        kind,
        question: JSON.stringify(question),
        resent: false,
        worker: null,
        resolve,
        reject,
        onprogress: progress as OpenRequest['onprogress'],
      };
      this.open.set(request.id, request);
      signal?.addEventListener(
        'abort',
        () => {
          if (!this.open.delete(request.id)) return;
          reject(signal.reason);
          if (this.stoppable) this.requestStop(request);
        },
        { once: true },
      );
      this.post(request);
    });
  }

  /** setPaused makes the searches of a worker wait, or go on. It does nothing if no worker runs. */
  setPaused(paused: boolean): void {
    this.worker?.postMessage({ pause: paused });
  }

  /** requestStop terminates a worker that does not react; its other requests are sent to a new one. */
  private requestStop({ id, worker }: OpenRequest): void {
    // A worker that has just been started does not know the request yet, and would not answer.
    if (!worker || worker !== this.worker) return;
    worker.postMessage({ stop: id });
    this.stopTimers.set(
      id,
      setTimeout(() => this.handleFailure(worker, 'the worker does not stop'), STOP_TIMEOUT_MS),
    );
  }

  private terminate(reason: WorkerLost): void {
    this.rejectStart?.(reason);
    for (const timer of this.stopTimers.values()) clearTimeout(timer);
    this.stopTimers.clear();
    this.worker?.terminate();
    this.worker = null;
    this.starting = null;
  }

  private post(request: OpenRequest): void {
    const { id, kind, question } = request;
    request.worker = this.worker;
    this.worker?.postMessage({ id, kind, question });
  }

  private handleReply(id: number, text: string): void {
    clearTimeout(this.stopTimers.get(id));
    this.stopTimers.delete(id);
    const request = this.open.get(id);
    if (!request) return; // it was aborted
    this.open.delete(id);
    const reply = JSON.parse(text) as Reply;
    if ('problem' in reply) request.reject(new Refused(reply.problem));
    else request.resolve(reply.answer);
  }

  private handleFailure(worker: WorkerLike, message: string): void {
    if (worker !== this.worker) return;
    const lost = new WorkerLost(message);
    this.terminate(lost);
    const retried = [...this.open.values()].filter((request) => !request.resent);
    for (const request of this.open.values()) {
      if (request.resent) request.reject(lost);
    }
    this.open.clear();
    if (retried.length === 0) return;
    for (const request of retried) {
      request.resent = true;
      this.open.set(request.id, request);
    }
    this.ready().then(
      () => retried.forEach((request) => this.open.has(request.id) && this.post(request)),
      (failure) => {
        for (const request of retried) {
          if (this.open.delete(request.id)) request.reject(failure);
        }
      },
    );
  }
}
