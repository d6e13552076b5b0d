package quaterno

import (
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// Positions that several tests use.
const (
	// Guest has no turn: four tiles are seized, Soldier and Compass are boxed
	// in, and the Sun sees nobody.
	locked          = "to-move=first " + lockedTiles + " figures=- passes=0"
	lockedAfterPass = "to-move=second " + lockedTiles + " figures=- passes=1"
	lockedTiles     = "first=Sun@-3,-3;Moon@2,7;Fan@4,7;Anchor@3,8;Stick@3,6;Compass@2,8;Soldier@4,8" +
		" second=Sun@4,-4;Moon@0,-5;Fan@5,7;Anchor@1,8;Stick@1,7;Compass@6,0;Soldier@3,7"

	// All near the middle.
	full = "to-move=second first=Sun@0,0;Moon@2,1;Fan@1,1;Anchor@-1,2;Stick@-2,-2;Compass@0,3;Soldier@3,0" +
		" second=Sun@1,-1;Moon@3,3;Fan@0,2;Anchor@2,0;Stick@-3,1;Compass@4,1;Soldier@0,-1 figures=Stick:second passes=0"

	// Host's Fan, moving to 8,3, completes Guest's figure.
	brink = "to-move=second first=Sun@-4,-4;Moon@2,2;Fan@3,8;Anchor@-7,-2;Stick@-6,1;Compass@-5,5;Soldier@-1,-7" +
		" second=Sun@4,4;Moon@-4,4;Fan@8,1;Anchor@7,-2;Stick@6,-4;Compass@2,-6;Soldier@1,-8 figures=- passes=0"

	// Host's 1,6<>1,2 completes a figure of either player, with Anchor and Fan.
	doubleBrink = "to-move=second " + doubleTiles + " figures=Stick:first;Compass:second passes=0"
	doubleTiles = "first=Sun@-4,-4;Moon@2,2;Fan@2,1;Anchor@1,2;Stick@-7,2;Compass@-5,-6;Soldier@-8,1" +
		" second=Sun@4,-4;Moon@-4,4;Fan@1,6;Anchor@-6,-1;Stick@7,-3;Compass@3,-7;Soldier@7,3"

	// Guest has won; Host completed the second figure.
	won = "to-move=first first=Sun@-4,-4;Moon@2,2;Fan@3,8;Anchor@-7,-2;Stick@-6,1;Compass@-5,5;Soldier@-1,-7" +
		" second=Sun@4,4;Moon@-4,4;Fan@8,3;Anchor@7,-2;Stick@6,-4;Compass@2,-6;Soldier@1,-8 figures=Fan:first;Stick:first passes=0"

	// Host places the Soldier, and play begins.
	lastPlacement = "to-move=second first=Sun@-4,-4;Moon@4,-4;Fan@3,8;Anchor@2,-8;Stick@0,-8;Compass@4,7;Soldier@-4,-7" +
		" second=Sun@4,4;Moon@-4,4;Fan@-8,-3;Anchor@8,-2;Stick@8,0;Compass@-7,-4 figures=- passes=0"
)

func setUp(t *testing.T, text string) *Game {
	t.Helper()
	table, err := Rules.NewFromPosition(nil, text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return table.(*Game)
}

func play(t *testing.T, g game.Playable, turns ...string) {
	t.Helper()
	for _, turn := range turns {
		if err := game.PlayTurn(g, turn); err != nil {
			t.Fatalf("%s: turn %s: %v", g.PositionText(), turn, err)
		}
	}
}

// turnsFrom lists the legal turns whose text begins so, sorted.
func turnsFrom(g game.Playable, prefix string) []string {
	list := slices.DeleteFunc(game.LegalTurns(g), func(s string) bool { return !strings.HasPrefix(s, prefix) })
	slices.Sort(list)
	return list
}

func same(t *testing.T, what string, got []string, want string) {
	t.Helper()
	list := strings.Fields(want)
	slices.Sort(list)
	if !slices.Equal(got, list) {
		t.Errorf("%s:\n got %v\nwant %v", what, got, list)
	}
}
