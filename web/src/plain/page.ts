import type { CommonBoot } from '../wire';
import { keepBoards } from './boards';
import { followClock } from './newmatch';
import { applyAtOnce } from './settings';

/** start takes the page over. */
export async function start(boot: CommonBoot, main: HTMLElement): Promise<void> {
  const account = boot.me?.account ? boot.me.id : undefined;
  const settings = main.querySelector<HTMLFormElement>('form#settings');
  if (settings) applyAtOnce(settings, boot.look);
  const match = main.querySelector<HTMLFormElement>('form#new');
  if (match) followClock(match);
  const lead = main.querySelector<HTMLElement>('[data-offline]');
  if (lead) showWhatIsMissing(lead);
  const local = main.querySelector<HTMLElement>('#local');
  if (local) {
    const { listLocalGames } = await import('./localgames');
    listLocalGames(boot, local);
  }
  if (main.querySelector('[data-passkey]')) {
    const { offerPasskeys } = await import('./passkeys');
    offerPasskeys(main);
  }
  const seats = main.querySelector<HTMLElement>('#seats[data-live]');
  if (seats) {
    const { followSeats } = await import('./seatlist');
    followSeats(seats, main.querySelector('#news')!, main.querySelector('.nobody')!);
  }
  if (main.querySelector('form[data-seek]')) {
    const { offerSeeking } = await import('./seeking');
    offerSeeking(boot, main);
  }
  if (main.querySelector('[data-account]')) {
    const { keepChoices } = await import('./accountlinks');
    keepChoices(main);
  }
  const puzzles = main.querySelector<HTMLElement>('[data-puzzles]');
  if (puzzles) {
    const { fillOverview } = await import('../puzzle/overview');
    fillOverview(puzzles, account);
  }
  const push = main.querySelector<HTMLButtonElement>('button[data-push]');
  if (push) {
    const { offerPush } = await import('./push');
    offerPush(push);
  }
  if (main.querySelector('[data-course]')) {
    const { showProgress } = await import('../learn/courses');
    void showProgress(main, account); // the rest of the page does not wait for the server
  }
  keepBoards(main);
  if (main.querySelector('figure[data-line]')) {
    const { offerDiagrams } = await import('./diagrams');
    offerDiagrams(boot, main);
  }
  for (const link of main.querySelectorAll<HTMLInputElement>('input.link')) link.addEventListener('focus', () => link.select());
}

/** showWhatIsMissing keeps the sentence of the page that is shown without a connection true: the network is missing, or the server. */
function showWhatIsMissing(lead: HTMLElement): void {
  const server = lead.textContent;
  const show = () => (lead.textContent = navigator.onLine ? server : lead.dataset.offline!);
  show();
  addEventListener('online', show);
  addEventListener('offline', show);
}
