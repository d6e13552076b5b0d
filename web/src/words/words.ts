// The texts of the script, from the catalogues that the server uses too (internal/i18n/messages).
// A page loads those of its language.
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Language } from '../boot';
import type { MessageID } from './ids';

export type { MessageID } from './ids';
export type Values = Record<string, string | number>;

const folder = '../../../internal/i18n/messages';
const catalogues = import.meta.glob<string>('../../../internal/i18n/messages/*/browser.ftl', { import: 'default' });
/** Those of the pages of studies, which alone load them. */
const ofStudies = import.meta.glob<string>('../../../internal/i18n/messages/*/studies.ftl', { import: 'default' });

let english: FluentBundle | undefined;
let chosen: FluentBundle | undefined;

const read = (lang: string, text: string): FluentBundle => {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
};

/** speak chooses the language. It must have been called before anything is shown. The server sends the text of a
    language that is not among the files. Such a text may lack messages, which are then shown in English. */
export async function speak(lang: Language, text?: string): Promise<void> {
  const own = text ?? (await catalogues[`${folder}/${lang}/browser.ftl`]?.());
  if (own === undefined || text !== undefined) english ??= read('en', await catalogues[`${folder}/en/browser.ftl`]!());
  chosen = own === undefined ? undefined : read(lang, own);
}

/** speakStudies adds the texts of the pages of studies. The server sends them with those of a language that is not among the files. */
export async function speakStudies(lang: Language, text?: string): Promise<void> {
  const add = async (to: FluentBundle, tag: string): Promise<void> => {
    const own = await ofStudies[`${folder}/${tag}/studies.ftl`]?.();
    if (own !== undefined) to.addResource(new FluentResource(own));
  };
  if (english) await add(english, 'en');
  if (chosen && text === undefined) await add(chosen, lang);
}

/** t returns a message in the chosen language, in English if the language has not got it. A value that is missing
    stands there as its name in braces. */
export function t(id: MessageID, values: Values = {}): string {
  const bundle = [chosen, english].find((one) => one?.getMessage(id)?.value);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  const args: Record<string, string | FluentNumber> = {};
  for (const [name, value] of Object.entries(values)) {
    args[name] = typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
  }
  return bundle.formatPattern(pattern, args, []);
}

/** count returns a message about a number of things, which is its value $n. */
export const count = (id: MessageID, n: number, values: Values = {}): string => t(id, { ...values, n });
