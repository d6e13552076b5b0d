// The first script of every page: it reads the data from the server and starts the script of
// that page. Until then, and without script, the page that the server rendered works.
import { followBell } from './bell';
import { readBoot } from './boot';
import { reportNotStarted } from './notstarted';
import { install } from './offline/install';
import { localTimes } from './words/dates';
import { speak } from './words/words';

const boot = readBoot();
const page = {
  match: () => import('./match/page'),
  review: () => import('./review/page'),
  play: () => import('./play/page'),
  puzzle: () => import('./puzzle/page'),
  embed: () => import('./review/embed'),
  learn: () => import('./learn/page'),
  study: () => import('./study/page'),
  plain: () => import('./plain/page'),
}[boot.page];

const main = document.getElementById('main')!;
try {
  const [{ start }] = await Promise.all([page(), speak(boot.look.lang, boot.words)]);
  localTimes();
  const settled = await start(boot as never, main);
  install(boot, settled?.loaded);
} catch (error) {
  reportNotStarted(main);
  reportError(error);
}
followBell();
