// The bell in the header counts the notices that are unread. It counts again while the page is looked at, and when somebody comes back to it.
/** How often, in milliseconds: a challenge that stands for 10 minutes is seen in time, and the server counts three times a minute. */
export const EVERY = 20_000;
/** The least time between two requests, however often somebody comes back. */
export const PAUSE = 2_000;

interface Notices {
  unread: number;
}

async function countUnread(): Promise<number | undefined> {
  const answer = await fetch('/api/notifications?limit=0');
  return answer.ok ? ((await answer.json()) as Notices).unread : undefined;
}

/** titled returns the title of a page with the number of unread notices. */
export const titled = (title: string, unread: number): string =>
  (unread > 0 ? `(${unread}) ` : '') + title.replace(/^\(\d+\) /, '');

/** setTitle gives the page another title, which has the number of unread notices, too. */
export function setTitle(title: string): void {
  document.title = titled(title, Number(document.querySelector('.bell .count')?.textContent ?? 0));
}

/** followBell keeps the number beside the bell, and in the title of the page, up to date. The list of notices says when there are new ones. */
export function followBell(bell: HTMLElement | null = document.querySelector('.bell')): void {
  const count = bell?.querySelector<HTMLElement>('.count');
  if (!count) return;
  const news = document.querySelector<HTMLElement>('[data-new-notices]');
  let asked = Date.now();
  const ask = async (): Promise<void> => {
    if (document.hidden || Date.now() - asked < PAUSE) return;
    asked = Date.now();
    const unread = await countUnread().catch(() => undefined); // it is counted again later
    if (unread === undefined) return;
    if (news && unread > Number(count.textContent)) news.hidden = false;
    count.textContent = String(unread);
    count.hidden = unread === 0;
    document.title = titled(document.title, unread);
  };
  setInterval(() => void ask(), EVERY);
  document.addEventListener('visibilitychange', () => void ask());
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void ask();
  });
}
