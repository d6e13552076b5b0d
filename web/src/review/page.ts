// The page of a review: of a match, or of a record that is pasted or in the address.
import { mount } from 'svelte';
import type { ReviewBoot } from '../wire';
import { load, store } from '../play/store';
import { enginesName, openEngines, openRules } from '../rules';
import { Refused } from '../rules/rules';
import { t } from '../words/words';
import { Unreadable } from './hash';
import { openHash, openMatch, openPosition, type Opened } from './open';
import { openAnalysisCache } from './analysiscache';
import Page from './Page.svelte';
import { mainLine, turns } from './tree';

/** start takes the page over. */
export async function start(boot: ReviewBoot, main: HTMLElement): Promise<void> {
  const { look, match, analysis } = boot;
  const rules = openRules(look.lang);
  const engines = openEngines(look.lang);
  const storageKey = 'teahouse.chances';
  const keeper = openAnalysisCache({ load: () => load(storageKey), store: (text) => store(storageKey, text) }, enginesName);
  let trouble = '';
  // The analysis is shown later, maybe without a connection.
  import('./Analysis.svelte').catch(() => undefined);

  async function prepare(opened: Opened) {
    const { game, options, position } = opened.subject.about;
    const line = { game, options, ...(position ? { position } : {}) };
    const shown = turns(opened.tree, opened.path);
    const same = match && shown.length === match.ply && shown.every((turn, i) => turn === match.line.turns[i]);
    const [art, view] = await Promise.all([
      rules.ask('art', { ...line, set: look.set, names: look.names }),
      same ? match.view : rules.ask('view', { ...line, turns: shown }),
    ]);
    return { opened: await withReader(opened), art, view };
  }

  /** withReader adds the side of the reader, if this browser stores the game as one that they have played against the computer. */
  async function withReader(opened: Opened): Promise<Opened> {
    const { subject, tree } = opened;
    const info = boot.games.find(({ name }) => name === subject.about.game);
    if (match || analysis || !info) return opened;
    const { FINISHED_KEY, readFinished, sideIn } = await import('../play/finished');
    const you = sideIn(readFinished(load(FINISHED_KEY), boot.games), info, subject.about, turns(tree, mainLine(tree)));
    return { ...opened, subject: { ...subject, you } };
  }

  async function first() {
    try {
      const opened = match
        ? await openMatch(match, location.hash)
        : analysis
          ? await openPosition(analysis, location.hash)
          : await openHash(location.hash);
      return opened && (await prepare(opened));
    } catch (err) {
      if (analysis && !location.hash) return null; // the editor says what is wrong with the position
      trouble = failed(err);
      return match ? prepare(await openMatch(match, '')) : null;
    }
  }

  const ready = await first();
  main.replaceChildren();
  mount(Page, { target: main, props: { boot, rules, engines, keeper, ready, trouble, prepare, failed } });
}

/** failed explains why an address or a record is not shown. */
function failed(err: unknown): string {
  if (err instanceof Unreadable) return t('review-unreadable');
  if (err instanceof Refused) return t('review-refused', { why: err.message });
  return (err as Error).message;
}
