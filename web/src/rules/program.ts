// What both workers do first: run a Go program, which gives functions, and tell the page
// what becomes of it.
import '../../gen/wasm_exec.js';
import type { Said, Told } from './exchange';

interface GoProgram {
  importObject: WebAssembly.Imports;
  run(instance: WebAssembly.Instance): Promise<void>;
}
interface Scope {
  Go: new () => GoProgram;
  postMessage(said: Said): void;
  onmessage: ((event: MessageEvent<Told>) => void) | null;
}

const scope = globalThis as unknown as Scope & Record<string, unknown>;

/** run has hear told what arrives once the program is there, and what had arrived before. */
export async function run(address: string, names: string[], hear: (told: Told) => void): Promise<void> {
  const waiting: Told[] = [];
  scope.onmessage = ({ data }) => waiting.push(data);
  const go = new scope.Go();
  try {
    const instance = await instantiate(address, go.importObject);
    go.run(instance).then(
      () => fail('the program has ended'),
      (why) => fail(String(why)),
    );
    for (const name of names) {
      if (!scope[name]) throw new Error(`the program gives no function ${name}`);
    }
    scope.onmessage = ({ data }) => hear(data);
    say({ ready: true });
    for (const told of waiting) hear(told);
  } catch (why) {
    fail(String(why));
  }
}

/** given is a function that the program gives. */
export const given = <F>(name: string): F => scope[name] as F;

export function say(said: Said): void {
  scope.postMessage(said);
}

export function fail(why: string): void {
  say({ failed: why });
}

/** instantiate compiles while the program arrives, where its type is the right one. */
async function instantiate(address: string, imports: WebAssembly.Imports): Promise<WebAssembly.Instance> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  if (response.headers.get('Content-Type')?.startsWith('application/wasm')) {
    return (await WebAssembly.instantiateStreaming(response, imports)).instance;
  }
  return (await WebAssembly.instantiate(await response.arrayBuffer(), imports)).instance;
}
