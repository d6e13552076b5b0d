package skud

import (
	"os"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
)

// manyTurns are positions of the default options with over 10,000 turns each, one a line.
func manyTurns(t testing.TB) []string {
	data, err := os.ReadFile("testdata/many-turns.txt")
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSpace(string(data)), "\n")
}

func TestLaws(t *testing.T) {
	var starts []gametest.Start
	for _, text := range manyTurns(t) {
		starts = append(starts, gametest.Start{Position: text})
	}
	gametest.Laws(t, Rules, gametest.With{
		Options: []map[string]string{
			{"edition": "garden-gate", "accents": "host", "opening": "clash"},
		},
		Positions: starts,
		KeyOf:     gametest.Without("phase", "passes"),
	})
}

func TestManyTurns(t *testing.T) {
	for _, text := range manyTurns(t) {
		table, err := Rules.Setup(nil, text)
		if err != nil {
			t.Fatal(err)
		}
		if n := table.CountTurns(); n <= 10_000 {
			t.Errorf("%d turns, want over 10,000: %s", n, text)
		}
	}
}
