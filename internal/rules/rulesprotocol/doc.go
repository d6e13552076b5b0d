// Package rulesprotocol lets programs in any language play by our rules: they write one
// JSON request a line and read one JSON answer a line.
//
//	{"game":"ki-shogi","options":{"ki":"on"},"turns":["Gyoku*0,0"]}
//	{"to_move":"second","legal":["Gyoku*-1,2",…],"outcome":null}
//
// A request has "game", and may have
//
//   - "options": name to value, both strings.
//   - "turns": texts, from the beginning of the game.
//   - "position": a position text to begin at instead.
//   - "legal": "list", the default, or "count": the answer has the number "n" and the hash "h" of
//     the legal turns instead of the list.
//   - "info": true: the answer has the game's own information about the position.
//   - "position_text": true: the answer has the position text, which can be the "position" of a
//     later request.
//   - "view": true: the answer has all that is needed to draw the position, an
//     [analysis.BoardView].
//   - "why": a turn text: the answer says what it does, or which rule it breaks; or true: it says
//     what decided the game, and a refused turn has its places.
//   - "best": {"level":"3"}: the answer has {"level":"3","turn":"…"}, a turn of that computer
//     player, or null when the game is over. The level is "1" to "8", "random" or "greedy", by
//     default "3". It may have a "seed", by default 0, and "ms", the longest time to think in
//     milliseconds, by default 10000, at most 60000. Turns of chance and
//     levels that vary follow from the seed: give another one with each request, or they are always
//     the same.
//   - "id": any JSON value, which the answer repeats.
//
// The request {"games":true} is answered with {"games":[…]}: all games with their options, as in
// [gamelist.ListedGame]. A record as JSON is a request, too: its other keys are passed over. Any
// other key is an error. Blank lines are ignored.
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
//   - A line is answered before the next one is read, also while a computer player thinks.
package rulesprotocol
