package engines

import (
	"fmt"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/lab"
)

// Along the best line the chances of successive positions add up to 1, nearly always: whether each
// position is searched afresh or one after the other. The positions are those of games of each
// engine against itself.
func TestChancesAgree(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		game         string
		options      map[string]string
		nodes        uint64
		games, cut   int
		every, least int // least is how many pairs there must be of each kind
	}{
		{"skud-pai-sho", nil, 1_000, 2, 40, 4, 12},
		{"quaterno", nil, 150, 4, 24, 4, 8},
		{"kutai-pai-sho", nil, 40, 3, 30, 4, 12},
		{"balance-pai-sho", map[string]string{"matching": "opposites"}, 150, 5, 44, 4, 12},
		{"balance-pai-sho", map[string]string{"matching": "classic"}, 60, 5, 24, 4, 12},
		{"ki-shogi", nil, 20_000, 10, 60, 4, 20},
		{"ki-shogi", map[string]string{"ki": "on"}, 20_000, 6, 60, 3, 12},
	} {
		t.Run(fmt.Sprint(c.game, c.options), func(t *testing.T) {
			t.Parallel()
			d, _ := games.Definition(c.game)
			settings := lab.ChanceSettings{
				Play:        lab.SelfPlay{Rules: d.Rules, NewEngine: d.Engine.New, Options: c.options, Nodes: c.nodes, Seed: 5, MaxOpening: 10, MaxTurns: c.cut},
				Calibration: d.Engine.Calibration, Games: c.games, Every: c.every,
			}
			var all []lab.ChanceSample
			err := lab.MeasureChances(t.Context(), settings, func(samples []lab.ChanceSample) error {
				all = append(all, samples...)
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
			r := lab.SummarizeChances(all, d.Engine.Calibration).All
			fresh, kept := float64(r.Fresh.Pairs), float64(r.Kept.Pairs)
			within := (r.Fresh.Within*fresh + r.Kept.Within*kept) / (fresh + kept)
			if r.Fresh.Pairs < c.least || r.Kept.Pairs < c.least || within < 0.95 {
				t.Errorf("%.1f%% of the pairs differ by less than %v: searched afresh %v, one after the other %v; want 95%% of %d or more of each",
					100*within, lab.MaxDifference, r.Fresh, r.Kept, c.least)
			}
			t.Logf("afresh %v, one after the other %v", r.Fresh, r.Kept)
		})
	}
}
