package symmetry_test

import (
	"fmt"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/symmetry"
	"github.com/teahouse-games/teahouse/kishogi"
)

// TestImage: positions and turns are seen turned, mirrored, with the seats exchanged and moved along.
func TestImage(t *testing.T) {
	const position = "to-move=first first=Gyoku@0,0;Ou@1,0 second=Gyoku@2,2;Ken@3,2 first-hand=Kaku second-hand=-"
	keys := symmetry.NewKeys(kishogi.Rules.MustNew(nil))
	for _, test := range []struct {
		symmetry         game.Symmetry
		columns, rows    int
		position, turn   string
		turnSeen, second string
	}{
		{
			game.Symmetry{Orientation: game.MirrorColumns}, 0, 0,
			"to-move=first first=Gyoku@0,0;Ou@-1,0 second=Gyoku@-2,2;Ken@-3,2 first-hand=Kaku second-hand=-",
			"1,0x3,2=Ou", "-1,0x-3,2=Ou", "-1,0--2,0",
		},
		{
			game.Symmetry{Orientation: game.HalfTurn, Seats: true}, 5, -5,
			"to-move=second second=Gyoku@5,-5;Ou@4,-5 first=Gyoku@3,-7;Ken@2,-7 second-hand=Kaku first-hand=-",
			"1,0x3,2=Ou", "4,-5x2,-7=Ou", "4,-5-3,-5",
		},
		{
			game.Symmetry{Orientation: game.QuarterTurn, Width: 9, Height: 9}, 0, 0,
			"to-move=first first=Gyoku@8,0;Ou@8,1 second=Gyoku@6,2;Ken@6,3 first-hand=Kaku second-hand=-",
			"1,0x3,2=Ou", "8,1x6,3=Ou", "8,1-8,2",
		},
		{
			game.Symmetry{Pieces: map[string]string{"Ou": "Ken", "Ken": "Ou"}}, 0, 0,
			"to-move=first first=Gyoku@0,0;Ken@1,0 second=Gyoku@2,2;Ou@3,2 first-hand=Kaku second-hand=-",
			"1,0x3,2=Ou", "1,0x3,2=Ken", "1,0-2,0",
		},
	} {
		image := keys.Image(&test.symmetry).Shifted(test.columns, test.rows)
		if got, err := image.PositionText(position); got != test.position || err != nil {
			t.Errorf("%+v: %s, %v; want %s", test.symmetry, got, err, test.position)
		}
		for turn, want := range map[string]string{test.turn: test.turnSeen, "1,0-2,0": test.second, "pass": "pass"} {
			if got, err := image.Turn(turn); got != want || err != nil {
				t.Errorf("%+v: %s is seen as %s, %v; want %s", test.symmetry, turn, got, err, want)
			}
		}
	}
}

// TestOrientations: they are a group of eight.
func TestOrientations(t *testing.T) {
	seen := map[string]bool{}
	for a := range game.Orientations {
		seen[fmt.Sprint(a.Matrix())] = true
	}
	if len(seen) != 8 {
		t.Fatalf("%d different orientations", len(seen))
	}
	for a := range game.Orientations {
		for b := range game.Orientations {
			m, n := a.Matrix(), b.Matrix()
			var both [2][2]int
			for i := range 2 {
				for j := range 2 {
					both[i][j] = m[i][0]*n[0][j] + m[i][1]*n[1][j]
				}
			}
			if !seen[fmt.Sprint(both)] {
				t.Errorf("orientations %d and %d make %v", a, b, both)
			}
		}
	}
}
