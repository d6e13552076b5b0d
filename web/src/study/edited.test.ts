// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ChapterText, Operation, OperationAnswer, OperationLine, StudyOutline } from '../wire';
import type { Rules } from '../rules/rules';
import { t } from '../words/words';
import { MemoryDatabase, type SavedStudy } from './database';
import { EditedStudy } from './edited.svelte';
import { Declined, Later, type StudyLine, type StudyServer } from './server';

/** The rules of a toy: the text of a chapter is its comments, a line each. A comment that was written before is refused. */
const rules = {
  here: true,
  async ask(kind: string, question: Record<string, unknown>) {
    const operations = (question.operations ?? []) as Operation[];
    if (kind === 'outline') {
      const outline = structuredClone(question.outline) as SavedStudy['outline'];
      for (const { kind: of, chapter = '', title = '' } of operations) {
        if (of === 'chapter-add') outline.chapters.push({ id: chapter, title, game: '', turns: 0 });
        if (of === 'chapter-delete') outline.chapters = outline.chapters.filter(({ id }) => id !== chapter);
        if (of === 'study-title') outline.title = title;
      }
      return { outline };
    }
    let text = question.text as string;
    const refused = operations.flatMap((op, index) => {
      if (text.includes(op.text!)) return [{ index, code: 'invalid', detail: 'It is there.' }];
      text += `${op.text}\n`;
      return [];
    });
    return { text, game: 'tea', options: {}, size: 1, turns: [], operations, refused };
  },
} as unknown as Rules;

/** A server in this process, whose connection can be away, and which can lose answers. */
class FakeServer implements StudyServer {
  away = false;
  loses = false;
  refuses = '';
  log: OperationLine[] = [];
  #listeners = new Set<(line: StudyLine) => void>();
  #ends = new Set<() => void>();

  outline = async (id: string): Promise<StudyOutline> => {
    this.#check();
    const chapters = [{ id: 'a', title: 'A', game: 'tea', turns: 0 }];
    return {
      id,
      title: 'S',
      owner: '',
      visibility: 'private',
      right: 'own',
      chapters: 1,
      turns: 0,
      seq: 0,
      changed: '',
      key: false,
      list: chapters,
    };
  };
  chapter = async (_: string, id: string) => {
    this.#check();
    return { id, seq: 0, text: 'begin\n' };
  };
  chapters = async (): Promise<{ chapters: ChapterText[] }> => {
    this.#check();
    return { chapters: [] };
  };
  change = async (
    _: string,
    client: string,
    operations: { number: number; operation: Operation }[],
  ): Promise<OperationAnswer[]> => {
    this.#check();
    const answers = operations.map(({ number, operation }): OperationAnswer => {
      if (this.refuses && operation.text === this.refuses) return { number, code: 'gone', detail: 'It is gone.' };
      let known = this.log.find((line) => line.client === client && line.number === number);
      if (!known) {
        known = { type: 'operation', seq: this.log.length + 1, client, number, operation };
        this.log.push(known);
        this.send(known);
      }
      return { number, seq: known.seq };
    });
    if (this.loses) throw new TypeError('the answer is lost');
    return answers;
  };
  follow = async (_: string, after: number, signal: AbortSignal, online: () => void, line: (line: StudyLine) => void) => {
    this.#check();
    online();
    line({ type: 'study', right: 'own', visibility: 'private', oldest: 0 });
    this.log.filter(({ seq }) => seq > after).forEach(line);
    this.#listeners.add(line);
    await new Promise<void>((resolve) => {
      this.#ends.add(resolve);
      signal.addEventListener('abort', () => resolve());
    });
    this.#listeners.delete(line);
  };
  #check(): void {
    if (this.away) throw new TypeError('no network');
  }
  send(line: StudyLine): void {
    for (const listener of this.#listeners) listener(line);
  }
  cut(): void {
    this.away = true;
    for (const end of this.#ends) end();
  }
}

const opened: EditedStudy[] = [];
async function open(server: FakeServer, client: string, database = new MemoryDatabase(), chapter = 'a'): Promise<EditedStudy> {
  const study = new EditedStudy('s', { rules, server, database, client, orphans: async (all) => all, alone: async () => true });
  opened.push(study);
  await study.open();
  if (chapter) await study.select(chapter);
  return study;
}
const comment = (study: EditedStudy, text: string): Promise<boolean> => study.do({ kind: 'comment', chapter: 'a', text });
const until = async (what: () => boolean): Promise<void> => {
  for (let tries = 0; !what(); tries++) {
    if (tries > 300) throw new Error('it does not happen');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const study of opened.splice(0)) study.close();
});

describe('a study whose chapters are read while they change', () => {
  /** changing opens a study. Its server has read chapter a, then an operation was made in it, and arrive brings the older text. */
  async function changing(server: FakeServer): Promise<{ study: EditedStudy; arrive: () => Promise<void> }> {
    let answer = (): void => undefined;
    server.chapters = () =>
      new Promise((resolve) => (answer = () => resolve({ chapters: [{ id: 'a', seq: 0, text: 'begin\n' }] })));
    server.chapter = async (_, id) => ({ id, seq: 1, text: 'begin\none\n' });
    const study = await open(server, 'ann', new MemoryDatabase(), '');
    await until(() => study.link === 'synced');
    const arrive = async (): Promise<void> => {
      answer();
      await new Promise((resolve) => setTimeout(resolve, 10));
    };
    return { study, arrive };
  }
  const operation: Operation = { kind: 'comment', chapter: 'a', text: 'one' };

  it('shows an operation that was not in a chapter when the server read it', async () => {
    const server = new FakeServer();
    const { study, arrive } = await changing(server);
    server.send({ type: 'operation', seq: 1, client: 'bob', number: 1, operation });
    await arrive();
    await study.select('a');
    expect(study.chapter?.content.text).toBe('begin\none\n');
  });

  it('does not keep a chapter from before the whole list was read again', async () => {
    const server = new FakeServer();
    const { study, arrive } = await changing(server);
    const { outline } = server;
    server.outline = async (id) => ({ ...(await outline(id)), title: 'again', seq: 1 });
    server.send({ type: 'reload' });
    await until(() => study.outline.title === 'again');
    await arrive();
    await study.select('a');
    expect(study.chapter?.content.text).toBe('begin\none\n');
  });
});

describe('a study whose server is slow', () => {
  /** slow has the server answer when the test says so. */
  function slow(server: FakeServer): (text: ChapterText) => void {
    let answer = (_: ChapterText): void => undefined;
    server.chapter = () => new Promise((resolve) => (answer = resolve));
    return (text) => answer(text);
  }

  it('is changed while a chapter is on its way', async () => {
    const server = new FakeServer();
    const { outline } = server;
    server.outline = async (id) => {
      const found = await outline(id);
      return { ...found, list: [...found.list, { id: 'b', title: 'B', game: 'tea', turns: 0 }] };
    };
    const database = new MemoryDatabase();
    const study = await open(server, 'ann', database);
    const answer = slow(server);
    const selected = study.select('b');
    expect(await comment(study, 'one')).toBe(true);
    expect(study.chapter).toMatchObject({ id: 'a', content: { text: 'begin\none\n' } });
    await until(() => server.log.length === 1);
    answer({ id: 'b', seq: 0, text: 'end\n' });
    await selected;
    expect(study.chapter).toMatchObject({ id: 'b', content: { text: 'end\n' } });
  });

  it('is changed while the shown chapter is asked for again', async () => {
    const server = new FakeServer();
    const study = await open(server, 'ann');
    await until(() => study.link === 'synced');
    const answer = slow(server);
    const { outline } = server;
    server.outline = async (id) => ({ ...(await outline(id)), title: 'again' });
    server.send({ type: 'reload' });
    await until(() => study.outline.title === 'again');
    expect(await comment(study, 'one')).toBe(true);
    await until(() => server.log.length === 1 && study.waiting === 0);
    answer({ id: 'a', seq: 0, text: 'begin\n' }); // as it was before: it is asked for again
    await new Promise((resolve) => setTimeout(resolve));
    answer({ id: 'a', seq: 1, text: 'begin\none\n' });
    await until(() => study.chapter!.content.text === 'begin\none\n');
  });

  it('shows the chapter that was selected last', async () => {
    const server = new FakeServer();
    const study = await open(server, 'ann', new MemoryDatabase(), '');
    const answer = slow(server);
    const first = study.select('a');
    await study.select('c');
    expect(study.trouble).toBe(t('studies-gone'));
    answer({ id: 'a', seq: 0, text: 'begin\n' });
    await first;
    expect(study.chapter).toBeNull();
  });
});

/** localStudy opens a study of this browser alone, with a chapter. */
async function localStudy(server: FakeServer): Promise<EditedStudy> {
  const database = new MemoryDatabase();
  const outline = { title: 'S', chapters: [{ id: 'a', title: 'A', game: 'tea', turns: 0 }] };
  await database.write('s', {
    study: { id: 's', outline, visibility: 'local', right: 'own', seq: 0, changed: 0 },
    chapters: [{ id: 'a', seq: 0, text: 'begin\n' }],
  });
  return open(server, 'ann', database);
}

describe('a study of this browser alone', () => {
  it('is given to the server once', async () => {
    const server = new FakeServer();
    const follow = vi.spyOn(server, 'follow');
    const study = await localStudy(server);
    await Promise.all([study.publish('private'), study.publish('public')]);
    await until(() => study.link === 'synced');
    expect(follow).toHaveBeenCalledTimes(1);
    expect([study.visibility, study.chapter?.content.text]).toEqual(['private', 'begin\n']);
    expect(server.log.map(({ operation }) => operation.kind)).toEqual(['chapter-add']);
  });
});

describe('a study whose rules fail', () => {
  const line = (seq: number, text: string): OperationLine => ({
    type: 'operation',
    seq,
    client: 'bob',
    number: seq,
    operation: { kind: 'comment', chapter: 'a', text },
  });

  it('says so, and makes the operations that came meanwhile once the rules are there again', async () => {
    vi.useFakeTimers();
    const server = new FakeServer();
    const database = new MemoryDatabase();
    const study = await open(server, 'ann', database);
    const ask = vi.spyOn(rules, 'ask').mockRejectedValueOnce(new Error('No rules.'));
    for (const text of ['one', 'two']) {
      server.log.push(line(server.log.length + 1, text));
      server.send(server.log.at(-1)!);
      await Promise.resolve();
    }
    await vi.advanceTimersByTimeAsync(1);
    expect([study.trouble, study.link]).toEqual(['No rules.', 'away']);
    expect((await database.study('s'))?.seq).toBe(0);
    ask.mockRestore();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(study.chapter?.content.text).toBe('begin\none\ntwo\n');
    expect([study.trouble, study.link]).toEqual(['', 'synced']);
  });

  it('says so where a chapter is selected or changed, and keeps the words', async () => {
    for (const study of [await open(new FakeServer(), 'ann'), await localStudy(new FakeServer())]) {
      const ask = vi.spyOn(rules, 'ask').mockRejectedValue(new Error('No rules.'));
      await study.select('a');
      expect(study.trouble).toBe('No rules.');
      study.trouble = '';
      expect(await comment(study, 'one')).toBe(false);
      expect(study.trouble).toBe('No rules.');
      ask.mockRestore();
      expect(study.lost).toMatchObject([{ operation: { text: 'one' }, why: 'No rules.' }]);
      expect(await comment(study, 'two')).toBe(true);
      expect([study.trouble, study.chapter?.content.text]).toEqual(['', 'begin\ntwo\n']);
    }
  });

  it('makes a change of a study of this browser alone as a whole, or not', async () => {
    const study = await localStudy(new FakeServer());
    const { ask } = rules;
    // The rules can try the change, and fail when they make it.
    const failing = vi.spyOn(rules, 'ask').mockImplementation((kind, question) => {
      const tries = failing.mock.calls.filter(([, asked]) => (asked as { operations: Operation[] }).operations.length).length;
      return tries > 1 ? Promise.reject(new Error('No rules.')) : ask(kind, question);
    });
    expect(await comment(study, 'one')).toBe(false);
    expect([study.trouble, study.waiting, study.lost.length]).toEqual(['No rules.', 0, 1]);
    failing.mockRestore();
    expect(await comment(study, 'two')).toBe(true);
    expect(study.chapter?.content.text).toBe('begin\ntwo\n');
  });

  it('gives the rules no more operations at once than they take', async () => {
    const server = new FakeServer();
    const study = await open(server, 'ann');
    const ask = vi.spyOn(rules, 'ask');
    for (let n = 1; n <= 10_001; n++) server.send(line(n, `<${n}>`));
    await until(() => study.chapter!.content.text.includes('<10001>'));
    const most = Math.max(...ask.mock.calls.map(([, question]) => (question as { operations?: [] }).operations?.length ?? 0));
    expect(most).toBe(10_000);
  });
});

describe('a study whose server takes no changes', () => {
  /** pausesOf returns the pauses between the attempts of a minute to send a change. */
  async function pausesOf(why: Error, server = new FakeServer()): Promise<{ study: EditedStudy; pauses: number[] }> {
    vi.useFakeTimers();
    const study = await open(server, 'ann');
    const attempts: number[] = [];
    server.change = async () => {
      attempts.push(Date.now());
      throw why;
    };
    await comment(study, 'one');
    await vi.advanceTimersByTimeAsync(60_000);
    return { study, pauses: attempts.slice(1).map((at, i) => at - attempts[i]!) };
  }

  it('waits longer each time, although the stream opens', async () => {
    const { pauses } = await pausesOf(new Error('500'));
    expect(pauses).toEqual([300, 1000, 2000, 5000, 10_000, 10_000, 10_000, 10_000, 10_000]);
  });

  it('waits as long as the server asks for, but not longer than a minute', async () => {
    expect((await pausesOf(new Later(1000, 'Too much.'))).pauses.slice(0, 5)).toEqual([1000, 1000, 2000, 5000, 10_000]);
    expect((await pausesOf(new Later(20_000, 'Too much.'))).pauses).toEqual([20_000, 20_000, 20_000]);
    expect((await pausesOf(new Later(3_600_000, 'Too much.'))).pauses).toEqual([60_000]);
  });

  it('stays connected and says why, until the server takes them', async () => {
    const server = new FakeServer();
    const { change } = server;
    const follow = vi.spyOn(server, 'follow');
    const { study } = await pausesOf(new Later(5000, 'Too much.'), server);
    expect(follow).toHaveBeenCalledTimes(1);
    expect([study.link, study.trouble]).toEqual(['sending', 'Too much.']);
    server.change = change;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([study.link, study.trouble, study.waiting]).toEqual(['synced', '', 0]);
  });
});

describe('a study that two pages edit', () => {
  it('shows what is done at once, and what the other does in the order of the server', async () => {
    const server = new FakeServer();
    const [ann, bob] = [await open(server, 'ann'), await open(server, 'bob')];
    await comment(ann, 'one');
    expect(ann.chapter?.content.text).toBe('begin\none\n');
    await comment(bob, 'two');
    await until(() => ann.chapter?.content.text === bob.chapter?.content.text && ann.waiting + bob.waiting === 0);
    expect(ann.chapter?.content.text).toBe('begin\none\ntwo\n');
    expect(ann.link).toBe('synced');
  });

  it('goes on without a connection, and sends everything once, whatever was lost', async () => {
    const server = new FakeServer();
    const [ann, bob] = [await open(server, 'ann'), await open(server, 'bob')];
    await until(() => ann.link === 'synced' && bob.link === 'synced');
    server.loses = true;
    await comment(ann, 'one');
    await until(() => server.log.length === 1);
    server.cut();
    await until(() => ann.link === 'away');
    await comment(ann, 'two');
    await comment(bob, 'three');
    expect(ann.chapter?.content.text).toBe('begin\none\ntwo\n');
    server.away = server.loses = false;
    await until(() => ann.waiting + bob.waiting === 0 && ann.link === 'synced' && bob.link === 'synced');
    await until(() => ann.chapter?.content.text === bob.chapter?.content.text);
    expect(server.log.map(({ operation }) => operation.text).sort()).toEqual(['one', 'three', 'two']);
  });

  it('keeps the words of an operation that the server refuses', async () => {
    const server = new FakeServer();
    const database = new MemoryDatabase();
    const ann = await open(server, 'ann', database);
    server.refuses = 'one';
    await comment(ann, 'one');
    await until(() => ann.lost.length === 1);
    expect(ann.lost[0]).toMatchObject({ operation: { text: 'one' }, why: 'It is gone.' });
    expect(ann.chapter?.content.text).toBe('begin\n');
    expect(await database.lost('s')).toHaveLength(1);
    await ann.forget();
    expect(await database.lost('s')).toHaveLength(0);
  });

  it('takes changes back, and keeps their words, where the right to make them was taken', async () => {
    const server = new FakeServer();
    const ann = await open(server, 'ann');
    await until(() => ann.link === 'synced');
    server.change = async () => {
      throw new Declined(403, 'You may read this study.');
    };
    await comment(ann, 'one');
    await until(() => ann.lost.length === 1);
    expect(ann.lost).toMatchObject([{ operation: { text: 'one' }, why: 'You may read this study.' }]);
    await until(() => ann.waiting === 0);
    expect([ann.right, ann.chapter?.content.text]).toEqual(['read', 'begin\n']);
  });

  it('loses of many changes only the one that the server does not take', async () => {
    const server = new FakeServer();
    const ann = await open(server, 'ann');
    await until(() => ann.link === 'synced');
    const { change } = server;
    server.change = async (id, client, operations) => {
      if (operations.some(({ operation }) => operation.text === '<7>')) throw new Declined(413, 'Too large.');
      return change(id, client, operations);
    };
    const all = Array.from({ length: 20 }, (_, i) => `<${i}>`);
    await ann.do(...all.map((text): Operation => ({ kind: 'comment', chapter: 'a', text })));
    await until(() => ann.waiting === 0);
    expect(server.log.map(({ operation }) => operation.text)).toEqual(all.filter((text) => text !== '<7>'));
    expect(ann.lost).toMatchObject([{ operation: { text: '<7>' }, why: 'Too large.' }]);
  });

  it('sends later what a page that is gone did not send', async () => {
    const server = new FakeServer();
    const database = new MemoryDatabase();
    const before = await open(server, 'before', database);
    await until(() => before.link === 'synced');
    server.cut();
    await until(() => before.link === 'away');
    await comment(before, 'one');
    before.close();
    const after = await open(server, 'after', database);
    expect(after.chapter?.content.text).toBe('begin\none\n');
    server.away = false;
    await until(() => after.waiting === 0 && server.log.length === 1);
    expect(server.log[0]).toMatchObject({ client: 'before', operation: { text: 'one' } });
  });

  it('sends what several pages that are gone did not send in the order of time, also if the clock was set back', async () => {
    const server = new FakeServer();
    const database = new MemoryDatabase();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(2000);
    const first = await open(server, 'z', database);
    await until(() => first.link === 'synced');
    server.cut();
    await until(() => first.link === 'away');
    await comment(first, 'one');
    first.close();
    clock.mockReturnValue(1000);
    const second = await open(server, 'a', database);
    await comment(second, 'two');
    second.close();
    server.away = false;
    const third = await open(server, 'm', database);
    await until(() => third.waiting === 0);
    expect(server.log.map(({ operation }) => operation.text)).toEqual(['one', 'two']);
  });

  it('keeps the words that were written for a chapter that another has deleted', async () => {
    const server = new FakeServer();
    const ann = await open(server, 'ann');
    await until(() => ann.link === 'synced');
    server.send({ type: 'operation', seq: 1, client: 'bob', number: 1, operation: { kind: 'chapter-delete', chapter: 'a' } });
    await until(() => ann.chapter === null);
    expect(await comment(ann, 'one')).toBe(false);
    expect(ann.trouble).toBe(t('studies-gone'));
    expect(ann.lost).toMatchObject([{ operation: { text: 'one' }, why: t('studies-gone') }]);
  });

  it('keeps the words of anyone who may not edit any more', async () => {
    const server = new FakeServer();
    const database = new MemoryDatabase();
    const ann = await open(server, 'ann', database);
    await until(() => ann.link === 'synced');
    server.send({ type: 'study', right: 'read', visibility: 'public', oldest: 0 });
    expect(await comment(ann, 'one')).toBe(false);
    expect(await database.lost('s')).toMatchObject([{ operation: { text: 'one' }, why: t('studies-onlyread') }]);
  });

  it('shows why an operation cannot be made, keeps its words, and does not send it', async () => {
    const ann = await open(new FakeServer(), 'ann');
    expect(await comment(ann, 'begin')).toBe(false);
    expect(ann.trouble).toBe('It is there.');
    expect(ann.lost).toMatchObject([{ operation: { text: 'begin' }, why: 'It is there.' }]);
    expect(ann.waiting).toBe(0);
  });
});
