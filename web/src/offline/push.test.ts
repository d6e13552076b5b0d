import { describe, expect, it } from 'vitest';
import { readPushed, remember, REMEMBERED } from './push';

const notice = { id: 'a', title: 'Your turn against Bob', body: 'Skud', path: '/match/m', tag: 't' };

describe('a pushed notice', () => {
  it('is read', () => expect(readPushed(JSON.stringify(notice))).toEqual(notice));

  it.each<[string, string | undefined]>([
    ['nothing', undefined],
    ['no JSON', 'hello'],
    ['something else', '{"title":"Hello"}'],
    ['an address elsewhere', JSON.stringify({ ...notice, path: 'https://elsewhere.example/' })],
    ['another host', JSON.stringify({ ...notice, path: '//elsewhere.example/' })],
    ['another host in another way', JSON.stringify({ ...notice, path: '/\\elsewhere.example/' })],
  ])('is not %s', (_, text) => expect(readPushed(text)).toBeUndefined());

  it('is shown once', () => {
    const shown = remember([], 'a')!;
    expect(shown).toEqual(['a']);
    expect(remember(shown, 'a')).toBeUndefined();
    expect(remember(shown, 'b')).toEqual(['a', 'b']);
  });

  it('is remembered for long, not for ever', () => {
    let shown: string[] = [];
    for (let n = 0; n <= REMEMBERED; n++) shown = remember(shown, String(n))!;
    expect(shown).toHaveLength(REMEMBERED);
    expect(remember(shown, '0')).toBeDefined();
  });
});
