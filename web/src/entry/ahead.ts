// Asking ahead: what would come after each pick that may begin a turn is learned while
// nobody asks anything, so that its targets are there in the very frame of the pick.

/** What is asked of an entry. */
export interface Ahead {
  /** here: the rules are in this browser; a network is not asked ahead. */
  here(): boolean;
  /** idle: nothing that somebody waits for is being asked. */
  idle(): boolean;
  known(id: string): boolean;
  learn(id: string): Promise<unknown>;
  /** learned is called once when nothing is left to ask. */
  learned(): void;
}

/** Milliseconds: until the first is asked, and until it is looked again whether the rules are here. */
const BEGIN = 120, AGAIN = 500;

/** How many are asked at most: where there are more, most are never picked. */
const MOST = 80;

/** learnAhead asks for these picks one by one and returns how to stop it. */
export function learnAhead(ids: string[], ahead: Ahead): () => void {
  const left = ids.slice(0, MOST);
  let timer = setTimeout(next, BEGIN), stopped = false;
  function next(): void {
    if (!ahead.here() || !ahead.idle()) {
      timer = setTimeout(next, ahead.here() ? BEGIN : AGAIN);
      return;
    }
    const id = left.find((one) => !ahead.known(one));
    if (id === undefined) return ahead.learned();
    left.splice(0, left.indexOf(id) + 1);
    const go = () => { if (!stopped) timer = setTimeout(next, 0); };
    ahead.learn(id).then(go, go);
  }
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
