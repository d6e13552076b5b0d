// The table: a board with hands on which a person enters turns pick by pick. Match, review,
// play and diagrams all use it (Table.svelte); it asks the rules and knows no game.
import type { Snippet } from 'svelte';
import type { Annotation } from '../board/board';
import type { GameInfo, Look } from '../boot';
import type { ShownReason } from '../game/types';
import type { Refusal } from './entry.svelte';
import type { Hint } from './hint';
import type { Numbers } from './numbered';
import type { Art, Line, Rules, View } from '../rules/rules';

export interface TableProps {
  rules: Rules;
  info: GameInfo;
  look: Look;
  art: Art;
  /** line is the game up to the shown position, view is that position. Both change together. */
  line: Line;
  view: View;
  /** settled is what is beside the board, if that follows the board later: a position, and whether turns are entered there. */
  settled?: { view: View; playable: boolean };
  flipped?: boolean;
  /** below is the seat whose hand is below the board; without it, the one whose side of the board is below. */
  below?: 0 | 1;
  /** names are those of the players; without them their roles. */
  names?: readonly [string, string];
  /** goal: the goal of the game stands above the board. */
  goal?: boolean;
  /** numbered: numbers on the board replace the names of places, as with a goal, unless the person wants the names. */
  numbered?: boolean;
  /** whole: a hand below the board wraps on a phone too, so that all of it is in sight. */
  whole?: boolean;
  /** notation: turns are shown in notation beside the board, which names its coordinates. */
  notation?: boolean;
  /** playable: the person may enter a turn here, for the seat to move. */
  playable?: boolean;
  /** confirm: a complete turn waits for confirmation before onplay is called. */
  confirm?: boolean;
  /** waiting is a turn that was played but is not acknowledged yet. */
  waiting?: string;
  /** reasons are shown on the board while nothing is being entered, e.g. those of the verdict. */
  reasons?: ShownReason[];
  /** refusal: the reasons say why something is not legal, and the board shows them as those of a refusal. */
  refusal?: boolean;
  /** verdict has all sentences of the verdict of which reasons are some: a place has one number in all of them. */
  verdict?: ShownReason[];
  drawn?: Annotation[];
  ondraw?: (drawn: Annotation[]) => void;
  onclear?: () => void;
  onplay?: (turn: string) => void;
  /** onrefused is called with each refusal, also of a pick. */
  onrefused?: (refusal: Refusal) => void;
  /** onrule opens the rules at the rule that a refusal names. */
  onrule?: (rule: string) => void;
  /** seat renders the name and clock next to a hand, for seat 0 or 1. */
  seat?: Snippet<[0 | 1]>;
  /** last is what the last turn did. The places in it are numbered on the board, as the caption writes them. */
  last?: ShownReason[];
  /** caption renders the state of the game: the player to move, the hint what can be done, the last turn. */
  caption?: Snippet<[hint: Hint, numbers: Numbers]>;
  /** beside renders the bar at the edge of the board. */
  beside?: Snippet;
  /** standing is the seat to move or the end of the game, in a sentence that is spoken when it changes. */
  standing?: string;
}
