package tiles

import "github.com/teahouse-games/teahouse/render/scene"

// The flowers that more than one game has.

func rose(b *pieceDrawer) {
	red := b.red()
	b.petalRing(5, petal{from: 0.1, to: 1, width: 0.88, belly: 0.62, tip: 0}, 0, red)
	b.petalRing(5, petal{from: 0.1, to: 0.54, width: 0.42, belly: 0.6, tip: 0}, 36, paler(red))
	b.heart(0.22)
}

func chrysanthemum(b *pieceDrawer) {
	b.petalRing(12, petal{from: 0.2, to: 1, width: 0.36, belly: 0.72, tip: 0.1}, 0, b.red())
	b.heart(0.28)
}

func rhododendron(b *pieceDrawer) {
	b.petalRing(5, petal{from: 0.05, to: 1.06, width: 0.66, belly: 0.5, tip: 1}, 0, b.red())
	b.stamens(5, 0.42, 36)
	b.heart(0.12)
}

func jasmine(b *pieceDrawer) {
	b.petalRing(5, petal{from: 0.12, to: 1.02, width: 0.5, belly: 0.62, tip: 0.35}, 0, b.theme.PetalWhite)
	b.heart(0.17)
}

func lily(b *pieceDrawer) {
	long := petal{from: 0.08, to: 1.08, width: 0.56, belly: 0.48, tip: 1}
	b.petalRing(3, long, 60, b.theme.PetalWhite)
	b.petalRing(3, long, 0, b.theme.PetalWhite)
	b.stamens(6, 0.38, 30)
	b.heart(0.1)
}

func whiteJade(b *pieceDrawer) {
	b.petalRing(8, petal{from: 0.34, to: 0.92, width: 0.5, belly: 0.62, tip: 0}, 22.5, b.theme.PetalWhite)
	b.heart(0.4)
}

// lotus is seen from the side, on its leaf.
func lotus(b *pieceDrawer) {
	root := scene.Point{Y: 0.62}
	b.paint(scene.Ellipse(scene.Point{Y: 0.68}, 0.86, 0.2), b.theme.PetalLeaf)
	for _, side := range []struct{ degrees, length, width float64 }{{72, 1, 0.4}, {45, 1.2, 0.5}, {20, 1.38, 0.54}} {
		form := petal{to: side.length, width: side.width, belly: 0.52, tip: 1}
		b.petalAt(form, root, -side.degrees, b.theme.PetalWhite)
		b.petalAt(form, root, side.degrees, b.theme.PetalWhite)
	}
	b.petalAt(petal{to: 1.5, width: 0.64, belly: 0.5, tip: 1}, root, 0, b.theme.PetalWhite)
}

// orchid has three narrow sepals, two broad petals and a lip.
func orchid(b *pieceDrawer) {
	purple := b.theme.PetalPurple
	b.petalRing(3, petal{from: 0.05, to: 1.02, width: 0.4, belly: 0.55, tip: 0.8}, 0, paler(purple))
	broad := petal{from: 0.02, to: 0.95, width: 0.86, belly: 0.62, tip: 0}
	b.petalAt(broad, scene.Point{}, -72, purple)
	b.petalAt(broad, scene.Point{}, 72, purple)
	b.petalAt(petal{from: 0, to: 0.72, width: 0.5, belly: 0.7, tip: 0.2, notch: 0.12}, scene.Point{Y: 0.05}, 180, b.theme.PetalWhite)
	b.heart(0.16)
}
