package record

import (
	"maps"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// Record is a recorded game. The zero values of its fields mean "unknown".
type Record struct {
	Game     string       // e.g. "ki-shogi"
	Version  int          // of the rules it was played under
	Options  game.Options // missing options have their default
	Position string       // the position text it begins at; empty for the usual beginning
	First    string       // who played; a name
	Second   string
	Date     string          // YYYY-MM-DD
	Clock    string          // the time control, e.g. "5+3"
	Result   game.Outcome    // also of what the rules do not decide: resign, timeout, abandoned, agreement
	Headers  []Header        // others, in their order, unchanged
	Comment  string          // before the first turn; see [NormalizeComment]
	Turns    []AnnotatedTurn // the main line

	places map[string]textPosition // of the headers that were read, by name
}

// Header is a header that this package does not know.
type Header struct{ Name, Value string }

// AnnotatedTurn is one turn in a line of play.
type AnnotatedTurn struct {
	Text       string            // the canonical text
	Mark       string            // "!", "?", "!!", "??", "!?", "?!", or none
	Comment    string            // after the turn; see [NormalizeComment]
	Variations [][]AnnotatedTurn // what might have been played instead, each not empty

	place textPosition // where it was read
}

// TurnTexts returns the texts of the main line.
func (r *Record) TurnTexts() []string {
	texts := make([]string, len(r.Turns))
	for i := range r.Turns {
		texts[i] = r.Turns[i].Text
	}
	return texts
}

// Equal reports whether two records have the same content. Positions in their texts do
// not count.
func (r *Record) Equal(o *Record) bool {
	return r.Game == o.Game && r.Version == o.Version && maps.Equal(r.Options, o.Options) &&
		r.Position == o.Position && r.First == o.First && r.Second == o.Second &&
		r.Date == o.Date && r.Clock == o.Clock && r.Result == o.Result &&
		slices.Equal(r.Headers, o.Headers) && NormalizeComment(r.Comment) == NormalizeComment(o.Comment) &&
		slices.EqualFunc(r.Turns, o.Turns, equalTurns)
}

func equalTurns(a, b AnnotatedTurn) bool {
	return a.Text == b.Text && a.Mark == b.Mark && NormalizeComment(a.Comment) == NormalizeComment(b.Comment) &&
		slices.EqualFunc(a.Variations, b.Variations, func(v, w []AnnotatedTurn) bool {
			return slices.EqualFunc(v, w, equalTurns)
		})
}

// Of returns the record of a game: its options, its beginning, the turns played and, if it is
// over, its result. The caller adds names, date and comments.
func Of(g game.Playable) *Record {
	rules := g.Rules()
	r := &Record{Game: rules.Name, Version: rules.Version, Options: g.Options(), Result: g.Outcome()}
	beginning := game.Clone(g)
	game.Reset(beginning)
	if text := beginning.PositionText(); text != rules.MustNew(g.Options()).PositionText() {
		r.Position = text
	}
	for _, text := range game.TurnTexts(g) {
		r.Turns = append(r.Turns, AnnotatedTurn{Text: text})
	}
	return r
}
