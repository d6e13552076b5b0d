// Package analysis answers questions about a game at one moment: its view, the next picks,
// why a turn is illegal, what a pasted text means. The server answers them over HTTP (POST
// /api/view, /api/picks …), and the WebAssembly module in wasm/rules answers them in the
// browser. The package knows no match, no person and no network.
//
// # Caveats
//
// A Session keeps the latest games, so that a question about the next turn does not play
// the game again from the beginning. It is not safe for concurrent use.
package analysis
