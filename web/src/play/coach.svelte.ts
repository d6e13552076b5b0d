// The coach of a game against the computer. It looks at each turn of the person before the computer answers. The engine finds
// mistakes, and the rules say what the answer to one does. After the game it names the turns that decided.
import type { Annotation } from '../board/board';
import type { Engines, Rules } from '../rules/rules';
import { chanceFor, judgementOf, percent, type Judgement } from '../review/chance';
import { explainLine, type RefutingTurn } from '../review/refutation';
import { MARGIN, mistakeOf, type Mistake } from '../review/mistakes';
import { arrowsOf } from '../review/suggestion.svelte';
import type { Found, GameLine, Player, Reason, SearchLimits } from '../wire';
import type { MessageID } from '../words/words';

/** A turn that costs less of the chances, in percent, is left to the person: beginners would be stopped at every turn. */
export const BLUNDER = MARGIN + 6;
/** The limits of the search before and after a turn of the person. */
export const LIMITS: SearchLimits = { share: 0.05, ms: 700 };

/** LONGEST is how many turns of the line that the engine expects are shown, with its first. */
export const LONGEST = 9;

/** Advice says why a turn is a mistake. */
export interface Advice {
  /** turns is how many turns the game has with the mistake. */
  turns: number;
  mistake: Mistake;
  /** The judgement of the position after the mistake. */
  after: NonNullable<Judgement['best']>;
  /** The answer that the engine expects: as it is written, what it does, and how it is drawn. */
  answer: string;
  does: Reason[];
  drawn: Annotation[];
  /** follows are the turns that the engine expects after the answer: an answer that takes nothing does not show by itself why it is good. */
  follows: RefutingTurn[];
  /** takes: the answer takes a piece. */
  takes: boolean;
}

/** Prepared is the result of the engine for a position, with its best turn. */
interface Prepared extends Judgement {
  turn?: string;
}

export class Coach {
  on = $state(false);
  /** busy: a turn of the person is being looked at. */
  busy = $state(false);
  /** The advice about the last turn, until the person goes on or takes it back. */
  advice: Advice | undefined = $state.raw();
  readonly #known = new Map<string, Promise<Prepared | undefined>>();
  /** #named are the turns that were suggested to the person, by position. */
  readonly #named = new Map<string, Set<string>>();

  constructor(
    private readonly rules: Rules,
    private readonly engines: Engines,
    on: boolean,
    private readonly keep: (on: boolean) => void,
  ) {
    this.on = on;
  }

  /** turn switches the coach on or off, for later games too. */
  turn(on: boolean): void {
    this.on = on;
    this.advice = undefined;
    this.keep(on);
  }

  /** prepare judges a position while the person thinks about it. What fails is asked again when it is needed. */
  prepare(line: GameLine): void {
    if (this.on && !this.engines.loading) void this.#judge(line);
  }

  /** agree keeps a turn that was suggested to the person: there is no advice against it. */
  agree(line: GameLine, turn: string): void {
    const key = keyOf(line);
    this.#named.set(key, (this.#named.get(key) ?? new Set()).add(turn));
  }

  /** forget drops the advice. */
  forget(): void {
    this.advice = undefined;
  }

  /**
   * examine looks at the last turn of a line, played by the person. It reports whether there is advice. Without engines in this
   * browser there is none, and no error: the game goes on.
   */
  async examine(line: GameLine, you: Player, signal?: AbortSignal): Promise<boolean> {
    this.advice = undefined;
    if (!this.on || this.engines.loading) return false;
    this.busy = true;
    try {
      const before = { ...line, turns: line.turns.slice(0, -1) },
        earlier = { ...line, turns: line.turns.slice(0, -2) };
      if (this.#named.get(keyOf(before))?.has(line.turns.at(-1)!)) return false;
      const then = await this.#judge(before);
      const found = await this.engines.search(line, LIMITS, signal);
      const now = preparedOf(found);
      this.#known.set(keyOf(line), Promise.resolve(now));
      const mistake = losingTurn(you, then, now) ?? mistakeOf(await this.#known.get(keyOf(earlier)), then, now);
      if (!mistake || mistake.side !== you || (mistake.by < BLUNDER && !now.best?.proven) || !now.best) return false;
      if (await this.#noneBetter(before, then?.turn, line, mistake, now.best, signal)) return false;
      const advice = await this.#adviceOf(line, found, mistake, now.best, signal);
      if (signal?.aborted || !this.on) return false;
      this.advice = advice;
      return advice !== undefined;
    } catch {
      return false;
    } finally {
      this.busy = false;
    }
  }

  async #adviceOf(
    line: GameLine,
    found: Found,
    mistake: Mistake,
    after: Advice['after'],
    signal?: AbortSignal,
  ): Promise<Advice | undefined> {
    const turn = found.lines[0]?.turns[0];
    if (turn === undefined) return undefined;
    const answered = { ...line, turns: [...line.turns, turn] };
    const view = await this.rules.ask('view', { ...answered, notation: true }, signal);
    const expected = view.situation.status.outcome ? [] : (found.lines[0]?.turns.slice(1, LONGEST) ?? []);
    return {
      turns: line.turns.length,
      mistake,
      after,
      answer: view.labels?.at(-1) ?? turn,
      does: view.last,
      drawn: arrowsOf(view.situation.marks),
      follows: await explainLine(this.rules, answered, expected, signal),
      takes: (view.situation.marks ?? []).some(({ kind }) => kind === 'taken'),
    };
  }

  /**
   * #noneBetter reports whether the best turn that the engine sees costs as much as the turn of the person, looked at as far. Then the
   * position before was valued too high, and nothing is to be advised.
   */
  async #noneBetter(
    before: GameLine,
    best: string | undefined,
    line: GameLine,
    { side, to }: Mistake,
    after: Advice['after'],
    signal?: AbortSignal,
  ): Promise<boolean> {
    if (best === undefined) return false;
    if (best === line.turns.at(-1)) return true;
    const other = judgementOf(await this.engines.search({ ...before, turns: [...before.turns, best] }, LIMITS, signal)).best;
    if (!other) return false;
    return after.proven ? other.proven === after.proven : percent(chanceFor(side, other), other.proven) - to < MARGIN;
  }

  /** #judge searches a position once. */
  #judge(line: GameLine): Promise<Prepared | undefined> {
    const key = keyOf(line);
    const known = this.#known.get(key);
    if (known) return known;
    const asked = this.engines.search(line, { ...LIMITS, background: true }).then(preparedOf, () => {
      this.#known.delete(key);
      return undefined;
    });
    this.#known.set(key, asked);
    return asked;
  }
}

function preparedOf(found: Found): Prepared {
  const turn = found.lines[0]?.turns[0];
  return { ...judgementOf(found), ...(turn === undefined ? {} : { turn }) };
}

/** Chances to win, in percent: below HOPELESS the game is as good as lost, and from BEHIND to AHEAD both sides stand about equally well. */
const HOPELESS = 20,
  BEHIND = 45,
  AHEAD = 55;

/** warningOf returns the headline of advice, graded by what the turn leaves of the chances. */
export function warningOf({ mistake: { to }, after }: Pick<Advice, 'mistake' | 'after'>): MessageID {
  const lost = after.proven !== undefined && after.proven !== 'draw';
  if (lost || to < HOPELESS) return 'play-coach-warns';
  if (to < BEHIND) return 'play-coach-warns-behind';
  return to <= AHEAD ? 'play-coach-warns-even' : 'play-coach-warns-lead';
}

/** losingTurn returns the mistake of a turn after which the other side has a proved win, if it had none before. */
function losingTurn(you: Player, before: Judgement | undefined, after: Judgement): Mistake | undefined {
  const lost = after.best?.proven !== undefined && after.best.proven !== 'draw' && after.best.proven !== you;
  if (!before?.best || before.best.proven || !lost) return undefined;
  const from = percent(chanceFor(you, before.best));
  return { side: you, from, to: 0, by: from };
}

const keyOf = ({ options, position, turns }: GameLine): string => JSON.stringify([options, position, turns]);
