package skud

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// TestOpening plays the opening turns with every value of the options.
func TestOpening(t *testing.T) {
	host := map[string]string{"accents": "host"}
	clash := map[string]string{"opening": "clash"}
	tests := []struct {
		options map[string]string
		turns   string
		last    string // the rule that the last turn breaks
	}{
		{nil, "accents=BKRW accents=BBRR R3@0,-8 R3@0,8 R3@8,0", ""},
		{nil, "R3@0,-8", RulePhase},
		{nil, "pass", RulePhase},
		{nil, "accents=BKWR", RuleText},
		{nil, "accents=BBBK", RuleText},
		{nil, "accents=BKR", RuleText},
		{nil, "accents=BKRWW", RuleText},
		{nil, "accents=BKRW R3@0,-8", RulePhase},
		{nil, "accents=BKRW accents=BKRW accents=BKRW", RulePhase},
		{nil, "accents=BKRW accents=BKRW R3@0,8", RulePhase},
		{nil, "accents=BKRW accents=BKRW L@0,-8", RulePhase},
		{nil, "accents=BKRW accents=BKRW 0,0-0,1", RulePhase},
		{nil, "accents=BKRW accents=BKRW R3@0,-8 W3@0,8", RulePhase},
		{nil, "accents=BKRW accents=BKRW R3@0,-8 R3@8,0", RulePhase},
		{host, "accents=BKRW R3@0,-8 R3@0,8 0,-8-0,-7", ""},
		{host, "accents=BKRW accents=BKRW", RulePhase},
		{clash, "accents=BKRW accents=BKRW R3@0,-8 W3@0,8 0,-8-0,-7", ""},
		{clash, "accents=BKRW accents=BKRW W5@0,-8 R5@0,8", ""},
		{clash, "accents=BKRW accents=BKRW R3@0,-8 R3@0,8", RulePhase},
	}
	for _, test := range tests {
		table, err := Rules.New(test.options)
		if err != nil {
			t.Fatal(err)
		}
		turns := strings.Fields(test.turns)
		for i, turn := range turns {
			rule := broken(t, table, turn)
			if want := test.last; i == len(turns)-1 && rule != want || i < len(turns)-1 && rule != "" {
				t.Errorf("%v %s: turn %s breaks %q, want %q", test.options, test.turns, turn, rule, want)
			}
			if rule == "" {
				if err := game.PlayTurn(table, turn); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// TestAccentsOfTheHost: with accents=host both keep the Host's four.
func TestAccentsOfTheHost(t *testing.T) {
	table, err := Rules.New(map[string]string{"accents": "host"})
	if err != nil {
		t.Fatal(err)
	}
	if err := game.PlayTurn(table, "accents=BBKW"); err != nil {
		t.Fatal(err)
	}
	for seat, h := range table.(*Game).Pos.hands {
		if got := string(appendAccents(nil, h)); got != "BBKW" {
			t.Errorf("seat %d keeps %s", seat, got)
		}
	}
}

// The source's second picture: a White Jade may not go to the midlines, where it
// would be in Disharmony with the Rhododendron, nor into the red gardens; but it
// may capture the Rhododendron.
func TestForbiddenPointsAroundTheRhododendron(t *testing.T) {
	g := scene{german, "W5@-1,2", "R5@0,0"}.table(t)
	var ends PointSet
	jade := board.PointAt(-1, 2)
	g.Pos.destinations(jade, &ends)
	for p := range board.Point(board.Points) {
		x, y := p.XY()
		distance := steps(jade, p)
		midline, centre := x == 0 || y == 0, x == 0 && y == 0
		red := x*y > 0 && abs(x)+abs(y) < 7
		want := distance > 0 && distance <= 5 && !red && (!midline || centre)
		if ends.has(p) != want {
			t.Errorf("the White Jade goes to %v: %v, want %v", p, ends.has(p), want)
		}
	}
	for _, p := range []board.Point{board.PointAt(0, 2), board.PointAt(-4, 0)} {
		if got := broken(t, g, "-1,2-"+p.String()); got != RuleDisharmony {
			t.Errorf("to %v breaks %q", p, got)
		}
	}
}

// The source's third picture: no Harmony across a gate, but on its borders.
func TestHarmoniesAndGates(t *testing.T) {
	g := scene{german, "R3@-1,8;W5@1,8;R3@-1,7;R4@1,7", ""}.table(t)
	list := g.Pos.Harmonies(nil)
	got := make(map[string]bool, len(list))
	for _, h := range list {
		got[h.From.String()+" "+h.To.String()] = true
	}
	if len(list) != 1 || !got["-1,7 1,7"] {
		t.Errorf("Harmonies %v, want the one below the gate", got)
	}
}
