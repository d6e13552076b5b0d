// What tools/web.sh puts into web/gen.
declare module '*/gen/wasm_exec.js';
