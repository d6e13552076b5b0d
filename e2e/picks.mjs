// Which picks make a turn. No rule of a game is written here: the program is asked step by
// step what may be picked next, as a page asks it.

/** A game at one moment is a line: {game, options, position, turns}, as in web/src/rules. */
export async function ask(url, kind, question) {
  const answer = await fetch(`${url}/api/${kind}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`/api/${kind} ${JSON.stringify(question)}: ${answer.status} ${text}`);
  return JSON.parse(text);
}

/** viewOf is what there is to see of a line. */
export const viewOf = (url, line) => ask(url, 'view', line);

/** pathTo returns the picks that make a turn, each with where it is offered; see pressed. */
export async function pathTo(url, line, turn) {
  const path = await search(url, line, turn, []);
  if (!path) throw new Error(`no picks make ${turn} in ${JSON.stringify(line)}`);
  return path;
}

async function search(url, line, turn, path) {
  const picks = await ask(url, 'picks', { ...line, path: path.map((pick) => pick.id) });
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

// What stands in the turn's text is tried first, in the order in which it stands there.
function likely(next, turn, before) {
  let rest = turn;
  for (const id of before) rest = rest.includes(id) ? rest.slice(rest.indexOf(id) + id.length) : rest;
  const rank = (pick) =>
    rest.includes(pick.id) ? rest.indexOf(pick.id) - pick.id.length / 100 : turn.includes(pick.id) ? 1000 : 2000;
  return pressed(next).sort((a, b) => rank(a) - rank(b));
}

/** anyTurn returns the picks of some legal turn; n chooses which, the same one every time. */
export async function anyTurn(url, line, n) {
  const path = [];
  for (;;) {
    const picks = await ask(url, 'picks', { ...line, path: path.map((pick) => pick.id) });
    if (picks.next.length === 0) return { path, turn: picks.turn };
    n = (n * 1103515245 + 12345) % 2147483648;
    path.push(pressed(picks.next)[n % picks.next.length]);
  }
}

// A page offers the first pick of a place on the board, others of the same place as words.
function pressed(next) {
  const met = new Set();
  return next.map((pick) => {
    const again = pick.kind === 'place' && met.has(pick.place);
    if (pick.kind === 'place') met.add(pick.place);
    return { ...pick, on: pick.kind === 'place' && !again ? 'board' : pick.kind === 'hand' ? 'hand' : 'choices' };
  });
}
