// Which tab has something for itself: an outbox belongs to one tab at a time, and to
// another one only once that is gone.

/** A tenure is given up by calling it. */
export type Release = () => void;

/** hold takes what has this name, unless another tab has it, for which it waits this many milliseconds at most. */
export async function hold(name: string, wait = 0): Promise<Release | null> {
  if (typeof navigator !== 'undefined' && navigator.locks) return lock(name, wait);
  return beat(name); // pages without a secure context have no locks
}

function lock(name: string, wait: number): Promise<Release | null> {
  return new Promise((given) => {
    const options: LockOptions = wait > 0 ? { signal: AbortSignal.timeout(wait) } : { ifAvailable: true };
    navigator.locks
      .request(name, options, (got) => (got ? new Promise<void>((release) => given(release)) : given(null)))
      .catch(() => given(null));
  });
}

const every = 2000;
const deadAfter = 90_000; // tabs in the background are woken up once a minute only

/** beat holds a name by writing down again and again that this tab lives. Two tabs that hold the same are no harm: the server carries out no command twice. */
function beat(name: string): Release | null {
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
    return () => {}; // nothing can be kept, so there is nothing to quarrel about
  }
}
