// The service worker: with it the site can be installed, and plays against the computer
// without a network. It stores pages that are the same for all people and never those of a
// match or a person: pages are fetched again without cookies before they are stored.
//
// A new version waits until no page of the old version is open, so such a page still
// finds its files. Pages come from the network while there is one, so a new version is never
// late, and a page is never reloaded without a click.
/// <reference lib="webworker" />
import {
  isDown,
  keyOf,
  languageOf,
  languagesOf,
  mayKeep,
  outdated,
  partsOf,
  planFor,
  SHELLS,
  storeOf,
  gamesOf,
  type Built,
} from './plan';
import { readPushed, remember } from './push';

declare const self: ServiceWorkerGlobalScope;
/** The build; inserted by vite.config.ts. */
declare const __BUILT__: Built;

const built = __BUILT__;
const { version, assets } = built;
const store = (): Promise<Cache> => caches.open(storeOf(version));
const CHOSEN = '/.language';
const SHOWN = '/.shown'; // the ids of the notices that were shown, in a store of their own
const PATIENCE = 5_000; // milliseconds until the answer begins, for a page that is stored

self.addEventListener('install', (event) => event.waitUntil(collect()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => event.waitUntil(answerMessage(event)));
self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())));
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const plan = planFor({ method, mode, url: new URL(url), origin: self.location.origin });
  if (plan === 'kept') event.respondWith(kept(event));
  else if (plan === 'answer') event.respondWith(answer(event));
  else if (plan !== 'pass') event.respondWith(page(event, plan));
});

/** collect fetches all files of this version and the pages of one language; if one is missing, the browser tries
    again later. */
async function collect(): Promise<void> {
  const to = await store();
  const read = await visited();
  for (const asset of assets) await keepAsset(to, asset);
  const chosen = await (await caches.match(CHOSEN))?.text();
  const lang = languageOf(chosen, self.navigator.languages, languagesOf(built));
  if (chosen === lang) await to.put(CHOSEN, new Response(lang));
  await keepLanguage(to, lang);
  await Promise.allSettled(read.map(({ path, lang }) => keepPage(to, path, lang)));
}

/** keepLanguage stores the files and pages of a language. */
async function keepLanguage(to: Cache, lang: string): Promise<void> {
  if (await to.match(keyOf('/offline', lang), { ignoreVary: true })) return;
  for (const asset of built.languages[lang] ?? []) await keepAsset(to, asset);
  const shell = await fetchPage('/review', lang);
  const games = gamesOf(await shell.text()).map((name) => `/play/${name}`);
  for (const path of [...games, ...SHELLS]) await keepPage(to, path, lang); // the offline page last
}

async function keepAsset(to: Cache, asset: string): Promise<void> {
  if (!(await to.match(asset))) await to.add(asset);
}

async function takeOver(): Promise<void> {
  for (const name of outdated(await caches.keys(), version)) await caches.delete(name);
  await self.clients.claim();
}

/** visited are the pages that the previous version has stored after a visit. */
async function visited(): Promise<{ path: string; lang: string }[]> {
  const pages = new Map<string, { path: string; lang: string }>();
  for (const name of outdated(await caches.keys(), version)) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const { pathname, searchParams } = new URL(url);
      const lang = searchParams.get('lang');
      if (pathname.startsWith('/rules') && lang) pages.set(url, { path: pathname, lang });
    }
  }
  return [...pages.values()];
}

const fetchPage = (path: string, lang: string): Promise<Response> =>
  fetch(path, { credentials: 'omit', cache: 'no-cache', headers: { 'Accept-Language': lang } });

async function keepPage(to: Cache, path: string, lang: string): Promise<void> {
  const answer = await fetchPage(path, lang);
  if (!mayKeep(answer)) throw new Error(`${path} cannot be kept: ${answer.status}`);
  const html = await answer.clone().text();
  await to.put(keyOf(path, lang), answer);
  for (const part of partsOf(html, new URL(path, self.location.origin).href)) await keepPart(to, part);
}

/** keepPart stores a file of a page, and the files that a style sheet names. */
async function keepPart(to: Cache, path: string): Promise<void> {
  if (await to.match(path)) return;
  const answer = await fetch(path, { credentials: 'omit' });
  if (!mayKeep(answer)) return;
  const css = answer.headers.get('Content-Type')?.startsWith('text/css') ? await answer.clone().text() : '';
  await to.put(path, answer);
  for (const part of partsOf(css, new URL(path, self.location.origin).href)) await keepPart(to, part);
}

async function kept(event: FetchEvent): Promise<Response> {
  const found = await caches.match(event.request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(event.request);
  if (mayKeep(answer)) {
    const copy = answer.clone();
    event.waitUntil(store().then((to) => to.put(event.request, copy)));
  }
  return answer;
}

/** answer returns the answer of the network and stores it for times without one. */
async function answer(event: FetchEvent): Promise<Response> {
  try {
    const fresh = await fetch(event.request);
    if (mayKeep(fresh)) {
      const copy = fresh.clone();
      event.waitUntil(store().then((to) => to.put(event.request, copy)));
    }
    if (!isDown(fresh.status)) return fresh;
  } catch {
    // The stored copy answers.
  }
  return (await caches.match(event.request, { ignoreVary: true })) ?? Response.error();
}

/** page answers from the network, and without one from the cache. */
async function page(event: FetchEvent, plan: 'shell' | 'visited' | 'page'): Promise<Response> {
  const lang = await language();
  const path = new URL(event.request.url).pathname;
  const found = plan === 'page' ? undefined : await caches.match(keyOf(path, lang), { ignoreVary: true });
  try {
    const answer = await (found ? fetchSoon(event.request) : fetch(event.request));
    if (plan === 'visited' && mayKeep(answer))
      event.waitUntil(
        store()
          .then((to) => keepPage(to, path, lang))
          .catch(() => undefined),
      );
    if (!isDown(answer.status) || !found) return answer;
  } catch (err) {
    if (event.request.mode !== 'navigate' && !found) throw err;
  }
  return found ?? (await caches.match(keyOf('/offline', lang), { ignoreVary: true })) ?? Response.error();
}

/** fetchSoon fetches an answer that begins soon. It may end later, so that a slow network does not cut it off. */
async function fetchSoon(request: Request): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE);
  try {
    return await fetch(request, { signal: late.signal });
  } finally {
    clearTimeout(timer);
  }
}

async function language(): Promise<string> {
  const chosen = await (await caches.match(CHOSEN))?.text();
  return languageOf(chosen, self.navigator.languages, languagesOf(built));
}

/** answerMessage answers pages: the chosen language, and whether a script is of this version. */
async function answerMessage(event: ExtendableMessageEvent): Promise<void> {
  const { lang, has } = event.data as { lang?: string; has?: string };
  if (has) event.ports[0]?.postMessage(assets.includes(has));
  if (!lang || !languagesOf(built).includes(lang)) return;
  const to = await store();
  await to.put(CHOSEN, new Response(lang));
  await keepLanguage(to, lang).catch(() => undefined); // the next page tries again
}

/** showing is the last notice that is being shown: one after the other, so that each is shown once. */
let showing: Promise<void> = Promise.resolve();

function show(text: string | undefined): Promise<void> {
  showing = showing.then(() => showOnce(text)).catch(() => undefined);
  return showing;
}

/** showOnce shows a pushed notice unless it was shown before. */
async function showOnce(text: string | undefined): Promise<void> {
  const pushed = readPushed(text);
  if (!pushed) return;
  const to = await caches.open('notices');
  const before = ((await (await to.match(SHOWN))?.json()) as string[] | undefined) ?? [];
  const after = remember(before, pushed.id);
  if (!after) return;
  await self.registration.showNotification(pushed.title, {
    body: pushed.body,
    tag: pushed.tag,
    icon: '/app/icons/apple.png',
    data: { path: pushed.path },
    ...{ renotify: true }, // it is not the one that it replaces
  });
  await to.put(SHOWN, Response.json(after));
}

/** open opens the page that a notice is about, in a window of the site if there is one. */
async function open(notification: Notification): Promise<void> {
  notification.close();
  const { path } = notification.data as { path: string };
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}
