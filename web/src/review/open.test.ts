import { describe, expect, it } from 'vitest';
import type { PastedRecord } from '../wire';
import { openPaste } from './open';

describe('a pasted record', () => {
  it('of a game without options is opened all the same', () => {
    const pasted = { game: 'quaterno', turns: [{ turn: 'a' }], result: null, warnings: [] } as unknown as PastedRecord;
    expect(openPaste(pasted)).toMatchObject({ path: [0], subject: { about: { game: 'quaterno', options: {} } } });
  });
});
