package levels_test

import (
	"testing"

	"github.com/teahouse-games/teahouse/engine/levels"
)

func TestScaled(t *testing.T) {
	l := levels.Level{Number: 3, Nodes: 1000, Candidates: 4, Margin: 0.1}
	for factor, nodes := range map[float64]uint64{0.1: 100, 0.05: 50, 2: 2000, 0.0001: 1} {
		if got := l.Scaled(factor); got.Nodes != nodes || got.Number != l.Number || got.Candidates != l.Candidates || got.Margin != l.Margin {
			t.Errorf("times %v: %+v, want %d nodes", factor, got, nodes)
		}
	}
}
