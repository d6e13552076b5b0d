// Following a match from a page: the outbox of this tab, the connection, and what the
// browser says about network, sleep and visibility.
import { Connection, type Ear } from './connection';
import { Heir } from './heir';
import { find } from './outbox';
import { Live, type Start } from './state.svelte';
import type { MatchState } from './protocol';

/** follow opens the match and keeps it open until the page is gone. */
export async function follow(start: Start): Promise<Live> {
  const match = start.state.match;
  const outbox = await find(match);
  const address = `${location.origin.replace(/^http/, 'ws')}/api/matches/${match}/live`;
  const connect = (client: string, ear: Ear) =>
    new Connection(address, client, {
      ...ear,
      current: () => {
        ear.current();
        void heir.deliver();
      },
    });
  const live = new Live(start, outbox, connect, () => fetchState(match));
  const heir = new Heir(live, outbox);
  const { connection } = live;
  addEventListener('online', () => connection.retry());
  addEventListener('offline', () => connection.lost());
  addEventListener('pageshow', (e) => {
    if ((e as PageTransitionEvent).persisted) connection.check();
  });
  document.addEventListener('resume', () => connection.check());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) connection.check();
  });
  connection.start();
  heir.start();
  return live;
}

/** fetchState asks for a match as it is now. */
async function fetchState(match: string): Promise<MatchState> {
  const answer = await fetch(`/api/matches/${match}`);
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
  return (await answer.json()) as MatchState;
}
