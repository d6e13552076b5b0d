// The line that refutes a turn: what the engine would answer, and what follows, in the words of the game.
import type { Engines, Rules } from '../rules/rules';
import type { GameLine, SearchLimits } from '../wire';
import { judgementOf, type Judgement } from './chance';

/** The limits of the search after the turn. */
export const LIMITS: SearchLimits = { share: 0.05, ms: 1500 };
/** MOST is how many turns of a refutation are shown. */
export const MOST = 5;

/** A turn of a refutation: its text, how it is written, and what it does. */
export interface RefutingTurn {
  turn: string;
  label: string;
  does: string;
}

export interface RefutingLine {
  turns: RefutingTurn[];
  /** best is the judgement of the line. */
  best: Judgement['best'];
}

/** refute searches the position after a line, and explains the turns that the engine expects. */
export async function refute(rules: Rules, engines: Engines, line: GameLine, signal: AbortSignal): Promise<RefutingLine> {
  const found = await engines.search(line, LIMITS, signal);
  signal.throwIfAborted();
  const turns = await explainLine(rules, line, found.lines[0]?.turns.slice(0, MOST) ?? [], signal);
  return { turns, best: judgementOf(found).best };
}

/** explainLine explains the turns that are expected after a line, up to the end of the game. */
export async function explainLine(
  rules: Rules,
  line: GameLine,
  expected: string[],
  signal?: AbortSignal,
): Promise<RefutingTurn[]> {
  const turns: RefutingTurn[] = [];
  for (const turn of expected) {
    const played = [...line.turns, ...turns.map((one) => one.turn), turn];
    const view = await rules.ask('view', { ...line, turns: played, notation: true }, signal);
    signal?.throwIfAborted();
    turns.push({ turn, label: view.labels?.at(-1) ?? turn, does: view.last.map(({ text }) => text).join(' ') });
    if (view.situation.status.outcome) break;
  }
  return turns;
}
