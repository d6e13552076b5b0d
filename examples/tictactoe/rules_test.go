package tictactoe_test

import (
	"testing"

	"github.com/teahouse-games/teahouse/examples/tictactoe"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/gametest"
)

func TestLaws(t *testing.T) { gametest.Laws(t, tictactoe.Rules) }

// TestPerft: there are 9, 72, 504 … ways to begin.
func TestPerft(t *testing.T) {
	for depth, want := range map[int]uint64{1: 9, 2: 72, 3: 504, 4: 3024, 5: 15120} {
		if got := game.Perft(tictactoe.Rules.MustNew(nil), depth); got != want {
			t.Errorf("perft %d is %d, want %d", depth, got, want)
		}
	}
}
