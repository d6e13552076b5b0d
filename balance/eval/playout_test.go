package eval

import (
	"testing"

	"github.com/teahouse-games/teahouse/balance"
)

// TestResist: a late placement lets the opponent win at once only where all do, and is always
// the same.
func TestResist(t *testing.T) {
	visitRandomGames(t, optionSets[1], 8, 0, func(g *balance.Game) {
		if g.Pos.Moving() || g.Pos.Placed() < tiles-3 {
			return
		}
		move := resist(g)
		if again := resist(g); again != move {
			t.Fatalf("%s: %s and %s", g.PositionText(), g.AppendMoveText(nil, move), g.AppendMoveText(nil, again))
		}
		if opponentWinsAfter(g, move) && !new(lossChecker).allLose(&g.Pos) {
			t.Fatalf("%s: %s loses at once", g.PositionText(), g.AppendMoveText(nil, move))
		}
	})
}

// TestValueDependsOnPositionOnly: the value does not depend on earlier calls.
func TestValueDependsOnPositionOnly(t *testing.T) {
	visitRandomGames(t, optionSets[1], 4, 0, func(g *balance.Game) {
		evaluator := New(g)
		if a, b := evaluator.Value(), evaluator.Value(); a != b {
			t.Fatalf("%s: %v and %v", g.PositionText(), a, b)
		}
	})
}

// TestContempt: the searcher prefers the Wheel held to the Wheel free.
func TestContempt(t *testing.T) {
	const rest = "Lotus@d4;Lotus@j6;Lotus@c9;Lotus@0,7;Orchid@n12;Orchid@0,8;Lily@c13;Lily@d15;Lily@-7,0;"
	value := func(tiles string) float64 {
		g, err := balance.Rules.NewFromPosition(map[string]string{"matching": "opposites"},
			"to-move=second first=- second=- tiles="+tiles+" last=- passes=0 stalled=0")
		if err != nil {
			t.Fatal(err)
		}
		m := New(g).(*evaluator)
		return m.contempt(&m.g.Pos)
	}
	free, on := value("Rose@e10;"+rest+"Wheel@h6"), value("Rose@e10;"+rest+"Wheel@e10")
	if !(on > free && free > 0) {
		t.Errorf("with the Wheel free %v, with the Rose on it %v", free, on)
	}
}

// TestContemptWithoutMovableFlowers: if no flower can move, and none on the Wheel may leave
// it, neither side can expect more than a draw.
func TestContemptWithoutMovableFlowers(t *testing.T) {
	still, open := 0, 0
	visitRandomGames(t, optionSets[1], 400, 0, func(g *balance.Game) {
		if !g.Pos.Moving() {
			return
		}
		hopes := New(g).(*evaluator).contempt(&g.Pos)
		if g.Pos.MovableFlowers() == 0 {
			still++
		} else {
			open++
		}
		if (hopes == 0) != (g.Pos.MovableFlowers() == 0) {
			t.Fatalf("%s: %d flowers can move, and the hopes are %v", g.PositionText(), g.Pos.MovableFlowers(), hopes)
		}
	})
	if still == 0 || open == 0 {
		t.Errorf("%d positions with nothing to move, %d with something", still, open)
	}
}
