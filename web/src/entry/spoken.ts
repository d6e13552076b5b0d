// What is said aloud at a table, by a live region: what a turn did, what a pick leads to.
import type { Pick } from '../game/types';
import type { Picks, View } from '../rules/rules';
import { count, t } from '../words/words';
import { hintOf } from './hint';

/** How many choices are read out; for more the text says to look. */
const MANY = 8;

/** turnText is what the last turn did, what decided the game, and how it stands now. Nothing is said twice. */
export function turnText({ last, verdict, situation: { status } }: View, standing: string): string {
  const did = [...last, ...(status.outcome ? verdict : [])].map((reason) => reason.text);
  return joined([...(did.length > 0 ? did : (status.notes ?? [])), standing]);
}

/** pickText is what was picked, and what can be picked next. */
export function pickText(path: Pick[], next: Pick[]): string {
  const last = path.at(-1);
  if (!last) return '';
  const places = new Set(next.filter((pick) => pick.kind === 'place').map((pick) => pick.place)).size;
  const others = next.filter((pick) => pick.kind !== 'place');
  return joined([
    last.spoken,
    places > 0 && next.every((pick) => pick.kind === 'place') ? '' : hintOf(next, true),
    places > 0 ? count('board.places', places) : '',
    others.length > 0 && others.length <= MANY ? others.map((pick) => pick.spoken).join('; ') : '',
  ]);
}

/** readyText is what a complete turn would do, and how it is played. */
export const readyText = ({ does = [] }: Partial<Picks>): string =>
  joined([...does.map((reason) => reason.text), t('board.ready')]);

function joined(sentences: string[]): string {
  const whole = sentences
    .filter(Boolean)
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? '' : '.'));
  return [...new Set(whole)].join(' ');
}
