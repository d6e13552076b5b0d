// Command player runs the engines in the browser, as WebAssembly:
//
//	GOOS=js GOARCH=wasm go build -trimpath -ldflags="-s -w" -o player.wasm ./wasm/player
//
// It defines four JavaScript functions. teahousePlayer takes an id, a kind, a request as JSON
// and a callback. It calls the callback with {"progress": …} any number of times and then, with
// a second argument of true, with {"answer": …} or {"problem": …}. The kinds are "levels", the
// levels of a game; "choose", a turn for the seat to move, which may be chance; "search",
// the principal variations of a position; "judge", "prepare", "hint" and "rate", what pages of puzzles need:
// the answer to a turn, answers to likely turns ahead of time, where a turn begins, and the rating of a person after a puzzle; "terms", what counts in a position without a search; "summarize", the report of a
// game by the judgements of its positions; "practise" and "themes", the puzzle of a position and what a turn is about. teahouseStop takes the id of a request, which then
// answers at once with its result so far. teahousePause(true) makes searches wait until
// teahousePause(false). teahouseLanguage takes the tag of a language and the text of its catalogues
// (tools/rulestexts writes it), in which errors are from then on; it returns what is wrong with the
// text, nothing if it is right.
//
// # One thread
//
// A WebAssembly program receives no messages while it computes. Searches therefore run in
// slices: engines ask their context now and then whether to end, and every 20 ms that call
// yields to the browser's event loop. Requests are answered side by side, slice by slice.
// Background requests wait for the others.
package main
