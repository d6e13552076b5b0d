package render_test

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/render"
	"github.com/teahouse-games/teahouse/render/themes"
)

// A red and a white flower differ in their sign and in their colour, not only in a letter of
// their code, and the ink of every flower can be read on the wood of both players.
func TestFlowersDifferBySignAndColour(t *testing.T) {
	rules, _ := games.ByName("skud-pai-sho")
	table, err := rules.NewFromPosition(nil, "to-move=first phase=play passes=0 first=R3@0,-8;W3@-8,0 second=W3@0,8;R3@8,0 first-hand=R3 second-hand=R3")
	if err != nil {
		t.Fatal(err)
	}
	page := render.Draw(render.DrawOptions{Surface: table.Surface(), Situation: table.Situation(), Rows: 38, Columns: 80, KindSigns: render.FlowerSigns})
	text := page.String()
	for _, want := range []string{"✿R3", "✿r3", "❀W3", "❀w3"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %s in\n%s", want, text)
		}
	}
	ink := func(place string, theme *themes.Theme) render.CellStyle {
		row, column, ok := page.Locate(place)
		if !ok {
			t.Fatalf("%s is not on the page", place)
		}
		return page.Cells[row][column].Style(theme)
	}
	for _, theme := range []themes.Theme{themes.Light, themes.Dark, render.ANSI16} {
		for _, pair := range [][2]string{{"0,-8", "-8,0"}, {"0,8", "8,0"}} {
			if ink(pair[0], &theme).Ink == ink(pair[1], &theme).Ink {
				t.Errorf("%s: Rose and Jasmine have one colour at %v", theme.Name, pair)
			}
		}
	}
}

// The names of points and of squares, which stand side by side in a small window, differ in colour.
func TestNamesOfSquaresDifferInColour(t *testing.T) {
	rules, _ := games.ByName("balance-pai-sho")
	table := rules.MustNew(nil)
	page := render.Draw(render.DrawOptions{Surface: table.Surface(), Situation: table.Situation(), Rows: 18, Columns: 80})
	points, squares := 0, 0
	for i := range page.Cells[0] {
		switch cell := &page.Cells[0][i]; {
		case cell.Rune >= 'a' && cell.Rune <= 'r':
			squares++
			if cell.Style(&themes.Dark) == (render.CellStyle{}) {
				t.Errorf("the name %c has no colour of its own", cell.Rune)
			}
		case cell.Rune >= '0' && cell.Rune <= '9':
			points++
			if cell.Style(&themes.Dark) != (render.CellStyle{}) {
				t.Errorf("the name %c has a colour", cell.Rune)
			}
		}
	}
	if points != 17 || squares != 18 {
		t.Errorf("%d points and %d squares are named in the first row:\n%s", points, squares, page)
	}
}
