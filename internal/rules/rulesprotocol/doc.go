// Package rulesprotocol lets programs in any language play by our rules: they write one
// JSON request a line and read one JSON answer a line.
//
//	{"game":"ki-shogi","options":{"ki":"on"},"turns":["Gyoku*0,0"]}
//	{"to_move":"second","legal":["Gyoku*-1,2",…],"outcome":null}
//
// A request has "game", and may have "options" (name to value, both strings), "turns"
// (texts, from the beginning of the game), "position" (a position text to begin at
// instead), "legal" ("list", the default, or "count": the answer has the number "n" and
// the hash "h" of the legal turns instead of the list) and "info" (true: the answer has
// the game's own information about the position). Other keys are ignored, as are blank
// lines.
//
// A turn that is not legal is answered with {"error":"…","at":N}, N counting
// from 0, and "rule", the id of the rule it breaks; anything else wrong with a
// line with {"error":"…"}. Then it goes on with the next line.
//
// Sentences are English. Beside each sentence, an "error" or the "text" of a reason, stands
// "message": the same as an identifier with arguments, {"id":"…","args":{…}}, for programs that
// speak another language. docs/protocol.md describes them.
//
// # Caveats
//
//   - Each request sets up its position again: the protocol has no state.
//   - A line may have [MaxLine] bytes.
package rulesprotocol
