// What a board is given and what it tells. It knows no game, no match and no rules.
import type { Pick, Reason, Situation, Surface } from '../game/types';
import type { Art } from '../rules/rules';

export interface BoardProps {
  surface: Surface;
  situation: Situation;
  art: Art;
  players: [string, string];
  flipped?: boolean; // as Second sees it
  coordinates?: boolean;
  /** offered are the picks that may come next; those with a place are targets. None: nothing can be picked. */
  offered?: Pick[];
  /** picked are the picks of the turn under way. */
  picked?: Pick[];
  /** reasons are shown: their places and links; hatched in vermilion when they are why not. */
  reasons?: Reason[];
  refused?: boolean;
  animate?: boolean;
  label: string; // for a screen reader
  /** onpick is called with the id of an offered pick. */
  onpick?: (id: string) => void;
  /** onask is called with the name of a place that is not offered: why not? */
  onask?: (place: string) => void;
  /** oncancel: Esc, or a drag that ended nowhere. */
  oncancel?: () => void;
  /** drawings by the right button: circles (from == to) and arrows, kept by the owner of the board. */
  drawn?: Drawn[];
  ondraw?: (drawn: Drawn[]) => void;
}

export interface Drawn {
  from: string;
  to: string;
}
