// The catalogues of the site's texts, as patterns of what pages may show.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { root } from './server.mjs';

const folder = join(root, 'internal', 'i18n', 'messages');

/** readTexts returns the texts of each message of a language, by identifier: one for each variant. A value is '\0'. */
export async function readTexts(lang) {
  const texts = new Map();
  for (const file of await readdir(join(folder, lang))) {
    for (const { id, value } of new FluentResource(await readFile(join(folder, lang, file), 'utf8')).body) {
      if (value !== null) texts.set(id, expand(value));
    }
  }
  return texts;
}

/** expand returns the texts of a pattern. */
function expand(pattern) {
  if (typeof pattern === 'string') return [pattern];
  let texts = [''];
  for (const part of pattern) {
    const ways =
      typeof part === 'string' ? [part] : part.type === 'select' ? part.variants.flatMap(({ value }) => expand(value)) : ['\0'];
    texts = texts.flatMap((text) => ways.map((way) => text + way));
  }
  return texts;
}

/** onlyEnglish returns the English texts that a language says otherwise, as patterns. */
export async function onlyEnglish(lang) {
  const [english, others] = await Promise.all([readTexts('en'), readTexts(lang)]);
  const said = new Set([...others.values()].flat());
  return [...english].flatMap(([id, texts]) =>
    texts
      .filter((text) => !said.has(text) && /\p{L}{3}/u.test(text))
      .map((text) => ({
        id,
        pattern: new RegExp(
          `^${text
            .split('\0')
            .map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'))
            .join('.+')}$`,
          'u',
        ),
      })),
  );
}

/** languages are the languages of the site but English. */
export const languages = (await readdir(folder)).filter((lang) => lang !== 'en' && existsSync(join(folder, lang, 'site.ftl')));

/** nameOf returns a language's name of itself. */
export const nameOf = async (lang) => (await readTexts(lang)).get('site-language-name')[0];

/** textsOf returns the texts that a page shows or has for screen readers, but turns and what is in another language. */
export const textsOf = (page) =>
  page.evaluate(() => {
    const page = document.documentElement.lang;
    const foreign = (e) =>
      e.closest('script, style, .turnlist') || ![page, null].includes(e.closest('[lang]:not(html)')?.lang ?? null);
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!foreign(node.parentElement)) found.push(node.textContent);
    }
    for (const e of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')) {
      if (foreign(e)) continue;
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) found.push(e.getAttribute(name) ?? '');
    }
    return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))];
  });
