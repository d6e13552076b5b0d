// Prefetches the picks after each first pick of a turn while the entry is idle, so that targets
// appear in the same frame as the pick. One request fetches many of them, the rest are fetched one
// by one.

/** PrefetchSource is the entry whose picks are fetched. */
export interface PrefetchSource {
  /** here: the rules run in this browser. Nothing is prefetched over the network. */
  here(): boolean;
  /** idle: no request is open that the user waits for. */
  idle(): boolean;
  known(id: string): boolean;
  /** fetchAhead fetches the picks after many first picks, with one request. */
  fetchAhead(): Promise<unknown>;
  /** fetchAfter fetches the picks after one first pick. */
  fetchAfter(id: string): Promise<unknown>;
  /** fetched is called once, when everything is fetched. */
  fetched(): void;
}

/** The delay before the first request, and between checks whether the rules are here, in ms. */
const START_DELAY = 120,
  CHECK_INTERVAL = 500;

/** At most this many are fetched one by one. Of more, most are never picked. */
const MAX_REQUESTS = 80;

/** prefetchPicks fetches the picks. It returns a function that stops it. */
export function prefetchPicks(ids: string[], ahead: PrefetchSource): () => void {
  const left = ids.slice(0, MAX_REQUESTS);
  let timer = setTimeout(next, START_DELAY),
    started = false,
    stopped = false;
  function next(): void {
    if (!ahead.here() || !ahead.idle()) {
      timer = setTimeout(next, ahead.here() ? START_DELAY : CHECK_INTERVAL);
      return;
    }
    if (!started) {
      started = true;
      return continueAfter(ahead.fetchAhead());
    }
    const id = left.find((one) => !ahead.known(one));
    if (id === undefined) return ahead.fetched();
    left.splice(0, left.indexOf(id) + 1);
    continueAfter(ahead.fetchAfter(id));
  }
  function continueAfter(request: Promise<unknown>): void {
    const go = () => {
      if (!stopped) timer = setTimeout(next, 0);
    };
    request.then(go, go);
  }
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
