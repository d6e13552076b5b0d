// The words of the site, from the catalogues that the server uses too (internal/i18n/messages).
import en from './en';
import type { Language } from '../boot';

export type Key = keyof typeof en;
type Catalogue = Record<string, string>;

let catalogue: Catalogue = en;
let plural = new Intl.PluralRules('en');

/** speak chooses the language. It must have been called before anything is shown. */
export async function speak(lang: Language): Promise<void> {
  plural = new Intl.PluralRules(lang);
  catalogue = lang === 'de' ? (await import('./de')).default : en;
}

/** t returns the text of a key in the chosen language; {name} is replaced by the value of that name. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  return (catalogue[key] ?? en[key] ?? key).replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all));
}

type Stem = Key extends infer K ? (K extends `${infer S}.one` ? S : never) : never;

/** count returns the text for a number of things: the keys are stem.one and stem.other, both with {n}. */
export function count(stem: Stem, n: number, values: Record<string, string | number> = {}): string {
  return t(`${stem}.${plural.select(n) === 'one' ? 'one' : 'other'}` as Key, { n, ...values });
}
