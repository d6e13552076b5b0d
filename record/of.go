package record

import "github.com/teahouse-games/teahouse/game"

// Of returns the record of a game: its options, its beginning, the turns played and, if it is
// over, its result. The caller adds names, date and comments.
func Of(g game.State) *Record {
	rules := g.Rules()
	r := &Record{Game: rules.Name, Version: rules.Version, Options: g.Options(), Result: g.Outcome()}
	beginning := g.Clone()
	beginning.Reset()
	if text := beginning.PositionText(); text != rules.NewGame(g.Options()).PositionText() {
		r.Position = text
	}
	for _, text := range game.TurnTexts(g) {
		r.Turns = append(r.Turns, AnnotatedTurn{Text: text})
	}
	return r
}
