// The part after # of a review's address, so that every state has an address that can be
// sent: "1~DATA~SPOT". DATA is the turns, compressed; SPOT is the present position in
// them. Anyone may have made the address: everything read here is bounded.
import type { Path } from './tree';

/** The longest address, in characters, and the longest decompressed text, in bytes. */
export const MAX_LETTERS = 32_768;
export const MAX_BYTES = 1 << 20;
export const MAX_STEPS = 4_000;

const VERSION = '1';

/** Unreadable is thrown for an address that cannot be read. */
export class Unreadable extends Error {}

/** pack compresses a value; null if it is too large for an address, or if read refuses it. */
export async function pack<T>(value: T, read?: (value: T) => unknown): Promise<string | null> {
  try {
    read?.(value);
  } catch {
    return null;
  }
  const data = new TextEncoder().encode(JSON.stringify(value));
  if (data.length > MAX_BYTES) return null;
  const packed = letters(await through(data, new CompressionStream('deflate-raw'), Infinity));
  return packed.length <= MAX_LETTERS ? packed : null;
}

/** unpack reverses pack. */
export async function unpack(packed: string): Promise<unknown> {
  if (packed.length > MAX_LETTERS) throw new Unreadable('too long');
  if (!/^[\w-]*$/.test(packed)) throw new Unreadable('strange letters');
  try {
    const data = await through(bytes(packed), new DecompressionStream('deflate-raw'), MAX_BYTES);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(data)) as unknown;
  } catch (err) {
    throw new Unreadable('damaged', { cause: err });
  }
}

/** spotText writes a path: its length, and where it leaves the first turns, "27_12.1". It is empty for one that is too long. */
export function spotText(path: Path): string {
  if (path.length > MAX_STEPS) return '';
  const turnings = path.flatMap((i, step) => (i ? [`_${step}.${i}`] : []));
  return path.length + turnings.join('');
}

/** readSpot reverses spotText. */
export function readSpot(text: string): Path {
  if (text.length > MAX_LETTERS || !/^\d{1,4}(_\d{1,4}\.\d{1,4})*$/.test(text)) throw new Unreadable('no place in the turns');
  const [length, ...turnings] = text.split('_');
  if (Number(length) > MAX_STEPS) throw new Unreadable('too far');
  const path: number[] = Array(Number(length)).fill(0);
  for (const turning of turnings) {
    const [step, i] = turning.split('.').map(Number) as [number, number];
    if (step >= path.length) throw new Unreadable('no place in the turns');
    path[step] = i;
  }
  return path;
}

/** Fragment has the parts of the text after #; either may be empty. */
export interface Fragment {
  packed: string;
  spot: string;
}

export const fragment = ({ packed, spot }: Fragment): string => `#${VERSION}~${packed}~${spot}`;

/** readFragment takes the parts; null if there is nothing for a review to read. */
export function readFragment(hash: string): Fragment | null {
  const text = hash.replace(/^#/, '');
  if (!/^\d+~/.test(text)) return null;
  const [version, packed = '', spot = '', ...rest] = text.split('~');
  if (version !== VERSION) throw new Unreadable('another version');
  if (rest.length) throw new Unreadable('too many parts');
  return { packed, spot };
}

/** through sends data through a stream, and stops when more than max bytes come out. */
async function through(data: Uint8Array<ArrayBuffer>, by: GenericTransformStream, max: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([data])
    .stream()
    .pipeThrough(by as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>)
    .getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    parts.push(value);
    if ((size += value.length) > max) {
      await reader.cancel();
      throw new Unreadable('too large');
    }
  }
}

function letters(data: Uint8Array): string {
  let text = '';
  for (const byte of data) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
