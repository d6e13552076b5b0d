// The studies that this browser stores: all that was seen of them, and what the server does not know yet. So they can be read and
// edited without a connection.
import type { Outline, StoredOperation, StudyVisibility } from '../wire';

/** A study. A local one is in this browser alone. */
export interface SavedStudy {
  id: string;
  outline: Outline;
  visibility: StudyVisibility | 'local';
  right: 'read' | 'edit' | 'own';
  /** seq is the number of the last operation of the server that is in it. */
  seq: number;
  changed: number; // in milliseconds since 1970
}

export interface SavedChapter {
  id: string;
  /** seq is the number of the last operation that has changed the text, as far as it is known. */
  seq: number;
  text: string;
}

/** An operation with the number that its client gave it. */
export interface SavedOperation {
  client: string;
  number: number;
  operation: StoredOperation;
}

/** An operation that was refused, with its words, which the person may want to use elsewhere. */
export interface LostOperation {
  client: string;
  number: number;
  operation: StoredOperation;
  why: string;
}

/** What is stored at once. */
export interface StudyWrite {
  study?: SavedStudy;
  chapters?: SavedChapter[];
  deleted?: string[]; // ids of chapters
  added?: SavedOperation[];
  removed?: SavedOperation[];
  lost?: LostOperation[];
  found?: LostOperation[]; // are not lost any more
}

export interface StudyDatabase {
  studies(): Promise<SavedStudy[]>;
  study(id: string): Promise<SavedStudy | undefined>;
  chapters(id: string): Promise<SavedChapter[]>;
  /** operations returns them by client, and those of a client by number. */
  operations(id: string): Promise<SavedOperation[]>;
  lost(id: string): Promise<LostOperation[]>;
  /** write stores all of it or nothing. Nothing newer is replaced: two pages may have the same study open. */
  write(id: string, what: StudyWrite): Promise<void>;
  delete(id: string): Promise<void>;
}

/** MOST_READ is how many studies are stored that their reader may not change, those that were read last. */
export const MOST_READ = 50;

/** dropOldest deletes studies that may only be read and were not read for longest, until MOST_READ are left. Those with words of the reader stay. */
export async function dropOldest(database: StudyDatabase): Promise<void> {
  const read = (await database.studies()).filter(({ right, visibility }) => right === 'read' && visibility !== 'local');
  for (const { id } of read.sort((a, b) => b.changed - a.changed).slice(MOST_READ)) {
    const own = [await database.operations(id), await database.lost(id)];
    if (own.every((list) => list.length === 0)) await database.delete(id);
  }
}

const STORES = ['studies', 'chapters', 'operations', 'lost'] as const;
type StoreName = (typeof STORES)[number];

const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

/** openDatabase opens the database of this browser; in memory if it has none. */
export async function openDatabase(): Promise<StudyDatabase> {
  try {
    const request = indexedDB.open('teahouse-studies', 1);
    request.onupgradeneeded = () => {
      for (const name of STORES) request.result.createObjectStore(name);
    };
    return new BrowserDatabase(await finished(request));
  } catch {
    return new MemoryDatabase();
  }
}

/** Keys begin with the id of the study. */
const all = (study: string): IDBKeyRange => IDBKeyRange.bound([study], [study, []]);

class BrowserDatabase implements StudyDatabase {
  constructor(private readonly db: IDBDatabase) {}

  #read<T>(name: StoreName, range?: IDBKeyRange): Promise<T[]> {
    return finished(this.db.transaction(name).objectStore(name).getAll(range) as IDBRequest<T[]>);
  }

  studies = (): Promise<SavedStudy[]> => this.#read('studies');
  chapters = (id: string): Promise<SavedChapter[]> => this.#read('chapters', all(id));
  operations = (id: string): Promise<SavedOperation[]> => this.#read('operations', all(id));
  lost = (id: string): Promise<LostOperation[]> => this.#read('lost', all(id));

  async study(id: string): Promise<SavedStudy | undefined> {
    return (await this.#read<SavedStudy>('studies', IDBKeyRange.only([id])))[0];
  }

  async write(id: string, what: StudyWrite): Promise<void> {
    const transaction = this.db.transaction([...STORES], 'readwrite');
    const into = (name: StoreName): IDBObjectStore => transaction.objectStore(name);
    const newer = (name: StoreName, key: IDBValidKey, value: { seq: number }): void => {
      const before = into(name).get(key) as IDBRequest<{ seq: number } | undefined>;
      before.onsuccess = () => {
        if (!before.result || before.result.seq <= value.seq) into(name).put(value, key);
      };
    };
    if (what.study) newer('studies', [id], what.study);
    for (const chapter of what.chapters ?? []) newer('chapters', [id, chapter.id], chapter);
    for (const chapter of what.deleted ?? []) into('chapters').delete([id, chapter]);
    for (const one of what.added ?? []) into('operations').put(one, [id, one.client, one.number]);
    for (const one of what.removed ?? []) into('operations').delete([id, one.client, one.number]);
    for (const one of what.lost ?? []) into('lost').put(one, [id, one.client, one.number]);
    for (const one of what.found ?? []) into('lost').delete([id, one.client, one.number]);
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('IndexedDB'));
    });
  }

  async delete(id: string): Promise<void> {
    const transaction = this.db.transaction([...STORES], 'readwrite');
    for (const name of STORES) transaction.objectStore(name).delete(name === 'studies' ? IDBKeyRange.only([id]) : all(id));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'));
    });
  }
}

/** A database that is gone with the page. */
export class MemoryDatabase implements StudyDatabase {
  #all = new Map<
    string,
    {
      study?: SavedStudy;
      chapters: Map<string, SavedChapter>;
      operations: Map<string, SavedOperation>;
      lost: Map<string, LostOperation>;
    }
  >();

  #of(id: string) {
    let one = this.#all.get(id);
    if (!one) this.#all.set(id, (one = { chapters: new Map(), operations: new Map(), lost: new Map() }));
    return one;
  }

  studies = async (): Promise<SavedStudy[]> => [...this.#all.values()].flatMap(({ study }) => study ?? []);
  study = async (id: string): Promise<SavedStudy | undefined> => this.#of(id).study;
  chapters = async (id: string): Promise<SavedChapter[]> => [...this.#of(id).chapters.values()];
  operations = async (id: string): Promise<SavedOperation[]> =>
    [...this.#of(id).operations.values()].sort((a, b) =>
      a.client === b.client ? a.number - b.number : a.client < b.client ? -1 : 1,
    );
  lost = async (id: string): Promise<LostOperation[]> => [...this.#of(id).lost.values()];
  delete = async (id: string): Promise<void> => void this.#all.delete(id);

  async write(id: string, what: StudyWrite): Promise<void> {
    const one = this.#of(id);
    const key = ({ client, number }: SavedOperation): string => `${client} ${number}`;
    if (what.study && (one.study?.seq ?? 0) <= what.study.seq) one.study = structuredClone(what.study);
    for (const chapter of what.chapters ?? [])
      if ((one.chapters.get(chapter.id)?.seq ?? 0) <= chapter.seq) one.chapters.set(chapter.id, { ...chapter });
    for (const chapter of what.deleted ?? []) one.chapters.delete(chapter);
    for (const op of what.added ?? []) one.operations.set(key(op), op);
    for (const op of what.removed ?? []) one.operations.delete(key(op));
    for (const op of what.lost ?? []) one.lost.set(key(op), op);
    for (const op of what.found ?? []) one.lost.delete(key(op));
  }
}
