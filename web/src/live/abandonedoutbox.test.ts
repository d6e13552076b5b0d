// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Link } from './connection';
import { AbandonedOutboxes } from './abandonedoutbox';
import { pendingClients, Outbox } from './outbox';
import type { Live } from './state.svelte';

const play = (id: string) => ({ id, expect: 4, command: { kind: 'play' as const, turn: 'x' } });
let link: Link,
  looks: number,
  held: Set<string>,
  sent: object[],
  answers: { status: number; body?: object }[],
  refused: string[],
  listening: AbortController;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  link = { kind: 'open' };
  looks = 0;
  held = new Set();
  sent = [];
  answers = [];
  refused = [];
  listening = new AbortController();
  const { signal } = listening;
  const listen = globalThis.addEventListener;
  vi.stubGlobal('addEventListener', (type: string, received: () => void) => listen(type, received, { signal }));
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, _: object, use: (lock: object | null) => unknown) => {
        const free = !held.has(name);
        if (free) held.add(name);
        await use(free ? {} : null);
        if (free) held.delete(name);
      },
    },
  });
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    sent.push({ address, ...(JSON.parse(body) as object) });
    const answer = answers.shift() ?? { status: 200 };
    return { ok: answer.status === 200, status: answer.status, json: async () => answer.body };
  });
  new Outbox('m1', 'dead').add(play('a'));
});

afterEach(() => {
  listening.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function abandoned(): AbandonedOutboxes {
  const live = {
    connection: {
      get link() {
        looks++;
        return link;
      },
    },
    refused: (_: object, { code }: { code: string }) => {
      refused.push(code);
    },
  };
  const made = new AbandonedOutboxes(live as unknown as Live, new Outbox('m1', 'me'));
  made.start();
  return made;
}
const later = () => vi.advanceTimersByTimeAsync(2000);
const asLeft = { address: '/api/matches/m1/commands', client: 'dead', ...play('a') };

it('sends what a dead tab has left, as it was', async () => {
  await abandoned().send();
  expect(sent).toEqual([asLeft]);
  expect(pendingClients('m1')).toEqual([]);
});

it('sends it also where the browser finds out late that the tab is dead', async () => {
  held.add('teahouse.outbox.m1.dead');
  await abandoned().send();
  await later();
  expect(sent).toEqual([]);
  held.clear();
  await later();
  await later();
  expect(sent).toEqual([asLeft]);
});

it('sends again, as soon as there is a connection, what could not be kept', async () => {
  answers = [{ status: 503 }];
  abandoned();
  await later();
  expect(pendingClients('m1')).toEqual(['dead']);
  link = { kind: 'waiting', until: 0 };
  await later();
  expect(sent).toHaveLength(1);
  link = { kind: 'open' };
  await later();
  expect(sent).toEqual([asLeft, asLeft]);
  expect(pendingClients('m1')).toEqual([]);
});

it('keeps what was answered by somebody else than the service', async () => {
  answers = [{ status: 400 }];
  abandoned();
  await later();
  expect(sent).toEqual([asLeft]);
  expect(refused).toEqual([]);
  expect(pendingClients('m1')).toEqual(['dead']);
});

it('tells of a refusal, and sends on behalf of nobody twice at the same time', async () => {
  answers = [{ status: 409, body: { code: 'stale', detail: '' } }];
  const one = abandoned();
  await Promise.all([one.send(), one.send()]);
  expect(sent).toHaveLength(1);
  expect(refused).toEqual(['stale']);
  expect(pendingClients('m1')).toEqual([]);
});

/** looked is how often the tab has checked the connection in some time. */
async function looked(): Promise<number> {
  const before = looks;
  for (let i = 0; i < 5; i++) await later();
  return looks - before;
}

it('looks for as long as somebody has left something, and again when somebody writes something down', async () => {
  abandoned();
  expect(await looked()).toBe(1);
  expect(sent).toEqual([asLeft]);

  held.add('teahouse.outbox.m1.other');
  const other = new Outbox('m1', 'other');
  const written = () => dispatchEvent(new StorageEvent('storage', { key: 'teahouse.outbox.m1.other' }));
  other.add(play('b'));
  written();
  expect(await looked()).toBe(5);
  expect(sent).toHaveLength(1);
  other.answered('b');
  written();
  expect(await looked()).toBe(0);

  other.add(play('c'));
  written();
  held.clear(); // its tab has died
  expect(await looked()).toBe(1);
  expect(sent.slice(1)).toEqual([{ address: '/api/matches/m1/commands', client: 'other', ...play('c') }]);
});

it('does not look again for what is too old to be sent, which goes', async () => {
  localStorage.clear();
  localStorage.setItem('teahouse.outbox.m1.old', JSON.stringify([{ ...play('a'), at: Date.now() - 8 * 24 * 3600 * 1000 }]));
  abandoned();
  expect(await looked()).toBe(1);
  expect(sent).toEqual([]);
  expect(pendingClients('m1')).toEqual([]);
});
