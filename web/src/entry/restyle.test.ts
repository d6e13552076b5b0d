import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** styles returns the text of each file below web/src with styles, and the style sheet of all pages. */
function styles(): Map<string, string> {
  const source = fileURLToPath(new URL('..', import.meta.url)),
    page = fileURLToPath(new URL('../../../internal/web/page/static/page.css', import.meta.url));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|css)$/.test(name))
    .map((name) => source + name);
  return new Map([...files, page].map((name) => [name, readFileSync(name, 'utf8')]));
}

test('no class that comes and goes on the board is in a rule for everything below it', () => {
  // A browser would style all pieces again, with the drawings in them.
  for (const [name, text] of styles()) expect(text.match(/\.(?:still|turned|playable|moved|waits) \*/g) ?? [], name).toEqual([]);
});

test('no style of the page of a board depends on what is in it', () => {
  // A browser would style the whole page again for each element that comes or goes on the board.
  const all = styles();
  expect(all.size).toBeGreaterThan(50);
  for (const [name, text] of all) {
    expect(text.match(/(?:\.match|\.table|\.middle|body|html|main)(?![\w-])[^\s>+~,{]*:has\([^)]*\)/g) ?? [], name).toEqual([]);
  }
});

test('no style beside the board depends on what stands before it', () => {
  // A browser would look at everything on the board again for each element that comes or goes beside it.
  for (const [name, text] of styles())
    expect(text.match(/\.(?:goal|side|middle|doing|typed)(?![\w-])[^\s+~,{]*\s*[~+]/g) ?? [], name).toEqual([]);
});
