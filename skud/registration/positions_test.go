package registration

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

// gameWithRing returns a game that a ring has ended.
func gameWithRing(t *testing.T) *skud.Game {
	t.Helper()
	for seed := range uint64(40) {
		g := gameWithMoves(t, seed, 400)
		if o := g.Outcome(); o.Winner.IsPlayer() && o.Reason == skud.ReasonRing {
			return g
		}
	}
	t.Fatal("no game of the site's opponent against itself ends by a ring")
	return nil
}

// gameWithMoves returns a game of the site's opponent against itself after that many turns.
func gameWithMoves(t *testing.T, seed uint64, turns int) *skud.Game {
	t.Helper()
	g := skud.Rules.MustNew(map[string]string{"edition": "garden-gate"})
	player := siteOpponent(rand.New(rand.NewPCG(seed, 1)))
	for g.TurnCount() < turns && !g.Outcome().Over() {
		turn, err := player.Choose(t.Context(), g)
		if err != nil {
			t.Fatal(err)
		}
		if err := game.PlayTurn(g, turn); err != nil {
			t.Fatal(err)
		}
	}
	return g.(*skud.Game)
}

func harmonyBetween(t *testing.T, ax, ay, bx, by int) skud.Harmony {
	t.Helper()
	return skud.Harmony{From: board.PointAt(ax, ay), To: board.PointAt(bx, by), Owner: game.First}
}

// swapSides returns a game whose players have changed seats, and false in the opening.
func swapSides(t *testing.T, g *skud.Game) (swapped *skud.Game, ok bool) {
	t.Helper()
	text := g.PositionText()
	if g.Outcome().Over() || !strings.Contains(text, "phase=play") {
		return nil, false
	}
	fields := strings.Fields(text)
	for i, field := range fields {
		name, value, _ := strings.Cut(field, "=")
		switch name {
		case "to-move":
			value = map[string]string{"first": "second", "second": "first"}[value]
		case "first", "second":
			name = map[string]string{"first": "second", "second": "first"}[name]
		case "first-hand", "second-hand":
			name = map[string]string{"first-hand": "second-hand", "second-hand": "first-hand"}[name]
		}
		fields[i] = name + "=" + value
	}
	other, err := skud.Rules.NewFromPosition(g.Options(), strings.Join(fields, " "))
	if err != nil {
		t.Fatal(err)
	}
	return other.(*skud.Game), true
}
