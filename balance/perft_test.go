package balance_test

import (
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
)

// after returns a game with these options after these turns.
func after(t testing.TB, options map[string]string, turns ...string) game.Game {
	t.Helper()
	table, err := balance.Rules.New(options)
	if err != nil {
		t.Fatal(err)
	}
	for _, turn := range turns {
		if err := game.PlayTurn(table, turn); err != nil {
			t.Fatalf("%s: %v", turn, err)
		}
	}
	return table
}

func TestPerft(t *testing.T) {
	table := after(t, nil, "deal=LOOYYW")
	for depth, want := range []uint64{1, 1771, 3571360, 5657428224} {
		if got := game.Perft(table, depth); got != want {
			t.Errorf("perft %d is %d, want %d", depth, got, want)
		}
	}
}

func TestPerftOfTheDeal(t *testing.T) {
	if got := game.Perft(after(t, nil), 1); got != 42 {
		t.Errorf("%d deals, want 42", got)
	}
}
