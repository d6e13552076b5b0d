import { accountPath } from '../accountpath';

/** What is chosen in a form and is kept in its address, as in ratedPath of the server. */
const kept = ['game', 'clock', 'other', 'me', 'against', 'to', 'expires', 'range'];

/** keepChoices has links to an account lead back to the form around them, with what is chosen in it, for a rated game. */
export function keepChoices(main: HTMLElement): void {
  for (const link of main.querySelectorAll<HTMLAnchorElement>('form a[data-account]')) {
    const form = link.closest('form')!;
    const keep = (): void => {
      const data = new FormData(form);
      const chosen = new URLSearchParams({ rated: 'rated' });
      for (const name of kept) if (data.get(name)) chosen.set(name, String(data.get(name)));
      // form.id would be a field of the form with the name id.
      link.href = accountPath(`${location.pathname}?${chosen}#${form.getAttribute('id')}`);
    };
    keep();
    form.addEventListener('change', keep);
  }
}
