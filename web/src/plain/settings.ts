// The settings page with script: what is chosen is kept and seen at once.
import type { Preferences } from '../wire';

const year = 365 * 24 * 60 * 60;
const texts = ['theme', 'set', 'motion', 'confirm'] as const;
const switches = ['names', 'coordinates', 'sounds'] as const;

/** chosen is what the form says; the language stays as it was, for it needs another page. */
export function chosen(form: FormData, before: Preferences): Preferences {
  const look = { ...before } as Record<string, unknown>;
  for (const name of texts) look[name] = form.get(name) ?? look[name];
  for (const name of switches) look[name] = form.has(name);
  return look as unknown as Preferences;
}

/** cookie is how a look is kept, for the server too. */
export function cookie(look: Preferences, secure: boolean): string {
  return `look=${encodeURIComponent(JSON.stringify(look))}; path=/; max-age=${year}; samesite=lax${secure ? '; secure' : ''}`;
}

/** show has the page look so at once. */
export function show(look: Preferences, root: HTMLElement = document.documentElement): void {
  if (look.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = look.theme;
  if (look.motion === 'auto') delete root.dataset.motion;
  else root.dataset.motion = look.motion;
  root.ownerDocument
    .querySelector('meta[name=color-scheme]')
    ?.setAttribute('content', look.theme === 'auto' ? 'light dark' : look.theme);
}

/** applyAtOnce keeps and shows each choice when it is made. Only another language is sent. */
export function applyAtOnce(form: HTMLFormElement, before: Preferences): void {
  form.addEventListener('change', (event) => {
    if ((event.target as HTMLInputElement).name === 'lang') return form.requestSubmit();
    const look = chosen(new FormData(form), before);
    document.cookie = cookie(look, location.protocol === 'https:');
    show(look);
  });
}
