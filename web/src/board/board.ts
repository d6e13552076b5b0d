// The props of a board. A board knows no game, match or rules.
import type { Pick, ShownReason, Situation, Surface } from '../game/types';
import type { Art } from '../rules/rules';

export interface BoardProps {
  surface: Surface;
  situation: Situation;
  art: Art;
  players: [string, string];
  flipped?: boolean; // seen by Second
  coordinates?: boolean;
  /** offered are the possible next picks. Those with a place are targets. */
  offered?: Pick[];
  /** gains are what turns with a pick gain, by the id of the pick, as far as it is known. */
  gains?: ReadonlyMap<string, number>;
  /** picked are the picks of the turn that is being entered. */
  picked?: Pick[];
  /** The places and links of reasons are marked. If refused is true, they are the reasons of a refusal, and hatched. */
  reasons?: ShownReason[];
  refused?: boolean;
  /** numbers are drawn at places that sentences beside the board name. */
  numbers?: ReadonlyMap<string, number>;
  animate?: boolean;
  label: string; // for a screen reader
  /** alternatives are the picks that could be made instead of the last one. */
  alternatives?: Pick[];
  /** ready: the turn is complete and waits for confirmation. */
  ready?: boolean;
  /** dropped is the place on which a piece was dropped that waits for another pick. */
  dropped?: string;
  /** onpick is called with the id of an offered pick. If it is unsure, a neighbour of the place may have been meant. */
  onpick?: (id: string, unsure: boolean) => void;
  /** onaimed is called with the id of the offered pick under the pointer or the cursor, once a turn is begun, or without any. */
  onaimed?: (id: string | undefined) => void;
  /** onaim is called with the name of a place that is meant instead of the last pick, when a finger rests that slides, or
      without any while it slides. */
  onaim?: (place: string | undefined) => void;
  /** onconfirm is called when the user taps the place of a turn that waits for confirmation. */
  onconfirm?: () => void;
  /** everyPlace: each place can be chosen, whatever is offered. */
  everyPlace?: boolean;
  /** onask is called with the name of a place that was chosen but is not offered. */
  onask?: (place: string, unsure: boolean) => void;
  /** oninspect is called when the user looks at the piece of a place, after the given time, or away from it (undefined). */
  oninspect?: (place: string | undefined, touch: boolean) => void;
  /** The reach and the partners of a piece are highlighted. */
  inspected?: { reach: string[]; partners: string[] };
  /** oncancel is called for Escape, and for a press of no place. */
  oncancel?: () => void;
  /** ondropped is called for a drag that ended on no target, with the place, if any. It may be inexact, as for onpick. */
  ondropped?: (place: string | undefined, unsure: boolean) => void;
  /** drawn are the annotations, which the user draws with the right button. The parent keeps them. */
  drawn?: Annotation[];
  ondraw?: (drawn: Annotation[]) => void;
  /** onclear is called when a click that picks nothing should clear the annotations. */
  onclear?: () => void;
}

/** An arrow, or a circle if both places are the same. */
export interface Annotation {
  from: string;
  to: string;
  /** color is green, red, blue or yellow; without it, it is the usual one. */
  color?: string;
}
