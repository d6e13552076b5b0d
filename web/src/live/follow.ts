// Following a match from a page: the outbox of this tab, the connection, and what the
// browser says about network, sleep and visibility.
import { adopt, find, type Outbox } from './outbox';
import { Connection, type Ear } from './connection';
import { Live, type Start } from './state.svelte';
import type { MatchState, Refusal } from './protocol';

/** follow opens the match and keeps it open until the page is gone. */
export async function follow(start: Start): Promise<Live> {
  const match = start.state.match;
  const outbox = await find(match);
  const address = `${location.origin.replace(/^http/, 'ws')}/api/matches/${match}/live`;
  const connect = (client: string, ear: Ear) => new Connection(address, client, {
    ...ear,
    current: () => { ear.current(); void deliver(live, outbox); },
  });
  const live = new Live(start, outbox, connect, () => fetchState(match));
  const { connection } = live;
  addEventListener('online', () => connection.retry());
  addEventListener('offline', () => connection.lost());
  addEventListener('pageshow', (e) => { if ((e as PageTransitionEvent).persisted) connection.check(); });
  document.addEventListener('resume', () => connection.check());
  document.addEventListener('visibilitychange', () => { if (!document.hidden) connection.check(); });
  connection.start();
  return live;
}

/** fetchState asks for a match as it is now. */
async function fetchState(match: string): Promise<MatchState> {
  const answer = await fetch(`/api/matches/${match}`);
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
  return (await answer.json()) as MatchState;
}

/** deliver sends what tabs that are gone have left behind, in their names. */
async function deliver(live: Live, own: Outbox): Promise<void> {
  for (const box of await adopt(own.match, own.client)) {
    try {
      for (const { at: _, ...command } of box.open) {
        const answer = await fetch(`/api/matches/${own.match}/commands`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ client: box.client, ...command }),
        });
        if (answer.status === 429 || answer.status >= 500) break; // it stays for the next time
        box.answered(command.id);
        if (answer.ok) continue;
        const problem = (await answer.json()) as { code: string; detail: string };
        const refusal: Refusal = { id: command.id, code: problem.code, text: problem.detail };
        live.refused(command.command, refusal);
      }
    } catch {
      // There is no network; the outbox stays.
    } finally {
      box.release();
    }
  }
}
