package eval

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

func setUp(t *testing.T, edition, text string) *skud.Game {
	t.Helper()
	g, err := skud.Rules.NewFromPosition(map[string]string{"edition": edition}, text)
	if err != nil {
		t.Fatal(err)
	}
	return g.(*skud.Game)
}

// TestCheapestRing: the cost of First's cheapest ring, in tenths of a turn.
func TestCheapestRing(t *testing.T) {
	tests := []struct {
		what, first string
		want        int
	}{
		{"nothing in bloom", "R3@0,-8", unreachable},
		{"three corners, and a flower that gets to the fourth", "R3@-3,4;R4@3,4;R3@3,-4;R4@-2,-6", costReach},
		{"three corners, and one that needs two turns", "R3@-3,4;R4@3,4;R3@3,-4;R4@-8,3", costWalk},
		{"three corners, and one in the hand", "R3@-3,4;R4@3,4;R3@3,-4", costHand},
		{"four corners, one side open", "R3@-3,4;R4@3,4;R3@3,-4;R4@-2,-4;R4@-6,0", costReach},
	}
	for _, test := range tests {
		g := setUp(t, "german", "to-move=first phase=play passes=0 first="+test.first+" second=R3@0,8 first-hand="+
			handWithout(test.first)+" second-hand="+handWithout("R3@0,8"))
		e := New(g).(*evaluator)
		e.update()
		if got := e.sides[game.First].ringCost; got != test.want {
			t.Errorf("%s: %d, want %d", test.what, got, test.want)
		}
	}
}

// handWithout is the hand of a player who has these tiles on the board.
func handWithout(tiles string) string {
	left := map[string]int{"R3": 3, "R4": 3, "R5": 3, "W3": 3, "W4": 3, "W5": 3, "L": 1, "O": 1}
	for _, tile := range strings.Split(tiles, ";") {
		kind, _, _ := strings.Cut(tile, "@")
		left[kind]--
	}
	var hand []string
	for _, kind := range []string{"R3", "R4", "R5", "W3", "W4", "W5", "L", "O"} {
		for range left[kind] {
			hand = append(hand, kind)
		}
	}
	return strings.Join(append(hand, "B", "B", "K", "R"), ",")
}

// rotated is a position text with each point (x,y) at (-x,-y).
func rotated(text string) string {
	fields := strings.Fields(text)
	for i, field := range fields {
		name, value, _ := strings.Cut(field, "=")
		if name != "first" && name != "second" || value == "-" {
			continue
		}
		tiles := strings.Split(value, ";")
		for j, tile := range tiles {
			kind, at, _ := strings.Cut(tile, "@")
			p, _, _ := board.CutPoint(at)
			x, y := p.XY()
			tiles[j] = kind + "@" + board.PointAt(-x, -y).String()
		}
		fields[i] = name + "=" + strings.Join(tiles, ";")
	}
	return strings.Join(fields, " ")
}

// seatsSwapped is a position text with the seats swapped.
func seatsSwapped(text string) string {
	return strings.NewReplacer("first", "second", "second", "first").Replace(text)
}

// TestSymmetry: a position rotated around the centre has the same value (nearly always), one
// with the seats swapped has the opposite value; the value is that of the weighted features,
// and every move has a policy weight above 0.
func TestSymmetry(t *testing.T) {
	met, other := 0, 0
	visitLateGames(t, 6, func(g *skud.Game) {
		if !g.Pos.InPlayPhase() {
			return
		}
		met++
		edition := g.Options()["edition"]
		text := g.PositionText()
		e := New(g).(*evaluator)
		value := e.Value()
		if value <= 0 || value >= 1 {
			t.Fatalf("%s: %v", text, value)
		}
		if got := New(setUp(t, edition, rotated(text))).Value(); math.Abs(got-value) > 1e-9 {
			other++
		}
		if got := New(setUp(t, edition, seatsSwapped(text))).Value(); math.Abs(got+value-1) > 1e-9 {
			t.Fatalf("%s: %v, and with the seats exchanged %v", text, value, got)
		}
		list, seat := e.Features(nil)
		sum := 0.0
		for i, f := range list {
			sum += f * Weights().Value[i]
		}
		if v := 1 / (1 + math.Exp(-sum)); seat == game.First && math.Abs(v-value) > 1e-6 {
			t.Fatalf("%s: %v, but its features say %v", text, value, v)
		}
		moves := g.AppendMoves(nil)
		got := make([]float32, len(moves))
		e.Policy(moves, got)
		for i, w := range got {
			if w <= 0 {
				t.Fatalf("%s: move %d weighs %v", text, i, w)
			}
		}
	})
	if 20*other > met { // rings that cross the ray more than once
		t.Errorf("%d of %d positions are worth something else when turned", other, met)
	}
	if met < 60 {
		t.Errorf("only %d positions", met)
	}
}

// TestPolicyPrefersWins: where an Arrange wins, it has the highest policy.
func TestPolicyPrefersWins(t *testing.T) {
	met := 0
	visitLateGames(t, 12, func(g *skud.Game) {
		e := New(g).(*evaluator)
		turn, ok := e.WinInOne()
		if _, proven := e.Prove(); !ok || !proven {
			return
		}
		met++
		moves := g.AppendMoves(nil)
		weights := make([]float32, len(moves))
		e.Policy(moves, weights)
		if best := moves[slices.Index(weights, slices.Max(weights))]; best != turn[0] {
			t.Fatalf("%s: %x weighs most, %x wins", g.PositionText(), best, turn[0])
		}
	})
	if met < 3 {
		t.Errorf("only %d positions", met)
	}
}

// TestNoAllocations: the calls of a search allocate nothing.
func TestNoAllocations(t *testing.T) {
	visitLateGames(t, 2, func(g *skud.Game) {
		e := New(g).(*evaluator)
		moves := g.AppendMoves(nil)
		weights := make([]float32, len(moves))
		if n := testing.AllocsPerRun(5, func() {
			e.known = false
			e.Prove()
			e.Value()
			e.Policy(moves, weights)
		}); n > 0 {
			t.Fatalf("%s: %v allocations", g.PositionText(), n)
		}
	})
}

// The points for Harmonies across a midline are those with which the rules count one.
func TestOtherSide(t *testing.T) {
	var all skud.PointSet
	for r := range all {
		all[r] = ^uint32(0)
	}
	for at := range board.Point(board.Points) {
		var found skud.PointSet
		otherSide(at, &all, &found)
		ax, ay := at.XY()
		for to := range board.Point(board.Points) {
			bx, by := to.XY()
			if ax != bx && ay != by || at == to {
				continue
			}
			h := skud.Harmony{From: at, To: to}
			if bx < ax || by < ay {
				h.From, h.To = to, at
			}
			if contains(&found, to) != h.CrossesMidline() {
				t.Errorf("%v and %v: %v, want %v", at, to, contains(&found, to), h.CrossesMidline())
			}
		}
	}
}

// A lead in Harmonies across a midline counts by the turns until the leader can plant its last flower.
func TestMidlineRace(t *testing.T) {
	for _, tt := range []struct {
		lead, own, opp int
		want           map[int]float64
	}{
		{0, 3, 3, map[int]float64{}},
		{1, 1, 9, map[int]float64{featMidlineLead: 1}},
		{-1, 9, 1, map[int]float64{featMidlineLead + 1: -1}},
		{2, 2, 9, map[int]float64{featMidlineLead + 2: 1, featMidlineLead2 + 2: 1}},
		{-5, 9, 9, map[int]float64{featMidlineLead + 6: -1, featMidlineLead2 + 6: -1, featMidlineLead3 + 6: -1}},
	} {
		var f [featureCount]float64
		midlineRace(&f, tt.lead, tt.own, tt.opp)
		for i := featMidlineLead; i < featBasicsLeft; i++ {
			if f[i] != tt.want[i] {
				t.Errorf("lead %d with %d and %d left: feature %d is %v, want %v", tt.lead, tt.own, tt.opp, i-featMidlineLead, f[i], tt.want[i])
			}
		}
	}
}

// Near the end the policy plants if that wins the count, and does not if that loses it; and in the
// garden-gate edition it prefers Harmonies across a midline.
func TestPolicyOfLastFlower(t *testing.T) {
	plantShare := func(first, second string) float32 {
		g := setUp(t, "garden-gate", "to-move=first phase=play passes=0 first="+first+" second="+second+" first-hand=R3,R3,B,B,K,R second-hand=R3,R3,B,B,K,R")
		moves := g.AppendMoves(nil)
		weights := make([]float32, len(moves))
		New(g).(*evaluator).Policy(moves, weights)
		var plants, all float32
		for i, m := range moves {
			all += weights[i]
			if skud.TypeOf(m) == skud.MovePlant {
				plants += weights[i]
			}
		}
		return plants / all
	}
	const across, beside = "R3@-3,4;R4@3,4", "R3@-3,4;R4@-3,7"
	if ahead, behind := plantShare(across, beside2), plantShare(beside, across2); ahead <= 2*behind {
		t.Errorf("the share of planting is %.3f ahead and %.3f behind", ahead, behind)
	}
}

// The tiles of Second, turned by half.
const across2, beside2 = "R3@3,-4;R4@-3,-4", "R3@3,-4;R4@3,-7"
