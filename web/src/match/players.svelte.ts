// The players of a match with their profiles and ratings. The server is asked again when somebody takes a seat, and when a rated
// match has ended, until it is counted.
import type { MatchPlayer, MatchRating } from '../wire';

/** ratingText writes a rating, with a question mark while little is known, e.g. "1500?". */
export function ratingText({ points, provisional }: MatchRating): string {
  return provisional ? `${points}?` : `${points}`;
}

/** changeText writes by how many points a match has changed a rating, e.g. "+12". */
export function changeText(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** waits is how long the server is given before each question about a match that has ended, in milliseconds. */
const waits = [1500, 3000, 10000];

/** Players has them as they were last told. */
export class Players {
  shown: MatchPlayer[] = $state([]);
  private asked = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly match: string,
    first: MatchPlayer[],
    private readonly ask: (path: string) => Promise<{ seats: MatchPlayer[] }> = askServer,
  ) {
    this.shown = first;
  }

  /** follow asks again if another person sits there, or if a rated match has ended. */
  follow(people: string, ended: boolean): void {
    const now = `${people} ${ended}`;
    if (this.asked === now) return;
    const first = this.asked === '';
    this.asked = now;
    clearTimeout(this.timer);
    if (ended && !this.counted()) this.later(0);
    else if (!first) void this.refresh();
  }

  /** stop ends the questions. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private counted(): boolean {
    return this.shown.some((player) => player.rating?.change !== undefined);
  }

  private later(attempt: number): void {
    if (attempt >= waits.length) return;
    this.timer = setTimeout(() => {
      void this.refresh().then(() => {
        if (!this.counted()) this.later(attempt + 1);
      });
    }, waits[attempt]);
  }

  /** refresh keeps what is shown if the server cannot be asked: the page says so elsewhere. */
  private async refresh(): Promise<void> {
    try {
      this.shown = (await this.ask(`/api/matches/${this.match}/players`)).seats;
    } catch {
      // The next question may be answered.
    }
  }
}

async function askServer(path: string): Promise<{ seats: MatchPlayer[] }> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as { seats: MatchPlayer[] };
}
