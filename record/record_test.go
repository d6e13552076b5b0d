package record_test

import (
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/record"
)

// The record of a game leads to the same position, wherever the game began.
func TestOf(t *testing.T) {
	for _, rules := range games.All() {
		g, err := games.New(rules.Name)
		if err != nil {
			t.Fatal(err)
		}
		play := func(turns int) {
			for range turns {
				legal := game.LegalTurns(g)
				if err := game.PlayTurn(g, legal[len(legal)/2]); err != nil {
					t.Fatal(err)
				}
			}
		}
		play(10)
		if r := record.Of(g); r.Position != "" || len(r.Turns) != 10 {
			t.Errorf("%s: position %q, %d turns", rules.Name, r.Position, len(r.Turns))
		}
		if g, err = rules.NewFromPosition(nil, g.PositionText()); err != nil {
			t.Fatal(err)
		}
		begin := g.PositionText()
		play(4)
		r := record.Of(g)
		again, err := r.Replay(rules)
		if err != nil {
			t.Fatalf("%s: %v", rules.Name, err)
		}
		if r.Position != begin || again.PositionText() != g.PositionText() {
			t.Errorf("%s: the record leads to %s, want %s", rules.Name, again.PositionText(), g.PositionText())
		}
	}
}
