// The names of the pages that edit studies. Each holds a lock while it is open, so that another page takes over what one that is gone
// did not send.
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** randomID returns so many letters and digits, as the ids of studies and chapters have them. */
export const randomID = (length: number): string =>
  [...crypto.getRandomValues(new Uint8Array(length))].map((n) => LETTERS[n % LETTERS.length]).join('');

const lockOf = (client: string): string => `teahouse-study-client-${client}`;

/** newClient returns a name for this page. */
export async function newClient(): Promise<string> {
  const client = randomID(16);
  // The lock is held until the page is gone.
  await hold(lockOf(client));
  return client;
}

/** hold takes a lock for as long as this page is there. It reports whether no other page has it. */
function hold(name: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : new Promise<void>(() => {});
      })
      .catch(() => resolve(true));
  });
}

/** alone takes a local study for this page. It reports whether no other page has it. */
export const alone = (id: string): Promise<boolean> => hold(`teahouse-study-${id}`);

/** orphans returns those of some clients whose pages are gone. */
export async function orphans(clients: string[]): Promise<string[]> {
  if (!navigator.locks) return clients;
  const { held = [] } = await navigator.locks.query();
  return clients.filter((client) => !held.some(({ name }) => name === lockOf(client)));
}
