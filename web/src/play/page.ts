// Playing against the computer in this browser: no server is needed once this has loaded.
import { mount } from 'svelte';
import type { Drawings, Outcome, PlayBoot } from '../wire';
import { openComputer } from '../rules';
import { t } from '../words/words';
import { begin, readAddress } from './address';
import {
  dropFinished,
  FINISHED_KEY,
  finished,
  isSame,
  keepFinished,
  readFinished,
  type FinishedGame,
  type Keeper,
} from './finished';
import { readKept, storeKey, writeKept, type KeptGame } from './kept';
import Page from './Page.svelte';
import { load, store } from './store';
import { toReview } from './toreview';

const COACH_KEY = 'teahouse.play.coach';
/** coachLeftKey returns the key under which it is kept that the page has said that the coach is off. */
const coachLeftKey = (game: string): string => `teahouse.play.${game}.coachleft`;

/** start takes the page over. loaded resolves when the computer has loaded, or cannot be. */
export async function start(boot: PlayBoot, main: HTMLElement): Promise<{ loaded: Promise<void> }> {
  const info = boot.games.find((game) => game.name === boot.game)!;
  const { look } = boot;
  const { rules, engines, loaded } = openComputer(look.lang);
  const now = readKept(load(storeKey(info.name)), info);
  const before = readKept(load(storeKey(info.name, 'earlier')), info);
  const finishedGames: Keeper = { load: () => load(FINISHED_KEY), store: (text) => store(FINISHED_KEY, text) };
  const wish = readAddress(location.search, info);
  const ended = readFinished(finishedGames.load(), boot.games).filter((one) => one.game === info.name);
  const last = now && ended.find((one) => isSame(one, finished(info.name, now, null, 0)));
  let { game, earlier } = begin(wish, now, before, info, !!last || now?.resigned);
  let note = '';
  const artOf = (options: Record<string, string>): Promise<Drawings> =>
    rules.ask('art', { game: info.name, options, set: look.set, names: look.names });

  const plain = game.turns.length === 0 && Object.keys(game.options).length === 0 && !wish.options && !game.position;
  const begins = () => ({ game: info.name, options: game.options, ...(game.position ? { position: game.position } : {}) });
  const art = artOf(game.options);
  const view = plain
    ? boot.view
    : await rules.ask('view', { ...begins(), turns: game.turns, notation: true }).catch((err: Error) => {
        note = t('play-lostgame', { why: err.message });
        const { position: _, ...usual } = game; // it may be the position that is wrong
        game = { ...usual, turns: [], resigned: false };
        return rules.ask('view', { ...begins(), turns: [] });
      });

  const decided = load(COACH_KEY),
    won = ended.some(({ outcome, you }) => outcome.winner === you);
  // That it is off is said once.
  const left = !decided && won && !load(coachLeftKey(info.name));
  if (left) store(coachLeftKey(info.name), 'yes');

  // In the first game on a screen that is touched, the page says how the card of a piece is opened: a tap picks the piece.
  const hold = matchMedia('(pointer: coarse)').matches && ended.length === 0;

  const props = {
    rules,
    engines,
    info,
    look,
    art: await art,
    game,
    view,
    note,
    artOf,
    earlier: earlier ?? (wish.earlier ? null : before),
    keep: (kept: KeptGame) => store(storeKey(info.name), writeKept(kept)),
    watch: (changed: (game: KeptGame) => void) => {
      const written = ({ key, newValue }: StorageEvent): void => {
        const other = key === storeKey(info.name) ? readKept(newValue, info) : null;
        if (other) changed(other);
      };
      addEventListener('storage', written);
      return () => removeEventListener('storage', written);
    },
    finish: (kept: KeptGame, outcome: Outcome | null): FinishedGame => {
      const ended = finished(info.name, kept, outcome, Date.now());
      keepFinished(finishedGames, boot.games, ended);
      return ended;
    },
    reopen: (ended: FinishedGame) => dropFinished(finishedGames, boot.games, ended),
    // The review of the game that has ended, where a new one has begun in its place.
    lastReview: last && game.turns.length === 0 ? await toReview(info, last, last.outcome).catch(() => '') : '',
    // The coach helps until a game of this kind has been won, unless the person has decided.
    coached: decided ? decided === 'on' : !won,
    left,
    hold,
    keepCoached: (on: boolean) => store(COACH_KEY, on ? 'on' : 'off'),
    setAside: (kept: KeptGame | null) => store(storeKey(info.name, 'earlier'), kept && writeKept(kept)),
  };
  main.replaceChildren();
  mount(Page, { target: main, props });
  return { loaded };
}
