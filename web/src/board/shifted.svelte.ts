// The attachment of elements that are shifted from their places.
import type { Attachment } from 'svelte/attachments';
import type { XY } from '../game/types';
import { Shift } from './shift';

/** shifted keeps an element at a distance in pixels from its place. */
export function shifted(by: () => XY): Attachment<HTMLElement> {
  return (element) => {
    const shift = new Shift(element);
    $effect(() => shift.to(by()));
    return () => shift.end();
  };
}
