package quaterno

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

func TestRefusals(t *testing.T) {
	const quiet = "to-move=first first=Sun@-4,-4;Moon@0,3;Fan@-7,4;Anchor@-8,-2;Stick@-6,6;Compass@5,7;Soldier@0,0" +
		" second=Sun@4,-7;Moon@-4,-1;Fan@2,0;Anchor@0,2;Stick@3,3;Compass@-1,-1;Soldier@6,-4 figures=- passes=0"
	acting := strings.NewReplacer("Fan@-7,4", "Fan@-7,3", "Stick@-6,6", "Stick@0,-3", "Anchor@-8,-2", "Anchor@0,5", "Compass@5,7", "Compass@3,0", "Soldier@6,-4", "Soldier@6,-3").Replace(quiet)
	tests := []struct {
		position, turn, rule string
		places               string
	}{
		{opening, "", "turn-text", ""},
		{opening, "Pass", "turn-text", ""},
		{opening, "fan@0,8", "turn-text", ""},
		{opening, "Rose@0,8", "turn-text", ""},
		{opening, "Fan@0, 8", "turn-text", ""},
		{opening, "Fan@0,8 ", "turn-text", ""},
		{opening, "Fan@0,08", "turn-text", ""},
		{opening, "Fan@9,9", "turn-text", ""},
		{quiet, "0,0", "turn-text", ""},
		{quiet, "0,0-", "turn-text", ""},
		{quiet, "0,0-1,0-2,0", "turn-text", ""},
		{quiet, "0,0>1,0", "turn-text", ""},
		{quiet, "0,0<1,0", "turn-text", ""},
		{quiet, "0,0<>1,0-2,0", "turn-text", ""},
		{won, "8,3-8,2", "game-over", ""},
		{opening, "4,-4-4,-3", "phase", ""},
		{opening, "-4,-4>4,-4-3,3", "phase", ""},
		{opening, "pass", "phase", ""},
		{quiet, "Fan@0,8", "phase", ""},
		{lastPlacement, "Fan@8,0", "hand", "-8,-3"},
		{lastPlacement, "Sun@8,1", "hand", "4,4"},
		{opening, "Fan@0,3", "distance", "0,3"},
		{opening, "Fan@0,0", "distance", "0,0"},
		{opening, "Fan@5,5", "diagonal", "5,5"},
		{opening, "Fan@-4,4", "diagonal", "-4,4"},
		{lastPlacement, "Soldier@0,8", "quarter", "0,8 3,8"},
		{lastPlacement, "Soldier@8,0", "empty-point", "8,0"},
		{quiet, "1,1-1,2", "own-tile", "1,1"},
		{quiet, "2,0-2,1", "own-tile", "2,0"},
		{quiet, "-4,-4--4,-5", "sun", "-4,-4"},
		{quiet, "0,0-1,2", "line", "0,0 1,2"},
		{quiet, "0,0-0,0", "line", "0,0"},
		{quiet, "0,0-4,0", "line", "0,0 2,0 4,0"},
		{quiet, "0,0-2,0", "empty-point", "2,0"},
		{quiet, "0,3-1,5", "line", "0,3 1,5"},
		{quiet, "0,3-0,2", "empty-point", "0,2"},
		{quiet, "0,3>0,2-0,1", "action", "0,3"},
		{quiet, "0,0>2,0-1,0", "action", "0,0"},
		{quiet, "-7,4>-4,-1--4,0", "action", "-7,4"},
		{quiet, "-4,-4<>-1,-1", "action", "-4,-4"},
		{quiet, "-4,-4>-4,-3--4,-2", "target", "-4,-3"},
		{quiet, "-4,-4>-4,-4--4,-2", "target", "-4,-4"},
		{quiet, "-7,4<>0,3", "line", "-7,4 0,3"},
		{quiet, "-4,-4>0,0-0,-4", "line", "-4,-4 -1,-1 0,0"},
		{quiet, "-4,-4>-1,-1--4,0", "orbit", "-4,-4 -1,-1 -4,0"},
		{quiet, "-4,-4>-1,-1--4,-1", "empty-point", "-4,-1"},
		{acting, "0,5>0,3-0,2", "draw-near", "0,5 0,3 0,2"},
		{acting, "0,5>0,3-1,4", "draw-near", "0,5 0,3 1,4"},
		{acting, "0,5>0,3-0,3", "empty-point", "0,3"},
		{acting, "0,-3>0,0-1,1", "push", "0,-3 0,0 1,1"},
		{acting, "0,-3>0,0-0,-1", "push", "0,-3 0,0 0,-1"},
		{acting, "0,-3>0,0-0,4", "push", "0,0 0,2 0,4"},
		{acting, "0,-3>0,0-0,2", "empty-point", "0,2"},
		{acting, "3,0>2,0-1,0", "place-behind", "3,0 2,0 1,0"},
		{acting, "3,0>0,3-7,-4", "place-behind", "3,0 6,-3 7,-4"},
		{acting, "3,0>3,3-4,0", "place-behind", "3,0 3,3 4,0"},
		{quiet, "pass", "pass", ""},
		{locked, "2,7-2,6", "seize", "2,7 3,7"},
		{locked, "4,7<>5,7", "seize", "4,7 3,7"},
		{locked, "2,8-2,7", "empty-point", "2,7"},
	}
	seen := map[string]bool{}
	for _, test := range tests {
		g := setUp(t, test.position)
		_, err := g.ParseTurn(test.turn)
		var broken *game.RuleError
		if !errors.As(err, &broken) {
			t.Errorf("%s, %s: error %v, want a RuleError of %s", test.position, test.turn, err, test.rule)
			continue
		}
		seen[broken.Rule] = true
		if broken.Rule != test.rule || !slices.Equal(broken.Places, strings.Fields(test.places)) {
			t.Errorf("%s, %s: %s %v (%v), want %s [%s]", test.position, test.turn, broken.Rule, broken.Places, err, test.rule, test.places)
		}
	}
	for _, h := range Rules.Headings {
		if !seen[h.ID] {
			t.Errorf("no test breaks %s", h.ID)
		}
	}
}

func TestRefusalsNameWhatIsThere(t *testing.T) {
	g := setUp(t, locked)
	tests := map[string]string{
		"2,7-2,6": "the Moon on 2,7 stands orthogonally next to Host's Soldier on 3,7 and can neither move nor act",
		"3,8-0,8": "Guest's Compass stands on 2,8, between the Anchor on 3,8 and 0,8",
		"5,7-5,6": "the Fan on 5,7 is Host's, and Guest is to move",
	}
	for turn, want := range tests {
		if _, err := g.ParseTurn(turn); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", turn, err, want)
		}
	}
}
