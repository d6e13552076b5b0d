// The requests to a worker, in their order: they wait until the program runs and has the texts of
// its language.
import type { ProgramRequest, WorkerRequest } from './workerclient';

export class RequestQueue {
  /** begin lets the requests go on; the program runs. It resolves when the texts have arrived that were asked for before. */
  readonly begin: () => Promise<void>;
  private last: Promise<void>;

  constructor(
    private readonly handle: (request: ProgramRequest) => void,
    private readonly teach: (tag: string, text: string) => void,
    private readonly fetchText: (address: string) => Promise<string>,
  ) {
    let go!: () => void;
    this.last = new Promise((resolve) => (go = resolve));
    this.begin = () => {
      go();
      return this.last;
    };
  }

  add(request: WorkerRequest): void {
    if (!('language' in request)) {
      this.last = this.last.then(() => this.handle(request));
      return;
    }
    const before = this.last;
    const text = this.fetchText(request.texts).catch(() => undefined); // without the texts, answers are in English
    this.last = before.then(async () => {
      const arrived = await text;
      if (arrived !== undefined) this.teach(request.language, arrived);
    });
  }
}
