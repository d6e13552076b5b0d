// The title and the icon of the tab show that it is the reader's turn.
import { setTitle } from '../bell';
import { t } from '../words/words';
import turnSign from './turn.svg?url';

const site = 'Teahouse';
let usual = '';

/** mark shows in the tab whether the reader is to move. */
export function mark(mine: boolean, title: string): void {
  setTitle(`${mine ? `● ${t('match-turntitle')} · ` : ''}${title} · ${site}`);
  const sign = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!sign) return;
  usual ||= sign.href;
  sign.href = mine ? turnSign : usual;
}
