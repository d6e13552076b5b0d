// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { Keyboard } from './keyboard';

describe('the keyboard of a board', () => {
  it('picks once, however long Enter or Space is held', () => {
    const choose = vi.fn();
    const board = { cursorSpot: { name: 'a' }, spots: new Map([['a', {}]]), lastPicked: () => true, choose, cursorShown: false };
    const keyboard = new Keyboard(board as never, {} as never);
    for (const key of ['Enter', ' ']) {
      choose.mockClear();
      const events = [false, true, true].map(
        (repeat) => new KeyboardEvent('keydown', { key, repeat, cancelable: true, bubbles: true }),
      );
      const left = vi.fn(); // what the page would do with the key
      addEventListener('keydown', left);
      for (const event of events) {
        const at = document.body.appendChild(document.createElement('i'));
        at.addEventListener('keydown', keyboard.keydown);
        at.dispatchEvent(event);
      }
      removeEventListener('keydown', left);
      expect([choose.mock.calls.length, events.map((event) => event.defaultPrevented), left.mock.calls.length]).toEqual([
        1,
        [true, true, true],
        0,
      ]);
    }
  });
});
