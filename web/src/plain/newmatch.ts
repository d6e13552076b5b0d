// The form for a new match with script: what is written as another clock is what is chosen, and
// no text is left that would count against a choice.

/** followClock keeps the choice of a clock and the text for another one together. */
export function followClock(form: HTMLFormElement): void {
  const text = form.querySelector<HTMLInputElement>('input[name=other]');
  const other = form.querySelector<HTMLInputElement>('input[name=clock][value=other]');
  if (!text || !other) return;
  text.addEventListener('input', () => {
    if (text.value.trim()) other.checked = true;
  });
  form.addEventListener('change', (event) => {
    const { name, value } = event.target as HTMLInputElement;
    if (name === 'clock' && value !== 'other') text.value = '';
    if (name === 'clock' && value === 'other') text.focus();
  });
}
