// The turns that decided a game: those that cost the side that played them most.
import type { Engines, Rules } from '../rules/rules';
import type { GameLine } from '../wire';
import type { Mistake } from './mistakes';
import { explainLine, LIMITS, type RefutingTurn } from './refutation';

/** MOST is how many turns are named. */
export const MOST = 3;

/** TurningPoint is a turn that decided. */
export interface TurningPoint extends Mistake {
  /** turns is how many turns had been played with it. */
  turns: number;
}

/** turningPointsOf returns the turns that cost most, in the order of the game. falls has one entry for each position of the game. */
export const turningPointsOf = (falls: (Mistake | undefined)[], most = MOST): TurningPoint[] =>
  falls
    .flatMap((mistake, turns) => (mistake ? [{ ...mistake, turns }] : []))
    .sort((a, b) => b.by - a.by || a.turns - b.turns)
    .slice(0, most)
    .sort((a, b) => a.turns - b.turns);

/** describe returns how a turn of a line is written, and what it does in the words of the game. */
export async function describe(
  rules: Rules,
  line: GameLine,
  turns: number,
  signal?: AbortSignal,
): Promise<{ label: string; does: string }> {
  const view = await rules.ask('view', { ...line, turns: line.turns.slice(0, turns), notation: true }, signal);
  return { label: view.labels?.at(-1) ?? line.turns[turns - 1]!, does: view.last[0]?.text ?? '' };
}

/** answerTo returns the turn with which the engine would answer a turn of a line; undefined if that turn ended the game. */
export async function answerTo(
  rules: Rules,
  engines: Engines,
  line: GameLine,
  turns: number,
  signal?: AbortSignal,
): Promise<RefutingTurn | undefined> {
  const played = { ...line, turns: line.turns.slice(0, turns) };
  const found = await engines.search(played, { ...LIMITS, background: true }, signal);
  const [answer] = await explainLine(rules, played, found.lines[0]?.turns.slice(0, 1) ?? [], signal);
  return answer;
}
