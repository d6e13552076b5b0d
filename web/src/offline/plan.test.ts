import { describe, expect, it } from 'vitest';
import { gamesOf, isDown, keyOf, languageOf, languagesOf, mayKeep, outdated, partsOf, planFor, type Plan } from './plan';

const origin = 'https://tea.example';
const ask = (path: string, mode: RequestMode = 'navigate', method = 'GET'): Plan =>
  planFor({ method, mode, url: new URL(path, origin), origin });

describe('the service worker', () => {
  it.each<[string, Plan]>([
    ['/play/ki-shogi?level=greedy&o=ki=on', 'shell'],
    ['/review', 'shell'],
    ['/studies', 'shell'],
    ['/study/abcdefghijklmnop', 'shell'],
    ['/rules/ki-shogi', 'visited'],
    ['/rules', 'visited'],
    ['/', 'page'],
    ['/me', 'page'],
    ['/match/abc/12', 'page'],
    ['/match/abc/record', 'page'],
    ['/match/abc/12/board.png', 'pass'],
    ['/api/matches', 'pass'],
  ])('answers a visit of %s as %s', (path, plan) => expect(ask(path)).toBe(plan));

  it.each<[string, Plan]>([
    ['/app/assets/main-abc.js', 'kept'],
    ['/static/page.css?v=1', 'kept'],
    ['/static/matches/a-light.svg', 'pass'],
    ['/static/matches/a-light.svg?v=x', 'pass'],
    ['/rules/pictures/ki-shogi-end.png', 'visited'],
    ['/api/art?game=ki-shogi&set=pictures', 'answer'],
    ['/api/art?game=ki-shogi&set=pictures&v=abc', 'kept'],
    ['/api/matches/abc/live', 'pass'],
    ['/match/abc/12', 'pass'],
    ['/sw.js', 'pass'],
    ['https://elsewhere.example/app/assets/main.js', 'pass'],
  ])('answers a page that needs %s as %s', (path, plan) => expect(ask(path, 'cors')).toBe(plan));

  it('leaves alone what is sent', () => expect(ask('/play/ki-shogi', 'navigate', 'POST')).toBe('pass'));

  it('keeps each page once a language', () => expect(keyOf('/play/ki-shogi', 'de')).toBe('/play/ki-shogi?lang=de'));
  it('keeps one page for all studies', () => expect(keyOf('/study/abc', 'de')).toBe('/studies?lang=de'));
  it.each<[string | undefined, string[], string]>([
    ['de', ['en'], 'de'],
    ['fr', ['de-AT', 'en'], 'de'],
    [undefined, ['fr', 'EN-us'], 'en'],
    [undefined, [], 'en'],
    ['es', ['en'], 'es'],
    [undefined, ['fr', 'es-419'], 'es'],
  ])('speaks, chosen %s and preferred %s, %s', (chosen, browser, lang) => {
    const known = languagesOf({ version: '', assets: [], languages: { de: [], es: [] } });
    expect(known).toEqual(['en', 'de', 'es']);
    expect(languageOf(chosen, browser, known)).toBe(lang);
  });

  it('finds the games and what a page needs', () => {
    const html =
      '<link rel="stylesheet" href="/static/page.css?v=1&amp;x=2"><a href="/play/x"><script type="application/json" id="boot">{"games":[{"name":"a"},{"name":"b"}]}</script><img src="https://elsewhere.example/static/a.png">';
    expect(gamesOf(html)).toEqual(['a', 'b']);
    expect(gamesOf('<p>')).toEqual([]);
    expect(partsOf(html, `${origin}/review`)).toEqual(['/static/page.css?v=1&x=2']);
    expect(
      partsOf('@font-face { src: url("serif.woff2") } a { background: url(x.svg) }', `${origin}/static/page.css?v=1`),
    ).toEqual(['/static/serif.woff2', '/static/x.svg']);
  });

  it('throws away other versions only, and nothing of others', () => {
    expect(outdated(['teahouse-1', 'teahouse-2', 'elsewhere'], '2')).toEqual(['teahouse-1']);
  });

  const answer = { ok: true, status: 200, type: 'basic' as ResponseType, redirected: false, headers: new Headers() };
  it.each<[string, object, boolean]>([
    ['whole', {}, true],
    ['a part', { status: 206 }, false],
    ['missing', { ok: false, status: 404 }, false],
    ["somebody else's", { type: 'opaque' }, false],
    ['from another address', { redirected: true }, false],
    ["a person's", { headers: { has: (name: string) => name === 'Set-Cookie' } }, false],
  ])('keeps an answer that is %s: %s', (_, part, want) => expect(mayKeep({ ...answer, ...part } as Response)).toBe(want));

  it('knows that the service is away', () => expect([200, 404, 500, 502, 503, 504].filter(isDown)).toEqual([502, 503, 504]));
});
