package kishogi

import (
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/kishogi/messages"
)

// TestEverythingHasMessages checks that the messages name all that there is in the game.
func TestEverythingHasMessages(t *testing.T) {
	ids := []string{"piece", "seat-first", "seat-second", "phase-" + phasePlacement, "phase-" + phasePlay, "blurb",
		"win-" + ReasonNoLegalTurn, "win-" + ReasonPerpetualCheck, "draw-" + ReasonRepetition}
	for _, kind := range Rules.PieceSet.Kinds {
		ids = append(ids, "piece-"+kind)
	}
	for _, note := range Rules.PieceSet.Notes {
		ids = append(ids, "note-"+note)
	}
	for _, rule := range Rules.TurnRules {
		ids = append(ids, "rule-"+rule.ID)
	}
	for i := range Rules.Options {
		option := &Rules.Options[i]
		ids = append(ids, "option-"+option.Name, "option-"+option.Name+"-means")
		for _, value := range option.Values {
			if !slices.Contains([]string{"on", "off"}, value) { // the same in all games
				ids = append(ids, "option-"+option.Name+"-value-"+value)
			}
		}
	}
	for _, id := range ids {
		if !messages.Catalogue.Has(id) {
			t.Errorf("there is no message kishogi-%s", id)
		}
	}
	for _, name := range cubeNames {
		if !slices.Contains(Rules.PieceSet.Kinds, name) {
			t.Errorf("the cube %s is no kind of piece", name)
		}
	}
}
