package kutai

import (
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/gametest"
	gamemessages "github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/kutai/messages"
	"github.com/teahouse-games/teahouse/message/messagetest"
)

func TestWhy(t *testing.T) {
	german := messagetest.Language(t, "de", messages.Files, gamemessages.Files)
	spanish := messagetest.Language(t, "es", messages.Files, gamemessages.Files)
	gametest.CheckExplanations(t, Rules, german, spanish)
}

// What the rules name has a message: tiles, notes, phases, rules, endings and options.
func TestAllIsNamed(t *testing.T) {
	var ids []string
	for k := range Kinds {
		id := "piece-" + k.String()
		ids = append(ids, id)
		if got := messages.Catalogue.Message(id).String(); got != k.Name() {
			t.Errorf("%s is %q, but %q in the notation", id, got, k.Name())
		}
	}
	for _, note := range Rules.PieceSet.Notes {
		ids = append(ids, "note-"+note)
	}
	for _, rule := range Rules.TurnRules {
		ids = append(ids, "rule-"+rule.ID)
	}
	for _, option := range Rules.Options {
		ids = append(ids, "option-"+option.Name, "option-"+option.Name+"-means")
		for _, value := range option.Values {
			ids = append(ids, "option-"+option.Name+"-value-"+value)
		}
	}
	ids = append(ids, "blurb", "seat-first", "seat-second", "phase-centerpiece", "phase-harmony", "win-"+ReasonHarmony, "draw-"+ReasonExhausted)
	for _, id := range ids {
		if !messages.Catalogue.Has(id) {
			t.Errorf("there is no message %s", id)
		}
	}
	for seat, name := range Rules.RoleNames {
		if got := messages.Catalogue.Message("seat-" + game.Seat(seat).String()).String(); got != name {
			t.Errorf("seat %d is %q, but its role is %q", seat, got, name)
		}
	}
}
