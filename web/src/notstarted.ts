// A page whose program does not start, as when a part of it did not arrive, says so. The server has written the words into the page: those of the
// program may be what is missing.

/** reportNotStarted shows that the page did not start, with a button to reload it. */
export function reportNotStarted(main: HTMLElement): void {
  const words = document.querySelector<HTMLTemplateElement>('template#not-started');
  if (!words) return;
  const note = document.createElement('div');
  note.className = 'note trouble';
  note.setAttribute('role', 'alert');
  note.append(words.content.cloneNode(true));
  note.querySelector('button')?.addEventListener('click', () => location.reload());
  main.prepend(note);
}
