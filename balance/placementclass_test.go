package balance

import (
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// TestLike: placements of one class leave the same capacities, and those on points the
// same moves.
func TestLike(t *testing.T) {
	type result struct {
		capacity [flowerKinds]gardenCounts
		turns    int
	}
	r := rand.New(rand.NewPCG(8, 8))
	for range 20 {
		table, err := Rules.New(map[string]string{"matching": "opposites"})
		if err != nil {
			t.Fatal(err)
		}
		g := table.(*Game)
		for range 11 {
			m, _ := g.SampleMove(r)
			g.Do(m)
		}
		met := map[int]result{}
		for _, m := range g.AppendMoves(nil) {
			like := g.Pos.PlacementClass(m)
			if like < 0 || like >= PlacementClasses {
				t.Fatalf("class %d of %d", like, PlacementClasses)
			}
			next := g.Pos
			next.Do(m)
			now := result{capacity: next.capacity}
			if OnPoint(m) {
				now.turns = (&next).CountLegalTurns()
			}
			if before, ok := met[like]; ok && before != now {
				t.Fatalf("%s: %s is not like others of its class", g.PositionText(), g.AppendMoveText(nil, m))
			}
			met[like] = now
		}
	}
}

// VisitGardenClasses yields one legal placement of each class.
func TestVisitGardenClasses(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 8))
	for range 30 {
		table, err := Rules.New(map[string]string{"matching": "opposites"})
		if err != nil {
			t.Fatal(err)
		}
		g := table.(*Game)
		for !g.Pos.Moving() {
			m, _ := g.SampleMove(r)
			g.Do(m)
			classes := map[int]bool{}
			for _, m := range g.AppendMoves(nil) {
				if !g.Pos.Moving() {
					classes[g.Pos.GardenClass(m)] = true
				}
			}
			for m := range g.Pos.VisitGardenClasses {
				class := g.Pos.GardenClass(m)
				if !classes[class] || !g.Pos.MayPlace(m) {
					t.Errorf("%s: %s is illegal, or of a class that was met", g.PositionText(), g.AppendMoveText(nil, m))
				}
				delete(classes, class)
			}
			if len(classes) > 0 {
				t.Errorf("%s: %d classes are left out", g.PositionText(), len(classes))
			}
		}
	}
}

func TestStages(t *testing.T) {
	table, err := Rules.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	g := table.(*Game)
	for n, turn := range []string{"deal=LOOYYW", "Wheel@j10", "Rose@j10"} {
		if err := game.PlayTurn(g, turn); err != nil {
			t.Fatal(err)
		}
		if g.Pos.Placed() != n || g.Pos.Moving() {
			t.Errorf("after %s: %d tiles placed, moving %v", turn, g.Pos.Placed(), g.Pos.Moving())
		}
	}
	if err := game.PlayTurn(g, "Lotus@j12"); err != nil {
		t.Fatal(err)
	}
	if g.Pos.Total() != 1 {
		t.Errorf("%d balances", g.Pos.Total())
	}
}
