// Command rules is the rules of all games for the browser, as WebAssembly:
//
//	GOOS=js GOARCH=wasm go build -tags noengine -trimpath -ldflags="-s -w" -o rules.wasm ./wasm/rules
//
// It gives JavaScript two functions. teahouseRules takes the kind of a question and the
// question as JSON, and returns the answer as JSON: {"answer": …} or {"problem": …}. The
// questions are those of package analysis. A panic is answered as a problem and does not end
// the program. teahouseLanguage takes the tag of a language and the text of its catalogues
// (tools/rulestexts writes it): answers in that language need it, and are English without. It
// returns what is wrong with the text, nothing if it is right.
package main
