// Package record reads and writes games: players, rules, every turn, comments and
// variations.
//
// The text form is for people: to read, to paste into a letter, to compare line by line.
//
//	Game: ki-shogi
//	Options: field=open ki=off
//	First: Ann
//	Second: Bob
//	Result: first, resign
//	Event: Tea at the lake
//
//	1. Gyoku*0,0
//	2. Gyoku*1,2
//	3. Cho*1,0!? {Black goes round to the east.}
//	   (3. Hi*-1,0 {This keeps the centre.}
//	    4. Myou*2,2)
//	4. Myou*2,2
//
// [Read] reads it, [Write] writes it in one canonical form; docs/records.md describes the
// format.
//
//	r, err := record.Read(text)
//	if err != nil { … }            // *record.SyntaxError: line, column, what would be right
//	table, err := r.Play(rules)
//	if err != nil { … }            // *record.TurnError: which turn breaks which rule
//	fmt.Println(table.Outcome())
//
// [ReadJSON] and [WriteJSON] do the same in JSON. Its first three keys are a request of the
// rules protocol. [ParseNotation] and [FormatNotation] convert between records and the
// notations that players use elsewhere.
//
// # Caveats
//
//   - Read knows no rules: a record that it takes may hold turns that are not legal, of
//     an unknown game.
//   - Comments are kept as words and paragraphs ([NormalizeComment]); where their lines were broken is not.
//   - A notation has no place for comments, marks, variations, players and results:
//     a record that goes through one loses them.
//   - A record near the limits of size may be too long for the other form.
package record
