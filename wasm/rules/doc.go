// Command rules is the rules of all games for the browser, as WebAssembly:
//
//	GOOS=js GOARCH=wasm go build -trimpath -ldflags="-s -w" -o rules.wasm ./wasm/rules
//
// It gives JavaScript one function, teahouseRules, which takes the kind of a question and
// the question as JSON, and returns the answer as JSON: {"answer": …} or {"problem": …}.
// What can be asked is what package analysis answers. A fault is a problem too, and does not
// end the program.
package main
