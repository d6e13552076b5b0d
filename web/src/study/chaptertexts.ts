// The confirmed texts of the chapters of a study that are in this page, and how the others come.
import { t } from '../words/words';
import type { SavedChapter } from './database';
import { Declined, type StudyServer } from './server';

/** How much of a study is stored for times without a connection, in letters. */
const MOST_STORED = 30_000_000;

export interface TextParts {
  id: string;
  server: StudyServer;
  /** atServer returns the ids of the chapters that the server has. */
  atServer: () => string[];
  inOrder: (work: () => Promise<void>) => Promise<void>;
  store: (chapters: SavedChapter[]) => Promise<void>;
}

export class ChapterTexts {
  here: ReadonlyMap<string, SavedChapter> = new Map();
  /** The last operation of chapters that are not here. It does not come again, so a text from before it can not be used. */
  #skipped = new Map<string, number>();
  #clears = 0;
  #fetching = new Map<string, Promise<string>>();

  constructor(private readonly parts: TextParts) {}

  /** clear forgets all texts, and those that are on their way. It returns the ids of the chapters. */
  clear(): string[] {
    const ids = [...this.here.keys()];
    this.here = new Map();
    this.#clears++;
    return ids;
  }

  /** skip notes an operation that was not made, because the chapter is not here. */
  skip(id: string, seq: number): void {
    this.#skipped.set(id, seq);
  }

  /** fetch asks the server for the text of a chapter that is not here. It returns why it can not be had now. Changes do not wait for it. */
  fetch(id: string): Promise<string> {
    let fetching = this.#fetching.get(id);
    if (!fetching) {
      fetching = this.#fetched(id)
        .then(
          () => '',
          (err: unknown) => (err instanceof Declined ? err.message : t('studies-nochapter')),
        )
        .finally(() => this.#fetching.delete(id));
      this.#fetching.set(id, fetching);
    }
    return fetching;
  }

  async #fetched(id: string): Promise<void> {
    const { id: study, server, inOrder } = this.parts;
    while (this.#misses(id)) {
      const [clears, skipped] = [this.#clears, this.#skipped.get(id)];
      const found = await server.chapter(study, id);
      await inOrder(async () => {
        // What has come meanwhile, and is not in the answer, does not come again.
        const now = this.#skipped.get(id);
        if (clears === this.#clears && (now === skipped || now! <= found.seq)) await this.#take([found]);
      });
    }
  }

  /** fetchAll asks for all chapters that are not here, so that they can be read without a connection. */
  async fetchAll(signal: AbortSignal): Promise<void> {
    const { id: study, server, atServer, inOrder } = this.parts;
    let stored = letters(this.here.values());
    const missing = (): boolean => atServer().some((id) => !this.here.has(id));
    for (let after: number | undefined = 0; after !== undefined && missing() && stored < MOST_STORED;) {
      const clears = this.#clears;
      const found: { chapters: SavedChapter[]; next?: number } | undefined = await server
        .chapters(study, after)
        .catch(() => undefined);
      if (!found || signal.aborted) return;
      await inOrder(async () => {
        // Operations may have been passed over while the answer was on its way. What lacks them is asked for when it is shown.
        if (clears !== this.#clears) return;
        stored += await this.#take(found.chapters.filter(({ id, seq }) => seq >= (this.#skipped.get(id) ?? 0)));
      });
      after = found.next;
    }
  }

  /** #take keeps texts of chapters that are not here. It returns how many letters they have. */
  async #take(chapters: SavedChapter[]): Promise<number> {
    const known = new Set(this.parts.atServer());
    const fresh = chapters.filter(({ id }) => known.has(id) && !this.here.has(id));
    this.here = new Map([...this.here, ...fresh.map((chapter) => [chapter.id, chapter] as const)]);
    await this.parts.store(fresh);
    return letters(fresh);
  }

  #misses(id: string): boolean {
    return !this.here.has(id) && this.parts.atServer().includes(id);
  }
}

const letters = (chapters: Iterable<SavedChapter>): number => [...chapters].reduce((sum, { text }) => sum + text.length, 0);
