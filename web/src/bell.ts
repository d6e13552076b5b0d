// The bell in the header counts the notices that are unread. It counts again while the page is looked at.
const EVERY = 60_000; // milliseconds

interface Notices {
  unread: number;
}

/** titled returns the title of a page with the number of unread notices. */
export const titled = (title: string, unread: number): string =>
  (unread > 0 ? `(${unread}) ` : '') + title.replace(/^\(\d+\) /, '');

/** followBell keeps the number beside the bell, and in the title of the page, up to date. */
export function followBell(bell: HTMLElement | null = document.querySelector('.bell')): void {
  const count = bell?.querySelector<HTMLElement>('.count');
  if (!count) return;
  let asked = Date.now();
  const ask = async (): Promise<void> => {
    if (document.hidden || Date.now() - asked < EVERY) return;
    asked = Date.now();
    const answer = await fetch('/api/notifications?limit=0').catch(() => undefined);
    if (!answer?.ok) return;
    const { unread } = (await answer.json()) as Notices;
    count.textContent = String(unread);
    count.hidden = unread === 0;
    document.title = titled(document.title, unread);
  };
  setInterval(() => void ask(), EVERY);
  document.addEventListener('visibilitychange', () => void ask());
}
