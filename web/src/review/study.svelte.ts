// The state of a review: the tree of turns, the current position and its view.
import type { Rules } from '../rules/rules';
import { analysisAddress } from './address';
import { branchesOf } from './branches';
import { fragment, pack, spotText } from './hash';
import type { Subject } from './open';
import { recordOf } from './paste';
import * as tree from './tree';
import { readBranches, readPaste } from './validate';
import type { BoardView, GameLine, Outcome } from '../wire';

export interface Shown {
  line: GameLine;
  view: BoardView;
}

const MOST_VIEWS = 400;
/** Turns of longer lines get their notation only when they are shown. */
const MOST_NAMED = 40;

export class Study {
  tree: tree.Tree = $state.raw({ next: [] });
  path: tree.Path = $state.raw([]);
  shown: Shown = $state.raw(null!);
  trouble = $state('');
  /** The turns in the notation of the game, by all turns up to them. */
  #labels: Record<string, string> = $state.raw({});
  /** The part after # of addresses; null if it would be too long. */
  packed: string | null = $state('');

  #asking = new AbortController();
  #views = new Map<string, BoardView>();
  #packing = 0;
  /** The turns of the game as it was at the beginning. */
  readonly #found: string;

  constructor(
    private readonly rules: Rules,
    readonly subject: Subject,
    from: tree.Tree,
    path: tree.Path,
    view: BoardView,
  ) {
    this.tree = from;
    this.path = path;
    const main = tree.mainLine(from);
    // The main line of a match may go on with turns that were tried.
    this.#found = tree.turns(from, subject.match ? main.slice(0, this.played(main)) : main).join('\n');
    this.shown = { line: this.lineAt(path), view };
    void this.#pack();
    this.#name(this.shown.line, view);
    void this.#nameAll();
  }

  /** label returns the last turn of a path in the notation of the game; its text until that is known. */
  label(path: tree.Path): string {
    const texts = tree.turns(this.tree, path);
    return this.#labels[texts.join('\n')] ?? texts.at(-1) ?? '';
  }

  /** lineAt returns the game up to a position of the tree. */
  lineAt(path: tree.Path): GameLine {
    const { game, options, position } = this.subject.about;
    return { game, options, ...(position ? { position } : {}), turns: tree.turns(this.tree, path) };
  }

  /** played returns how many turns of a path were played in the match. */
  played(path: tree.Path): number {
    const nodes = tree.walk(this.tree, path);
    const off = nodes.findIndex((node) => !node.fixed);
    return off < 0 ? nodes.length : off;
  }

  /** address returns the address of a position of the tree. */
  address(path: tree.Path): string {
    const packed = this.packed ?? '';
    const { match, analysis, about } = this.subject;
    if (analysis) {
      const turns = packed && this.tree.next.length > 0;
      return analysisAddress(about) + (turns ? fragment({ packed, spot: spotText(path) }) : '');
    }
    if (!match) return packed ? `/review${fragment({ packed, spot: spotText(path) })}` : '/review';
    const played = this.played(path);
    const spot = played === path.length ? '' : spotText(path);
    return `/match/${match}/${played}${packed ? fragment({ packed, spot }) : ''}`;
  }

  /** go shows another position. */
  go(path: tree.Path): Promise<void> {
    return this.change({ tree: this.tree, path });
  }

  /** change replaces the tree, and goes to a position of it. If that cannot be shown, all stays as it is on screen. */
  async change({ tree: to, path }: tree.Spot): Promise<void> {
    const before = this.tree;
    this.#replace(to);
    this.path = path;
    this.#asking.abort();
    const asking = (this.#asking = new AbortController());
    const line = this.lineAt(path);
    try {
      const view = await this.#view(line, asking.signal);
      if (asking.signal.aborted) return;
      this.shown = { line, view };
      this.trouble = '';
    } catch (err) {
      if (asking.signal.aborted) return;
      this.trouble = (err as Error).message;
      this.#replace(before);
      this.path = tree.pathOf(before, this.shown.line.turns);
      this.enterAnew();
    }
  }

  /** enterAnew has the position return, so that a turn can be entered again: the table begins anew with another line. */
  enterAnew(): void {
    this.shown = { ...this.shown, line: { ...this.shown.line } };
  }

  /** play adds turns to the position on screen, and goes to the first of them. While another position is on its way it adds none:
      they were chosen for the one before. */
  async play(...chosen: string[]): Promise<void> {
    if (tree.turns(this.tree, this.path).join('\n') !== this.shown.line.turns.join('\n')) return;
    let spot: tree.Spot = { tree: this.tree, path: this.path };
    for (const turn of chosen) spot = tree.add(spot.tree, spot.path, turn);
    await this.change({ tree: spot.tree, path: spot.path.slice(0, this.path.length + 1) });
  }

  /** record returns the whole tree as a record. */
  async record(): Promise<ReturnType<typeof recordOf>> {
    const main = this.lineAt(tree.mainLine(this.tree));
    return this.#recordWith((await this.#view(main, new AbortController().signal)).situation.status.outcome);
  }

  /** #recordWith returns the whole tree as a record with the outcome by the rules, or without one with that by the players. */
  #recordWith(outcome: Outcome | null): ReturnType<typeof recordOf> {
    const { turns } = this.lineAt(tree.mainLine(this.tree));
    return recordOf({ ...this.subject.about, result: outcome ?? this.resultAfter(turns) }, this.tree);
  }

  /** resultAfter returns the result of the game after turns. One such as a resignation belongs to all turns that were played. */
  resultAfter(turns: string[]): Outcome | null {
    return this.#found === turns.join('\n') ? this.subject.about.result : null;
  }

  #replace(to: tree.Tree): void {
    if (to === this.tree) return;
    this.tree = to;
    void this.#pack();
    void this.#nameAll();
  }

  async #view(line: GameLine, signal: AbortSignal): Promise<BoardView> {
    const key = line.turns.join('\n');
    const known = this.#views.get(key);
    if (known) return known;
    const view = await this.rules.ask('view', { ...line, notation: true }, signal);
    this.#name(line, view);
    if (this.#views.size >= MOST_VIEWS) this.#views.clear();
    this.#views.set(key, view);
    return view;
  }

  #name({ turns }: GameLine, { labels }: BoardView): void {
    if (!labels) return;
    const next = { ...this.#labels };
    labels.forEach((label, i) => {
      next[turns.slice(0, i + 1).join('\n')] = label;
    });
    this.#labels = next;
  }

  /** #nameAll asks for the end of each line, the main one first; that names all turns before it. */
  async #nameAll(): Promise<void> {
    const here = this.tree;
    for (const path of tree.ends(here).slice(0, MOST_NAMED)) {
      if (this.tree !== here) return;
      const line = this.lineAt(path);
      if (this.#labels[line.turns.join('\n')] === undefined)
        await this.#view(line, new AbortController().signal).catch(() => undefined);
    }
  }

  async #pack(): Promise<void> {
    const step = ++this.#packing;
    const branches = branchesOf(this.tree);
    const packed = this.subject.match
      ? branches.length
        ? await pack(branches, readBranches)
        : ''
      : await pack(this.#recordWith(null), readPaste);
    if (step === this.#packing) this.packed = packed;
  }
}
