package render

import (
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/themes"
)

// The lines of links can be seen on each ground by day and by night, and their owners
// can be distinguished.
func TestLinksAreSeen(t *testing.T) {
	for _, theme := range []*themes.Theme{&themes.Light, &themes.Dark} {
		for name, ground := range map[string]scene.Colour{"red": theme.Red, "white": theme.White, "gate": theme.Gate, "neutral": theme.Straw, "field": theme.Cloth} {
			seats := make(map[scene.Colour]game.Seat)
			for _, owner := range []game.Seat{game.First, game.Second, game.None} {
				cell := Cell{Part: PartLink, Owner: owner, Ground: name}
				style := cell.Style(theme)
				if got := contrast(style.Ink, ground); style.Ground != ground || got < minContrast {
					t.Errorf("%s: a link of %v on %s has a contrast of %.2f", theme.Name, owner, name, got)
				}
				if other, ok := seats[style.Ink]; ok {
					t.Errorf("%s: on %s a link of %v looks like one of %v", theme.Name, name, owner, other)
				}
				seats[style.Ink] = owner
			}
		}
	}
}

// The names of rows and columns have the terminal's own background.
func TestNamesAreOffTheBoard(t *testing.T) {
	for _, rules := range games.All() {
		table, err := rules.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, rows := range []int{18, 38} {
			page := Draw(DrawOptions{Surface: table.Surface(), Situation: table.Situation(), Rows: rows, Columns: 80})
			for _, row := range page.Cells {
				for column := range row {
					if cell := &row[column]; cell.Part == PartEdge && cell.Ground != "" && cell.Rune != ' ' {
						t.Errorf("%s, %d rows: %q in column %d stands on %s", rules.Name, rows, cell.Rune, column, cell.Ground)
					}
				}
			}
		}
	}
}
