//go:build !js || noengine

package registration

import (
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/tiles"
)

var figures = map[string]tiles.Figure{
	"R3": tiles.Rose, "R4": tiles.Chrysanthemum, "R5": tiles.Rhododendron,
	"W3": tiles.Jasmine, "W4": tiles.Lily, "W5": tiles.WhiteJade,
	"L": tiles.Lotus, "O": tiles.Orchid,
	"B": boat, "K": knotweed, "R": rock, "W": wheel,
}

// The Accents are line drawings in the ink of their wood.

const pen = 0.13 // the width of their lines

func boat(b *tiles.Brush) {
	ink := b.Ink()
	b.Stroke(tiles.LinePath(0, 0.3, 0, -0.95), ink, pen)
	b.Stroke(tiles.PolygonPath(0.14, -0.8, 0.78, 0.12, 0.14, 0.12), ink, pen)
	b.Stroke(tiles.PolygonPath(-0.14, -0.45, -0.14, 0.12, -0.56, 0.12), ink, pen)
	b.AddShape(tiles.JoinPaths(tiles.LinePath(-0.95, 0.36, 0.95, 0.36), scene.Path{
		tiles.PathStep(scene.MoveTo, 0.95, 0.36), tiles.PathStep(scene.CubeTo, 0.85, 0.7, 0.6, 0.84, 0.35, 0.84),
		tiles.PathStep(scene.LineTo, -0.35, 0.84), tiles.PathStep(scene.CubeTo, -0.6, 0.84, -0.85, 0.7, -0.95, 0.36),
	}), ink.Translucent(0.75), ink, pen)
}

// knotweed is a star of eight leaves.
func knotweed(b *tiles.Brush) {
	for i := range 8 {
		form := tiles.Petal{From: 0.24, To: 1, Width: 0.2, Belly: 0.55, Tip: 1}
		if i%2 == 1 {
			form.To = 0.86
		}
		b.Fill(form.Path().Transformed(scene.Point{}, 1, 45*float64(i)), b.Ink())
	}
	b.Stroke(scene.Circle(scene.Point{}, 0.14), b.Ink(), 0.08)
}

func rock(b *tiles.Brush) {
	ink := b.Ink()
	b.AddShape(tiles.PolygonPath(-0.95, 0.68, -0.72, -0.12, -0.28, -0.68, 0.3, -0.62, 0.74, -0.08, 0.95, 0.68), ink.Translucent(0.82), ink, pen)
	b.Stroke(tiles.LinePath(-0.28, -0.68, -0.02, -0.1, 0.74, -0.08), ink, pen*0.75)
	b.Stroke(tiles.LinePath(-0.02, -0.1, -0.3, 0.68), ink, pen*0.75)
}

func wheel(b *tiles.Brush) {
	b.Spokes(8, 0.2, 0.88, b.Ink())
	b.Stroke(scene.Circle(scene.Point{}, 0.88), b.Ink(), 0.15)
	b.Stroke(scene.Circle(scene.Point{}, 0.2), b.Ink(), 0.1)
}

// The program with the engines for browsers draws nothing: it leaves the drawings out.
func init() { Definition.Pieces = pieces }

// pieces are the drawings of the pieces.
var pieces = tiles.Set{
	Figures: figures,
	Patterns: []tiles.KindPattern{
		{Fill: tiles.Vermilion, Kinds: []string{"R3", "R4", "R5"}},
		{Fill: tiles.Purple, Kinds: []string{"L", "O"}},
		{Fill: tiles.Blue, Kinds: []string{"B", "K", "R", "W"}},
	},
	RedFlowers:   []string{"R3", "R4", "R5"},
	WhiteFlowers: []string{"W3", "W4", "W5"},
	OtherFlowers: []string{"L", "O"},

	Notes: map[string]tiles.Figure{"growing": tiles.BudSign, "trapped": tiles.TrappedSign},
}
