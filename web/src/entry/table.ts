// The table: a board with hands on which a person enters turns pick by pick. Match, review,
// play and diagrams all use it (Table.svelte); it asks the rules and knows no game.
import type { Snippet } from 'svelte';
import type { Annotation } from '../board/board';
import type { GameInfo, Look } from '../boot';
import type { Reason } from '../game/types';
import type { Art, Line, Rules, View } from '../rules/rules';

export interface TableProps {
  rules: Rules;
  info: GameInfo;
  look: Look;
  art: Art;
  /** line is the game up to what is shown, view what is shown. Both change together. */
  line: Line;
  view: View;
  flipped?: boolean;
  /** playable: the person may enter a turn here, for the seat to move. */
  playable?: boolean;
  /** confirm: a complete turn waits for a yes before onplay is called. */
  confirm?: boolean;
  /** waiting is a turn that has been played and is not yet known to be kept; it is shown as such. */
  waiting?: string;
  /** reasons are shown on the board while nothing is being entered, e.g. those of the verdict. */
  reasons?: Reason[];
  drawn?: Annotation[];
  ondraw?: (drawn: Annotation[]) => void;
  onplay?: (turn: string) => void;
  /** seat is what stands beside each hand: name and clock. It is given 0 or 1. */
  seat?: Snippet<[0 | 1]>;
  /** caption is how the game stands: who is to move, what was played last. */
  caption?: Snippet;
  /** beside is what stands at the edge of the board. */
  beside?: Snippet;
  /** standing is the seat to move or how it ended, in a sentence that is said aloud when it changes. */
  standing?: string;
}
