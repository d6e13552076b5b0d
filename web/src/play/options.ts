// The options of a game in words.
import type { GameInfo, OptionInfo } from '../wire';

/** valueText returns the text of a value of an option. */
export const valueText = (option: OptionInfo, value: string): string => option.texts[option.values.indexOf(value)] ?? value;

/** optionsText lists the options that differ from their default, e.g. "Field: 7x7". */
export function optionsText(info: GameInfo, chosen: Record<string, string> = {}): string[] {
  return info.options.flatMap((option) => {
    const value = chosen[option.name];
    return value === undefined || value === option.default ? [] : [`${option.title}: ${valueText(option, value)}`];
  });
}
