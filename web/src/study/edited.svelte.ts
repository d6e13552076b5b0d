// A study that is edited in this page, alone or together, with and without a connection. What the server has ordered is confirmed;
// the operations of this page that it does not know yet are pending, and made on top of it. Both are done by the rules, which know
// what an operation means: this file knows only the order.
import type { Rules } from '../rules/rules';
import { t } from '../words/words';
import type { Operation, OperationAnswer, OperationLine, Outline, StoredOperation, StudyChapter } from '../wire';
import { ChapterTexts } from './chaptertexts';
import { dropOldest } from './database';
import type { LostOperation, SavedOperation, SavedStudy, StudyDatabase, StudyWrite } from './database';
import { AT_ONCE, brief, byChapter, grouped, keyOf, nextPart, ofOutline, outlineOf, sized, type Sized } from './operations';
import { pause } from './pause';
import { Declined, Later, type StudyLine, type StudyServer } from './server';

/** How the page is connected. away: there is no connection; sending: the server does not know everything yet. */
export type Link = 'local' | 'connecting' | 'away' | 'sending' | 'synced' | 'ended';

/** The most operations that the rules make at once (package internal/rules/analysis). No more may wait for a connection. */
const MOST_MADE = 10_000;
/** Pauses between attempts to connect and to send, in ms. */
const PAUSES = [300, 1000, 2000, 5000, 10_000];
/** The longest pause that a server may ask for. */
const LONGEST = 60_000;
/** How long to wait for the rules after they failed, in ms. */
const RULES_REST = 10_000;
export interface Parts {
  rules: Rules;
  database: StudyDatabase;
  server: StudyServer;
  /** client is the name of this page, which no other has. */
  client: string;
  /** orphans returns those of some clients whose pages are gone. */
  orphans: (clients: string[]) => Promise<string[]>;
  /** alone reports whether no other page of this browser has a local study open. */
  alone: (id: string) => Promise<boolean>;
}

/** An operation that cannot be made. */
type RefusedOperation = Pick<LostOperation, 'operation' | 'why'>;

export class EditedStudy {
  outline: Outline = $state.raw({ title: '', chapters: [] });
  visibility: SavedStudy['visibility'] = $state('local');
  right: SavedStudy['right'] = $state('read');
  link: Link = $state('connecting');
  /** chapter is the shown one, as it is with all operations of this page. */
  chapter: { id: string; content: StudyChapter } | null = $state.raw(null);
  lost: LostOperation[] = $state.raw([]);
  trouble = $state('');
  waiting = $state(0); // how many operations the server does not know yet

  #confirmed: Outline = { title: '', chapters: [] };
  #seq = 0;
  #selected = '';
  #pending: SavedOperation[] = [];
  #sent = new Set<string>(); // those whose answer has come, and whose line has not
  #number = 0;
  #sending = false;
  #failures = 0; // failed attempts since a change was answered, or there was none to send
  #ended = new AbortController();
  #stream: AbortController | null = null;
  #work: Promise<unknown> = Promise.resolve();
  readonly #texts: ChapterTexts;

  constructor(
    readonly id: string,
    private readonly parts: Parts,
  ) {
    this.#texts = new ChapterTexts({
      id,
      server: parts.server,
      atServer: () => (this.local ? [] : this.#confirmed.chapters.map((one) => one.id)),
      inOrder: (work) => this.#inOrder(work),
      store: (chapters) => this.#store({ chapters }),
    });
  }

  get mayEdit(): boolean {
    return this.right !== 'read';
  }
  get local(): boolean {
    return this.visibility === 'local';
  }

  /** open reads what is stored, and connects. It rejects if the study is neither here nor at the server. */
  async open(): Promise<void> {
    const { database } = this.parts;
    const saved = await database.study(this.id);
    if (saved) {
      this.#take(saved);
      this.#texts.here = new Map((await database.chapters(this.id)).map((chapter) => [chapter.id, chapter]));
      this.lost = await database.lost(this.id);
      await this.#adopt();
      await this.#show();
    }
    if (this.local && saved) {
      this.link = 'local';
      // Nothing orders the changes of two pages.
      if (!(await this.parts.alone(this.id))) {
        this.right = 'read';
        this.trouble = t('studies-otherpage');
      }
      return;
    }
    if (!saved) {
      await this.#load();
      void dropOldest(database).catch(() => undefined); // the next study that is read tries again
    }
    void this.#stay();
  }

  close(): void {
    this.#ended.abort();
    this.#stream?.abort();
  }

  #take({ outline, visibility, right, seq }: SavedStudy): void {
    this.#confirmed = outline;
    this.#seq = seq;
    this.visibility = visibility;
    this.right = right;
  }

  /** #adopt takes over what pages that are gone did not send. */
  async #adopt(): Promise<void> {
    const { client, database, orphans } = this.parts;
    const stored = await database.operations(this.id);
    const left = new Set(await orphans([...new Set(stored.map((one) => one.client))].filter((name) => name !== client)));
    // The database has them by client, whose name says nothing about the time.
    this.#pending = stored.filter((one) => one.client === client || left.has(one.client)).sort((a, b) => a.number - b.number);
    this.#number = this.#pending.at(-1)?.number ?? 0;
    this.waiting = this.#pending.length;
  }

  /** #load asks the server for the whole list. Chapters that have changed meanwhile are asked for again when they are shown. */
  async #load(): Promise<void> {
    const found = await this.parts.server.outline(this.id);
    await this.#inOrder(async () => {
      // What is stored of chapters is from before the operations that are left out.
      const deleted = this.#texts.clear();
      this.#confirmed = outlineOf(found);
      this.#seq = found.seq;
      this.visibility = found.visibility;
      this.right = found.right;
      await this.#store({ deleted });
      await this.#show();
    });
  }

  #saved(): SavedStudy {
    const { id, visibility, right } = this;
    return { id, outline: this.#confirmed, visibility, right, seq: this.#seq, changed: Date.now() };
  }

  /** #store stores the study with other things. A full disk does not stop the page. */
  async #store(what: StudyWrite): Promise<void> {
    try {
      await this.parts.database.write(this.id, { study: this.#saved(), ...what });
    } catch (err) {
      this.trouble = t('studies-notstored', { why: (err as Error).message });
    }
  }

  /** #inOrder does one thing after the other: each is made on top of what was before. */
  #inOrder<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#work.then(work, work);
    this.#work = next.catch(() => undefined);
    return next;
  }

  /** select shows a chapter, unless another is selected before it is here. */
  async select(id: string): Promise<void> {
    this.trouble = '';
    this.#selected = id;
    const why = await this.#texts.fetch(id);
    await this.#inOrder(async () => {
      if (this.#selected !== id) return;
      try {
        const content = await this.#content(id);
        if (content) this.chapter = { id, content };
        else this.trouble = why || t('studies-gone');
      } catch (err) {
        this.trouble = (err as Error).message;
      }
    });
  }

  /** #content returns a chapter with the pending operations; undefined if its text is not here. */
  async #content(id: string): Promise<StudyChapter | undefined> {
    const mine = this.#pending.filter(({ operation }) => operation.chapter === id).map(({ operation }) => operation);
    const text = this.#texts.here.get(id)?.text ?? mine.findLast(({ kind }) => kind === 'chapter-add')?.record;
    if (text === undefined) return undefined;
    return this.parts.rules.ask('chapter', { text, operations: mine.filter((one) => !ofOutline(one)) });
  }

  /** #show shows the study. What could not be shown is shown with the next change. */
  async #show(): Promise<void> {
    try {
      await this.#make();
    } catch (err) {
      this.trouble = (err as Error).message;
    }
  }

  /** #make makes the pending operations on top of the confirmed ones. */
  async #make(): Promise<void> {
    const mine = this.#pending.map(({ operation }) => operation).filter(ofOutline);
    this.outline = this.#confirmed;
    if (mine.length) {
      const { outline } = await this.parts.rules.ask('outline', { outline: this.#confirmed, operations: mine.map(brief) });
      const added = mine.flatMap(({ chapter = '', game, chapterTurns: turns }) =>
        game ? [[chapter, { game, turns }] as const] : [],
      );
      this.outline = sized(outline, new Map(added));
    }
    this.waiting = this.#pending.length;
    const here = this.chapter?.id;
    if (here === undefined) return;
    if (!this.outline.chapters.some(({ id }) => id === here)) {
      this.chapter = null;
      return;
    }
    const content = await this.#content(here);
    if (content && this.chapter?.id === here) this.chapter = { id: here, content };
    if (!content) void this.#refetch(here);
  }

  /** #refetch shows the chapter again once its text is here. */
  async #refetch(id: string): Promise<void> {
    const why = await this.#texts.fetch(id);
    if (why) this.trouble = why;
    else if (this.#texts.here.has(id)) await this.#inOrder(() => this.#show());
  }

  /** do makes operations. It reports whether all of them were made; trouble says why not. */
  do(...operations: StoredOperation[]): Promise<boolean> {
    return this.#inOrder(async () => {
      this.trouble = '';
      try {
        const { made, refused } = await this.#tried(operations);
        if (made.length) await this.#add(made);
        await this.#refuse(refused);
        return made.length === operations.length;
      } catch (err) {
        const why = (err as Error).message;
        await this.#refuse(operations.map((operation) => ({ operation, why })));
        return false;
      }
    });
  }

  /** #tried returns the operations that can be made, with the digests of what they delete, and the others. */
  async #tried(operations: StoredOperation[]): Promise<{ made: StoredOperation[]; refused: RefusedOperation[] }> {
    if (!this.mayEdit) throw new Error(t('studies-onlyread'));
    if (this.#pending.length + operations.length > MOST_MADE) throw new Error(t('studies-toomany'));
    const { rules } = this.parts;
    const refused: RefusedOperation[] = [];
    const good = (list: StoredOperation[], answer: { refused?: { index: number; detail: string }[] }): StoredOperation[] => {
      const why = new Map(answer.refused?.map(({ index, detail }) => [index, detail]));
      for (const [i, detail] of why) refused.push({ operation: list[i]!, why: detail });
      return list.filter((_, i) => !why.has(i));
    };
    let made: StoredOperation[] = [];
    const outline = operations.filter(ofOutline);
    if (outline.length)
      made = good(outline, await rules.ask('outline', { outline: this.outline, operations: outline.map(brief) }));
    for (const [id, list] of byChapter(operations.filter((one) => !ofOutline(one) || one.kind === 'chapter-delete'))) {
      // What is shown is good enough while the text is on its way: the server has the last word.
      const content = (await this.#content(id)) ?? (this.chapter?.id === id ? this.chapter.content : undefined);
      made = made.filter(({ kind, chapter }) => kind !== 'chapter-delete' || chapter !== id); // those come with a digest
      if (!content) {
        const why = t(this.outline.chapters.some((one) => one.id === id) ? 'studies-nochapter' : 'studies-gone');
        refused.push(...list.map((operation) => ({ operation, why })));
        continue;
      }
      const answer = await rules.ask('chapter', { text: content.text, operations: list });
      made.push(...good(answer.operations ?? [], answer));
    }
    return { made, refused };
  }

  /** #refuse says why operations are not made. Their words are kept: what they were written for may be gone from the page. */
  async #refuse(refused: RefusedOperation[]): Promise<void> {
    if (refused[0]) this.trouble = refused[0].why;
    const { client } = this.parts;
    const words = refused.filter(({ operation }) => operation.text);
    if (words.length) await this.#keep(words.map((one) => ({ ...one, client, number: this.#nextNumber() })));
  }

  async #add(made: StoredOperation[]): Promise<void> {
    const { client } = this.parts;
    const added = made.map((operation) => ({ client, number: this.#nextNumber(), operation }));
    this.#pending = [...this.#pending, ...added];
    if (this.local) {
      try {
        await this.#confirm(added.map((one) => ({ ...one, seq: 0 })));
      } catch (err) {
        this.#pending = [];
        throw err;
      }
    } else {
      await this.#store({ added });
      await this.#show();
      void this.#send();
    }
  }

  /** Numbers grow with the time, also from one page to the next, and if the clock was set back. */
  #nextNumber(): number {
    return (this.#number = Math.max(this.#number + 1, Date.now() * 1000));
  }

  /** #confirm makes ordered operations in what is confirmed. Those of this page are not pending any more. */
  async #confirm(lines: { client: string; number: number; seq: number; operation: OperationLine['operation'] }[]): Promise<void> {
    const write: Required<Pick<StudyWrite, 'chapters' | 'deleted' | 'removed'>> = { chapters: [], deleted: [], removed: [] };
    const outline: Operation[] = [];
    const sizes = new Map<string, Sized>();
    const all = new Map(this.#texts.here); // which stay as they are if the rules fail
    let texts: OperationLine[] = [];
    const inTexts = async (): Promise<void> => {
      for (const [id, list] of grouped(texts, ({ operation }) => operation.chapter ?? '')) {
        const known = all.get(id);
        if (!known) this.#texts.skip(id, list.at(-1)!.seq);
        const news = list.filter(({ seq }) => known && (seq > known.seq || this.local));
        if (!known || news.length === 0) continue;
        const { text, game, size } = await this.parts.rules.ask('chapter', {
          text: known.text,
          operations: news.map(({ operation }) => operation),
        });
        sizes.set(id, { game, turns: size });
        const changed = { id, text, seq: Math.max(known.seq, ...news.map(({ seq }) => seq)) };
        all.set(id, changed);
      }
      texts = [];
    };
    const touched = new Set<string>();
    for (const line of lines) {
      const { operation } = line;
      const mine = this.#pending.find((one) => one.client === line.client && one.number === line.number);
      if (mine) write.removed.push(mine);
      const chapter = operation.chapter ?? '';
      if (!ofOutline(operation)) {
        texts.push({ type: 'operation', ...line });
        touched.add(chapter);
        continue;
      }
      outline.push(brief(operation));
      if (operation.kind === 'chapter-delete') {
        await inTexts();
        all.delete(chapter);
        touched.delete(chapter);
        write.deleted.push(chapter);
      } else if (operation.kind === 'chapter-add' && !operation.stays) {
        // The record of another page is asked for when the chapter is shown.
        const record = mine?.operation.record;
        if (record !== undefined) {
          all.set(chapter, { id: chapter, text: record, seq: line.seq });
          touched.add(chapter);
        }
      }
    }
    await inTexts();
    if (outline.length)
      this.#confirmed = (await this.parts.rules.ask('outline', { outline: this.#confirmed, operations: outline })).outline;
    for (const { operation } of lines) {
      const { chapter = '', game, chapterTurns: turns } = operation;
      if (turns !== undefined) sizes.set(chapter, { ...sizes.get(chapter), ...(game ? { game } : {}), turns });
    }
    this.#confirmed = sized(this.#confirmed, sizes);
    this.#texts.here = all;
    this.#pending = this.#pending.filter((one) => !write.removed.includes(one));
    for (const one of write.removed) this.#sent.delete(keyOf(one));
    this.#seq = Math.max(this.#seq, ...lines.map(({ seq }) => seq));
    write.chapters = [...touched].flatMap((id) => all.get(id) ?? []);
    await this.#store(write);
    await this.#show();
  }

  /** #send sends what is pending, until everything has an answer. */
  async #send(): Promise<void> {
    if (this.#sending || this.local || !this.#stream || this.link === 'connecting' || this.link === 'away') return;
    this.#sending = true;
    let busy = ''; // what the server said when it took no more
    let most = AT_ONCE;
    try {
      for (;;) {
        const part = nextPart(
          this.#pending.filter((one) => !this.#sent.has(keyOf(one))),
          most,
        );
        this.#relink();
        if (part.length === 0) return;
        const client = part[0]!.client;
        let answers: OperationAnswer[];
        try {
          answers = await this.parts.server.change(this.id, client, part);
        } catch (err) {
          if (err instanceof Later) {
            this.trouble = busy = err.message;
            await pause(this.#rest(err), this.#stream.signal);
            if (this.#stream.signal.aborted) return; // the next connection sends it
            continue;
          }
          // A request that is refused as a whole would be refused again; what comes after it must not wait for it.
          if (!(err instanceof Declined) || ![400, 413, 422].includes(err.status)) throw err;
          most = Math.ceil(part.length / 2); // the others may be good
          if (part.length === 1) await this.#inOrder(() => this.#lose([{ ...part[0]!, why: err.message }]));
          continue;
        }
        most = AT_ONCE;
        this.#failures = 0;
        if (this.trouble === busy) this.trouble = '';
        const refused = part.flatMap((one) => {
          const answer = answers.find(({ number }) => number === one.number);
          return answer?.code ? [{ ...one, why: answer.detail ?? answer.code }] : [];
        });
        for (const one of part) this.#sent.add(keyOf(one));
        if (refused.length) await this.#inOrder(() => this.#lose(refused));
        // Their lines came before this page knew the study: they are in what was confirmed.
        const known = part.filter((one) => answers.some(({ number, seq }) => number === one.number && seq && seq <= this.#seq));
        if (known.length) await this.#inOrder(() => this.#forget(known));
      }
    } catch (err) {
      if (err instanceof Declined) {
        this.trouble = err.message;
        if (err.status === 403 || err.status === 401) this.right = 'read';
        // Anyone who logs in again may make them after all (401).
        if (err.status === 403)
          await this.#inOrder(() => this.#lose(this.#unsent().map((one) => ({ ...one, why: err.message }))));
      } else this.#stream?.abort(); // the connection is tried again
    } finally {
      this.#sending = false;
      this.#relink();
    }
  }

  /** #unsent returns the pending operations that have no answer yet. */
  #unsent(): SavedOperation[] {
    return this.#pending.filter((one) => !this.#sent.has(keyOf(one)));
  }

  /** #forget takes operations off those that are pending. */
  async #forget(operations: SavedOperation[]): Promise<void> {
    const gone = new Set(operations.map(keyOf));
    this.#pending = this.#pending.filter((one) => !gone.has(keyOf(one)));
    for (const key of gone) this.#sent.delete(key);
    await this.#store({ removed: operations });
    await this.#show();
  }

  async #lose(refused: LostOperation[]): Promise<void> {
    await this.#keep(refused);
    await this.#forget(refused);
  }

  /** #keep puts operations on the list of those that were not made. */
  async #keep(lost: LostOperation[]): Promise<void> {
    this.lost = [...this.lost, ...lost];
    await this.#store({ lost });
  }

  /** forget takes refused operations off the list: the person has seen them. */
  async forget(): Promise<void> {
    const found = this.lost;
    this.lost = [];
    await this.#store({ found });
  }

  #relink(): void {
    this.waiting = this.#pending.length;
    if (this.link === 'sending' || this.link === 'synced') this.link = this.#pending.length ? 'sending' : 'synced';
  }

  /** #stay follows the study until the page ends. */
  async #stay(): Promise<void> {
    while (!this.#ended.signal.aborted) {
      let why: unknown;
      const stream = (this.#stream = new AbortController());
      const away = (): void => stream.abort();
      addEventListener('offline', away);
      try {
        await this.parts.server.follow(
          this.id,
          this.#seq,
          stream.signal,
          () => this.#online(),
          (line) => this.#receive(line),
        );
      } catch (err) {
        if (err instanceof Declined) {
          this.link = 'ended';
          this.right = 'read';
          this.trouble = err.message;
          return;
        }
        why = err;
      } finally {
        removeEventListener('offline', away);
        stream.abort();
      }
      await this.#inOrder(async () => undefined); // all lines were taken
      if (this.#ended.signal.aborted || (this.link as Link) === 'ended') return;
      this.link = 'away';
      await pause(this.#rest(why ?? stream.signal.reason), this.#ended.signal);
    }
  }

  /** #rest returns how long to wait after a failure: longer each time, and at least as long as the server asks for. */
  #rest(why: unknown): number {
    const ms = PAUSES[Math.min(this.#failures++, PAUSES.length - 1)]!;
    return why instanceof Later ? Math.max(ms, Math.min(why.after, LONGEST)) : ms;
  }

  #online(): void {
    this.#sent.clear(); // what was answered and not seen is sent again
    this.link = this.#pending.length ? 'sending' : 'synced';
    // A server may have room for a connection and none for a change.
    if (this.#pending.length === 0) this.#failures = 0;
    void this.#send();
    void this.#texts.fetchAll(this.#ended.signal);
  }

  #lines: OperationLine[] = [];
  #halted = ''; // what the rules said when they failed

  #receive(line: StudyLine): void {
    if (this.#stream?.signal.aborted) return;
    switch (line.type) {
      case 'operation':
        if (this.#lines.push(line) === 1) void this.#inOrder(() => this.#taken());
        return;
      case 'reload':
        void this.#load().catch(() => undefined);
        return;
      case 'study':
        if (line.right === 'none') {
          this.link = 'ended';
          this.right = 'read';
          this.trouble = t('studies-notyours');
          return;
        }
        this.right = line.right;
        if (line.visibility) this.visibility = line.visibility;
    }
  }

  /** #taken makes the operations that have come, all at once. */
  async #taken(): Promise<void> {
    const lines = this.#lines.filter(({ seq }) => seq > this.#seq);
    this.#lines = [];
    try {
      for (let i = 0; i < lines.length; i += MOST_MADE) await this.#confirm(lines.slice(i, i + MOST_MADE));
      if (lines.length && this.trouble === this.#halted) this.trouble = this.#halted = '';
    } catch (err) {
      // The next connection sends again what was not made. What came after it must not be made without it.
      this.trouble = this.#halted = (err as Error).message;
      this.#lines = [];
      this.#stream?.abort(new Later(RULES_REST, this.#halted));
    }
    this.#relink();
  }

  /** texts returns all chapters in their order, or one of them, for a file. Those that can not be had now are left out. */
  async texts(only?: string): Promise<{ title: string; text: string }[]> {
    const all: { title: string; text: string }[] = [];
    for (const { id, title } of this.outline.chapters) {
      if (only !== undefined && id !== only) continue;
      await this.#texts.fetch(id);
      const content = await this.#inOrder(() => this.#content(id));
      if (content) all.push({ title, text: content.text });
    }
    return all;
  }

  /** publish gives a local study to the server, which has made it: all chapters become pending operations. */
  publish(visibility: Exclude<SavedStudy['visibility'], 'local'>): Promise<void> {
    return this.#inOrder(async () => {
      if (!this.local) return;
      const { client } = this.parts;
      const added = this.#confirmed.chapters.flatMap(({ id, title }) => {
        const record = this.#texts.here.get(id)?.text;
        const operation: Operation = { kind: 'chapter-add', chapter: id, title, record: record ?? '' };
        return record === undefined ? [] : [{ client, number: this.#nextNumber(), operation }];
      });
      this.visibility = visibility;
      this.right = 'own';
      this.#confirmed = { title: this.#confirmed.title, chapters: [] };
      this.#pending = added;
      const deleted = this.#texts.clear();
      await this.#store({ added, deleted });
      await this.#show();
      this.link = 'connecting';
      void this.#stay();
    });
  }
}
