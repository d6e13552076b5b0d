package tiles

import "github.com/teahouse-games/teahouse/render/scene"

var skudFigures = map[string]drawFunc{
	"R3": rose, "R4": chrysanthemum, "R5": rhododendron,
	"W3": jasmine, "W4": lily, "W5": whiteJade,
	"L": lotus, "O": orchid,
	"B": boat, "K": knotweed, "R": rock, "W": wheel,
}

// The Accents are line drawings in the ink of their wood.

const pen = 0.13 // the width of their lines

func boat(b *pieceDrawer) {
	ink := b.wood.ink
	b.line(line(0, 0.3, 0, -0.95), ink, pen)
	b.line(polygon(0.14, -0.8, 0.78, 0.12, 0.14, 0.12), ink, pen)
	b.line(polygon(-0.14, -0.45, -0.14, 0.12, -0.56, 0.12), ink, pen)
	b.addShape(joinPaths(line(-0.95, 0.36, 0.95, 0.36), scene.Path{
		step(scene.MoveTo, 0.95, 0.36), step(scene.CubeTo, 0.85, 0.7, 0.6, 0.84, 0.35, 0.84),
		step(scene.LineTo, -0.35, 0.84), step(scene.CubeTo, -0.6, 0.84, -0.85, 0.7, -0.95, 0.36),
	}), ink.Translucent(0.75), ink, pen)
}

// knotweed is a star of eight leaves.
func knotweed(b *pieceDrawer) {
	for i := range 8 {
		form := petal{from: 0.24, to: 1, width: 0.2, belly: 0.55, tip: 1}
		if i%2 == 1 {
			form.to = 0.86
		}
		b.fill(form.path().Transformed(scene.Point{}, 1, 45*float64(i)), b.wood.ink)
	}
	b.line(scene.Circle(scene.Point{}, 0.14), b.wood.ink, 0.08)
}

func rock(b *pieceDrawer) {
	ink := b.wood.ink
	b.addShape(polygon(-0.95, 0.68, -0.72, -0.12, -0.28, -0.68, 0.3, -0.62, 0.74, -0.08, 0.95, 0.68), ink.Translucent(0.82), ink, pen)
	b.line(line(-0.28, -0.68, -0.02, -0.1, 0.74, -0.08), ink, pen*0.75)
	b.line(line(-0.02, -0.1, -0.3, 0.68), ink, pen*0.75)
}

func wheel(b *pieceDrawer) {
	b.spokes(8, 0.2, 0.88, b.wood.ink)
	b.line(scene.Circle(scene.Point{}, 0.88), b.wood.ink, 0.15)
	b.line(scene.Circle(scene.Point{}, 0.2), b.wood.ink, 0.1)
}
