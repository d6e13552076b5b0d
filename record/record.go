package record

import "github.com/teahouse-games/teahouse/game"

// Record is a game written down. The zero values of its fields mean "not said".
type Record struct {
	Game     string       // e.g. "ki-shogi"
	Version  int          // of the rules it was played under
	Options  game.Options // those that are not said have their default
	Position string       // the position text it begins at; empty for the usual beginning
	First    string       // who played; a name
	Second   string
	Date     string       // YYYY-MM-DD
	Clock    string       // the time control, e.g. "5+3"
	Result   game.Outcome // also of what the rules do not decide: resign, timeout, abandoned, agreement
	Headers  []Header     // others, in their order, kept as they are
	Comment  string       // before the first turn
	Turns    []Turn       // the main line
}

// Header is a header that this package does not know.
type Header struct{ Name, Value string }

// Turn is one turn in a line of play.
type Turn struct {
	Text       string   // the canonical text
	Mark       string   // "!", "?", "!!", "??", "!?", "?!", or none
	Comment    string   // behind the turn
	Variations [][]Turn // what might have been played instead, each not empty
}
