package paint

import (
	"math"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/themes"
)

// luminance and contrast are those of the Web Content Accessibility Guidelines 2.2.
func luminance(c scene.Colour) float64 {
	part := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*part(c.R) + 0.7152*part(c.G) + 0.0722*part(c.B)
}

func contrast(a, b scene.Colour) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// Every line, ring and dot is seen on every field by a contrast of 3:1, by itself or
// by its edge; and it is seen on its edge.
func TestContrast(t *testing.T) {
	const least = 3
	for _, theme := range []themes.Theme{themes.Light, themes.Dark} {
		p := painter{theme: &theme, style: &BoardStyle{Theme: theme}}
		marks := map[string][2]scene.Colour{
			"target":    {theme.Target, theme.TargetEdge},
			"last turn": {theme.LastTurn, theme.LastTurnEdge},
			"refused":   {theme.Refused, theme.Casing},
			"told":      {theme.Ink, theme.Casing},
		}
		for _, kind := range []game.LinkKind{game.LinkHarmony, game.LinkRing, game.LinkChain, game.LinkCheck, game.LinkAxis, game.LinkMirror, game.LinkBalance} {
			for _, owner := range []game.Seat{game.First, game.Second, game.None} {
				l := p.lineOf(&game.Link{Kind: kind, Owner: owner})
				marks[string(kind)+" of "+owner.String()] = [2]scene.Colour{l.colour, theme.Casing}
			}
		}
		grounds := map[string]scene.Colour{"straw": theme.Straw, "red": theme.Red, "white": theme.White, "cloth": theme.Cloth}
		for name, mark := range marks {
			if c := contrast(mark[0], mark[1]); c < least {
				t.Errorf("%s: %s has a contrast of %.2f to its edge", theme.Name, name, c)
			}
			for field, ground := range grounds {
				if c := max(contrast(mark[0], ground), contrast(mark[1], ground)); c < least {
					t.Errorf("%s: %s has a contrast of %.2f on %s", theme.Name, name, c, field)
				}
			}
		}
		for name, pair := range map[string][2]scene.Colour{
			"ink on paper": {theme.Ink, theme.Paper}, "quiet ink on paper": {theme.QuietInk, theme.Paper},
			"ink on panels": {theme.Ink, theme.Surface}, "writing on cloth": {theme.ClothInk, theme.Cloth},
			"numbers of links": {theme.Ink, theme.Casing},
		} {
			if c := contrast(pair[0], pair[1]); c < 4.5 {
				t.Errorf("%s: %s has a contrast of %.2f, want 4.5", theme.Name, name, c)
			}
		}
	}
}

// The owner of a line is seen without colour too.
func TestOwnersDiffer(t *testing.T) {
	p := painter{theme: &themes.Light, style: &BoardStyle{}}
	first, second := p.lineOf(&game.Link{Kind: game.LinkHarmony, Owner: game.First}), p.lineOf(&game.Link{Kind: game.LinkHarmony, Owner: game.Second})
	if len(first.dash) > 0 || len(second.dash) == 0 {
		t.Errorf("First's dashes are %v, Second's %v", first.dash, second.dash)
	}
}
