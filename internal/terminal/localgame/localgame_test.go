package localgame_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
	"github.com/teahouse-games/teahouse/sparring"
)

func newGame(t *testing.T, rules *game.Rules) *localgame.Game {
	t.Helper()
	g, err := localgame.New(rules, nil, [2]localgame.SeatPlayer{localgame.Human, localgame.Human}, 7)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// play makes some random turns.
func play(t *testing.T, g *localgame.Game, turns int) {
	t.Helper()
	random := sparring.Random(rand.New(rand.NewPCG(1, 2)))
	for len(g.Turns) < turns && !g.Outcome().Over() {
		turn, err := random.Choose(t.Context(), g.Table)
		if err == nil {
			err = g.Play(turn)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// TestNothingChangesAfterTheEnd: after a resignation no turn, pick or second resignation changes the
// game; taking back leads to the position before.
func TestNothingChangesAfterTheEnd(t *testing.T) {
	for _, rules := range games.All() {
		t.Run(rules.Name, func(t *testing.T) {
			g := newGame(t, rules)
			play(t, g, 5)
			position, turns := g.Table.PositionText(), slices.Clone(g.Turns)
			picks, err := g.Picks(nil)
			if err != nil || len(picks.Next) == 0 {
				t.Fatalf("picks before the end: %v, %v", picks, err)
			}
			legal := game.LegalTurns(g.Table)[0]
			loser := g.ToMove()
			g.Resign(loser)
			g.Resign(loser.Opponent())
			if o := g.Outcome(); o != game.Win(loser.Opponent(), "resign") || g.ToMove() != game.None {
				t.Errorf("after resigning: %v, %v to move", o, g.ToMove())
			}
			over := new(game.RuleError)
			if err := g.Play(legal); !errors.As(err, &over) || over.Rule != game.RuleOver {
				t.Errorf("a turn after the end: %v", err)
			}
			if after, err := g.Picks(nil); err != nil || len(after.Next) > 0 {
				t.Errorf("picks after the end: %v, %v", after, err)
			}
			if _, err := g.Picks([]string{picks.Next[0].ID}); !errors.As(err, &over) || over.Rule != game.RuleOver {
				t.Errorf("a pick after the end: %v", err)
			}
			if g.Table.PositionText() != position || !slices.Equal(g.Turns, turns) {
				t.Errorf("the game has changed to %s", g.Table.PositionText())
			}
			if !g.TakeBack() || g.Outcome().Over() || !slices.Equal(g.Turns, turns) {
				t.Errorf("the resignation is not taken back: %v, %v", g.Outcome(), g.Turns)
			}
			if err := g.Play(legal); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestResume: a game goes on from its record with its players, seed, turns and movers.
func TestResume(t *testing.T) {
	for _, rules := range games.All() {
		g := newGame(t, rules)
		g.Seats[game.Second] = "2"
		play(t, g, 8)
		again, err := localgame.Resume(rules, g.Record())
		if err != nil {
			t.Fatal(err)
		}
		if again.Seats != g.Seats || again.Seed != g.Seed || !slices.Equal(again.Turns, g.Turns) || again.Table.PositionText() != g.Table.PositionText() {
			t.Errorf("%s goes on as %+v", rules.Name, again)
		}
		for i := range g.Turns {
			if again.Mover(i) != g.Mover(i) {
				t.Errorf("%s: turn %d is by %v, was by %v", rules.Name, i+1, again.Mover(i), g.Mover(i))
			}
		}
	}
}

// TestTakeBack: a person takes back the own last turn and the computer's answer.
func TestTakeBack(t *testing.T) {
	rules, _ := games.ByName("ki-shogi")
	g := newGame(t, rules)
	g.Seats[game.Second] = "1"
	for _, turn := range []string{"Gyoku*0,0", "Gyoku*1,2"} {
		if err := g.Play(turn); err != nil {
			t.Fatal(err)
		}
	}
	if !g.TakeBack() || len(g.Turns) != 0 || g.TakeBack() {
		t.Errorf("left are %v", g.Turns)
	}
}
