// The rules pages of a game, as parts for the drawer. The browser parses a page itself: that runs
// no script and needs no text that becomes a part of this page (see trusted.ts).

/** A page that has not come after this time, in ms, can be tried again. */
const PATIENCE = 30_000;

const pages = new Map<string, Promise<Document>>();

/** readPage loads a page of this site, once. A page that could not be loaded is tried again. */
export function readPage(address: string): Promise<Document> {
  let page = pages.get(address);
  if (!page) {
    page = load(address);
    pages.set(address, page);
    page.catch(() => pages.delete(address));
  }
  return page;
}

const load = (address: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    const fail = () => reject(new Error(`${address}: ${request.status}`));
    request.onload = () => {
      const page = request.status === 200 ? request.responseXML : null;
      if (page?.querySelector('article')) resolve(page);
      else fail();
    };
    request.onerror = fail;
    request.timeout = PATIENCE;
    request.ontimeout = fail;
    request.send();
  });

/** addressOf returns the address of a page of a game's rules in the language of this page. */
export function addressOf(game: string, kind: 'lesson' | 'reference'): string {
  const { lang } = document.documentElement;
  return `/rules/${game}${kind === 'reference' ? '/reference' : ''}${lang ? `?lang=${lang}` : ''}`;
}

/** Chapter is a text with its title and its language. */
export interface Chapter {
  title: string;
  lang: string;
  parts: Node[];
}

/** lessonOf returns the text of a page, without its title and what leads to other pages. */
export function lessonOf(page: Document): Chapter {
  const article = document.importNode(page.querySelector('article')!, true);
  const heading = article.querySelector('h1');
  heading?.remove();
  article.querySelectorAll('[data-onwards]').forEach((part) => part.remove());
  settle(article);
  return { title: heading?.textContent ?? '', lang: languageOf(page), parts: [...article.childNodes] };
}

/** ruleOf returns a rule of a reference: its title without its id, and what stands below up to the next rule. Its
    examples in notation are folded. */
export function ruleOf(page: Document, rule: string, example: string): Chapter | undefined {
  const heading = page.getElementById(rule);
  if (!heading || !/^H[2-6]$/.test(heading.tagName)) return undefined;
  const title = document.importNode(heading, true);
  if (title.firstElementChild?.tagName === 'CODE' && title.firstElementChild === title.firstChild)
    title.firstElementChild.remove();
  const box = document.createElement('div');
  for (let next = heading.nextElementSibling; next && !/^H[1-6]$/.test(next.tagName); next = next.nextElementSibling)
    box.append(document.importNode(next, true));
  box.querySelectorAll('pre').forEach((text) => {
    const details = document.createElement('details'),
      summary = document.createElement('summary');
    summary.textContent = example;
    text.replaceWith(details);
    details.append(summary, text);
  });
  settle(box);
  return { title: (title.textContent ?? '').replace(/^:?\s+/, ''), lang: languageOf(page), parts: [...box.childNodes] };
}

const languageOf = (page: Document): string => page.querySelector<HTMLElement>('article')?.lang || page.documentElement.lang;

/** PREFIX is that of the ids in the drawer, which must differ from those of the page. */
const PREFIX = 'read-';

/** settle makes links and ids work in the drawer: those to a section stay in it, others open another tab. */
function settle(text: Element): void {
  text.querySelectorAll(':is(h2, h3, h4, li)[id]').forEach((part) => (part.id = PREFIX + part.id));
  text.querySelectorAll('a').forEach((link) => {
    const to = link.getAttribute('href') ?? '';
    if (to.startsWith('#')) link.setAttribute('href', `#${PREFIX}${to.slice(1)}`);
    else [link.target, link.rel] = ['_blank', 'noopener'];
  });
}
