package games_test

import (
	"errors"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

func TestNew(t *testing.T) {
	for _, name := range games.Names() {
		g, err := games.New(name)
		if err != nil || g.Rules().Name != name {
			t.Errorf("%s: %v", name, err)
		}
	}
	g, err := games.New("ki-shogi", "ki=on", "field=5x5")
	if err != nil || g.Options()["ki"] != "on" || g.Options()["field"] != "5x5" {
		t.Errorf("options %v, %v", g.Options(), err)
	}
	if _, err := games.New("chess"); !errors.As(err, new(*games.UnknownGameError)) {
		t.Errorf("chess: %v", err)
	}
	for _, option := range []string{"ki=maybe", "colour=red", "ki"} {
		if _, err := games.New("ki-shogi", option); !errors.As(err, new(*game.OptionError)) {
			t.Errorf("%s: %v", option, err)
		}
	}
}

// The texts of the turns played lead to the same position again.
func TestTurnTexts(t *testing.T) {
	for _, name := range games.Names() {
		played, err := games.New(name)
		if err != nil {
			t.Fatal(err)
		}
		var want []string
		for range 12 {
			if played.Outcome().Over() {
				break
			}
			turn := game.LegalTurns(played)[0]
			if err := game.PlayTurn(played, turn); err != nil {
				t.Fatal(err)
			}
			want = append(want, turn)
		}
		position := played.PositionText()
		got := game.TurnTexts(played)
		if len(got) != len(want) {
			t.Fatalf("%s: %d texts of %d turns", name, len(got), len(want))
		}
		for i := range got {
			if got[i] != want[i] {
				t.Errorf("%s, turn %d: %s, want %s", name, i+1, got[i], want[i])
			}
		}
		if played.PositionText() != position {
			t.Errorf("%s: TurnTexts has changed the game", name)
		}
	}
}
