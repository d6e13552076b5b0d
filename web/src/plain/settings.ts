// The settings page with script: a choice is stored and shown at once.
import type { Preferences } from '../wire';

const year = 365 * 24 * 60 * 60;
const texts = ['theme', 'set', 'coordinates', 'motion', 'confirm'] as const;
const switches = ['names', 'sounds'] as const;

/** chosen returns the preferences of the form, without the language, which needs another page. */
export function chosen(form: FormData, before: Preferences): Preferences {
  const look = { ...before } as Record<string, unknown>;
  for (const name of texts) look[name] = form.get(name) ?? look[name];
  for (const name of switches) look[name] = form.has(name);
  return look as unknown as Preferences;
}

/** cookie returns the cookie with the preferences. */
export function cookie(look: Preferences, secure: boolean): string {
  return `look=${encodeURIComponent(JSON.stringify(look))}; path=/; max-age=${year}; samesite=lax${secure ? '; secure' : ''}`;
}

/** show applies preferences to the page. */
export function show(look: Preferences, root: HTMLElement = document.documentElement): void {
  if (look.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = look.theme;
  if (look.motion === 'auto') delete root.dataset.motion;
  else root.dataset.motion = look.motion;
  root.ownerDocument
    .querySelector('meta[name=color-scheme]')
    ?.setAttribute('content', look.theme === 'auto' ? 'light dark' : look.theme);
}

/** applyAtOnce stores and shows each choice when it is made. A change of language submits the form. */
export function applyAtOnce(form: HTMLFormElement, before: Preferences): void {
  form.addEventListener('change', (event) => {
    if ((event.target as HTMLInputElement).name === 'lang') return form.requestSubmit();
    const look = chosen(new FormData(form), before);
    document.cookie = cookie(look, location.protocol === 'https:');
    show(look);
  });
}
