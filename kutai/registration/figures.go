//go:build !js || noengine

package registration

import (
	"strings"

	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/tiles"
)

// seasonFlower is a flower of Kutai and its season.
type seasonFlower struct {
	draw   tiles.Figure
	season tiles.Figure
}

var blooms = map[string]seasonFlower{
	"CB": {cherryBlossom, spring},
	"CH": {tiles.Chrysanthemum, summer},
	"IR": {iris, spring},
	"MA": {maple, autumn},
	"PE": {peony, summer},
	"RH": {tiles.Rhododendron, winter},
	"CL": {clover, autumn},
	"JA": {tiles.Jasmine, winter},
	"LI": {tiles.Lily, summer},
	"PI": {pine, winter},
	"WI": {willow, autumn},
	"WS": {wisteria, spring},
}

// figures returns each flower by day and by night, and the five others.
func figures() map[string]tiles.Figure {
	all := map[string]tiles.Figure{"WHEEL": cartWheel, "CUP": cup, "SPADE": spade, "TWIG": twig, "LOTUS": tiles.Lotus}
	for code, flower := range blooms {
		all[code+"d"] = func(b *tiles.Brush) { bloom(b, flower, false) }
		all[code+"n"] = func(b *tiles.Brush) { bloom(b, flower, true) }
	}
	return all
}

// bloom draws a flower before the sky, with the sun or the moon, and its season.
func bloom(b *tiles.Brush, f seasonFlower, night bool) {
	sky := scene.Circle(scene.Point{}, 1.2)
	light := scene.Point{X: -0.73, Y: -0.73}
	if night {
		b.Fill(sky, nightSky)
		b.SetGround(true, moonlit)
		b.Transformed(light, 0.36, -30, func(b *tiles.Brush) {
			b.Paint(tiles.Translate(tiles.CrescentPath(1.1, 1.1), -0.05, 0), moonlit)
		})
	} else {
		b.Fill(sky, daySky)
		b.SetGround(false, b.Theme.MapleInk)
		b.Transformed(light, 0.36, 0, func(b *tiles.Brush) {
			b.WithOutline(1.5, func(b *tiles.Brush) {
				b.Rays(8, 0.72, 1.35, 0.42)
				b.Paint(scene.Circle(scene.Point{}, 0.72), b.Theme.Heart)
			})
		})
	}
	b.Transformed(scene.Point{X: 0.06, Y: 0.06}, 0.86, 0, f.draw)
	b.Transformed(scene.Point{X: 0.78, Y: 0.78}, 0.32, 0, f.season)
}

// The seasons are white signs on a coloured ground: a sprout, waves, a fallen
// leaf, a snowflake.

func spring(b *tiles.Brush) {
	b.Seal(springGreen)
	b.Seedling(snow)
}

func summer(b *tiles.Brush) {
	b.Seal(summerTeal)
	for _, y := range []float64{-0.3, 0.3} {
		b.Stroke(scene.Path{
			tiles.PathStep(scene.MoveTo, -0.6, y+0.08),
			tiles.PathStep(scene.CubeTo, -0.4, y-0.3, -0.2, y-0.3, 0, y),
			tiles.PathStep(scene.CubeTo, 0.2, y+0.3, 0.4, y+0.3, 0.6, y-0.08),
		}, snow, 0.22)
	}
}

func autumn(b *tiles.Brush) {
	b.Seal(autumnOrange)
	b.Transformed(scene.Point{}, 1, 45, func(b *tiles.Brush) {
		b.Stroke(tiles.LinePath(0, 0.3, 0, 0.72), snow, 0.18)
		b.Fill(tiles.Petal{From: -0.45, To: 0.72, Width: 0.78, Belly: 0.4, Tip: 1}.Path(), snow)
		b.Stroke(tiles.LinePath(0, 0.3, 0, -0.3), autumnOrange, 0.12)
	})
}

func winter(b *tiles.Brush) {
	b.Seal(winterBlue)
	for i := range 3 {
		turn := 60 * float64(i)
		b.Stroke(scene.Line(tiles.Polar(0.66, turn), tiles.Polar(0.66, turn+180)), snow, 0.2)
	}
}

// Colours of these pictures that are no part of a theme: they are the same by day and by night.
var (
	daySky   = scene.RGB(0xBCD6DD)
	nightSky = scene.RGB(0x2B3559)
	moonlit  = scene.RGB(0xF4EBC8)
	bark     = scene.RGB(0x7A5233)
	snow     = scene.RGB(0xFFFFFF)

	springGreen  = scene.RGB(0x4C8C3A)
	summerTeal   = scene.RGB(0x1F828A)
	autumnOrange = scene.RGB(0xB85F14)
	winterBlue   = scene.RGB(0x4A6DA8)
)

var (
	redFlowers   = strings.Fields("CBd CBn CHd CHn IRd IRn MAd MAn PEd PEn RHd RHn")
	whiteFlowers = strings.Fields("CLd CLn JAd JAn LId LIn PId PIn WId WIn WSd WSn")
)

// The program with the engines for browsers draws nothing: it leaves the drawings out.
func init() { Definition.Pieces = pieces }

// pieces are the drawings of the pieces.
var pieces = tiles.Set{
	Figures: figures(),
	Patterns: []tiles.KindPattern{
		{Fill: tiles.Vermilion, Kinds: redFlowers},
		{Fill: tiles.Purple, Kinds: []string{"LOTUS"}},
		{Fill: tiles.Yellow, Kinds: []string{"WHEEL", "CUP", "SPADE", "TWIG"}},
	},
	Codes:     map[string]string{"WHEEL": "WHE", "SPADE": "SPA", "TWIG": "TWI", "LOTUS": "LOT"},
	DarkKinds: nightKinds(),

	RedFlowers: redFlowers, WhiteFlowers: whiteFlowers, OtherFlowers: []string{"LOTUS"},

	Notes: map[string]tiles.Figure{
		"centerpiece": tiles.CenterpieceSign, "no-harmony": tiles.NoSign,
		"harmonies-2": tiles.Pips(2), "harmonies-3": tiles.Pips(3),
	},
}

// nightKinds returns the flowers by night.
func nightKinds() map[string]bool {
	kinds := map[string]bool{}
	for code := range blooms {
		kinds[code+"n"] = true
	}
	return kinds
}
