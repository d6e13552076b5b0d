// Entering a turn pick by pick: the path so far, the possible next picks, the effects of a complete
// turn, and the reasons of refusals. It asks the rules and knows no game.
import { flushSync } from 'svelte';
import type { MessageData, Pick, ShownReason } from '../game/types';
import { prefetchPicks } from './prefetch';
import { Preview } from './preview.svelte';
import type { Previewed } from './preview.svelte';
import { Refused } from '../rules/rules';
import type { Line, Picks, Rules } from '../rules/rules';

/** Why something cannot be picked or played. */
export interface Refusal {
  heading: string;
  text: string;
  places: string[];
  message?: MessageData;
  /** rule is the id of the rule that was broken. */
  rule?: string;
}

/** What an entry reads from its table, each time it needs it. */
export interface Asked {
  rules: () => Rules;
  line: () => Line;
  confirm: () => boolean;
  onplay: (turn: string) => void;
  onrefused?: (refusal: Refusal) => void;
  /** layOut lays out the page with what a finger would need, at once, without waiting for a frame. */
  layOut?: () => void;
  /** stirs reports whether a pointer or finger moves, so that a pick may follow soon. */
  stirs?: () => boolean;
}

/** How often a pick of each kind is rehearsed, and the milliseconds between two. */
const REHEARSALS = 3,
  BETWEEN = 40;
/** For so many milliseconds after a pointer moved, a pick may follow. */
export const STIRRED = 500;

/** WRITING is the rule of every game about the text of a turn. */
const WRITING = 'turn-text';
const NO_GAINS: ReadonlyMap<string, number> = new Map();
/** Gains are asked for after this time without another pick, in ms. */
const GAINS_DELAY = 150;
const NOTHING: Picks = { next: [] };
/** One abort reason for all requests: creating an error with a stack during a pick costs time. */
const GIVEN_UP = new DOMException('given up', 'AbortError');

export class Entry {
  path = $state.raw<Pick[]>([]);
  /** next are the possible next picks. */
  next = $state.raw<Pick[]>([]);
  /** turn is the text of the turn when it is complete and waits for confirmation. */
  turn = $state<string>();
  does = $state.raw<ShownReason[]>([]);
  refused = $state.raw<Refusal>();
  /** dropped is the place on which a piece of the hand was dropped that waits for another pick. */
  dropped = $state<string>();
  /** gains are what turns with one of the next picks gain, by the id of the pick, as far as it is known. */
  gains = $state.raw<ReadonlyMap<string, number>>(NO_GAINS);
  /** begun reports whether there is a pick to cancel. */
  readonly begun = $derived(this.path.length > 0 || this.turn !== undefined);

  readonly #preview: Preview;
  #asked: Asked;
  #open = false;
  #answers = new Map<string, Picks>();
  #asking: AbortController | undefined;
  #due = false; // a request for the next picks is open
  #held = false; // a finger slides: the turn is not what is shown
  #sought: Pick | undefined; // what is asked about instead of the last pick
  #unsure = false; // another place may have been meant by a pick
  #gains = new Map<string, ReadonlyMap<string, number>>(); // by the path before them
  #gainsTimer: ReturnType<typeof setTimeout> | undefined;
  #wish: string | undefined; // what was pressed during a request
  #rest: (() => void) | undefined; // stops prefetching and rehearsing

  constructor(asked: Asked) {
    this.#asked = asked;
    this.#preview = new Preview(asked.rules, asked.line);
  }

  /** preview is what the turn would do with the offered pick that is aimed at, once it is known. */
  get preview(): Previewed | undefined {
    return this.#preview.shown;
  }

  /** previewPick previews an offered pick that is not picked yet, or nothing. */
  previewPick(id: string | undefined): void {
    const shows = id !== undefined && this.path.length > 0 && this.turn === undefined && !this.refused;
    this.#preview.show(shows ? [...this.path.map((pick) => pick.id), id] : undefined);
  }

  /** begin starts the entry at a new position, and when it becomes the person's turn. */
  async begin(playable: boolean): Promise<void> {
    this.close();
    this.#answers = new Map();
    this.#gains = new Map();
    this.#open = playable;
    this.#show([], NOTHING);
    this.refused = undefined;
    if (!playable) return;
    const answers = this.#answers;
    await this.#go([]);
    if (answers === this.#answers) this.#ahead();
  }

  /** close stops all requests. */
  close(): void {
    this.#stop();
    this.#rest?.();
    this.#rest = undefined;
    clearTimeout(this.#gainsTimer);
    this.#preview.show(undefined);
  }

  /** pick makes an offered pick. A turn waits for confirmation if one of its picks was unsure. */
  async pick(id: string, unsure = false): Promise<void> {
    const one = this.next.find((pick) => pick.id === id);
    if (!one) return this.ask(id, unsure);
    this.#unsure = unsure || (this.#unsure && this.path.length > 0);
    await this.#go([...this.path, one]);
  }

  /** hold keeps the turn from being played while a finger slides to another pick instead of the last one. */
  hold(): void {
    this.#held = true;
  }

  /** aim makes another pick instead of the last one, once a finger rests that slides. What was shown stays until the answer. */
  async aim(place: string): Promise<void> {
    const instead = this.alternatives.find((pick) => pick.place === place);
    this.#unsure = true;
    if (!instead) this.#held = false;
    if (!instead || this.#sought === instead) return;
    if (instead !== this.path.at(-1)) return this.#go([...this.path.slice(0, -1), instead], true);
    if (this.#due && !this.#sought) return; // it is being asked already
    const known = this.turn !== undefined || this.next.length > 0;
    if (!known) return this.#go(this.path);
    this.#stop();
    this.#held = false;
  }

  /** drop puts a piece of the hand on a place before the pick that must come first, e.g. of its face. A drop on no place
      cancels the turn. */
  drop(place: string | undefined, unsure = false): void {
    const waits = this.path.at(-1)?.kind === 'hand' && this.next.length > 0 && !this.next.some((pick) => pick.kind === 'place');
    if (!waits || place === undefined) return void this.clear();
    this.#unsure = unsure;
    this.dropped = place;
  }

  /** ask handles a pick that is not offered: it begins another turn, cancels this one, or shows the refusal. */
  async ask(id: string, unsure = false): Promise<void> {
    if (!this.#open) return;
    this.#unsure = unsure || (this.#unsure && this.path.length > 0);
    if (!this.#answers.has('') && !this.#due) return this.#beginWith(id);
    if (this.path.length > 0) {
      const first = this.path[0]!;
      if (first.place === id || (first.kind === 'hand' && first.id === id && this.path.length === 1)) return this.clear();
      const instead = this.alternatives.find((pick) => pick.place === id);
      if (instead) return this.#go([...this.path.slice(0, -1), instead]);
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

  /** #beginWith asks again for the first picks, which could not be had, and makes one of them. */
  async #beginWith(id: string): Promise<void> {
    const going = this.#go([]);
    this.#wish = id;
    await going;
  }

  /** back shortens the path to a number of picks. */
  async back(to = this.path.length - 1): Promise<void> {
    await this.#go(this.path.slice(0, Math.max(0, to)));
  }

  /** clear cancels all picks and hides the refusal. */
  async clear(): Promise<void> {
    this.#stop();
    this.refused = undefined;
    if (this.begun || this.next.length === 0) await this.#go([]);
  }

  /** send plays the turn that waits for confirmation. */
  send(): void {
    const turn = this.turn;
    if (turn === undefined || this.#held) return;
    this.#play(turn);
  }

  /**
   * type enters a turn from its text. It reports whether the text is a legal turn. A turn that waits for confirmation is
   * dropped first: confirming it beside a refused text would play another turn than the one that is read.
   */
  async type(text: string): Promise<boolean> {
    if (this.turn !== undefined) await this.clear();
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
          ...(why.rule ? { rule: why.rule } : {}),
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

  /** first are the picks that can begin a turn. */
  get first(): Pick[] {
    return this.#answers.get('')?.next ?? [];
  }

  /** alternatives are the picks that could be made instead of the last one of a complete turn, or of an unsure one. */
  get alternatives(): Pick[] {
    if ((this.turn === undefined && !this.#unsure) || this.path.length === 0) return [];
    return this.#answers.get(keyOf(this.path.slice(0, -1).map((pick) => pick.id)))?.next ?? [];
  }

  get #line(): Line {
    const { game, options, position, turns } = this.#asked.line();
    return { game, options, position, turns };
  }

  async #go(path: Pick[], instead = false): Promise<void> {
    const signal = this.#fresh();
    this.refused = undefined;
    const known = this.#answers.get(keyOf(path.map((pick) => pick.id)));
    if (known) return this.#arrive(path, known);
    if (instead) this.#sought = path.at(-1);
    else this.#show(path, NOTHING); // at once: the answer may take long
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
      this.#fail(reason, true);
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
   * #rehearse draws a pick of each kind and takes it back before the next frame, several times, while
   * no pointer moves. The code that draws picks is compiled then, so that the first real pick is as
   * fast as later ones.
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
    // The place of a dropped piece is picked as soon as it may be.
    const dropped = path.length > 1 && picks.next.some((pick) => pick.kind === 'place') ? this.dropped : undefined,
      wish = this.#wish ?? dropped;
    this.#stop();
    this.#show(path, picks);
    this.#askGains(path, picks);
    if (picks.turn !== undefined && path.length > 0 && !this.#unsure && !this.#asked.confirm()) return this.#play(picks.turn);
    if (wish === undefined) return;
    const one = picks.next.find((pick) => pick.id === wish || pick.place === wish);
    await (one ? this.#go([...path, one]) : this.ask(wish, this.#unsure));
  }

  /** #askGains asks what the next picks gain, once they are shown and if the rules are in this browser. */
  #askGains(path: Pick[], { next, turn }: Picks): void {
    clearTimeout(this.#gainsTimer);
    const ids = (turn === undefined ? path : path.slice(0, -1)).map((pick) => pick.id),
      key = keyOf(ids),
      known = this.#gains.get(key);
    this.gains = known ?? NO_GAINS;
    if (known || turn !== undefined || path.length === 0 || !next.some((pick) => pick.kind === 'place')) return;
    const gains = this.#gains;
    this.#gainsTimer = setTimeout(() => {
      if (!this.#asked.rules().here || this.#due) return;
      const keep = (list: Pick[]): void => {
        const found = new Map(list.flatMap((pick) => (pick.gain_unknown ? [] : [[pick.id, pick.gain ?? 0] as const])));
        gains.set(key, found);
        if (gains === this.#gains && keyOf(this.path.map((pick) => pick.id)) === key) this.gains = found;
      };
      void this.#asked
        .rules()
        .ask('picks', { ...this.#line, path: ids, gains: true })
        .then(
          (answer) => keep(answer.next),
          () => {},
        );
    }, GAINS_DELAY);
  }

  async #why(path: string[]): Promise<void> {
    const signal = this.#fresh();
    try {
      await this.#picks(path, signal);
    } catch (reason) {
      if (!signal.aborted) this.#fail(reason, true);
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
    if (path.length < 2 || path.at(-1)?.kind === 'place') this.dropped = undefined;
    this.#preview.show(undefined); // also one that is still to come: it belongs to the picks before
    this.#held = false;
    this.path = path;
    this.next = picks.next;
    this.turn = picks.turn;
    this.does = picks.does ?? [];
  }

  /** #fail shows why a request failed. The rule about how a turn is written is not named where nothing was written. */
  #fail(reason: unknown, picked = false): void {
    if (!(reason instanceof Refused))
      return this.#refuse({ heading: '', text: reason instanceof Error ? reason.message : String(reason), places: [] });
    const { heading = '', detail, places = [], message, rule } = reason.problem,
      named = !picked || rule !== WRITING;
    this.#refuse({
      heading: named ? heading : '',
      text: detail,
      places,
      ...(message ? { message } : {}),
      ...(rule && named ? { rule } : {}),
    });
  }

  #refuse(refusal: Refusal): void {
    this.refused = refusal;
    this.#asked.onrefused?.(refusal);
  }

  #stop(): void {
    this.#asking?.abort(GIVEN_UP);
    this.#asking = undefined;
    this.#due = false;
    this.#wish = this.#sought = undefined;
  }

  #fresh(): AbortSignal {
    this.#stop();
    this.#asking = new AbortController();
    return this.#asking.signal;
  }
}

const keyOf = (path: string[]): string => path.join(' ');
