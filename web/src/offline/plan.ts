// The decisions of the service worker, as pure functions: which requests it answers and
// how, what it stores and what it deletes.

/**
 * pass: none of its business, e.g. whatever is of a match or of a person.
 * kept: never changes under its address, or hardly: from the store, else from the network.
 * shell: a page that works without server: from the network, else from the store.
 * visited: a page to read: like a shell, and kept when it has been read.
 * page: from the network; without it, a page that says so.
 * answer: the same for everybody until the next version: from the network, else from the store.
 */
export type Plan = 'pass' | 'kept' | 'shell' | 'visited' | 'page' | 'answer';

export interface Asked {
  method: string;
  mode: RequestMode;
  url: URL;
  origin: string;
}

/** planFor decides about a request. */
export function planFor({ method, mode, url, origin }: Asked): Plan {
  if (method !== 'GET' || url.origin !== origin) return 'pass';
  const path = url.pathname;
  if (path === '/api/art') return url.searchParams.has('v') ? 'kept' : 'answer';
  if (/^\/(app\/assets|app\/icons|static)\//.test(path)) return 'kept';
  if (mode === 'navigate') {
    if (/^\/play\/[\w-]+$/.test(path) || path === '/review') return 'shell';
    if (isReading(path)) return 'visited';
    // What is downloaded or shown as a picture is not replaced by a page.
    return /\.\w+$|^\/api\//.test(path) ? 'pass' : 'page';
  }
  return isReading(path) ? 'visited' : 'pass';
}

const isReading = (path: string): boolean => /^\/rules(\/|$)/.test(path);

/** The pages that are stored from the beginning; those of the games are added. */
export const SHELLS = ['/review', '/offline'];

export type Language = 'en' | 'de';
export const LANGUAGES: Language[] = ['en', 'de'];

/** keyOf is under which address a page is kept: what it is asked with (a level, options) is
    read by its script, but each language is another page. */
export const keyOf = (path: string, lang: Language): string => `${path}?lang=${lang}`;

/** languageOf is the language of a person who has chosen none, by the browser's languages. */
export function languageOf(chosen: string | undefined, browser: readonly string[]): Language {
  if (chosen === 'de' || chosen === 'en') return chosen;
  for (const tag of browser) {
    const known = LANGUAGES.find((lang) => tag.toLowerCase().split('-')[0] === lang);
    if (known) return known;
  }
  return 'en';
}

/** gamesOf reads from a page which games there are. */
export function gamesOf(html: string): string[] {
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1];
  if (!boot) return [];
  return (JSON.parse(boot) as { games: { name: string }[] }).games.map((game) => game.name);
}

/** partsOf lists the files of a page or a style sheet other than the assets: addresses under /static/. */
export function partsOf(text: string, base: string): string[] {
  const found = [...text.matchAll(/(?:href|src)="([^"]+)"|url\("?([^")]+)"?\)/g)].map((m) => m[1] ?? m[2]!);
  const addresses = found.map((address) => new URL(address.replaceAll('&amp;', '&'), base));
  return [
    ...new Set(
      addresses
        .filter((u) => u.origin === new URL(base).origin && u.pathname.startsWith('/static/'))
        .map((u) => u.pathname + u.search),
    ),
  ];
}

const STORE = 'teahouse-';
export const storeOf = (version: string): string => STORE + version;

/** outdated are the stores that a version throws away when it takes over, which it does when
    no page is open any more that was loaded with another one. */
export const outdated = (stores: string[], version: string): string[] =>
  stores.filter((name) => name.startsWith(STORE) && name !== storeOf(version));

/** mayKeep reports whether an answer may be stored: complete, from here, and the same for all. */
export function mayKeep(answer: Pick<Response, 'ok' | 'status' | 'type' | 'redirected' | 'headers'>): boolean {
  return answer.ok && answer.status === 200 && answer.type === 'basic' && !answer.redirected && !answer.headers.has('Set-Cookie');
}

/** isDown reports whether a proxy answers that the service is down. */
export const isDown = (status: number): boolean => status === 502 || status === 503 || status === 504;
