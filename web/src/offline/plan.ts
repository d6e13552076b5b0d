// The decisions of the service worker, as pure functions: which requests it answers and
// how, what it stores and what it deletes.

/**
 * pass: not answered by the worker, e.g. anything of a match or a person.
 * kept: never or rarely changes under its address: from the store, else from the network.
 * shell: a page that works without the server: from the network, else from the store.
 * visited: a page to read: like a shell, and stored after a visit.
 * page: from the network; without it, the offline page.
 * answer: the same for all people until the next version: from the network, else from the store.
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
  if (path.startsWith('/static/matches/')) return 'pass'; // boards, which change with each turn
  if (/^\/(app\/assets|app\/icons|static)\//.test(path)) return 'kept';
  if (mode === 'navigate') {
    if (/^\/play\/[\w-]+$/.test(path) || path === '/review' || path === '/studies' || isStudy(path)) return 'shell';
    if (isReading(path)) return 'visited';
    // What is downloaded or shown as a picture is not replaced by a page.
    return /\.\w+$|^\/api\//.test(path) ? 'pass' : 'page';
  }
  return isReading(path) ? 'visited' : 'pass';
}

const isStudy = (path: string): boolean => /^\/study\/\w+$/.test(path);

const isReading = (path: string): boolean => /^\/rules(\/|$)|^\/puzzles\/[\w-]+\/\w+$/.test(path);

/** The pages that are stored from the beginning; those of the games are added. */
export const SHELLS = ['/review', '/studies', '/offline'];

/** Built is what the build knows: its version, the files that every page may need, and those of each language but
    English, by its tag. */
export interface Built {
  version: string;
  assets: string[];
  languages: Record<string, string[]>;
}

/** languagesOf returns the languages that pages are stored in, English first. */
export const languagesOf = ({ languages }: Built): string[] => ['en', ...Object.keys(languages).filter((lang) => lang !== 'en')];

/** keyOf returns the address under which a page is stored: what it is asked with (a level, options) is
    read by its script, but each language is another page. All studies have the same page. */
export const keyOf = (path: string, lang: string): string => `${isStudy(path) ? '/studies' : path}?lang=${lang}`;

/** languageOf returns the language that a person has chosen, or else one of the browser's languages. */
export function languageOf(chosen: string | undefined, browser: readonly string[], known: string[]): string {
  if (chosen !== undefined && known.includes(chosen)) return chosen;
  const asked = browser.map((tag) => tag.toLowerCase().split('-')[0]!);
  return asked.find((lang) => known.includes(lang)) ?? 'en';
}

/** gamesOf reads the names of the games from a page. */
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

/** outdated returns the stores that a version deletes when it takes over, which it does when
    no page is open any more that was loaded with another one. */
export const outdated = (stores: string[], version: string): string[] =>
  stores.filter((name) => name.startsWith(STORE) && name !== storeOf(version));

/** mayKeep reports whether an answer may be stored: complete, from here, and the same for all. */
export function mayKeep(answer: Pick<Response, 'ok' | 'status' | 'type' | 'redirected' | 'headers'>): boolean {
  return answer.ok && answer.status === 200 && answer.type === 'basic' && !answer.redirected && !answer.headers.has('Set-Cookie');
}

/** isDown reports whether a proxy answers that the service is down. */
export const isDown = (status: number): boolean => status === 502 || status === 503 || status === 504;
