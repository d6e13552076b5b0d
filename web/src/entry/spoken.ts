// The texts that a live region speaks: the effects of a turn, and the picks after a pick.
import type { Pick, ShownReason } from '../game/types';
import type { View } from '../rules/rules';
import { count, t } from '../words/words';
import { hintOf } from './hint';

/** At most so many choices are spoken. */
const MANY = 8;

/** turnText returns the effects of the last turn, the verdict and the state of the game, each once. */
export function turnText({ last, verdict, situation: { status } }: View, standing: string): string {
  const did = [...last, ...(status.outcome ? verdict : [])].map((reason) => reason.text);
  return joined([...(did.length > 0 ? did : (status.notes ?? [])), standing]);
}

/** pickText returns the last pick and the possible next ones. */
export function pickText(path: Pick[], next: Pick[]): string {
  const last = path.at(-1);
  if (!last) return '';
  const places = new Set(next.filter((pick) => pick.kind === 'place').map((pick) => pick.place)).size;
  const others = next.filter((pick) => pick.kind !== 'place');
  return joined([
    last.spoken,
    places > 0 && next.every((pick) => pick.kind === 'place') ? '' : hintOf(next, true),
    places > 0 ? count('board-places', places) : '',
    others.length > 0 && others.length <= MANY ? others.map((pick) => pick.spoken).join('; ') : '',
  ]);
}

/** readyText returns the effects of a complete turn and how to play it. */
export const readyText = ({ does = [] }: { does?: ShownReason[] }): string =>
  joined([...does.map((reason) => reason.text), t('board-ready')]);

function joined(sentences: string[]): string {
  const whole = sentences
    .filter(Boolean)
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? '' : '.'));
  return [...new Set(whole)].join(' ');
}
