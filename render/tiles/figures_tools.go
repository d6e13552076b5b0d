package tiles

import "github.com/teahouse-games/teahouse/render/scene"

// Kutai's yellow tiles.

func cartWheel(b *pieceDrawer) {
	yellow := b.theme.Heart
	b.line(scene.Circle(scene.Point{}, 0.88), b.theme.MapleInk, 0.3)
	b.line(scene.Circle(scene.Point{}, 0.88), yellow, 0.16)
	for i := range 8 {
		turn := 45 * float64(i)
		b.paint(box(-0.07, -0.8, 0.07, -0.15).Transformed(scene.Point{}, 1, turn), yellow)
	}
	b.paint(scene.Circle(scene.Point{}, 0.24), yellow)
	b.line(scene.Circle(scene.Point{}, 0.07), b.theme.MapleInk, b.outline)
}

// cup is a bowl of tea that steams.
func cup(b *pieceDrawer) {
	for _, x := range []float64{-0.32, 0, 0.32} {
		b.line(scene.Path{
			step(scene.MoveTo, x, -0.36),
			step(scene.CubeTo, x-0.22, -0.56, x+0.22, -0.72, x, -0.96),
		}, b.wood.ink, 0.09)
	}
	b.paint(box(-0.36, 0.66, 0.36, 0.84), deeper(b.theme.Heart))
	b.paint(scene.Path{
		step(scene.MoveTo, -0.88, -0.14),
		step(scene.CubeTo, -0.84, 0.4, -0.6, 0.72, -0.3, 0.72),
		step(scene.LineTo, 0.3, 0.72),
		step(scene.CubeTo, 0.6, 0.72, 0.84, 0.4, 0.88, -0.14),
		{Op: scene.Close},
	}, b.theme.Heart)
	b.paint(scene.Ellipse(scene.Point{Y: -0.14}, 0.88, 0.16), b.theme.PetalLeaf)
}

func spade(b *pieceDrawer) {
	b.paint(box(-0.38, -1, 0.38, -0.8), b.theme.Heart)
	b.paint(box(-0.1, -0.82, 0.1, 0.12), b.theme.Heart)
	b.paint(scene.Path{
		step(scene.MoveTo, -0.46, 0.04), step(scene.LineTo, 0.46, 0.04),
		step(scene.LineTo, 0.46, 0.5), step(scene.CubeTo, 0.46, 0.78, 0.2, 0.95, 0, 1.06),
		step(scene.CubeTo, -0.2, 0.95, -0.46, 0.78, -0.46, 0.5),
		{Op: scene.Close},
	}, b.theme.Heart)
	b.line(line(0, 0.2, 0, 0.76), b.theme.MapleInk, b.thin)
}

func twig(b *pieceDrawer) {
	b.transformed(scene.Point{}, 1, 35, func(b *pieceDrawer) {
		stem := line(0, 1.02, 0, -0.6)
		b.line(stem, b.theme.MapleInk, 0.2)
		b.line(stem, bark, 0.1)
		leaf := petal{to: 0.74, width: 0.36, belly: 0.5, tip: 0.8}
		for i := range 3 {
			y := 0.62 - 0.42*float64(i)
			b.petalAt(leaf, scene.Point{Y: y}, -58, b.theme.Heart)
			b.petalAt(leaf, scene.Point{Y: y - 0.16}, 58, b.theme.Heart)
		}
		b.petalAt(leaf, scene.Point{Y: -0.4}, 0, b.theme.Heart)
	})
}
