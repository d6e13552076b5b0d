// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { followClock } from './newmatch';

test('a written clock is chosen, and another choice takes it away', () => {
  document.body.innerHTML = `<form><input type="radio" name="clock" value="none" checked>
    <input type="radio" name="clock" value="other"><input name="other"></form>`;
  const form = document.querySelector('form')!;
  followClock(form);
  const text = form.querySelector<HTMLInputElement>('[name=other]')!;
  text.value = '1+1';
  text.dispatchEvent(new Event('input', { bubbles: true }));
  expect(new FormData(form).get('clock')).toBe('other');
  form.querySelector<HTMLInputElement>('[value=none]')!.click();
  expect([...new FormData(form)]).toEqual([
    ['clock', 'none'],
    ['other', ''],
  ]);
});
