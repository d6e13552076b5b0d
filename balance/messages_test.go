package balance_test

import (
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
)

// Each piece, note, phase, rule and option has its messages, and so has each player.
func TestNamesHaveMessages(t *testing.T) {
	need := func(id string) {
		t.Helper()
		if !balance.Rules.Messages.Has(id) {
			t.Errorf("there is no message %s", id)
		}
	}
	for _, kind := range balance.Rules.PieceSet.Kinds {
		need("piece-" + kind)
	}
	for _, note := range balance.Rules.PieceSet.Notes {
		need("note-" + note)
	}
	for _, rule := range balance.Rules.TurnRules {
		need("rule-" + rule.ID)
	}
	for _, option := range balance.Rules.Options {
		need("option-" + option.Name)
		need("option-" + option.Name + "-means")
	}
	need("blurb")
	for seat, name := range balance.Rules.RoleNames {
		id := "seat-" + game.Seat(seat).String()
		need(id)
		if got := balance.Rules.Messages.Message(id).String(); got != name {
			t.Errorf("%s is %q, want %q", id, got, name)
		}
	}
	phases := map[string]bool{}
	playouts(t, "matching=opposites", 1, func(table game.Game) { phases[table.Situation().Caption.Phase] = true })
	for phase := range phases {
		need("phase-" + phase)
	}
	if len(phases) != 3 {
		t.Errorf("the phases are %v, want 3", phases)
	}
}
