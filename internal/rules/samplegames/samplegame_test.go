package samplegames_test

import (
	"os"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/samplegames"
)

// There is a game of each kind, and it can be played to its end from where it begins.
func TestEveryGame(t *testing.T) {
	for _, rules := range games.All() {
		name := rules.Name
		g, err := samplegames.ByName(games.All(), name)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		table := rules.MustNew(g.Options)
		if g.Position != "" {
			if table, err = rules.NewFromPosition(g.Options, g.Position); err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
		}
		for i, turn := range g.Turns {
			if err := game.PlayTurn(table, turn); err != nil {
				t.Fatalf("%s, turn %d: %v", name, i, err)
			}
		}
		if table.Outcome() != g.Outcome || len(g.Turns) < 10 {
			t.Errorf("%s ends as %v after %d turns", name, table.Outcome(), len(g.Turns))
		}
	}
	if _, err := samplegames.ByName(games.All(), "chess"); err == nil {
		t.Error("there is a game of chess")
	}
}

// The samples are those that the project shows and tests elsewhere.
func TestSameFiles(t *testing.T) {
	for _, d := range games.Definitions() {
		name := d.Rules.Name
		theirs, err := os.ReadFile("../../../testdata/records/" + name + ".game")
		if err != nil {
			t.Fatal(err)
		}
		if d.Sample != string(theirs) {
			t.Errorf("the sample of %[1]s is not testdata/records/%[1]s.game", name)
		}
	}
}
