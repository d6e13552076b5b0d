// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EVERY, followBell, PAUSE, setTitle, titled } from './bell';

it.each<[string, number, string]>([
  ['Games · Teahouse', 0, 'Games · Teahouse'],
  ['Games · Teahouse', 2, '(2) Games · Teahouse'],
  ['(2) Games · Teahouse', 3, '(3) Games · Teahouse'],
  ['(12) Games · Teahouse', 0, 'Games · Teahouse'],
])('the title %s with %d unread notices is %s', (title, unread, want) => expect(titled(title, unread)).toBe(want));

let hidden = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  document.title = 'Games';
  document.body.innerHTML = '<a class="bell"><span class="count" hidden>0</span></a><p data-new-notices hidden></p>';
});
afterEach(() => {
  hidden = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a notice is seen within seconds while the page is visible, and nothing is asked while it is hidden', async () => {
  let unread = 0;
  const asked = vi.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve({ unread }) }));
  vi.stubGlobal('fetch', asked);
  const count = document.querySelector<HTMLElement>('.count')!;
  const news = document.querySelector<HTMLElement>('[data-new-notices]')!;
  const turn = (to: boolean): void => {
    hidden = to;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  followBell();
  await vi.advanceTimersByTimeAsync(EVERY);
  expect([asked.mock.calls.length, count.hidden, news.hidden]).toEqual([1, true, true]);

  unread = 1;
  await vi.advanceTimersByTimeAsync(EVERY);
  expect([count.textContent, count.hidden, news.hidden, document.title]).toEqual(['1', false, false, '(1) Games']);

  turn(true);
  asked.mockClear();
  await vi.advanceTimersByTimeAsync(10 * EVERY);
  expect(asked).not.toHaveBeenCalled();

  unread = 2;
  turn(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(count.textContent).toBe('2');
  for (let i = 0; i < 10; i++) {
    turn(true);
    turn(false);
  }
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(PAUSE);
  turn(false);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('the number of notices stays in the title that a page gives itself', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve({ unread: 3 }) }));
  followBell();
  await vi.advanceTimersByTimeAsync(EVERY);
  setTitle('Your turn');
  expect(document.title).toBe('(3) Your turn');
  document.body.innerHTML = '';
  setTitle('Embedded');
  expect(document.title).toBe('Embedded');
});

it('an answer that is none of the service changes nothing', async () => {
  const lost = vi.fn();
  process.on('unhandledRejection', lost);
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError('not JSON')) }));
  followBell();
  await vi.advanceTimersByTimeAsync(EVERY);
  vi.useRealTimers();
  await new Promise((done) => setTimeout(done));
  process.off('unhandledRejection', lost);
  expect(lost).not.toHaveBeenCalled();
  expect(document.title).toBe('Games');
});
