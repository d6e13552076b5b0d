// What tools/web.sh puts into web/gen.
declare module '*/gen/wasm_exec.js';
declare module '*.wasm?size' {
  const size: { plain: number; packed: number };
  export default size;
}
