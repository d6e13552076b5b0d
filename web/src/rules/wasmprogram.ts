// What both workers do first: run a Go program, which defines global functions, and report its
// state to the page.
import '../../gen/wasm_exec.js';
import { RequestQueue } from './requestqueue';
import type { ProgramRequest, WorkerRequest, WorkerResponse } from './workerclient';

interface GoProgram {
  importObject: WebAssembly.Imports;
  run(instance: WebAssembly.Instance): Promise<void>;
}
interface Scope {
  Go: new () => GoProgram;
  postMessage(response: WorkerResponse): void;
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
}

const scope = globalThis as unknown as Scope & Record<string, unknown>;

/** run starts the program and then calls handle with each request, also with those that came before. It loads the
    texts of the language at the same time as the program. */
export async function run(address: string, names: string[], handle: (request: ProgramRequest) => void): Promise<void> {
  const teach = (tag: string, text: string) => exported<((tag: string, text: string) => void) | undefined>(language)?.(tag, text);
  const queue = new RequestQueue(handle, teach, fetchText);
  scope.onmessage = ({ data }) => queue.add(data);
  const go = new scope.Go();
  try {
    const instance = await instantiate(address, go.importObject);
    go.run(instance).then(
      () => reportFailure('the program has ended'),
      (reason) => reportFailure(String(reason)),
    );
    for (const name of names) {
      if (!scope[name]) throw new Error(`the program defines no function ${name}`);
    }
    await queue.begin();
    post({ ready: true });
  } catch (reason) {
    reportFailure(String(reason));
  }
}

/** The function that gives a program the texts of a language. */
const language = 'teahouseLanguage';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** exported returns a function that the program defines. */
export const exported = <F>(name: string): F => scope[name] as F;

export function post(response: WorkerResponse): void {
  scope.postMessage(response);
}

export function reportFailure(message: string): void {
  post({ failed: message });
}

/** The least time between two reports of what has arrived, in ms. */
const REPORT_MS = 150;

/** count reports how many bytes have arrived. */
async function count(body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  let arrived = 0,
    reported = performance.now();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    arrived += part.value.byteLength;
    if (performance.now() - reported < REPORT_MS) continue;
    reported = performance.now();
    post({ arrived });
  }
}

/** instantiate compiles while the program arrives, if it has the right media type. */
async function instantiate(address: string, imports: WebAssembly.Imports): Promise<WebAssembly.Instance> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // A copy is counted, so that the browser can keep what it compiles of the response itself.
  if (response.body) void count(response.clone().body!).catch(() => undefined);
  if (response.headers.get('Content-Type')?.startsWith('application/wasm')) {
    return (await WebAssembly.instantiateStreaming(response, imports)).instance;
  }
  return (await WebAssembly.instantiate(await response.arrayBuffer(), imports)).instance;
}
