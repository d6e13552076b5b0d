// A worker for tests that answers as it is told.
import type { Asked, Said, Told, Working } from './exchange';

export class FakeWorker implements Working {
  onmessage: ((event: { data: Said }) => void) | null = null;
  onerror: ((event: { message?: string }) => void) | null = null;
  readonly asked: Asked[] = [];
  readonly stopped: number[] = [];
  readonly rested: boolean[] = [];
  ended = false;

  postMessage(told: Told): void {
    if ('stop' in told) this.stopped.push(told.stop);
    else if ('rest' in told) this.rested.push(told.rest);
    else this.asked.push(told);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: Said): void {
    this.onmessage?.({ data });
  }
  /** tell says something before the answer to the oldest question. */
  tell(news: unknown): void {
    this.say({ id: this.asked[0]!.id, news: JSON.stringify({ news }) });
  }
  /** answer answers the oldest question that is not answered. */
  answer(reply: unknown): void {
    this.say({ id: this.asked.shift()!.id, reply: JSON.stringify(reply) });
  }
}

/** fakes start a new worker each time, all of them kept. */
export function fakes(): { started: FakeWorker[]; start: () => FakeWorker } {
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

/** soon lets everything happen that waits for nothing else. */
export const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
