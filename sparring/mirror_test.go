package sparring_test

import (
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/sparring"
)

// Mirror copies by a half turn, and plays like Wary where no copy is legal.
func TestMirrorCopies(t *testing.T) {
	for _, c := range []struct {
		turns []string
		want  string // "" for what Wary plays
	}{
		{[]string{"CBd@0,0", "MAn@4,2"}, "MAn@-4,-2"},
		{[]string{"CBd@0,0", "MAn@4,2", "MAn@-4,-2", "CHn@2,4"}, "CHn@-2,-4"},
		{[]string{"CBd@0,0"}, ""},
		{[]string{"CBd@0,0", "CBd@0,8"}, ""}, // First has no Day Cherry Blossom left
	} {
		g := setUpGame(t, "kutai-pai-sho", "")
		for _, turn := range c.turns {
			if err := game.PlayTurn(g, turn); err != nil {
				t.Fatal(err)
			}
		}
		want := c.want
		if want == "" {
			want, _ = sparring.Wary(seededRand(1)).Choose(t.Context(), g)
		}
		if turn, err := sparring.Mirror(seededRand(1)).Choose(t.Context(), g); err != nil || turn != want {
			t.Errorf("after %v mirror plays %s (%v), want %s", c.turns, turn, err, want)
		}
	}
}

// Mirror copies where the seats play alike from opposite sides, as in Quaterno.
func TestMirrorExchangesSeats(t *testing.T) {
	g := setUpGame(t, "quaterno", "")
	random := sparring.Random(seededRand(3))
	copied := 0
	for g.TurnCount() < 60 && !g.Outcome().Over() {
		player, mirrors := random, g.TurnCount()%2 == 1
		if mirrors {
			player = sparring.Mirror(seededRand(5))
		}
		before := g.PositionText()
		turn, err := player.Choose(t.Context(), g)
		if err != nil {
			t.Fatal(err)
		}
		if g.PositionText() != before {
			t.Fatalf("choosing %s has changed the game", turn)
		}
		if wary, _ := sparring.Wary(seededRand(5)).Choose(t.Context(), g); mirrors && turn != wary {
			copied++
		}
		if err := game.PlayTurn(g, turn); err != nil {
			t.Fatal(err)
		}
	}
	if copied < 5 {
		t.Errorf("mirror copies %d turns only", copied)
	}
}

// Mirror makes no turn after which the opponent wins at once, copied or not, as long as there is
// another.
func TestMirrorAvoidsLosses(t *testing.T) {
	dangers := 0
	for seed := range uint64(30) {
		rules, _ := games.ByName("balance-pai-sho")
		g, err := rules.New(map[string]string{"matching": "opposites"})
		if err != nil {
			t.Fatal(err)
		}
		random := sparring.Random(seededRand(seed))
		for g.TurnCount() < 13 && !g.Outcome().Over() {
			if g.TurnCount() >= 10 {
				if safe, all := safeTurns(g); len(safe) > 0 && len(safe) < all {
					dangers++
					turn, err := sparring.Mirror(seededRand(seed)).Choose(t.Context(), g)
					if err != nil || !safe[turn] {
						t.Errorf("%s: mirror plays %s (%v), after which the opponent wins", g.PositionText(), turn, err)
					}
				}
			}
			turn, err := random.Choose(t.Context(), g)
			if err != nil {
				t.Fatal(err)
			}
			if err := game.PlayTurn(g, turn); err != nil {
				t.Fatal(err)
			}
		}
	}
	if dangers < 5 {
		t.Errorf("only %d positions have turns that lose", dangers)
	}
}

// safeTurns returns the turns that win at once, or after which no reply wins, and the number of
// all turns.
func safeTurns(g game.Game) (safe map[string]bool, all int) {
	seat := g.ToMove()
	safe = map[string]bool{}
	game.VisitLegalTurns(g, func(text []byte) bool {
		all++
		after, lost := game.Clone(g), false
		game.VisitLegalTurns(after, func([]byte) bool {
			lost = after.Outcome().Over() && after.Outcome().Winner == seat.Opponent()
			return !lost
		})
		if !lost {
			safe[string(text)] = true
		}
		return true
	})
	return safe, all
}
