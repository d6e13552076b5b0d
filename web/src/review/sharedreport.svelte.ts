// The report of a match, which the service makes once for everybody.
import type { GameReport, ReportState } from '../wire';
import { post } from '../post';

/** How often the page asks how far the report is, in ms. */
export const OFTEN = 1500;

export interface ReportRequests {
  /** read returns how far the report is. */
  read(match: string): Promise<ReportState>;
  /** order asks for the report. */
  order(match: string): Promise<ReportState>;
}

const addressOf = (match: string): string => `/api/matches/${match}/report`;

export const requests: ReportRequests = {
  async read(match) {
    const answer = await fetch(addressOf(match));
    if (!answer.ok) throw new Error(String(answer.status));
    return (await answer.json()) as ReportState;
  },
  order: (match) => post<ReportState>(addressOf(match)),
};

export class SharedReport {
  state: ReportState | undefined = $state.raw();
  trouble = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly match: string,
    private readonly asked: ReportRequests = requests,
  ) {}

  get report(): GameReport | undefined {
    return this.state?.report;
  }
  /** underway: the service works on it, or will. */
  get underway(): boolean {
    return this.state?.status === 'waiting' || this.state?.status === 'working';
  }

  /** look reads how far the report is. Without a connection there is none, and no trouble. */
  async look(): Promise<void> {
    try {
      this.#take(await this.asked.read(this.match));
    } catch {
      if (this.underway) this.#later(); // the connection may come back
    }
  }

  /** order asks for the report. */
  async order(): Promise<void> {
    this.trouble = '';
    try {
      this.#take(await this.asked.order(this.match));
    } catch (err) {
      this.trouble = (err as Error).message;
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #take(state: ReportState): void {
    if (this.#closed) return;
    // The queue of a service that was started again is empty.
    const lost = this.underway && state.status === 'none';
    this.state = state;
    if (lost) void this.order();
    else if (this.underway) this.#later();
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.look(), OFTEN);
  }
}
