// Command player is computer players for the browser, as WebAssembly:
//
//	GOOS=js GOARCH=wasm go build -trimpath -ldflags="-s -w" -o player.wasm ./wasm/player
//
// It gives JavaScript one function, teahousePlayer, which takes a kind and a question as
// JSON and returns {"answer": …} or {"problem": …}: "levels" of a game, and "choose", a
// turn for the seat to move in a line, which may be chance. It thinks until it has the
// turn; who does not want to wait ends the worker that it runs in.
package main
