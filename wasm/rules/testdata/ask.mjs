// Runs a Go program for browsers under Node.js: node ask.mjs wasm_exec.js program.wasm
// function. Each line of the input is [kind, question]; for each, one line of the output
// is [milliseconds, reply]. The kind language has [tag, catalogues] as its question and goes to
// the function teahouseLanguage.
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [support, program, name] = process.argv.slice(2);
await import(pathToFileURL(support).href);
const go = new globalThis.Go();
const { instance } = await WebAssembly.instantiate(await readFile(program), go.importObject);
void go.run(instance);
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const [kind, question] = JSON.parse(line);
  const begin = performance.now();
  const reply = kind === 'language' ? globalThis.teahouseLanguage(...JSON.parse(question)) : globalThis[name](kind, question);
  process.stdout.write(`${JSON.stringify([performance.now() - begin, reply])}\n`);
}
process.exit(0);
