// The diagrams of the rules pages. A button turns each into a board to play on.
import { mount, unmount } from 'svelte';
import type { CommonBoot, GameLine } from '../wire';
import { openRules } from '../rules';
import type { Rules } from '../rules/rules';
import { t } from '../words/words';

/** offerDiagrams adds the button to every diagram in main. The first press loads the rules. */
export function offerDiagrams(common: CommonBoot, main: HTMLElement): void {
  let rules: Rules | undefined;
  for (const figure of main.querySelectorAll<HTMLElement>('figure[data-line]')) {
    const line = JSON.parse(figure.dataset.line!) as GameLine;
    const button = document.createElement('button');
    button.className = 'button';
    button.textContent = t('plain-playOn');
    button.addEventListener('click', () => void playOn(common, (rules ??= openRules(common.look.lang)), figure, button, line));
    figure.append(button);
  }
}

async function playOn(
  common: CommonBoot,
  rules: Rules,
  figure: HTMLElement,
  button: HTMLButtonElement,
  line: GameLine,
): Promise<void> {
  const info = common.games.find((game) => game.name === line.game);
  if (!info) return;
  button.disabled = true;
  try {
    const { look } = common;
    const [{ default: Diagram }, view, art] = await Promise.all([
      import('./Diagram.svelte'),
      rules.ask('view', line),
      rules.ask('art', { game: line.game, options: line.options, position: line.position, set: look.set, names: look.names }),
    ]);
    const picture = [...figure.children];
    const table = document.createElement('div');
    const close = async () => {
      await unmount(component);
      figure.replaceChildren(...picture);
      button.disabled = false;
      button.focus();
    };
    const component = mount(Diagram, {
      target: table,
      props: { rules, info, look, art, start: line, view, onclose: () => void close() },
    });
    figure.replaceChildren(table);
    table.querySelector<HTMLElement>('[tabindex="0"], button')?.focus();
  } catch (error) {
    button.disabled = false;
    button.textContent = (error as Error).message;
  }
}
