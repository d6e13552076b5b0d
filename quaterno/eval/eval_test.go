package eval

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/quaterno"
)

func setUpGame(t testing.TB, text string) *quaterno.Game {
	t.Helper()
	state, err := quaterno.Rules.NewFromPosition(nil, text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return state.(*quaterno.Game)
}

const (
	// Guest is on the axis y=x and lacks two figures; the Fans and the Sticks are one turn away
	// from mirroring each other.
	leadPosition = "to-move=second first=Sun@-4,-4;Moon@2,2;Fan@3,8;Anchor@-7,-2;Stick@-6,1;Compass@-5,5;Soldier@-1,-7" +
		" second=Sun@4,4;Moon@-4,4;Fan@8,1;Anchor@7,-2;Stick@6,-4;Compass@2,-6;Soldier@1,-8 figures=- passes=0"
	// Guest wins: the Fan goes to 2,7.
	winPosition = "to-move=first first=Sun@-4,-4;Moon@2,2;Fan@3,7;Anchor@1,2;Stick@-7,2;Compass@-5,-6;Soldier@-8,1" +
		" second=Sun@4,-4;Moon@-4,4;Fan@7,2;Anchor@-6,-1;Stick@7,-3;Compass@3,-7;Soldier@7,3 figures=Stick:first;Compass:second passes=0"
)

// visitRandomGames calls visit with positions of random games.
func visitRandomGames(t testing.TB, games, turns int, visit func(*quaterno.Game)) {
	r := rand.New(rand.NewPCG(1, 9))
	for range games {
		state, err := quaterno.Rules.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		g := state.(*quaterno.Game)
		for range turns {
			if g.Outcome().Over() {
				break
			}
			visit(g)
			m, _ := g.SampleMove(r)
			g.Do(m)
		}
	}
}

// TestValueIsSymmetric: a position with the seats swapped has the opposite value. Half a turn
// of the board keeps the rules and swaps the seats.
func TestValueIsSymmetric(t *testing.T) {
	n := 0
	visitRandomGames(t, 20, 40, func(g *quaterno.Game) {
		if g.Pos.Placing() {
			return // First always places first
		}
		turned := setUpGame(t, rotatedSwapped(g))
		a, b := New(g).Value(), New(turned).Value()
		if a <= 0 || a >= 1 || a+b < 0.999999 || a+b > 1.000001 {
			t.Errorf("%s: values %v and, turned, %v", g.PositionText(), a, b)
		}
		n++
	})
	if n < 500 {
		t.Errorf("only %d positions", n)
	}
}

// TestPolicyIsValid: no weight is negative, and some move has weight.
func TestPolicyIsValid(t *testing.T) {
	visitRandomGames(t, 20, 30, func(g *quaterno.Game) {
		moves := g.AppendMoves(nil)
		weights := make([]float32, len(moves))
		New(g).Policy(moves, weights)
		most := float32(0)
		for _, w := range weights {
			if w < 0 || w != w {
				t.Fatalf("%s: weight %v", g.PositionText(), w)
			}
			most = max(most, w)
		}
		if most == 0 && !everyMoveLoses(g, moves) {
			t.Errorf("%s: no move has any weight", g.PositionText())
		}
	})
}

func everyMoveLoses(g *quaterno.Game, moves []game.Move) bool {
	for _, m := range moves {
		g.Do(m)
		lost := g.Outcome().Winner == g.Pos.ToMove() && g.Outcome().Over() || g.Pos.CanWin(g.Pos.ToMove())
		g.Undo()
		if !lost {
			return false
		}
	}
	return true
}

// TestZeroPolicyMeansLost: the opponent wins after a move without weight, and only then.
func TestZeroPolicyMeansLost(t *testing.T) {
	none := 0
	for _, text := range []string{leadPosition, rotatedSwapped(setUpGame(t, leadPosition)), winPosition} {
		g := setUpGame(t, text)
		moves := g.AppendMoves(nil)
		weights := make([]float32, len(moves))
		New(g).Policy(moves, weights)
		for i, m := range moves {
			g.Do(m)
			loses := !g.Outcome().Over() && g.Pos.CanWin(g.ToMove()) || g.Outcome().Over() && g.Outcome().Winner == g.Pos.ToMove()
			if loses != (weights[i] == 0) {
				t.Errorf("%s: weight %v, loses %v", g.PositionText(), weights[i], loses)
			}
			g.Undo()
			if loses {
				none++
			}
		}
	}
	if none == 0 {
		t.Error("no move lost")
	}
}

func TestProve(t *testing.T) {
	for text, want := range map[string]engine.Score{
		leadPosition: {},
		winPosition:  {Win: 1, Proof: engine.ProvenWin, Distance: 1},
	} {
		g := setUpGame(t, text)
		got, known := New(g).(engine.Prover).Prove()
		if got != want || known != (want.Proof != engine.Unproven) {
			t.Errorf("%s: %v (%v), want %v", text, got, known, want)
		}
	}
}

func TestWinInOne(t *testing.T) {
	for text, want := range map[string]string{leadPosition: "", winPosition: "3,7-2,7"} {
		g := setUpGame(t, text)
		got := ""
		if turn, ok := New(g).(engine.WinFinder).WinInOne(); ok {
			got = string(g.AppendMoveText(nil, turn[0]))
		}
		if got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

func TestValueRewardsLead(t *testing.T) {
	toMove := strings.Replace(leadPosition, "to-move=second", "to-move=first", 1)
	if v, later := New(setUpGame(t, toMove)).Value(), New(setUpGame(t, leadPosition)).Value(); v < 0.6 || later > v {
		t.Errorf("Guest, who is ahead, has %v to move and %v if not", v, later)
	}
}

// rotatedSwapped is the text of the position with the board turned by a half and the seats
// swapped.
func rotatedSwapped(g *quaterno.Game) string {
	values, _ := game.ParseFields(g.PositionText(), "to-move", "first", "second", "figures", "passes")
	turn := func(tiles string) string {
		var list []string
		for tile := range strings.SplitSeq(tiles, ";") {
			kind, point, _ := strings.Cut(tile, "@")
			x, y, _, _ := coord.CutXY(point)
			list = append(list, fmt.Sprintf("%s@%d,%d", kind, -x, -y))
		}
		return strings.Join(list, ";")
	}
	change := strings.NewReplacer("first", "second", "second", "first")
	return fmt.Sprintf("to-move=%s first=%s second=%s figures=%s passes=%s", change.Replace(values["to-move"]),
		turn(values["second"]), turn(values["first"]), change.Replace(values["figures"]), values["passes"])
}
