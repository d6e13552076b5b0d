//go:build !js || noengine

package registration

import (
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/tiles"
)

// Kutai's yellow tiles.

func cartWheel(b *tiles.Brush) {
	yellow := b.Theme.Heart
	b.Stroke(scene.Circle(scene.Point{}, 0.88), b.Theme.MapleInk, 0.3)
	b.Stroke(scene.Circle(scene.Point{}, 0.88), yellow, 0.16)
	for i := range 8 {
		turn := 45 * float64(i)
		b.Paint(tiles.BoxPath(-0.07, -0.8, 0.07, -0.15).Transformed(scene.Point{}, 1, turn), yellow)
	}
	b.Paint(scene.Circle(scene.Point{}, 0.24), yellow)
	b.Stroke(scene.Circle(scene.Point{}, 0.07), b.Theme.MapleInk, b.Outline())
}

// cup is a bowl of tea that steams.
func cup(b *tiles.Brush) {
	for _, x := range []float64{-0.32, 0, 0.32} {
		b.Stroke(scene.Path{
			tiles.PathStep(scene.MoveTo, x, -0.36),
			tiles.PathStep(scene.CubeTo, x-0.22, -0.56, x+0.22, -0.72, x, -0.96),
		}, b.Ink(), 0.09)
	}
	b.Paint(tiles.BoxPath(-0.36, 0.66, 0.36, 0.84), tiles.Deeper(b.Theme.Heart))
	b.Paint(scene.Path{
		tiles.PathStep(scene.MoveTo, -0.88, -0.14),
		tiles.PathStep(scene.CubeTo, -0.84, 0.4, -0.6, 0.72, -0.3, 0.72),
		tiles.PathStep(scene.LineTo, 0.3, 0.72),
		tiles.PathStep(scene.CubeTo, 0.6, 0.72, 0.84, 0.4, 0.88, -0.14),
		{Op: scene.Close},
	}, b.Theme.Heart)
	b.Paint(scene.Ellipse(scene.Point{Y: -0.14}, 0.88, 0.16), b.Theme.PetalLeaf)
}

func spade(b *tiles.Brush) {
	b.Paint(tiles.BoxPath(-0.38, -1, 0.38, -0.8), b.Theme.Heart)
	b.Paint(tiles.BoxPath(-0.1, -0.82, 0.1, 0.12), b.Theme.Heart)
	b.Paint(scene.Path{
		tiles.PathStep(scene.MoveTo, -0.46, 0.04), tiles.PathStep(scene.LineTo, 0.46, 0.04),
		tiles.PathStep(scene.LineTo, 0.46, 0.5), tiles.PathStep(scene.CubeTo, 0.46, 0.78, 0.2, 0.95, 0, 1.06),
		tiles.PathStep(scene.CubeTo, -0.2, 0.95, -0.46, 0.78, -0.46, 0.5),
		{Op: scene.Close},
	}, b.Theme.Heart)
	b.Stroke(tiles.LinePath(0, 0.2, 0, 0.76), b.Theme.MapleInk, b.Thin())
}

func twig(b *tiles.Brush) {
	b.Transformed(scene.Point{}, 1, 35, func(b *tiles.Brush) {
		stem := tiles.LinePath(0, 1.02, 0, -0.6)
		b.Stroke(stem, b.Theme.MapleInk, 0.2)
		b.Stroke(stem, bark, 0.1)
		leaf := tiles.Petal{To: 0.74, Width: 0.36, Belly: 0.5, Tip: 0.8}
		for i := range 3 {
			y := 0.62 - 0.42*float64(i)
			b.PetalAt(leaf, scene.Point{Y: y}, -58, b.Theme.Heart)
			b.PetalAt(leaf, scene.Point{Y: y - 0.16}, 58, b.Theme.Heart)
		}
		b.PetalAt(leaf, scene.Point{Y: -0.4}, 0, b.Theme.Heart)
	})
}
