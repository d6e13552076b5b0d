// The options of a game in words.
import type { GameInfo, OptionInfo } from '../wire';

/** valueSaid is what a value of an option is called. */
export const valueSaid = (option: OptionInfo, value: string): string => option.said[option.values.indexOf(value)] ?? value;

/** optionsSaid lists what was chosen besides the usual, e.g. "Field: 7x7". */
export function optionsSaid(info: GameInfo, chosen: Record<string, string> = {}): string[] {
  return info.options.flatMap((option) => {
    const value = chosen[option.name];
    return value === undefined || value === option.default ? [] : [`${option.title}: ${valueSaid(option, value)}`];
  });
}
