package eval

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

var optionSets = []map[string]string{{}, {"ki": "on"}, {"field": "5x5"}, {"field": "9x5", "ki": "on"}}

// visitRandomGames calls visit with positions of random games.
func visitRandomGames(t *testing.T, seed uint64, count int, visit func(*kishogi.Game)) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 1))
	for n := 0; n < count; {
		state, err := kishogi.Rules.New(optionSets[n%len(optionSets)])
		if err != nil {
			t.Fatal(err)
		}
		g := state.(*kishogi.Game)
		for range 60 {
			visit(g)
			n++
			m, ok := g.SampleMove(r)
			if !ok {
				break
			}
			g.Do(m)
		}
	}
}

// TestEvaluationIsSumOfCounts: the tuner and the search use the same features.
func TestEvaluationIsSumOfCounts(t *testing.T) {
	met := make([]int, weightsCount)
	visitRandomGames(t, 1, 4000, func(g *kishogi.Game) {
		p := &g.Pos
		if p.Placing() {
			if evaluate(p, &weightsInUse) != 0 {
				t.Errorf("%s is worth %d", p, evaluate(p, &weightsInUse))
			}
			return
		}
		counts, sum := countsOf(p), 0
		for i, w := range weightsInUse.of(p) {
			sum += int(w) * counts[i]
			if counts[i] != 0 {
				met[i]++
			}
		}
		if want := min(max(sum, -engine.MaxValue), engine.MaxValue); evaluate(p, &weightsInUse) != want {
			t.Fatalf("%s is worth %d, its counts %d", p, evaluate(p, &weightsInUse), want)
		}
	})
	for i, w := range weightsInUse.withKi {
		if w != 0 && met[i] == 0 {
			t.Errorf("what has place %d and %d points is never met", i, w)
		}
	}
}

// transformed is a position on an open field with its coordinates times x and y, and with the seats swapped if swap is set.
func transformed(p *kishogi.Position, x, y int, swap bool) kishogi.Position {
	to := func(seat game.Seat) game.Seat {
		if swap {
			return seat.Opponent()
		}
		return seat
	}
	var s kishogi.PositionSetup
	s.KiCubes, s.ToMove = p.WithKi(), to(p.ToMove())
	for seat := range game.Seat(2) {
		for slot := range uint8(8) {
			if p.FieldSlots(seat)>>slot&1 == 1 {
				cx, cy := p.CellOf(slot)
				s.Field[to(seat)] = append(s.Field[to(seat)], kishogi.PlacedCube{Face: p.FaceOf(slot), X: x * int(cx), Y: y * int(cy)})
			}
			if p.HandSlots(seat)>>slot&1 == 1 {
				s.Hands[to(seat)] = append(s.Hands[to(seat)], kishogi.CubeIn(slot))
			}
		}
	}
	q, _ := s.Position()
	return q
}

// TestEvaluationIsSymmetric: a position rotated and with the seats swapped has the same value.
func TestEvaluationIsSymmetric(t *testing.T) {
	visitRandomGames(t, 2, 2000, func(g *kishogi.Game) {
		if g.Pos.Placing() || g.Options()["field"] != "open" {
			return
		}
		q := transformed(&g.Pos, -1, -1, true)
		if !strings.HasPrefix(q.String(), "to-move="+g.Pos.ToMove().Opponent().String()) {
			t.Fatalf("%s turned round is %s", &g.Pos, &q)
		}
		if a, b := evaluate(&g.Pos, &weightsInUse), evaluate(&q, &weightsInUse); a != b {
			t.Errorf("%s is worth %d, turned round %d", &g.Pos, a, b)
		}
	})
}

// TestEvaluationOfMirrorImages: a position and its mirror image have the same value.
func TestEvaluationOfMirrorImages(t *testing.T) {
	visitRandomGames(t, 6, 2000, func(g *kishogi.Game) {
		if g.Pos.Placing() || g.Options()["field"] != "open" {
			return
		}
		q := transformed(&g.Pos, -1, 1, false)
		if a, b := evaluate(&g.Pos, &weightsInUse), evaluate(&q, &weightsInUse); a != b {
			t.Errorf("%s is worth %d, its mirror image %d", &g.Pos, a, b)
		}
	})
}

// TestExtraCubeIsWorthMore: one more cube is worth more for either seat.
func TestExtraCubeIsWorthMore(t *testing.T) {
	for _, test := range []struct{ better, worse string }{
		{"first=Gyoku@0,0 second=Gyoku@0,2 first-hand=Hi,Kaku second-hand=Hi,Kaku", "first=Gyoku@0,0 second=Gyoku@0,2 first-hand=Hi second-hand=Hi,Kaku,Kaku"},
		{"first=Gyoku@0,0;Hi@-1,-1 second=Gyoku@0,2 first-hand=Kaku second-hand=Hi,Kaku", "first=Gyoku@0,0;Chuu@-1,-1 second=Gyoku@0,2 first-hand=Kaku second-hand=Hi,Kaku"},
		{"first=Gyoku@0,0;Cho@1,0 second=Gyoku@0,2 first-hand=Hi,Kaku second-hand=Kaku", "first=Gyoku@0,0 second=Gyoku@0,2;Cho@1,2 first-hand=Hi,Kaku second-hand=Kaku"},
	} {
		of := func(text string) int {
			g, err := kishogi.Rules.NewFromPosition(nil, "to-move=first "+text)
			if err != nil {
				t.Fatal(err)
			}
			return evaluate(&g.(*kishogi.Game).Pos, &weightsInUse)
		}
		if better, worse := of(test.better), of(test.worse); better <= worse {
			t.Errorf("%s is worth %d, %s %d", test.better, better, test.worse, worse)
		}
	}
}
