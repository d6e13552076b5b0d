// Places in sentences as numbers, which the board shows at the same places. Screen readers speak the names of the places.
import type { MessageData } from '../wire';

/** Numbers has the number of each place that sentences name. */
export type Numbers = ReadonlyMap<string, number>;

/** More numbers than these would hide the board: of so many, it shows those of one sentence at a time. */
const MOST = 9;

/** numbersOf numbers the places that sentences name, in their order. */
export function numbersOf(sentences: { text: string; message?: MessageData }[]): Numbers {
  const numbers = new Map<string, number>();
  for (const { text, message } of sentences) {
    const named = placesOf(message);
    for (const { place } of split(text, named)) {
      if (place !== undefined && !numbers.has(place)) numbers.set(place, numbers.size + 1);
    }
  }
  return numbers;
}

/** shownNumbers returns the numbers that the board shows: all, or of many those of the sentences it points at. */
export function shownNumbers(numbers: Numbers, pointed: { text: string }[]): Numbers {
  if (numbers.size <= MOST) return numbers;
  const named = new Set(pointed.flatMap(({ text }) => split(text, numbers).map(({ place }) => place)));
  return new Map([...numbers].filter(([place]) => named.has(place)));
}

/** placesOf collects the places among the values of a message, and of the messages in it. */
function placesOf(data: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(data)) for (const value of data) placesOf(value, found);
  else if (typeof data === 'object' && data !== null) {
    for (const [name, value] of Object.entries(data)) {
      if (name === 'place' && typeof value === 'string' && value) found.add(value);
      else if (name === 'places' && Array.isArray(value)) for (const place of value) found.add(String(place));
      else placesOf(value, found);
    }
  }
  return found;
}

/** Part is a part of a sentence: a place, or the text between places. */
export interface Part {
  text: string;
  place?: string;
}

/** split splits a sentence at the places in it. A place that is a part of a turn or a number stays in its text. */
export function split(text: string, places: { has: (place: string) => boolean }): Part[] {
  const list: Part[] = [];
  let end = 0;
  for (const { 0: name, index } of text.matchAll(/(?<![\w.*@=-]|\d,)(-?\d+,-?\d+|[a-z]\d+)(?![\w*@=-]|[.,][\w-])/g)) {
    if (!places.has(name)) continue;
    if (index > end) list.push({ text: text.slice(end, index) });
    list.push({ text: name, place: name });
    end = index + name.length;
  }
  if (end < text.length) list.push({ text: text.slice(end) });
  return list;
}
