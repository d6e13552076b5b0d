package paint

import (
	"math"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/themes"
)

// bounds is what a path covers.
func bounds(path scene.Path) Window {
	w := Window{scene.Point{X: math.Inf(1), Y: math.Inf(1)}, scene.Point{X: math.Inf(-1), Y: math.Inf(-1)}}
	for _, step := range path {
		for _, at := range points(step) {
			w.Min = scene.Point{X: min(w.Min.X, at.X), Y: min(w.Min.Y, at.Y)}
			w.Max = scene.Point{X: max(w.Max.X, at.X), Y: max(w.Max.Y, at.Y)}
		}
	}
	return w
}

// Coordinates neither touch each other nor leave the page, however wide the board is,
// and are not so many that nobody reads them.
func TestCoordinatesHaveRoom(t *testing.T) {
	tests := []struct {
		game, field, position string
		named                 int // columns and rows with a name
	}{
		{"skud-pai-sho", "", "", 17 + 17},
		{"balance-pai-sho", "", "", 17 + 17 + 18 + 18},
		{"kutai-pai-sho", "", "", 17 + 17},
		{"ki-shogi", "5x5", "", 10},
		{"ki-shogi", "24x24", "", 48},
		{"ki-shogi", "64x64", "", 32 + 32},
		{"ki-shogi", "5x64", "", 5 + 64},
		{"ki-shogi", "64x5", "", 32 + 3},
		{"ki-shogi", "open", "", 10},
		{"ki-shogi", "open", "to-move=first first=Gyoku@0,0;Hi@500,-500 second=Gyoku@2,2 first-hand=Kaku,Ki second-hand=Hi,Kaku,Ki", 10 + 10},
		{"ki-shogi", "open", "to-move=first first=Gyoku@0,0;Hi@-50000,50000 second=Gyoku@2,2 first-hand=Kaku,Ki second-hand=Hi,Kaku,Ki", 10 + 10},
	}
	for _, test := range tests {
		t.Run(test.game+" "+test.field+test.position, func(t *testing.T) {
			rules, ok := games.ByName(test.game)
			if !ok {
				t.Fatal("no such game")
			}
			options := map[string]string{}
			if test.field != "" {
				options["field"], options["ki"] = test.field, "on"
			}
			begin := rules.New
			if test.position != "" {
				begin = func(o map[string]string) (game.Game, error) { return rules.NewFromPosition(o, test.position) }
			}
			table, err := begin(options)
			if err != nil {
				t.Fatal(err)
			}
			s := Board(table.Surface(), table.Situation(), BoardStyle{Theme: themes.Light, Design: themes.DesignPictures, Coordinates: true})
			onPage(t, test.game, &s)
			var named []Window
			for _, shape := range s.Shapes {
				if shape.Role != "words" {
					continue
				}
				w := bounds(shape.Path)
				for _, other := range named {
					if w.Min.X < other.Max.X && other.Min.X < w.Max.X && w.Min.Y < other.Max.Y && other.Min.Y < w.Max.Y {
						t.Fatalf("two names touch: %v and %v", w, other)
					}
				}
				named = append(named, w)
			}
			if len(named) != test.named {
				t.Errorf("%d columns and rows are named, want %d", len(named), test.named)
			}
		})
	}
}

// No line of an open field runs through the name of a column or a row.
func TestNoLineCrossesCoordinates(t *testing.T) {
	rules, _ := games.ByName("ki-shogi")
	for _, position := range []string{
		"to-move=first first=Gyoku@0,0 second=Gyoku@2,2 first-hand=Hi,Kaku second-hand=Hi,Kaku",
		"to-move=first first=Gyoku@0,0;Hi@500,-500 second=Gyoku@2,2 first-hand=Kaku,Ki second-hand=Hi,Kaku,Ki",
	} {
		options := map[string]string{}
		if position[len(position)-2:] == "Ki" {
			options["ki"] = "on"
		}
		table, err := rules.NewFromPosition(options, position)
		if err != nil {
			t.Fatal(err)
		}
		for _, hands := range []bool{false, true} {
			s := Board(table.Surface(), table.Situation(), BoardStyle{Theme: themes.Light, Design: themes.DesignPictures, Coordinates: true, Hands: hands})
			var lines, names []Window
			for _, shape := range s.Shapes {
				switch shape.Role {
				case "grid":
					for i := 0; i+1 < len(shape.Path); i += 2 {
						lines = append(lines, bounds(shape.Path[i:i+2]))
					}
				case "words":
					names = append(names, bounds(shape.Path))
				}
			}
			if len(lines) < 5 || len(names) < 10 {
				t.Fatalf("%d lines and %d names", len(lines), len(names))
			}
			for _, name := range names {
				for _, line := range lines {
					if name.Min.X <= line.Max.X && line.Min.X <= name.Max.X && name.Min.Y <= line.Max.Y && line.Min.Y <= name.Max.Y {
						t.Errorf("%s: the line %v runs through the name %v", position, line, name)
					}
				}
			}
		}
	}
}

// The names of points and of squares have inks of their own.
func TestPointsAndSquaresDifferInInk(t *testing.T) {
	rules, _ := games.ByName("balance-pai-sho")
	for _, theme := range []themes.Theme{themes.Light, themes.Dark} {
		table := rules.MustNew(nil)
		s := Board(table.Surface(), table.Situation(), BoardStyle{Theme: theme, Design: themes.DesignPictures, Coordinates: true})
		inks := map[scene.Colour]int{}
		for _, shape := range s.Shapes {
			if shape.Role != "words" {
				continue
			}
			inks[shape.Fill]++
			if c := contrast(shape.Fill, theme.Paper); c < 4.5 {
				t.Errorf("%s: a name has a contrast of %.2f to the paper", theme.Name, c)
			}
		}
		if inks[theme.QuietInk] != 17+17 || inks[theme.SquareInk] != 18+18 || len(inks) != 2 {
			t.Errorf("%s: the inks of names are %v", theme.Name, inks)
		}
	}
}
