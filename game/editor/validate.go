package editor

import (
	"errors"

	"github.com/teahouse-games/teahouse/game"
)

// Validate returns the game with the rules and options of g at a position, or every reason why it cannot
// have that position, each with the places that it names.
func Validate(g game.Playable, text string) (game.Game, []game.Reason) {
	table, err := g.Rules().NewFromPosition(g.Options(), text)
	if err == nil {
		return table, nil
	}
	var setup *game.SetupError
	if !errors.As(err, &setup) {
		panic(err) // the options are those of a game
	}
	var faults []game.Reason
	for _, clause := range setup.Clauses() {
		faults = append(faults, game.Reason{Message: clause, Places: clause.Places()})
	}
	return nil, faults
}
