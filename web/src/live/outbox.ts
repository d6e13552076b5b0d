// The commands of this tab that have no answer yet. They are in the local storage, where they
// survive a reload and the end of the browser, and are sent again unchanged: the server
// carries out no id of a client twice.
import type { Do } from '../wire';
import { acquireTabLock, type Release } from './tablock';

const prefix = 'teahouse.outbox.';
const keyOf = (match: string, client: string) => `${prefix}${match}.${client}`;
const tooOld = 7 * 24 * 3600 * 1000;

/** Kept is a command with the moment at which it was given. */
export interface Kept extends Do {
  at: number;
}

/** newID returns a random id. */
export function newID(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(36).padStart(2, '0')).join('');
}

export class Outbox {
  #open: Kept[];

  constructor(
    readonly match: string,
    readonly client: string,
    readonly release: Release = () => {},
  ) {
    this.#open = read(keyOf(match, client));
    if (this.#open.length === 0) this.#write(); // commands that are too old are deleted
  }

  /** open are the commands without an answer, the oldest first. */
  get open(): readonly Kept[] {
    return this.#open;
  }

  add(command: Do): void {
    this.#open = [...this.#open, { ...command, at: Date.now() }];
    this.#write();
  }

  /** answered takes a command out and returns it. */
  answered(id: string): Kept | undefined {
    const found = this.#open.find((c) => c.id === id);
    if (!found) return undefined;
    this.#open = this.#open.filter((c) => c !== found);
    this.#write();
    return found;
  }

  #write(): void {
    try {
      const key = keyOf(this.match, this.client);
      if (this.#open.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(this.#open));
    } catch {
      // Without storage the commands last as long as the page.
    }
  }
}

function read(key: string): Kept[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as Kept[];
    return kept.filter((c) => typeof c.id === 'string' && Date.now() - c.at < tooOld);
  } catch {
    return [];
  }
}

/** pendingClients returns the clients with commands of a match without an answer. */
export function pendingClients(match: string): string[] {
  try {
    const start = keyOf(match, '');
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length));
  } catch {
    return [];
  }
}

/** findOutbox returns the outbox of this tab: the one it had before it was reloaded, one that a closed tab left behind, or a new one. */
export async function findOutbox(match: string): Promise<Outbox> {
  const before = mine(match);
  const candidates = pendingClients(match).sort((a, b) => Number(b === before) - Number(a === before));
  for (const client of candidates) {
    // After a reload, the previous page may not be closed yet.
    const release = await acquireTabLock(keyOf(match, client), client === before ? 400 : 0);
    if (release) return saveForTab(new Outbox(match, client, release));
  }
  const client = newID();
  return saveForTab(new Outbox(match, client, (await acquireTabLock(keyOf(match, client))) ?? undefined));
}

/** takeAbandoned returns the outboxes that closed tabs left behind. The caller releases each. */
export async function takeAbandoned(match: string, own: string): Promise<Outbox[]> {
  const found: Outbox[] = [];
  for (const client of pendingClients(match)) {
    if (client === own) continue;
    const release = await acquireTabLock(keyOf(match, client));
    if (release) found.push(new Outbox(match, client, release));
  }
  return found;
}

const tabKey = (match: string) => `teahouse.client.${match}`;

function mine(match: string): string | null {
  try {
    return sessionStorage.getItem(tabKey(match));
  } catch {
    return null;
  }
}

function saveForTab(box: Outbox): Outbox {
  try {
    sessionStorage.setItem(tabKey(box.match), box.client);
  } catch {
    // Then a reload finds the outbox as an abandoned one.
  }
  return box;
}
