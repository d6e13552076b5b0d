package balance_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/balance/messages"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/gametest"
	gamemessages "github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/message/messagetest"
)

func TestWhy(t *testing.T) {
	gametest.CheckExplanations(t, balance.Rules,
		messagetest.Language(t, "de", messages.Files, gamemessages.Files),
		messagetest.Language(t, "es", messages.Files, gamemessages.Files))
}

// playouts plays random games and calls visit before every turn and at the end.
func playouts(t *testing.T, opts string, n int, visit func(table game.Game)) {
	t.Helper()
	r := rand.New(rand.NewPCG(7, 11))
	for range n {
		table := after(t, options(opts))
		for !table.Outcome().Over() {
			visit(table)
			m, _ := game.SampleMove(table, r)
			table.Do(m)
		}
		visit(table)
	}
}

// The verdict on a complete balance names every flower and each pair once, as the
// lines of the board show them: with every place once, and with the number of gardens.
func TestVerdictReportsEachPairOnce(t *testing.T) {
	completed := 0
	playouts(t, "matching=opposites must-balance=on", 60, func(table game.Game) {
		if table.Outcome().Reason != "balance" {
			return
		}
		completed++
		met := map[string]bool{}
		var reported []game.Link
		for _, reason := range table.ExplainOutcome()[1:] {
			if len(reason.Places) < 2 || len(reason.Links) != len(reason.Places)-1 {
				t.Errorf("%s: %q with %v and %d links", table.PositionText(), reason.Text(), reason.Places, len(reason.Links))
			}
			for i, place := range reason.Places {
				met[place] = true
				if slices.Contains(reason.Places[:i], place) || strings.Count(reason.Text(), " on "+place+" ") != 1 {
					t.Errorf("%s: %s is reported twice: %q, %v", table.PositionText(), place, reason.Text(), reason.Places)
				}
			}
			for _, link := range reason.Links {
				if slices.Contains(reported, link) || !slices.Contains(table.Situation().Links, link) {
					t.Errorf("%s: %q speaks of a balance that was reported before, or that the board does not show", table.PositionText(), reason.Text())
				}
				reported = append(reported, link)
			}
		}
		situation := table.Situation()
		if len(reported) != len(situation.Links) {
			t.Errorf("%s: %d of %d pairs are reported", table.PositionText(), len(reported), len(situation.Links))
		}
		for _, piece := range situation.Pieces {
			if piece.Kind != "Wheel" && !met[piece.Place] {
				t.Errorf("%s: nothing is reported about the %s on %s", table.PositionText(), piece.Name, piece.Place)
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
	playouts(t, "", 20, func(table game.Game) {
		if table.Outcome().Over() || table.ToMove() == game.Chance {
			return
		}
		s := table.Situation()
		if s.Caption.Phase == "moving" {
			for _, piece := range s.Pieces {
				if piece.Note != "fixed" {
					continue
				}
				_, err := table.Picks([]string{piece.Place})
				broken := game.AsRuleError(err)
				isPoint := strings.Contains(piece.Place, ",")
				if isPoint && broken.Rule != "tile" || !isPoint && (broken.Rule != "harm" || len(broken.Places) < 2) {
					t.Fatalf("%s: %s on %s is refused by %s: %s %v", table.PositionText(), piece.Name, piece.Place, broken.Rule, broken.Error(), broken.Places)
				}
				fixed++
			}
		}
		r := rand.New(rand.NewPCG(1, uint64(table.TurnCount())))
		m, _ := game.SampleMove(table, r)
		turn := string(table.AppendMoveText(nil, m))
		before := balances(table)
		effects, err := table.ExplainEffects(turn)
		if err != nil {
			t.Fatal(err)
		}
		clone := game.Clone(table)
		clone.Do(m)
		rises := false
		for _, reason := range effects {
			rises = rises || reason.Message.ID == messages.TotalRises(0, 0).ID
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
