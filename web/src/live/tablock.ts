// Locks between tabs: an outbox belongs to one tab at a time, and to another one only once
// that is closed.

/** Release releases a lock. */
export type Release = () => void;

/** acquireTabLock takes the lock with this name. If another tab has it, it waits this many milliseconds at most, and returns null. */
export async function acquireTabLock(name: string, wait = 0): Promise<Release | null> {
  if (typeof navigator !== 'undefined' && navigator.locks) return webLock(name, wait);
  return heartbeatLock(name); // pages without a secure context have no Web Locks
}

function webLock(name: string, wait: number): Promise<Release | null> {
  return new Promise((given) => {
    const options: LockOptions = wait > 0 ? { signal: AbortSignal.timeout(wait) } : { ifAvailable: true };
    navigator.locks
      .request(name, options, (got) => (got ? new Promise<void>((release) => given(release)) : given(null)))
      .catch(() => given(null));
  });
}

const every = 2000;
const deadAfter = 90_000; // tabs in the background are woken up once a minute only

/** heartbeatLock regularly stores that this tab is open. Two tabs with the same lock do no harm: the server carries out no command twice. */
function heartbeatLock(name: string): Release | null {
  const key = `teahouse.alive.${name}`;
  try {
    if (Date.now() - Number(localStorage.getItem(key) ?? 0) < deadAfter) return null;
    const write = () => localStorage.setItem(key, String(Date.now()));
    write();
    const timer = setInterval(write, every);
    const release = () => {
      clearInterval(timer);
      localStorage.removeItem(key);
      removeEventListener('pagehide', release);
    };
    addEventListener('pagehide', release);
    return release;
  } catch {
    return () => {}; // nothing can be stored, so no other tab can have it
  }
}
