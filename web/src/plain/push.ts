// The button that registers the browser for push messages. The browser asks its user only after a click.
import { post } from '../post';
import { scriptURL } from '../trusted';

/** keyOf returns the key of the site as browsers take it, from base64. */
export function keyOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (c) => c.charCodeAt(0));
}

/** offerPush shows the button where push messages are possible, and says so where they are not. */
export function offerPush(button: HTMLButtonElement): void {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  button.parentElement!.after(status);
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    status.textContent = button.dataset.unknown!;
    return;
  }
  button.hidden = false;
  button.addEventListener('click', async () => {
    button.disabled = true;
    try {
      status.textContent = button.dataset[await register(button.dataset.push!)]!;
    } catch {
      status.textContent = button.dataset.failed!;
    }
    button.disabled = false;
  });
}

/** register registers the browser at its push service and here, and says how that went. */
async function register(key: string): Promise<'added' | 'blocked'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  await navigator.serviceWorker.register(scriptURL('/sw.js') as string, { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  const { applicationServerKey } = before?.options ?? {};
  // One for another key of the site, or for nobody, is of no use.
  if (before && (!applicationServerKey || !same(new Uint8Array(applicationServerKey), keyOf(key)))) await before.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyOf(key) });
  const { endpoint, keys } = subscription.toJSON();
  await post('/api/notifications/devices', { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
  return 'added';
}

const same = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((value, i) => value === b[i]);
