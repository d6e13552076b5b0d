// The texts of the script, from the catalogues that the server uses too (internal/i18n/messages).
// English is a part of the script; one other language is loaded if it is needed.
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import en from '../../../internal/i18n/messages/en/browser.ftl';
import type { Language } from '../boot';
import type { MessageID } from './ids';

export type { MessageID } from './ids';
export type Values = Record<string, string | number>;

const folder = '../../../internal/i18n/messages';
const others = import.meta.glob<string>(
  ['../../../internal/i18n/messages/*/browser.ftl', '!../../../internal/i18n/messages/en/browser.ftl'],
  { import: 'default' },
);

let english: FluentBundle | undefined;
let chosen: FluentBundle | undefined;

const read = (lang: string, text: string): FluentBundle => {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
};

const inEnglish = (): FluentBundle => (english ??= read('en', en));

/** speak chooses the language. It must have been called before anything is shown. The server sends the text of a
    language that is not among the files. */
export async function speak(lang: Language, text?: string): Promise<void> {
  text ??= await others[`${folder}/${lang}/browser.ftl`]?.();
  chosen = text === undefined ? undefined : read(lang, text);
}

/** t returns a message in the chosen language, in English if the language has not got it. A value that is missing
    stands there as its name in braces. */
export function t(id: MessageID, values: Values = {}): string {
  const own = chosen?.getMessage(id)?.value;
  const bundle = own ? chosen! : inEnglish();
  const pattern = own ?? bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const args: Record<string, string | FluentNumber> = {};
  for (const [name, value] of Object.entries(values)) {
    args[name] = typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
  }
  return bundle.formatPattern(pattern, args, []);
}

/** count returns a message about a number of things, which is its value $n. */
export const count = (id: MessageID, n: number, values: Values = {}): string => t(id, { ...values, n });
