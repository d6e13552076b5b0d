// What both workers do first: run a Go program, which defines global functions, and report its
// state to the page.
import '../../gen/wasm_exec.js';
import type { WorkerRequest, WorkerResponse } from './workerclient';

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

/** run starts the program and then calls handle with each request, also with those that came before. */
export async function run(address: string, names: string[], handle: (request: WorkerRequest) => void): Promise<void> {
  const waiting: WorkerRequest[] = [];
  scope.onmessage = ({ data }) => waiting.push(data);
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
    scope.onmessage = ({ data }) => handle(data);
    post({ ready: true });
    for (const request of waiting) handle(request);
  } catch (reason) {
    reportFailure(String(reason));
  }
}

/** exported returns a function that the program defines. */
export const exported = <F>(name: string): F => scope[name] as F;

export function post(response: WorkerResponse): void {
  scope.postMessage(response);
}

export function reportFailure(message: string): void {
  post({ failed: message });
}

/** instantiate compiles while the program arrives, if it has the right media type. */
async function instantiate(address: string, imports: WebAssembly.Imports): Promise<WebAssembly.Instance> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  if (response.headers.get('Content-Type')?.startsWith('application/wasm')) {
    return (await WebAssembly.instantiateStreaming(response, imports)).instance;
  }
  return (await WebAssembly.instantiate(await response.arrayBuffer(), imports)).instance;
}
