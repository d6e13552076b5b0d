// Dates, in the language of the page and the time zone of the reader.

/** dateText writes a moment to the minute. */
export const dateText = (at: Date | number): string =>
  new Date(at).toLocaleString(document.documentElement.lang, { dateStyle: 'long', timeStyle: 'short' });

/** dayText writes the day of a moment. */
export const dayText = (at: Date | number): string =>
  new Date(at).toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });

/** localTimes writes the dates anew that the server has written in UTC. */
export function localTimes(root: ParentNode = document): void {
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[datetime]')) {
    const at = Date.parse(time.dateTime);
    if (!Number.isNaN(at)) time.textContent = 'day' in time.dataset ? dayText(at) : dateText(at);
  }
}
