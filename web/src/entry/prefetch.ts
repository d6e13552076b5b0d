// Prefetches the picks after each first pick of a turn while the entry is idle, so that targets
// appear in the same frame as the pick.

/** PrefetchSource is the entry whose picks are fetched. */
export interface PrefetchSource {
  /** here: the rules run in this browser. Nothing is prefetched over the network. */
  here(): boolean;
  /** idle: no request is open that the user waits for. */
  idle(): boolean;
  known(id: string): boolean;
  learn(id: string): Promise<unknown>;
  /** learned is called once, when everything is fetched. */
  learned(): void;
}

/** The delay before the first request, and between checks whether the rules are here, in ms. */
const START_DELAY = 120,
  CHECK_INTERVAL = 500;

/** At most this many are fetched. Of more, most are never picked. */
const MAX_REQUESTS = 80;

/** prefetchPicks fetches the picks one by one. It returns a function that stops it. */
export function prefetchPicks(ids: string[], ahead: PrefetchSource): () => void {
  const left = ids.slice(0, MAX_REQUESTS);
  let timer = setTimeout(next, START_DELAY),
    stopped = false;
  function next(): void {
    if (!ahead.here() || !ahead.idle()) {
      timer = setTimeout(next, ahead.here() ? START_DELAY : CHECK_INTERVAL);
      return;
    }
    const id = left.find((one) => !ahead.known(one));
    if (id === undefined) return ahead.learned();
    left.splice(0, left.indexOf(id) + 1);
    const go = () => {
      if (!stopped) timer = setTimeout(next, 0);
    };
    ahead.learn(id).then(go, go);
  }
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
