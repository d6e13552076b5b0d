// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { dateText, dayText, localTimes } from './dates';

test('dates are written in the language of the page and the time zone of the reader', () => {
  document.documentElement.lang = 'de';
  const at = new Date(2026, 10, 28, 19, 15);
  expect(dateText(at)).toBe('28. November 2026 um 19:15');
  document.body.innerHTML = `<time datetime="${at.toISOString()}">in UTC</time>
    <time data-day datetime="${at.toISOString()}">in UTC</time><time datetime="then">then</time>`;
  localTimes();
  expect([...document.querySelectorAll('time')].map((time) => time.textContent)).toEqual([dateText(at), dayText(at), 'then']);
  expect(dayText(at)).toBe('28. November 2026');
});
