package page

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// after is Ki Shogi after some turns.
func after(t *testing.T, turns string) game.Game {
	t.Helper()
	state, err := kishogi.Rules.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, turn := range strings.Fields(turns) {
		if err := game.PlayTurn(state, turn); err != nil {
			t.Fatal(err)
		}
	}
	return state
}

func TestTurnEntry(t *testing.T) {
	state := after(t, "Gyoku*0,0 Gyoku*1,2 Cho*1,0 Myou*2,2")
	written, err := kishogi.Rules.Notation.WriteTurn(state, "1,0-1,-1")
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ typed, turn, rule string }{
		{"", "", ""},
		{"1,0-1,-1", "1,0-1,-1", ""},
		{written, "1,0-1,-1", ""}, // the game's own notation
		{"1,0-5,5", "", "face-moves"},
		{"2,2-3,3", "", "own-cube"},
		{"tea", "", "turn-text"},
	} {
		e := newTurnEntry(english, kishogi.Rules, state, tt.typed)
		rule := ""
		if e.Refused != nil {
			if rule = e.Refused.Rule; e.Refused.Title == "" || e.Refused.Text == "" {
				t.Errorf("%q is refused without a reason", tt.typed)
			}
			if rule == "own-cube" && !strings.HasPrefix(e.Refused.Lesson, "/learn/ki-shogi/") {
				t.Errorf("%q leads to the lesson %q", tt.typed, e.Refused.Lesson)
			}
		}
		if e.Typed != tt.typed || e.Turn != tt.turn || rule != tt.rule {
			t.Errorf("%q is the turn %q, refused by %q; want %q, %q", tt.typed, e.Turn, rule, tt.turn, tt.rule)
		}
		if (e.Turn != "") != (len(e.Does) > 0) {
			t.Errorf("%q: the turn %q does %q", tt.typed, e.Turn, e.Does)
		}
		if n := len(e.Examples); n == 0 || n > maxExamples {
			t.Errorf("%q: %d turns are suggested", tt.typed, n)
		}
		for _, turn := range e.Examples {
			if why := game.ExplainTurn(state, turn); !why.Legal {
				t.Errorf("%s is suggested, but not legal", turn)
			}
		}
	}
}

// The picture of an open field is square, and contains all places of the reasons.
func TestExtent(t *testing.T) {
	b := &matchBoard{words: english, rules: kishogi.Rules, state: after(t, "Gyoku*0,0 Gyoku*1,2"), reasons: []game.Reason{{Places: []string{"12,-3"}}}}
	visible := b.state.Situation().Extent
	e := b.extent(visible)
	if width, height := e.MaxX-e.MinX, e.MaxY-e.MinY; width != height || e.MaxX < 12 || e.MinY > -3 || e.MinX > visible.MinX {
		t.Errorf("it is %v", e)
	}
	if e := squareExtent(game.Extent{}); e != (game.Extent{MinX: -3, MaxX: 3, MinY: -3, MaxY: 3}) {
		t.Errorf("one cell is shown in %v", e)
	}
}
