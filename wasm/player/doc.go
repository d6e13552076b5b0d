// Command player is the engines for the browser, as WebAssembly:
//
//	GOOS=js GOARCH=wasm go build -trimpath -ldflags="-s -w" -o player.wasm ./wasm/player
//
// It gives JavaScript three functions. teahousePlayer takes a number, a kind, a question as
// JSON and a function say; say is told {"news": …} any number of times and {"answer": …}
// or {"problem": …} at last, and that it was the last. The kinds are "levels" of a game;
// "choose", a turn for the seat to move in a line, which may be chance; and "search", what
// an engine finds about a line, with news while it thinks. teahouseStop takes the number
// of a question, which is then answered at once with what is known. teahouseRest has
// searches wait when it is given true, until it is given false.
//
// # One thread
//
// A program in a browser hears nothing while it computes. Searches therefore think in
// slices: an engine asks its context now and then whether it is to end, and every 20 ms
// that takes as long as JavaScript needs to hand over what has arrived. Questions are
// answered side by side, slice by slice; those that are "behind" wait for the others.
package main
