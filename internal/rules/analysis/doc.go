// Package analysis answers questions about a game at one moment: what there is to see, what
// may be picked, why not, what a pasted text means. The server answers them over HTTP
// (POST /api/view, /api/picks …), the browser asks the same of the WebAssembly module in
// wasm/rules. It knows no match, no person and no network.
//
// # Caveats
//
// A Desk keeps the games it was asked about last, so that a question about the next turn
// does not play the game again from the beginning. It is not safe for concurrent use.
package analysis
