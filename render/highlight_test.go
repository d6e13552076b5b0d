package render

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/themes"
)

// Every light is seen without colour, on an empty place and on a piece.
func TestLightsAreSigns(t *testing.T) {
	s := game.Situation{Pieces: []game.Piece{piece("1,0", 1, 0, game.First, "Ken")}}
	for light, want := range map[Highlight]string{
		HighlightTarget: "(.) (^KEN)", HighlightCapture: "*.* *^KEN*", HighlightPicked: "=.= =^KEN=",
		HighlightReason: "?.? ?^KEN?", HighlightCursor: ">.< >^KEN<", HighlightEnd: "~.~ ~^KEN~", HighlightLastTurn: "[.] [^KEN]", HighlightCheck: "!.! !^KEN!", HighlightCaptured: "{.} {^KEN}",
	} {
		v := DrawOptions{Surface: squareField(3, 1), Situation: s, Highlights: map[string]Highlight{"0,0": light, "1,0": light}}
		if got := Draw(v).String(); !strings.Contains(got, want) {
			t.Errorf("%v: no %q in\n%s", light, want, got)
		}
		left, right := light.Brackets()
		if !strings.HasPrefix(want, left) || !strings.HasSuffix(want, right) {
			t.Errorf("%v has the brackets %q and %q", light, left, right)
		}
	}
	v := DrawOptions{Surface: squareField(3, 1), Situation: s, Highlights: map[string]Highlight{"1,0": HighlightTarget, "2,0": HighlightCursor}}
	if got := Draw(v).String(); !strings.Contains(got, "(^KEN)>.<") {
		t.Errorf("the cursor does not stand out:\n%s", got)
	}
}

// A field follows its focus, and an open one has no end.
func TestFieldFollowsTheFocus(t *testing.T) {
	open := &game.Surface{Kind: game.SurfaceField, Open: true}
	for _, at := range []game.XY{{X: 0, Y: 0}, {X: 40, Y: -30}, {X: -200, Y: 7}} {
		page := Draw(DrawOptions{Surface: open, Rows: 18, Columns: 80, Focus: &at})
		place, _ := page.Neighbour(open, at, 0, 1)
		if _, _, ok := page.Locate(place.Name); !ok {
			t.Errorf("%s beside the focus is not on the page:\n%s", place.Name, page)
		}
	}
	page := Draw(DrawOptions{Surface: squareField(64, 64), Rows: 18, Columns: 80, Focus: &game.XY{X: 63}})
	if _, ok := page.Neighbour(squareField(64, 64), game.XY{X: 63}, 1, 0); ok {
		t.Error("there is a step beyond the border")
	}
	if _, _, ok := page.Locate("63,0"); !ok {
		t.Errorf("the corner is not on the page:\n%s", page)
	}
}

// Very many targets do not hide the ground; a few targets are marked.
func TestManyTargetsAreFaint(t *testing.T) {
	for _, few := range []bool{true, false} {
		v := DrawOptions{Surface: squareField(9, 9), Rows: 18, Columns: 80, Highlights: map[string]Highlight{}}
		for i := range v.Surface.Places {
			if !few || i < 9 {
				v.Highlights[v.Surface.Places[i].Name] = HighlightTarget
			}
		}
		page := Draw(v)
		row, column, _ := page.Locate("0,0")
		style := page.Cells[row][column].Style(&themes.Light)
		if few != (style.Ground == themes.Light.Target) {
			t.Errorf("few: %v; the ground is %v", few, style.Ground)
		}
	}
}
