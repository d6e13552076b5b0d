package record

import (
	"maps"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

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
	Comment  string       // before the first turn; see [Tidy]
	Turns    []Turn       // the main line

	places map[string]place // of the headers that were read, by name
}

// Header is a header that this package does not know.
type Header struct{ Name, Value string }

// Turn is one turn in a line of play.
type Turn struct {
	Text       string   // the canonical text
	Mark       string   // "!", "?", "!!", "??", "!?", "?!", or none
	Comment    string   // behind the turn; see [Tidy]
	Variations [][]Turn // what might have been played instead, each not empty

	place place // where it was read
}

// Texts returns the texts of the main line.
func (r *Record) Texts() []string {
	texts := make([]string, len(r.Turns))
	for i := range r.Turns {
		texts[i] = r.Turns[i].Text
	}
	return texts
}

// Equal reports whether two records say the same. Where they were read does not count.
func (r *Record) Equal(o *Record) bool {
	return r.Game == o.Game && r.Version == o.Version && maps.Equal(r.Options, o.Options) &&
		r.Position == o.Position && r.First == o.First && r.Second == o.Second &&
		r.Date == o.Date && r.Clock == o.Clock && r.Result == o.Result &&
		slices.Equal(r.Headers, o.Headers) && Tidy(r.Comment) == Tidy(o.Comment) &&
		slices.EqualFunc(r.Turns, o.Turns, equalTurns)
}

func equalTurns(a, b Turn) bool {
	return a.Text == b.Text && a.Mark == b.Mark && Tidy(a.Comment) == Tidy(b.Comment) &&
		slices.EqualFunc(a.Variations, b.Variations, func(v, w []Turn) bool {
			return slices.EqualFunc(v, w, equalTurns)
		})
}
