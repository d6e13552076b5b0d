// What the service worker does with pushed notices, without the browser: which are shown, and how.

/** Pushed is a notice as the service sends it. */
export interface Pushed {
  id: string; // the same each time that the notice is sent
  title: string;
  body: string;
  path: string; // of the page that it is about
  tag: string; // of what it is about: a later notice with the tag replaces it
}

/** How many ids of notices that were shown are remembered. */
export const REMEMBERED = 100;

/** readPushed reads a message; undefined if it is none of ours. */
export function readPushed(text: string | undefined): Pushed | undefined {
  try {
    const read = JSON.parse(text ?? '') as Partial<Pushed>;
    const texts = [read.id, read.title, read.body, read.path, read.tag];
    if (texts.every((part) => typeof part === 'string') && /^\/(?![/\\])/.test(read.path!)) return read as Pushed;
  } catch {
    // It is not JSON.
  }
  return undefined;
}

/** remember adds an id to those that were shown; undefined if it is there: a notice can arrive twice, and is shown once. */
export function remember(shown: string[], id: string): string[] | undefined {
  return shown.includes(id) ? undefined : [...shown, id].slice(-REMEMBERED);
}
