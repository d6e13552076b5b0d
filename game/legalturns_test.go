package game

import (
	"errors"
	"slices"
	"testing"
)

func TestTurns(t *testing.T) {
	tests := []struct {
		n    int
		want []string
	}{
		{1, []string{"-1", "up"}},
		{2, []string{"-1", "-2", "up"}},
		{3, []string{"-1", "-2", "-2-more", "up"}},
	}
	for _, test := range tests {
		g := newCountdown(test.n)
		got := LegalTurns(g)
		slices.Sort(got)
		if !slices.Equal(got, test.want) || g.CountLegalTurns() != len(test.want) {
			t.Errorf("from %d: %v (%d), want %v", test.n, got, g.CountLegalTurns(), test.want)
		}
	}
}

func TestEachTurnStandsWhereTheTurnLeads(t *testing.T) {
	g := newCountdown(5)
	left := map[string]int8{}
	VisitLegalTurns(g, func(text []byte) bool {
		left[string(text)] = g.Pos.n
		return true
	})
	for text, want := range map[string]int8{"up": 6, "-1": 4, "-2": 3, "-2-more": 2} {
		if left[text] != want {
			t.Errorf("%s leaves %d, want %d", text, left[text], want)
		}
	}
	visits := 0
	VisitLegalTurns(g, func([]byte) bool { visits++; return visits < 3 })
	if visits != 3 || g.Pos != (countPosition{n: 5}) {
		t.Errorf("stopped after %d visits at %+v", visits, g.Pos)
	}
}

func TestPlayTurnRefuses(t *testing.T) {
	g := newCountdown(5)
	var broken *RuleError
	if err := PlayTurn(g, "-3"); !errors.As(err, &broken) || broken.Rule != RuleText || g.TurnCount() != 0 {
		t.Errorf("%v after %d turns", err, g.TurnCount())
	}
}

func TestTurnsHash(t *testing.T) {
	if got := HashTurns(nil); got != "e3b0c44298fc1c14" {
		t.Errorf("no turns hash to %s", got)
	}
	if HashTurns([]string{"b", "a"}) != HashTurns([]string{"a", "b"}) {
		t.Error("the order matters")
	}
}

// From 1: up to 2 or down to 0. Turns of two moves count once in Perft.
func TestPerft(t *testing.T) {
	tests := []struct {
		n, depth     int
		turns, moves uint64
	}{
		{1, 0, 1, 1}, {1, 1, 2, 2}, {1, 2, 3, 3}, {1, 3, 6, 5},
		{3, 1, 4, 3}, {3, 2, 3 + 4 + 2, 3 + 3 + 2},
	}
	for _, test := range tests {
		g := newCountdown(test.n)
		if got := Perft(g, test.depth); got != test.turns {
			t.Errorf("Perft(%d) from %d is %d, want %d", test.depth, test.n, got, test.turns)
		}
		if got := PerftMoves(g, test.depth); got != test.moves {
			t.Errorf("PerftMoves(%d) from %d is %d, want %d", test.depth, test.n, got, test.moves)
		}
	}
}
