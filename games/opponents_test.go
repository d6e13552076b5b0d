package games_test

import (
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/sparring"
)

// TestOpponents: the opponents that play one game alone choose legal turns, leave the game
// unchanged, choose the same again from the same seed, and refuse other games.
func TestOpponents(t *testing.T) {
	r := func() *rand.Rand { return rand.New(rand.NewPCG(7, 7)) }
	for i, d := range games.Definitions() {
		other := games.Definitions()[(i+1)%len(games.Definitions())].Rules.MustNew(nil)
		for _, o := range d.Opponents {
			t.Run(o.Name, func(t *testing.T) {
				g := d.Rules.MustNew(nil)
				newPlayer := o.New
				if o.NewLimited != nil {
					newPlayer = func(r *rand.Rand) sparring.Player { return o.NewLimited(r, sparring.SearchLimits{Simulations: 25}) }
				}
				one, again := newPlayer(r()), newPlayer(r())
				for range 12 {
					before := g.PositionText()
					turn, err := one.Choose(t.Context(), g)
					if err != nil {
						t.Fatal(err)
					}
					if g.PositionText() != before {
						t.Fatalf("choosing %s has changed the game", turn)
					}
					if same, err := again.Choose(t.Context(), g); err != nil || same != turn {
						t.Fatalf("the same seed chooses %s and %s (%v)", turn, same, err)
					}
					if err := game.PlayTurn(g, turn); err != nil {
						t.Fatal(err)
					}
				}
				if _, err := one.Choose(t.Context(), other); err == nil {
					t.Errorf("it plays %s", other.Rules().Title)
				}
			})
		}
	}
}
