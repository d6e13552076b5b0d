// The list of open seats with script: it follows what happens, and nothing in it moves under the pointer or the focus. New seats
// are added at the end. A seat that is taken turns grey and goes when neither the pointer nor the focus is in the list.
import { t } from '../words/words';
import { lines } from './seek';

/** The pause after something has happened before the list is read again, and after the stream was lost, in ms. */
const SETTLE = 300,
  RETRY = 5_000;

/** Change is what has changed in a list. */
export interface Change {
  added: number;
  taken: number;
}

/** merge brings a list to what a newer one has, without moving a row. */
export function merge(list: HTMLElement, newer: HTMLElement): Change {
  const id = (row: HTMLElement): string => row.dataset.match ?? '';
  const rows = (of: HTMLElement): HTMLElement[] => [...of.querySelectorAll<HTMLElement>(':scope > li[data-match]')];
  const there = new Map(rows(list).map((row) => [id(row), row]));
  const open = new Map(rows(newer).map((row) => [id(row), row]));
  const change: Change = { added: 0, taken: 0 };
  for (const [match, row] of there) {
    if (open.has(match) || row.classList.contains('taken')) continue;
    row.classList.add('taken');
    for (const button of row.querySelectorAll('button')) button.setAttribute('aria-disabled', 'true');
    change.taken++;
  }
  for (const [match, row] of [...open].reverse()) {
    if (there.has(match)) continue;
    list.append(document.importNode(row, true));
    change.added++;
  }
  return change;
}

/** sweep removes the seats that are taken, unless somebody is in the list. */
export function sweep(list: HTMLElement): void {
  if (list.matches(':hover') || list.contains(document.activeElement)) return;
  for (const row of list.querySelectorAll('li.taken')) row.remove();
}

/** loadPage loads a page of this site. The browser makes a document of it in which no script runs. It is not shared with the rules
    beside the board, since that would split files which pages with a board load first. */
function loadPage(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onload = () =>
      request.status === 200 && request.responseXML ? resolve(request.responseXML) : reject(new Error(address));
    request.onerror = () => reject(new Error(address));
    request.send();
  });
}

/** followSeats keeps the list of open seats current while its page is visible. */
export function followSeats(list: HTMLElement, news: HTMLElement, nobody: HTMLElement): void {
  const tidy = (): void => {
    sweep(list);
    nobody.hidden = list.children.length > 0;
  };
  async function read(): Promise<void> {
    const newer = (await loadPage(location.href)).getElementById(list.id);
    if (!newer) return;
    const { added, taken } = merge(list, newer);
    tidy();
    if (added + taken > 0) news.textContent = t('lobby-changed');
  }
  let due: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    due ??= setTimeout(() => {
      due = undefined;
      if (!document.hidden) void read().catch(() => undefined); // the next change tries again
    }, SETTLE);
  };
  async function follow(signal: AbortSignal): Promise<void> {
    const answer = await fetch('/api/public', { signal });
    if (!answer.ok || !answer.body) return;
    soon(); // what has happened before
    for await (const line of lines(answer.body)) {
      const { match = '', status } = JSON.parse(line) as { match?: string; status?: string };
      if (status === 'waiting' || list.querySelector(`li[data-match="${CSS.escape(match)}"]:not(.taken)`)) soon();
    }
  }
  let stream: AbortController | undefined;
  async function followStream(): Promise<void> {
    while (!document.hidden) {
      stream = new AbortController();
      await follow(stream.signal).catch(() => undefined);
      await new Promise((done) => setTimeout(done, RETRY));
    }
    stream = undefined;
  }
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) stream?.abort();
    else if (!stream) void followStream();
  });
  list.addEventListener('pointerleave', tidy);
  list.addEventListener('focusout', () => setTimeout(tidy));
  list.addEventListener('submit', (event) => {
    if ((event.target as HTMLElement).closest('.taken')) event.preventDefault();
  });
  void followStream();
}
