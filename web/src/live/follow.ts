// Following a match from a page: the outbox of this tab, the connection, and the events of the
// browser about network, sleep and visibility.
import { AbandonedOutboxes } from './abandonedoutbox';
import { Connection, type ConnectionHandlers } from './connection';
import { findOutbox } from './outbox';
import { Live, type Start } from './state.svelte';

/** follow opens the match and keeps it open until the page is closed, once the page has started the connection: what happens before anybody
    listens would be lost. */
export async function follow(start: Start): Promise<Live> {
  const match = start.state.match;
  const outbox = await findOutbox(match);
  const address = `${location.origin.replace(/^http/, 'ws')}/api/matches/${match}/live`;
  const connect = (client: string, handlers: ConnectionHandlers) =>
    new Connection(address, client, {
      ...handlers,
      current: () => {
        handlers.current();
        void abandoned.send();
      },
    });
  const live = new Live(start, outbox, connect);
  const abandoned = new AbandonedOutboxes(live, outbox);
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
  abandoned.start();
  return live;
}
