// The games against the computer that this browser keeps, on the page with the person's games.
import type { CommonBoot, GameInfo, Outcome } from '../wire';
import { readKept, storeKey, type KeptGame } from '../play/kept';
import { load } from '../play/store';
import { toReview } from '../play/toreview';
import { levelName } from '../review/levels';
import { openRules } from '../rules';
import { count, t } from '../words/words';

export interface LocalGame {
  info: GameInfo;
  kept: KeptGame;
}

/** localGames returns the games that are kept here and have begun. */
export function localGames(games: GameInfo[], read = load): LocalGame[] {
  return games.flatMap((info) =>
    (['now', 'earlier'] as const).flatMap((which) => {
      const kept = readKept(read(storeKey(info.name, which)), info);
      return kept && kept.turns.length > 0 ? [{ info, kept }] : [];
    }),
  );
}

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

/** listLocalGames fills the section; the results follow when the rules have loaded. */
export function listLocalGames(boot: CommonBoot, section: HTMLElement): void {
  const found = localGames(boot.games);
  if (found.length === 0) return;
  const rules = openRules(boot.look.lang);
  const list = document.createElement('ul');
  list.className = 'list';
  for (const { info, kept } of found) {
    const facts = [
      count('plain-local-turns', kept.turns.length),
      levelName(kept.level),
      info.players[kept.you === 'first' ? 0 : 1],
    ];
    const about = document.createElement('p');
    const standing = text('quiet', facts.join(' · '));
    about.append(text('game', info.title), standing);
    const ways = document.createElement('div');
    ways.className = 'begin';
    const show = async (outcome: Outcome | null, known: boolean): Promise<void> => {
      if (known) standing.textContent = [resultText(kept, outcome), ...facts].join(' · ');
      const over = kept.resigned || outcome !== null;
      ways.replaceChildren();
      if (!over)
        ways.append(link(t('plain-local-resume'), t('plain-local-resumeOf', { game: info.title }), `/play/${info.name}`));
      const review = await toReview(info, kept, outcome).catch(() => '');
      if (review) ways.append(link(t('plain-local-review'), t('plain-local-reviewOf', { game: info.title }), review));
    };
    void show(null, false)
      .then(() => rules.ask('view', { game: info.name, options: kept.options, turns: kept.turns, notation: true }))
      .then(
        (view) => show(view.situation.status.outcome ?? null, true),
        () => undefined, // the rules have changed since: it can still be looked at
      );
    const row = document.createElement('li');
    row.className = 'kept';
    row.append(about, ways);
    list.append(row);
  }
  section.querySelector('p')?.replaceWith(list);
}
