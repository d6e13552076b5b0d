// The picks that make a turn. This knows no rules: it asks the server for the next picks, as a
// page does.

/** A game at one moment is a line: {game, options, position, turns}, as in web/src/rules. */
export async function query(url, kind, question) {
  const answer = await fetch(`${url}/api/${kind}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`/api/${kind} ${JSON.stringify(question)}: ${answer.status} ${text}`);
  return JSON.parse(text);
}

/** viewOf returns the view of a line. */
export const viewOf = (url, line) => query(url, 'view', line);

/** pathTo returns the picks that make a turn, each with where a page offers it. */
export async function pathTo(url, line, turn) {
  const path = await search(url, line, turn, []);
  if (!path) throw new Error(`no picks make ${turn} in ${JSON.stringify(line)}`);
  return path;
}

async function search(url, line, turn, path) {
  const picks = await query(url, 'picks', { ...line, path: path.map((pick) => pick.id) });
  if (picks.turn !== undefined && path.length > 0) {
    if (picks.turn === turn) return path;
    if (!turn.startsWith(picks.turn)) return undefined;
  }
  for (const pick of likely(
    picks.next,
    turn,
    path.map((one) => one.id),
  )) {
    const found = await search(url, line, turn, [...path, pick]);
    if (found) return found;
  }
  return undefined;
}

// likely orders picks: first those whose id is in the turn's text, in that order.
function likely(next, turn, before) {
  let rest = turn;
  for (const id of before) rest = rest.includes(id) ? rest.slice(rest.indexOf(id) + id.length) : rest;
  const rank = (pick) =>
    rest.includes(pick.id) ? rest.indexOf(pick.id) - pick.id.length / 100 : turn.includes(pick.id) ? 1000 : 2000;
  return withLocation(next).sort((a, b) => rank(a) - rank(b));
}

/** anyTurn returns the picks of a legal turn, chosen by n. */
export async function anyTurn(url, line, n) {
  const path = [];
  for (;;) {
    const picks = await query(url, 'picks', { ...line, path: path.map((pick) => pick.id) });
    if (picks.next.length === 0) return { path, turn: picks.turn };
    n = (n * 1103515245 + 12345) % 2147483648;
    path.push(withLocation(picks.next)[n % picks.next.length]);
  }
}

// withLocation adds where a page offers a pick: the first pick of a place on the board, others of
// the same place as buttons. Picks of sets are made by switching their pieces on and off.
export function withLocation(next) {
  const places = new Set();
  return next.map((pick) => {
    const again = pick.kind === 'place' && places.has(pick.place);
    if (pick.kind === 'place') places.add(pick.place);
    return {
      ...pick,
      on: pick.kind === 'place' && !again ? 'board' : pick.kind === 'hand' ? 'hand' : pick.pieces ? 'set' : 'choices',
    };
  });
}
