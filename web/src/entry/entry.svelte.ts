// Entering a turn pick by pick: where one is, what may come next, what a complete turn does,
// and why something is no pick. It asks the rules and knows no game.
import { flushSync } from 'svelte';
import type { Pick, Reason } from '../game/types';
import { prefetchPicks } from './prefetch';
import { Refused } from '../rules/rules';
import type { Line, Picks, Rules } from '../rules/rules';

/** Why something cannot be picked or played. */
export interface Refusal {
  heading: string;
  text: string;
  places: string[];
}

/** What an entry reads from its table; asked anew each time. */
export interface Asked {
  rules: () => Rules;
  line: () => Line;
  confirm: () => boolean;
  onplay: (turn: string) => void;
  onrefused?: () => void;
  /** layOut lays out what is shown now, without waiting for a frame. */
  layOut?: () => void;
  /** stirs: somebody moves the pointer or a finger just now, and may be about to pick. */
  stirs?: () => boolean;
}

/** How often a pick of each kind is rehearsed, and the milliseconds between two. */
const REHEARSALS = 3,
  BETWEEN = 40;
/** How long after it was moved a pointer may be about to pick, in milliseconds. */
export const STIRRED = 500;

const NOTHING: Picks = { next: [] };
/** With a reason at hand, a browser need not make an error with all that led to it, in the middle of a pick. */
const GIVEN_UP = new DOMException('given up', 'AbortError');

export class Entry {
  path = $state.raw<Pick[]>([]);
  /** next is what may be picked now. */
  next = $state.raw<Pick[]>([]);
  /** turn is the text of the turn, once it is complete and waits for a yes. */
  turn = $state<string>();
  does = $state.raw<Reason[]>([]);
  refused = $state.raw<Refusal>();
  /** begun tells whether there is something to let go of. */
  readonly begun = $derived(this.path.length > 0 || this.turn !== undefined);

  #asked: Asked;
  #open = false;
  #answers = new Map<string, Picks>();
  #asking: AbortController | undefined;
  #due = false; // what may come next has been asked for
  #wish: string | undefined; // what was pressed meanwhile
  #rest: (() => void) | undefined; // ends asking ahead

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  /** begin is called when there is a new position, and when it becomes this person's turn. */
  async begin(playable: boolean): Promise<void> {
    this.close();
    this.#answers = new Map();
    this.#open = playable;
    this.#show([], NOTHING);
    this.refused = undefined;
    if (!playable) return;
    const answers = this.#answers;
    await this.#go([]);
    if (answers === this.#answers) this.#ahead();
  }

  /** close stops all that it asks. */
  close(): void {
    this.#stop();
    this.#rest?.();
    this.#rest = undefined;
  }

  /** pick takes an offered pick. */
  async pick(id: string): Promise<void> {
    const one = this.next.find((pick) => pick.id === id);
    if (!one) return this.ask(id);
    await this.#go([...this.path, one]);
  }

  /** ask is for what is not offered: it begins another turn, lets go of this one, or shows why not. */
  async ask(id: string): Promise<void> {
    if (!this.#open) return;
    if (this.path.length > 0) {
      const first = this.path[0]!;
      if (first.place === id || (first.kind === 'hand' && first.id === id && this.path.length === 1)) return this.clear();
      const begins = this.first.find((pick) => (pick.kind === 'place' ? pick.place === id : pick.id === id));
      if (begins) return this.#go([begins]);
    }
    if (this.#due) {
      this.#wish = id;
      return;
    }
    const path = this.turn === undefined ? this.path : this.path.slice(0, -1);
    await this.#why([...path.map((pick) => pick.id), id]);
  }

  /** back takes the path back to a number of picks. */
  async back(to = this.path.length - 1): Promise<void> {
    await this.#go(this.path.slice(0, Math.max(0, to)));
  }

  /** clear lets go of everything that was picked, and of what was said about it. */
  async clear(): Promise<void> {
    this.#stop();
    this.refused = undefined;
    if (this.begun || this.next.length === 0) await this.#go([]);
  }

  /** send plays the turn that waits for a yes. */
  send(): void {
    const turn = this.turn;
    if (turn === undefined) return;
    this.#play(turn);
  }

  /** type takes a turn as it is written. It tells whether that was one. */
  async type(text: string): Promise<boolean> {
    const signal = this.#fresh();
    try {
      const line = this.#line;
      const { turn } = await this.#asked.rules().ask('read', { ...line, text }, signal);
      const why = await this.#asked.rules().ask('why', { ...line, turn }, signal);
      if (signal.aborted) return false;
      if (!why.legal) {
        this.#refuse({
          heading: why.title ?? '',
          text: why.reasons.map((reason) => reason.text).join(' '),
          places: why.reasons.flatMap((reason) => reason.places ?? []),
        });
        return false;
      }
      this.refused = undefined;
      this.#show([], { next: [], turn, does: why.reasons });
      if (!this.#asked.confirm()) this.#play(turn);
      return true;
    } catch (reason) {
      if (!signal.aborted) this.#fail(reason);
      return false;
    }
  }

  /** first is what may begin a turn. */
  get first(): Pick[] {
    return this.#answers.get('')?.next ?? [];
  }

  get #line(): Line {
    const { game, options, position, turns } = this.#asked.line();
    return { game, options, position, turns };
  }

  async #go(path: Pick[]): Promise<void> {
    const signal = this.#fresh();
    this.refused = undefined;
    const known = this.#answers.get(keyOf(path.map((pick) => pick.id)));
    if (known) return this.#arrive(path, known);
    this.#show(path, NOTHING); // at once: the answer may be long in coming
    this.#due = true;
    try {
      const picks = await this.#picks(
        path.map((pick) => pick.id),
        signal,
      );
      if (!signal.aborted) await this.#arrive(path, picks);
    } catch (reason) {
      if (signal.aborted) return;
      this.#stop();
      const back = path.slice(0, -1);
      this.#show(back, this.#answers.get(keyOf(back.map((pick) => pick.id))) ?? NOTHING);
      this.#fail(reason);
    }
  }

  #ahead(): void {
    this.#rest?.();
    const answers = this.#answers;
    this.#rest = prefetchPicks(
      this.first.map((pick) => pick.id),
      {
        here: () => this.#asked.rules().here,
        idle: () => !this.#due,
        known: (id) => answers.has(id),
        fetchAhead: async () => {
          const { then } = await this.#asked.rules().ask('picks', { ...this.#line, path: [], ahead: true });
          for (const [id, picks] of Object.entries(then ?? {})) answers.set(id, picks);
        },
        fetchAfter: async (id) => {
          answers.set(id, await this.#asked.rules().ask('picks', { ...this.#line, path: [id] }));
        },
        fetched: () => this.#rehearse(),
      },
    );
  }

  /**
   * Picks are drawn and taken back between two frames, while nobody picks: one from the board and one
   * from a hand, some that lead to places and some to a choice, each some times over and while no pointer
   * is moved. What draws them is compiled and warm then, and the first real pick is as quick as the tenth.
   */
  #rehearse(): void {
    const kinds = new Map<string, [Pick, Picks]>();
    for (const one of this.first) {
      const then = this.#answers.get(one.id);
      if (!then || then.turn !== undefined || then.next.length === 0) continue;
      const like = `${one.kind} ${then.next.some((next) => next.kind === 'place')}`;
      if (!kinds.has(like)) kinds.set(like, [one, then]);
    }
    const left = Array.from({ length: REHEARSALS }, () => [...kinds.values()]).flat();
    const next = () => {
      const rest = this.#answers.get(''),
        one = left[0];
      if (!rest || !one || this.begun || this.refused || this.#due) return;
      const waits = this.#asked.stirs?.();
      if (!waits) {
        left.shift();
        this.#draw([one[0]], one[1]);
        this.#draw([], rest);
      }
      const timer = setTimeout(next, waits ? STIRRED : BETWEEN);
      this.#rest = () => {
        clearTimeout(timer);
      };
    };
    next();
  }

  #draw(path: Pick[], picks: Picks): void {
    this.#show(path, picks);
    flushSync();
    this.#asked.layOut?.();
  }

  async #arrive(path: Pick[], picks: Picks): Promise<void> {
    const wish = this.#wish;
    this.#stop();
    this.#show(path, picks);
    if (picks.turn !== undefined && path.length > 0 && !this.#asked.confirm()) return this.#play(picks.turn);
    if (wish === undefined) return;
    const one = picks.next.find((pick) => pick.id === wish || pick.place === wish);
    await (one ? this.#go([...path, one]) : this.ask(wish));
  }

  async #why(path: string[]): Promise<void> {
    const signal = this.#fresh();
    try {
      await this.#picks(path, signal);
    } catch (reason) {
      if (!signal.aborted) this.#fail(reason);
    }
  }

  async #picks(path: string[], signal: AbortSignal): Promise<Picks> {
    const answers = this.#answers;
    const picks = await this.#asked.rules().ask('picks', { ...this.#line, path }, signal);
    if (!signal.aborted) answers.set(keyOf(path), picks);
    return picks;
  }

  #play(turn: string): void {
    this.#show([], NOTHING);
    this.refused = undefined;
    this.#open = false;
    this.#asked.onplay(turn);
  }

  #show(path: Pick[], picks: Picks): void {
    this.path = path;
    this.next = picks.next;
    this.turn = picks.turn;
    this.does = picks.does ?? [];
  }

  #fail(reason: unknown): void {
    if (!(reason instanceof Refused))
      return this.#refuse({ heading: '', text: reason instanceof Error ? reason.message : String(reason), places: [] });
    const { heading = '', detail, places = [] } = reason.problem;
    this.#refuse({ heading, text: detail, places });
  }

  #refuse(refusal: Refusal): void {
    this.refused = refusal;
    this.#asked.onrefused?.();
  }

  #stop(): void {
    this.#asking?.abort(GIVEN_UP);
    this.#asking = undefined;
    this.#due = false;
    this.#wish = undefined;
  }

  #fresh(): AbortSignal {
    this.#stop();
    this.#asking = new AbortController();
    return this.#asking.signal;
  }
}

const keyOf = (path: string[]): string => path.join(' ');
