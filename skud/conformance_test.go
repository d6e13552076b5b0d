package skud

import (
	"os"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
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
	var starts []gametest.StartPosition
	for _, text := range manyTurns(t) {
		starts = append(starts, gametest.StartPosition{Position: text})
	}
	gametest.Laws(t, Rules, gametest.LawOptions{
		Options: []map[string]string{
			{"edition": "garden-gate", "accents": "host", "opening": "clash"},
		},
		Positions: starts,
		KeyFields: gametest.DropFields("phase", "passes"),
	})
}

func TestManyTurns(t *testing.T) {
	for _, text := range manyTurns(t) {
		table, err := Rules.NewFromPosition(nil, text)
		if err != nil {
			t.Fatal(err)
		}
		if n := game.CountLegalTurns(table); n <= 10_000 {
			t.Errorf("%d turns, want over 10,000: %s", n, text)
		}
	}
}
