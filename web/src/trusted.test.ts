import { expect, it } from 'vitest';
import { ofThisSite, onlyShapes, trustedShapes } from './trusted';

it('only scripts of this site are started', () => {
  Object.assign(globalThis, { location: { href: 'https://play.example/match/a', origin: 'https://play.example' } });
  for (const url of ['/sw.js', '/app/assets/worker-x.js', 'https://play.example/app/a.js']) expect(ofThisSite(url)).toBe(url);
  for (const url of [
    'https://evil.example/a.js',
    '//evil.example/a.js',
    'data:text/javascript,1',
    'blob:https://evil.example/1',
    'http://play.example/a.js',
  ]) {
    expect(() => ofThisSite(url), url).toThrow(TypeError);
  }
});

it('drawings are shapes', () => {
  for (const drawing of [
    '<g transform="scale(.01)" stroke-linecap="round"><path d="M0 0"/></g>',
    '<circle r="1"/><use href="#a"/>',
  ]) {
    expect(onlyShapes(drawing)).toBe(drawing);
    expect(trustedShapes(drawing)).toBe(drawing);
  }
  expect(trustedShapes(undefined)).toBe('<g></g>');
  for (const drawing of [
    '<script>1</script>',
    '<SCRIPT/>',
    '<g onload="1"/>',
    '<path d=""onclick=1>',
    '<foreignObject/>',
    '<a href="javascript:1">',
    '<image href="x"/>',
    '<set/>',
  ]) {
    expect(() => onlyShapes(drawing), drawing).toThrow(TypeError);
  }
});
