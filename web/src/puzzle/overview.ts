// The overview of puzzles: what this browser knows of its reader is added to what the server has written.
import { count, t } from '../words/words';
import { Kept } from './kept';
import { dayOf, due, FIRST_USUAL, type Progress } from './progress';

/** fillOverview adds ratings and mistakes to the cards of the games. Account is the id of the person who is logged in. */
export function fillOverview(list: HTMLElement, account?: string): void {
  for (const card of list.querySelectorAll<HTMLElement>('[data-game]')) {
    const kept = new Kept(card.dataset.game!, account);
    fillCard(card, kept.progress);
    if (account)
      kept.sync().then(
        (progress) => fillCard(card, progress),
        () => undefined, // what this browser has is shown
      );
  }
}

function fillCard(card: HTMLElement, progress: Progress): void {
  if (progress.rating) {
    const points = Math.round(progress.rating.points);
    const shown = card.querySelector('[data-rating]');
    if (shown) shown.textContent = ` · ${t('puzzle-yours', { points })}`;
    for (const link of card.querySelectorAll<HTMLAnchorElement>('[data-near], .themes a')) {
      const address = new URL(link.href);
      address.searchParams.set('near', String(points));
      if (progress.tried.length < FIRST_USUAL) address.searchParams.set('usual', 'yes');
      link.href = address.href;
    }
  }
  const waiting = due(progress, dayOf(Date.now())).length;
  const mistakes = card.querySelector<HTMLElement>('[data-mistakes]');
  if (mistakes && waiting > 0) {
    mistakes.hidden = false;
    mistakes.textContent = count('puzzle-mistakes', waiting);
    mistakes.ariaLabel = `${card.querySelector('h2')?.textContent}: ${mistakes.textContent}`;
  }
  const daily = card.querySelector<HTMLElement>('[data-daily]');
  if (daily && progress.tried.includes(daily.dataset.daily!)) daily.classList.remove('main');
}
