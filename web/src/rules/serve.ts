// What both workers do: run a Go program and pass questions to the one function that it
// gives, in order.
import '../../gen/wasm_exec.js';
import type { Asked, Said } from './exchange';

interface GoProgram {
  importObject: WebAssembly.Imports;
  run(instance: WebAssembly.Instance): Promise<void>;
}
interface Scope {
  Go: new () => GoProgram;
  postMessage(said: Said): void;
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
}
type Answering = (kind: string, question: string) => string;

const scope = globalThis as unknown as Scope & Record<string, Answering | undefined>;

export async function serve(address: string, name: string): Promise<void> {
  const waiting: Asked[] = [];
  scope.onmessage = ({ data }) => waiting.push(data);
  const go = new scope.Go();
  try {
    const instance = await instantiate(address, go.importObject);
    go.run(instance).then(
      () => fail('the program has ended'),
      (why) => fail(String(why)),
    );
    const answer = scope[name];
    if (!answer) throw new Error(`the program gives no function ${name}`);
    scope.onmessage = ({ data }) => tell(data, answer);
    scope.postMessage({ ready: true });
    for (const asked of waiting) tell(asked, answer);
  } catch (why) {
    fail(String(why));
  }
}

function tell({ id, kind, question }: Asked, answer: Answering): void {
  let reply: string;
  try {
    reply = answer(kind, question);
  } catch (why) {
    fail(String(why));
    return;
  }
  if (typeof reply === 'string') scope.postMessage({ id, reply });
  else fail('the program has ended'); // it answers nothing any more
}

function fail(why: string): void {
  scope.postMessage({ failed: why });
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
