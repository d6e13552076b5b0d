package glyph_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/render/glyph"
	"github.com/teahouse-games/teahouse/render/scene"
)

// cubes are the kanji of the table of faces.
const cubes = "玉飛角麒猪猫鳳反奔驢仲瓦蛇横雑馬竪犬龍"

// latin is what every Latin face has: ASCII, western Europe, typographic signs.
var latin = func() (runes []rune) {
	for r := ' ' + 1; r <= '~'; r++ {
		runes = append(runes, r)
	}
	for r := '¡'; r <= 'ÿ'; r++ {
		if r != '\u00ad' {
			runes = append(runes, r)
		}
	}
	return append(runes, []rune("–—‘’‚“”„•…‹›€←↑→↓−")...)
}()

var written = []struct {
	name  string
	face  glyph.Font
	runes []rune
}{
	{"Serif", glyph.Serif, latin},
	{"Sans", glyph.Sans, latin},
	{"SansBold", glyph.SansBold, latin},
	{"Kanji", glyph.Kanji, []rune(cubes)},
}

func TestEveryRuneIsDrawn(t *testing.T) {
	for _, f := range written {
		box, _ := glyph.TextPath(f.face, 1, "\uFFFF")
		for _, r := range f.runes {
			path, width := glyph.TextPath(f.face, 1, string(r))
			if len(path) < 3 || width <= 0 {
				t.Errorf("%s %q: %d steps, %.3f wide", f.name, r, len(path), width)
			}
			if slices.Equal(path, box) {
				t.Errorf("%s %q: drawn as a box", f.name, r)
			}
		}
	}
}

func TestLettersDiffer(t *testing.T) {
	for _, f := range written {
		drawn := map[string]rune{}
		for _, r := range f.runes {
			if r > '~' && r < 'À' {
				continue // signs, of which some look alike, such as ¯ and ‾
			}
			path, _ := glyph.TextPath(f.face, 1, string(r))
			form := fmt.Sprint(path)
			if other, ok := drawn[form]; ok {
				t.Errorf("%s: %q and %q are drawn alike", f.name, other, r)
			}
			drawn[form] = r
		}
	}
}

func TestUnknownRuneIsABox(t *testing.T) {
	for _, f := range written {
		for _, text := range []string{"\U0001F375", "茶", "\xff", "\x00", "\n"} {
			path, width := glyph.TextPath(f.face, 2, text)
			outlines := 0
			for _, step := range path {
				if step.Op == scene.Close {
					outlines++
				}
			}
			if width != 1.2 || outlines != 2 {
				t.Errorf("%s %q: %d outlines, %.3f wide; a box has 2 and is 1.2 wide", f.name, text, outlines, width)
			}
		}
	}
	if path, width := glyph.TextPath(99, 1, "A"); len(path) == 0 || width <= 0 {
		t.Error("an unknown face draws nothing")
	}
}

func TestText(t *testing.T) {
	one, a := glyph.TextPath(glyph.Serif, 1, "A")
	_, v := glyph.TextPath(glyph.Serif, 1, "V")
	_, av := glyph.TextPath(glyph.Serif, 1, "AV")
	if av >= a+v {
		t.Errorf("AV is %.3f wide, A and V are %.3f: no kerning", av, a+v)
	}
	if _, space := glyph.TextPath(glyph.Serif, 1, " "); space <= 0 || space > a {
		t.Errorf("a space is %.3f wide", space)
	}
	if path, width := glyph.TextPath(glyph.Serif, 1, ""); len(path) != 0 || width != 0 {
		t.Errorf("no text: %d steps, %.3f wide", len(path), width)
	}
	for range 3 {
		if again, width := glyph.TextPath(glyph.Serif, 1, "A"); !slices.Equal(one, again) || width != a {
			t.Fatal("the same text is written in another way")
		}
	}
	for _, step := range one {
		if step.To[0].Y > 0.02 || step.To[0].Y < -0.8 {
			t.Errorf("A reaches to y = %.3f", step.To[0].Y)
		}
	}
}

func TestMiddle(t *testing.T) {
	for _, f := range []struct {
		face glyph.Font
		text string
		near float64
	}{{glyph.SansBold, "H", 0.01}, {glyph.Serif, "H", 0.01}, {glyph.Kanji, "玉", 0.06}} {
		low, high := scene.Point{X: 9, Y: 9}, scene.Point{X: -9, Y: -9}
		for _, step := range glyph.CenteredText(f.face, 1, f.text) {
			if step.Op == scene.Close {
				continue
			}
			low = scene.Point{X: min(low.X, step.To[0].X), Y: min(low.Y, step.To[0].Y)}
			high = scene.Point{X: max(high.X, step.To[0].X), Y: max(high.Y, step.To[0].Y)}
		}
		if x, y := (low.X+high.X)/2, (low.Y+high.Y)/2; x > f.near || x < -f.near || y > f.near || y < -f.near {
			t.Errorf("%s has its middle at %.3f,%.3f", f.text, x, y)
		}
	}
}

func ExampleTextPath() {
	_, narrow := glyph.TextPath(glyph.SansBold, 1, "Ja")
	_, wide := glyph.TextPath(glyph.SansBold, 1, "Myou")
	fmt.Println(narrow < wide)
	// Output: true
}
