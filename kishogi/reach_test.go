package kishogi_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/kishogi"
)

// Steps go one cell, slides are shown for two, leaps go to the second cell alone.
func TestReach(t *testing.T) {
	for face, want := range map[string]string{
		"Gyoku": "-1,-1 -1,0 -1,1 0,-1 0,1 1,-1 1,0 1,1",
		"Shu":   "-1,0 0,-1 0,-2 0,1 0,2 1,0",
		"Ken":   "-1,-1 0,1 1,-1",
		"Ja":    "-1,0 -2,-2 0,2 1,0 2,-2",
		"Ba":    "-1,-2 -1,2 1,-2 1,2",
		"Tea":   "",
	} {
		var cells []string
		for _, cell := range kishogi.Reach(face) {
			cells = append(cells, fmt.Sprintf("%g,%g", cell.X, cell.Y))
		}
		slices.Sort(cells)
		if got := strings.Join(cells, " "); got != want {
			t.Errorf("%s reaches %s, want %s", face, got, want)
		}
	}
}
