// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { keepChoices } from './accountlinks';

test('the link to an account leads back to what is chosen by then', () => {
  document.body.innerHTML = `<main><form id="new"><input type="hidden" name="id" value="x"><input type="hidden" name="game" value="skud-pai-sho">
    <select name="clock"><option>1d</option><option>3d</option></select><input name="to"><a data-account href="/me">account</a></form></main>`;
  keepChoices(document.querySelector('main')!);
  const next = () => new URL(document.querySelector('a')!.href).searchParams.get('next');
  expect(next()).toBe('/?rated=rated&game=skud-pai-sho&clock=1d#new');
  const clock = document.querySelector('select')!;
  clock.value = '3d';
  clock.dispatchEvent(new Event('change', { bubbles: true }));
  expect(next()).toBe('/?rated=rated&game=skud-pai-sho&clock=3d#new');
});
