// Installs the service worker once the page is loaded, and reports when a new version is
// ready. A page is never reloaded without a click.
import type { Boot } from '../boot';
import { idle } from '../idle';
import { scriptURL } from '../trusted';

type Listener = () => void;
let ready = false;
const listeners = new Set<Listener>();

/** newVersion calls a function when a newer version than this page's is ready. It returns a function that stops this. */
export function newVersion(listener: Listener): () => void {
  if (ready) listener();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** install registers the worker when the browser is idle: what it stores comes after what the page itself loads. */
export function install(boot: Boot, loaded: Promise<void> = Promise.resolve()): void {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return;
  const later = (): void => void setTimeout(() => idle(() => void register(boot).catch(() => undefined), 20_000), 3_000);
  const soon = (): void => void loaded.then(later);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

async function register(boot: Boot): Promise<void> {
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (saving && !navigator.serviceWorker.controller && boot.page !== 'play') return;
  const registration = await navigator.serviceWorker.register(scriptURL('/sw.js'), { updateViaCache: 'none' });
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ lang: boot.look.lang }));
  const look = (): void => {
    if (registration.waiting) void compare(registration.waiting);
  };
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => worker.state === 'installed' && look());
  });
  look();
  // A page may stay open for days.
  document.addEventListener('visibilitychange', () => document.hidden || void registration.update().catch(() => undefined));
}

/** compare asks a waiting worker whether this page is of its version: pages come from the
    network, so it may be. */
async function compare(worker: ServiceWorker): Promise<void> {
  const main = document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]');
  if (!main) return;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => (port1.onmessage = (e) => resolve(e.data as boolean)));
  worker.postMessage({ has: new URL(main.src).pathname }, [port2]);
  if (await answer) return;
  ready = true;
  listeners.forEach((notify) => notify());
}
