package balance_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/gametest"
)

func TestWhy(t *testing.T) { gametest.Why(t, balance.Rules) }

// playouts plays random games and calls visit before every turn and at the end.
func playouts(t *testing.T, opts string, n int, visit func(table game.Table)) {
	t.Helper()
	r := rand.New(rand.NewPCG(7, 11))
	for range n {
		table := after(t, options(opts))
		for !table.Outcome().Over() {
			visit(table)
			m, _ := table.Sample(r)
			table.Do(m)
		}
		visit(table)
	}
}

// The verdict on a complete balance tells of every flower, and no flower takes
// part in more balances of a garden than it can.
func TestVerdictTellsOfEveryFlower(t *testing.T) {
	completed := 0
	playouts(t, "matching=opposites must-balance=on", 60, func(table game.Table) {
		if table.Outcome().Reason != "balance" {
			return
		}
		completed++
		verdict := table.Verdict()
		if len(verdict) != 11 {
			t.Fatalf("%s: %d sentences, want one and ten", table.PositionText(), len(verdict))
		}
		onWheel := ""
		for _, piece := range table.Situation().Pieces {
			if piece.Level == 1 {
				onWheel = piece.Place
			}
		}
		for _, reason := range verdict[1:] {
			if len(reason.Places) < 2 || len(reason.Links) != len(reason.Places)-1 {
				t.Errorf("%s: %q with %v and %d links", table.PositionText(), reason.Text, reason.Places, len(reason.Links))
			}
			for _, link := range reason.Links {
				if !slices.ContainsFunc(table.Situation().Links, func(l game.Link) bool { return l.From == link.From && l.To == link.To }) {
					t.Errorf("%s: %q speaks of a balance that the board does not show", table.PositionText(), reason.Text)
				}
			}
			most := 1
			if reason.Places[0] == onWheel {
				most = 2
			}
			gardens := strings.Count(reason.Text, " in the ")
			if n := len(reason.Places) - 1; n > most*gardens {
				t.Errorf("%s: %d balances in %d gardens: %q", table.PositionText(), n, gardens, reason.Text)
			}
		}
	})
	if completed < 10 {
		t.Errorf("only %d games ended in balance", completed)
	}
}

// A flower that is fixed is refused with whom it balances, and what the turns say
// of the total is what the situation shows.
func TestWhyAgreesWithTheView(t *testing.T) {
	fixed, raised := 0, 0
	playouts(t, "", 20, func(table game.Table) {
		if table.Outcome().Over() || table.ToMove() == game.Chance {
			return
		}
		s := table.Situation()
		if s.Status.Phase == "moving" {
			for _, piece := range s.Pieces {
				if piece.Note != "fixed" {
					continue
				}
				_, err := table.Picks([]string{piece.Place})
				broken := game.Refusal(err)
				isPoint := strings.Contains(piece.Place, ",")
				if isPoint && broken.Rule != "tile" || !isPoint && (broken.Rule != "harm" || len(broken.Places) < 2) {
					t.Fatalf("%s: %s on %s is refused by %s: %s %v", table.PositionText(), piece.Name, piece.Place, broken.Rule, broken.Text, broken.Places)
				}
				fixed++
			}
		}
		r := rand.New(rand.NewPCG(1, uint64(table.Turns())))
		m, _ := table.Sample(r)
		turn := string(table.AppendMoveText(nil, m))
		before := balances(table)
		effects, err := table.Effects(turn)
		if err != nil {
			t.Fatal(err)
		}
		clone := table.Clone()
		clone.Do(m)
		rises := false
		for _, reason := range effects {
			rises = rises || strings.HasPrefix(reason.Text, "The total rises")
		}
		if now := balances(clone); rises != (now > before) || now < before {
			t.Fatalf("%s: %s brings the balances from %d to %d: %v", table.PositionText(), turn, before, now, effects)
		}
		if rises {
			raised++
		}
	})
	if fixed < 100 || raised < 20 {
		t.Errorf("only %d fixed flowers and %d turns that raise the total were met", fixed, raised)
	}
}
