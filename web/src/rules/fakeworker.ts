// A worker for tests, with answers from the test.
import type { LanguageTexts, Request, WorkerLike, WorkerRequest, WorkerResponse } from './workerclient';

export class FakeWorker implements WorkerLike {
  onmessage: ((event: { data: WorkerResponse }) => void) | null = null;
  onerror: ((event: { message?: string }) => void) | null = null;
  readonly requests: Request[] = [];
  readonly stopped: number[] = [];
  readonly pauses: boolean[] = [];
  readonly languages: LanguageTexts[] = [];
  terminated = false;

  postMessage(message: WorkerRequest): void {
    if ('stop' in message) this.stopped.push(message.stop);
    else if ('pause' in message) this.pauses.push(message.pause);
    else if ('language' in message) this.languages.push(message);
    else this.requests.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  post(data: WorkerResponse): void {
    this.onmessage?.({ data });
  }
  /** sendProgress sends progress of the oldest open request. */
  sendProgress(progress: unknown): void {
    this.post({ id: this.requests[0]!.id, progress: JSON.stringify({ progress }) });
  }
  /** answer answers the oldest open request. */
  answer(reply: unknown): void {
    this.post({ id: this.requests.shift()!.id, reply: JSON.stringify(reply) });
  }
}

/** fakeWorkers returns a function that starts a new worker each time, and the list of all started. */
export function fakeWorkers(): { started: FakeWorker[]; start: () => FakeWorker } {
  const started: FakeWorker[] = [];
  return {
    started,
    start: () => {
      const worker = new FakeWorker();
      started.push(worker);
      return worker;
    },
  };
}

/** nextTask resolves after everything that is ready to run has run. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
