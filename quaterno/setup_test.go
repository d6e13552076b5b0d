package quaterno

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

const opening = "to-move=first first=Sun@-4,-4;Moon@4,-4 second=Sun@4,4;Moon@-4,4 figures=- passes=0"

func TestPositionOfTheStart(t *testing.T) {
	g, _ := Rules.New(nil)
	if got := g.PositionText(); got != opening {
		t.Errorf("the game begins with %s, want %s", got, opening)
	}
}

// Each position is a possible one with one or more replacements; every reason
// must be found, in any order.
func TestImpossiblePositions(t *testing.T) {
	tests := []struct {
		from    string
		replace []string
		reasons []string // a part of each
	}{
		{opening, []string{opening, ""}, []string{"field to-move is missing", "field first is missing", "field second is missing", "field figures is missing", "field passes is missing"}},
		{opening, []string{"passes=0", "passes=0 stall=1"}, []string{`no field "stall"`}},
		{opening, []string{"passes=0", "passes=0 passes=0"}, []string{"the field passes occurs twice: leave one out"}},
		{opening, []string{"passes=0", "passes"}, []string{"not of the form", "field passes is missing"}},
		{opening, []string{"passes=0", "passes=3"}, []string{"must be 0, 1 or 2"}},
		{opening, []string{"passes=0", "passes=-1"}, []string{"must be 0, 1 or 2"}},
		{opening, []string{"passes=0", "passes=00"}, []string{"must be 0, 1 or 2"}},
		{opening, []string{"to-move=first", "to-move=chance"}, []string{"must be first or second"}},
		{opening, []string{"to-move=first", "to-move=Guest", "figures=-", "figures=x", "4,4;", "9,9;"},
			[]string{"must be first or second", "must be a tile and who made it", `"9,9" is not a point`}},
		{opening, []string{"figures=-", "figures=Fan"}, []string{"must be a tile and who made it"}},
		{opening, []string{"figures=-", "figures="}, []string{"must be a tile and who made it"}},
		{opening, []string{"figures=-", "figures=Fan:none"}, []string{"must be a tile and who made it"}},
		{full, []string{"figures=Stick:second", "figures=Moon:second"}, []string{"Sun and Moon make no figures"}},
		{full, []string{"figures=Stick:second", "figures=Stick:second;Stick:first"}, []string{"figure of the Sticks is named twice"}},
		{opening, []string{"Sun@-4,-4", "Rose@-4,-4"}, []string{`"Rose@-4,-4" in the field first`}},
		{opening, []string{"Sun@-4,-4", "Sun@-4,-04"}, []string{"not a point of the board"}},
		{opening, []string{"Sun@-4,-4", "Sun@-4,-4 "}, []string{`";Moon@4,-4" is not of the form`}},
		{opening, []string{"Sun@-4,-4;", "Sun@-4,-4;Sun@-4,-5;"}, []string{"Guest's Sun is named twice"}},
		{opening, []string{"Moon@-4,4", "Moon@4,4"}, []string{"Host's Sun and Host's Moon both stand on 4,4"}},
		{opening, []string{"Moon@4,-4", "Moon@4,4"}, []string{"Guest's Moon and Host's Sun both stand on 4,4"}},
		{opening, []string{"first=Sun@-4,-4;Moon@4,-4", "first="}, []string{"the field first is empty"}},
		{opening, []string{"first=Sun@-4,-4;Moon@4,-4", "first=Moon@4,-4"}, []string{"Guest's Sun is missing"}},
		{opening, []string{"second=Sun@4,4;Moon@-4,4", "second=Fan@0,8"}, []string{"Host's Sun is missing", "Host's Moon is missing", "the field to-move cannot be first: Guest has 5 tiles in the hand and Host has 4"}},
		{opening, []string{"Sun@-4,-4", "Sun@-4,-5"}, []string{"Guest's Sun stands on -4,-5; until"}},
		{opening, []string{"to-move=first", "to-move=second"}, []string{"the field to-move cannot be second: Guest has 5 tiles"}},
		{opening, []string{"figures=-", "figures=Fan:first"}, []string{"figures are made only after"}},
		{opening, []string{"passes=0", "passes=1"}, []string{"nobody passes before"}},
		{lastPlacement, []string{"Fan@3,8", "Fan@2,3"}, []string{"at distance 3 from 0,0"}},
		{lastPlacement, []string{"Fan@3,8", "Fan@5,5"}, []string{"on a main diagonal"}},
		{lastPlacement, []string{"Fan@3,8", "Fan@8,3"}, []string{"both players have placed tiles in the east quarter"}},
		{lastPlacement, []string{"Fan@3,8", "Fan@0,0", "passes=0", "passes=1", "to-move=second", "to-move=first"},
			[]string{"at distance 0", "on a main diagonal", "the field to-move cannot be first: Guest has 0 tiles in the hand and Host has 1", "nobody passes"}},
		{lastPlacement, []string{";Soldier@-4,-7", ""}, []string{"the field to-move cannot be second: Guest has 1 tile in the hand and Host has 1"}},
		{brink, []string{"Fan@8,1", "Fan@8,3"}, []string{"two Fans mirror each other across Guest's axis"}},
		{brink, []string{"Fan@8,1", "Fan@8,3", "Stick@6,-4", "Stick@1,-6"}, []string{"two Fans mirror", "two Sticks mirror"}},
		{brink, []string{"figures=-", "figures=Fan:first;Stick:first"}, []string{"Guest has 2 figures, of which 0 stand now"}},
		{won, []string{"figures=Fan:first;Stick:first", "figures=Fan:first;Stick:first;Anchor:first"}, []string{"Guest has 3 figures, of which 1 stands now"}},
		{won, []string{"Stick:first", "Stick:first;Anchor:second;Compass:second"}, []string{"Host has 2 figures, of which 0 stand", "both players have two"}},
		{won, []string{"passes=0", "passes=1"}, []string{"the game was over before the pass", "Host has passed with"}},
		{full, []string{"passes=0", "passes=1"}, []string{"Guest has passed with"}},
		{full, []string{"passes=0", "passes=2"}, []string{"Guest has passed with", "Host has passed with"}},
		{lockedAfterPass, []string{"passes=1", "passes=2"}, []string{"Host has passed with"}},
		{opening, []string{opening, strings.Repeat("x", game.MaxPositionText+1)}, []string{"8193 bytes"}},
	}
	if len(tests) < 30 {
		t.Errorf("%d impossible positions, want 30", len(tests))
	}
	for _, test := range tests {
		text := test.from
		for i := 0; i < len(test.replace); i += 2 {
			if !strings.Contains(text, test.replace[i]) {
				t.Fatalf("%s has no %s", text, test.replace[i])
			}
			text = strings.Replace(text, test.replace[i], test.replace[i+1], 1)
		}
		_, err := Rules.NewFromPosition(nil, text)
		var setup *game.SetupError
		if !errors.As(err, &setup) {
			t.Errorf("%.300s: error %v, want a SetupError", text, err)
			continue
		}
		for _, want := range test.reasons {
			if !slices.ContainsFunc(setup.Reasons, func(r message.Message) bool { return strings.Contains(r.String(), want) }) {
				t.Errorf("%.300s: %q is not among the reasons %q", text, want, setup.Reasons)
			}
		}
		if len(setup.Reasons) != len(test.reasons) {
			t.Errorf("%.300s: reasons %q, want %q", text, setup.Reasons, test.reasons)
		}
	}
}

func TestPositionsRoundTrip(t *testing.T) {
	for _, text := range []string{opening, locked, lockedAfterPass, full, brink, doubleBrink, won, lastPlacement} {
		if got := setUp(t, text).PositionText(); got != text {
			t.Errorf("%s comes back as %s", text, got)
		}
	}
	mixed := "passes=0 figures=- second=Moon@-4,4;Sun@4,4 first=Moon@4,-4;Sun@-4,-4 to-move=first"
	if got := setUp(t, mixed).PositionText(); got != opening {
		t.Errorf("%s is written %s, want %s", mixed, got, opening)
	}
	if got := setUp(t, won).Outcome().String(); got != "first: figures" {
		t.Errorf("a won position set up has the outcome %q, want first: figures", got)
	}
}
