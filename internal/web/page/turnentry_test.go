package page

import (
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/kishogi"
)

// after is Ki Shogi after some turns.
func after(t *testing.T, turns string) game.Game {
	t.Helper()
	table, err := kishogi.Rules.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, turn := range strings.Fields(turns) {
		if err := game.PlayTurn(table, turn); err != nil {
			t.Fatal(err)
		}
	}
	return table
}

// pathIn is the path in an address.
func pathIn(t *testing.T, href string) string {
	t.Helper()
	to, err := url.Parse(href)
	if err != nil {
		t.Fatal(err)
	}
	return to.Query().Get("path")
}

// A path that breaks a rule is cut back to what is offered, and the rule is told.
func TestEnter(t *testing.T) {
	table := after(t, "Gyoku*0,0 Gyoku*1,2 Cho*1,0 Myou*2,2")
	for _, tt := range []struct{ path, goes, turn, rule string }{
		{"", "", "", ""},
		{"1,0", "1,0", "", ""},
		{"1,0 1,-1", "1,0 1,-1", "1,0-1,-1", ""},
		{"1,0 5,5", "1,0", "", "face-moves"},
		{"2,2", "", "", "own-cube"},
		{"2,2 3,3 4,4", "", "", "own-cube"},
		{"tea", "", "", "turn-text"},
	} {
		e := enterTurn(english, kishogi.Rules, table, strings.Fields(tt.path), nil)
		rule := ""
		if e.Refused != nil {
			if rule = e.Refused.Rule; e.Refused.Title == "" || e.Refused.Text == "" {
				t.Errorf("%q is refused without words", tt.path)
			}
		}
		if got := strings.Join(e.ids(), " "); got != tt.goes || e.Turn != tt.turn || rule != tt.rule {
			t.Errorf("%q goes to %q, turn %q, rule %q; want %q, %q, %q", tt.path, got, e.Turn, rule, tt.goes, tt.turn, tt.rule)
		}
		if (e.Turn != "") != (len(e.Does) > 0) {
			t.Errorf("%q: the turn %q does %q", tt.path, e.Turn, e.Does)
		}
	}
}

// Where places and cubes in the hand lead to while a turn is entered.
func TestWhereLinksLead(t *testing.T) {
	table := after(t, "Gyoku*0,0 Gyoku*1,2 Cho*1,0 Myou*2,2")
	for _, tt := range []struct{ path, place, want string }{
		{"", "1,0", "1,0"},             // begins
		{"", "5,5", "5,5"},             // asks why not
		{"1,0", "1,-1", "1,0 1,-1"},    // goes on
		{"1,0", "0,0", "0,0"},          // begins with another cube
		{"1,0", "1,0", ""},             // lets go
		{"1,0", "5,5", "1,0 5,5"},      // asks why not
		{"1,0 1,-1", "2,0", "1,0 2,0"}, // ends otherwise
	} {
		s := &matchBoard{words: english, rules: kishogi.Rules, table: table, entry: enterTurn(english, kishogi.Rules, table, strings.Fields(tt.path), nil)}
		spots := s.render().Spots
		x, y, _, _ := coord.CutXY(tt.place)
		i := slices.IndexFunc(spots, func(s clickArea) bool { return s.X == x*unit && s.Y == -y*unit })
		if tt.place == "5,5" {
			if got := pathIn(t, s.entry.href(game.Pick{}, false, "5,5")); got != tt.want {
				t.Errorf("after %q, 5,5 leads to %q, want %q", tt.path, got, tt.want)
			}
			continue
		}
		if i < 0 {
			t.Fatalf("after %q there is no %s", tt.path, tt.place)
		}
		if got := pathIn(t, spots[i].Href); got != tt.want {
			t.Errorf("after %q, %s leads to %q, want %q", tt.path, spots[i].Title, got, tt.want)
		}
	}
	for _, tt := range []struct{ path, want string }{{"", "Kaku"}, {"1,0", "Kaku"}, {"Kaku", ""}, {"Kaku Ga", "Kaku"}} {
		s := &matchBoard{words: english, rules: kishogi.Rules, table: table, entry: enterTurn(english, kishogi.Rules, table, strings.Fields(tt.path), url.Values{"from": {"second"}})}
		for _, one := range s.hands()[game.First].Items {
			if one.Label == "Kaku" && (pathIn(t, one.Href) != tt.want || !strings.Contains(one.Href, "from=second")) {
				t.Errorf("after %q, the Kaku in the hand leads to %q, want %q", tt.path, one.Href, tt.want)
			}
		}
		if faces := s.choices(); tt.path == "Kaku" && (len(faces) == 0 || !strings.HasPrefix(faces[0].Picture, "/static/tiles/first-")) {
			t.Errorf("the faces to choose from are %v", faces)
		}
	}
}

// What is typed may be the game's own notation too.
func TestTyped(t *testing.T) {
	table := after(t, "Gyoku*0,0 Gyoku*1,2")
	e := enterTurn(english, kishogi.Rules, table, nil, nil)
	if e.read(kishogi.Rules, table, "Cho*1,0"); e.Turn != "Cho*1,0" || e.Refused != nil {
		t.Errorf("it is read as %q, %v", e.Turn, e.Refused)
	}
	written, err := kishogi.Rules.Notation.WriteTurn(table, "Cho*1,0")
	if err != nil {
		t.Fatal(err)
	}
	e = enterTurn(english, kishogi.Rules, table, nil, nil)
	if e.read(kishogi.Rules, table, written); e.Turn != "Cho*1,0" {
		t.Errorf("%s is read as %q, %v", written, e.Turn, e.Refused)
	}
	if e.read(kishogi.Rules, table, "Cho*9,9"); e.Refused == nil || e.Refused.Rule != "drop-zone" {
		t.Errorf("it is refused by %v", e.Refused)
	}
}

// The picture of an open field is square, and has all that is spoken of in it.
func TestExtent(t *testing.T) {
	s := &matchBoard{words: english, rules: kishogi.Rules, table: after(t, "Gyoku*0,0 Gyoku*1,2"), reasons: []game.Reason{{Places: []string{"12,-3"}}}}
	situation := s.table.Situation()
	e := s.extent(&situation)
	if wide, high := e.MaxX-e.MinX, e.MaxY-e.MinY; wide != high || e.MaxX < 12 || e.MinY > -3 || e.MinX > situation.Extent.MinX {
		t.Errorf("it is %v", e)
	}
	if e := squareExtent(game.Extent{}); e != (game.Extent{MinX: -3, MaxX: 3, MinY: -3, MaxY: 3}) {
		t.Errorf("one cell is shown in %v", e)
	}
}

// TestHint says where the next pick is to be found, for each way in which it may be.
func TestHint(t *testing.T) {
	t.Parallel()
	hand, place, face := game.Pick{Kind: game.PickHand}, game.Pick{Kind: game.PickPlace}, game.Pick{Kind: game.PickFace}
	for _, c := range []struct {
		path, next []game.Pick
		turn, want string
	}{
		{next: []game.Pick{hand, place}, want: "Begin with something in your hand or on the board."},
		{next: []game.Pick{hand}, want: "Begin with something in your hand."},
		{next: []game.Pick{place}, want: "Begin on the board."},
		{next: []game.Pick{face}, want: "Choose one of these."},
		{path: []game.Pick{hand}, next: []game.Pick{face}, want: "Choose one of these."},
		{path: []game.Pick{hand, face}, next: []game.Pick{place}, want: "Now pick a place on the board."},
		{path: []game.Pick{place}, next: []game.Pick{hand}, want: "Now pick from your hand."},
		{path: []game.Pick{place}, next: []game.Pick{hand, place}, want: "Now pick from your hand or on the board."},
		{path: []game.Pick{hand, place}, next: []game.Pick{place}, turn: "Gyoku*0,0"},
		{path: []game.Pick{hand, place}, turn: "Gyoku*0,0"},
	} {
		if got := (&turnEntry{words: english, Path: c.path, Next: c.next, Turn: c.turn}).Hint(); got != c.want {
			t.Errorf("after %v, before %v: %q, not %q", c.path, c.next, got, c.want)
		}
	}
}
