// The games against the computer that this browser keeps, on the page with the person's games.
import type { CommonBoot, GameInfo, GameLine, Outcome } from '../wire';
import { earlierAddress } from '../play/address';
import { FINISHED_KEY, finished, isSame, readFinished, type FinishedGame } from '../play/finished';
import { readKept, storeKey, type KeptGame } from '../play/kept';
import { load } from '../play/store';
import { toReview } from '../play/toreview';
import { levelName } from '../review/levels';
import { openRules } from '../rules';
import type { Rules } from '../rules/rules';
import { dayText } from '../words/dates';
import { count, t } from '../words/words';

/** LocalGame is a game that is kept here: one that may go on, or one that has ended. */
export interface LocalGame {
  info: GameInfo;
  kept: KeptGame;
  /** The address where the game goes on. */
  address?: string;
  ended?: FinishedGame;
}

/** localGames returns the games that are kept here: those that have begun, and the finished ones, the newest first. */
export function localGames(games: GameInfo[], read = load): LocalGame[] {
  const over = readFinished(read(FINISHED_KEY), games);
  const going = games.flatMap((info) =>
    (['now', 'earlier'] as const).flatMap((which): LocalGame[] => {
      const kept = readKept(read(storeKey(info.name, which)), info);
      if (!kept || kept.turns.length === 0) return [];
      // The last game of each kind is kept also when it has ended.
      const ending = finished(info.name, kept, null, 0);
      if (over.some((one) => isSame(one, ending))) return [];
      return [{ info, kept, address: which === 'now' ? `/play/${info.name}` : earlierAddress(info.name) }];
    }),
  );
  const named = (game: string): GameInfo => games.find(({ name }) => name === game)!;
  return [...going, ...over.map((ended) => ({ info: named(ended.game), kept: ended, ended }))];
}

/** lineOf returns the line of a game, which may have begun at a position that was set up. */
export const lineOf = (info: GameInfo, { options, position, turns }: KeptGame): GameLine => ({
  game: info.name,
  options,
  ...(position ? { position } : {}),
  turns,
});

/** resultText says how a game against the computer stands. */
export function resultText(kept: KeptGame, outcome: Outcome | null): string {
  if (kept.resigned) return t('plain-local-resigned');
  if (!outcome) return t('plain-local-open');
  if (outcome.winner === 'draw') return t('plain-local-drawn');
  return t(outcome.winner === kept.you ? 'plain-local-won' : 'plain-local-lost');
}

function link(text: string, label: string, href: string): HTMLAnchorElement {
  const made = document.createElement('a');
  made.className = 'button';
  made.href = href;
  made.textContent = text;
  made.setAttribute('aria-label', label);
  return made;
}

function text(kind: string, words: string): HTMLElement {
  const made = document.createElement('span');
  made.className = kind;
  made.textContent = words;
  return made;
}

/** SHOWN is how many finished games are shown; the older ones are folded away. */
const SHOWN = 10;

/** listLocalGames fills the section; the results of games that may go on follow when the rules have loaded. */
export function listLocalGames(boot: CommonBoot, section: HTMLElement): void {
  const found = localGames(boot.games);
  if (found.length === 0) return;
  let rules: Rules | undefined;
  const list = emptyList(),
    older = emptyList();
  let ended = 0;
  for (const game of found) {
    const row = rowOf(game, () => (rules ??= openRules(boot.look.lang)));
    (game.ended && ++ended > SHOWN ? older : list).append(row);
  }
  section.querySelector('p')?.replaceWith(list);
  if (older.childElementCount === 0) return;
  const fold = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = count('plain-local-older', older.childElementCount);
  fold.append(summary, older);
  list.after(fold);
}

function emptyList(): HTMLUListElement {
  const list = document.createElement('ul');
  list.className = 'list';
  return list;
}

function rowOf({ info, kept, address, ended }: LocalGame, rules: () => Rules): HTMLElement {
  const facts = [
    count('plain-local-turns', kept.turns.length),
    levelName(kept.level),
    info.players[kept.you === 'first' ? 0 : 1],
  ];
  if (ended) facts.push(dayText(ended.at));
  const about = document.createElement('p');
  const standing = text('quiet', facts.join(' · '));
  about.append(text('game', info.title), standing);
  const ways = document.createElement('div');
  ways.className = 'begin';
  const show = async (outcome: Outcome | null, known: boolean): Promise<void> => {
    if (known) standing.textContent = [resultText(kept, outcome), ...facts].join(' · ');
    const over = kept.resigned || outcome !== null;
    const review = await toReview(info, kept, outcome).catch(() => '');
    ways.replaceChildren();
    if (!over && address) ways.append(link(t('plain-local-resume'), t('plain-local-resumeOf', { game: info.title }), address));
    if (review) ways.append(link(t('plain-local-review'), t('plain-local-reviewOf', { game: info.title }), review));
  };
  if (ended) void show(ended.outcome, true);
  else {
    void show(null, false)
      .then(() => rules().ask('view', { ...lineOf(info, kept), notation: true }))
      .then(
        (view) => show(view.situation.status.outcome ?? null, true),
        () => undefined, // the rules have changed since: it can still be looked at
      );
  }
  const row = document.createElement('li');
  row.className = 'kept';
  row.append(about, ways);
  return row;
}
