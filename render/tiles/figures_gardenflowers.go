package tiles

import "github.com/teahouse-games/teahouse/render/scene"

// The flowers and trees that Kutai alone has.

func cherryBlossom(b *pieceDrawer) {
	b.petalRing(5, petal{from: 0.06, to: 1.04, width: 0.8, belly: 0.62, tip: 0, notch: 0.26}, 0, b.red())
	b.stamens(5, 0.42, 0)
	b.heart(0.13)
}

// iris has standards that rise and falls that hang.
func iris(b *pieceDrawer) {
	red := b.red()
	middle := scene.Point{Y: 0.05}
	b.line(line(0, 0.2, 0, 1), b.theme.PetalLeaf, 0.16)
	b.petalAt(petal{to: 1, width: 0.6, belly: 0.6, tip: 0.6}, middle, -38, paler(red))
	b.petalAt(petal{to: 1, width: 0.6, belly: 0.6, tip: 0.6}, middle, 38, paler(red))
	b.petalAt(petal{to: 1.1, width: 0.56, belly: 0.5, tip: 0.8}, middle, 0, red)
	fall := petal{to: 1, width: 0.56, belly: 0.72}
	b.petalAt(fall, middle, -112, red)
	b.petalAt(fall, middle, 112, red)
	b.petalAt(petal{to: 0.86, width: 0.6, belly: 0.66}, middle, 180, red)
	b.fill(petal{to: 0.5, width: 0.2, belly: 0.6, tip: 0.6}.path().Transformed(middle, 1, 180), b.theme.Heart)
}

// maple is a leaf with seven lobes.
func maple(b *pieceDrawer) {
	root := scene.Point{Y: 0.3}
	lobes := []struct{ degrees, length, width float64 }{{0, 1.32, 0.46}, {42, 1.2, 0.42}, {82, 0.98, 0.36}, {124, 0.6, 0.26}}
	var outline []scene.Path
	for _, lobe := range lobes {
		form := petal{from: -0.06, to: lobe.length, width: lobe.width, belly: 0.46, tip: 1}.path()
		outline = append(outline, form.Transformed(root, 1, lobe.degrees), form.Transformed(root, 1, -lobe.degrees))
	}
	b.line(line(0, 0.3, 0.06, 1), b.wood.ink, 0.12)
	b.union(b.red(), outline...)
	for _, lobe := range lobes[:3] {
		for _, side := range []float64{-1, 1} {
			tip := polar(lobe.length*0.72, side*lobe.degrees)
			b.line(line(root.X, root.Y, root.X+tip.X, root.Y+tip.Y), deeper(deeper(b.red())), b.thin)
		}
	}
}

// peony has whorl on whorl, and no heart that shows.
func peony(b *pieceDrawer) {
	red := b.red()
	b.petalRing(7, petal{from: 0.1, to: 1, width: 0.84, belly: 0.66, notch: 0.06}, 0, deeper(red))
	b.petalRing(6, petal{from: 0.05, to: 0.72, width: 0.66, belly: 0.66, notch: 0.05}, 26, red)
	b.petalRing(5, petal{to: 0.44, width: 0.46, belly: 0.66}, 0, paler(red))
	b.paint(scene.Circle(scene.Point{}, 0.14), paler(paler(red)))
}

// clover has three leaves like hearts.
func clover(b *pieceDrawer) {
	b.line(scene.Path{step(scene.MoveTo, 0, 0), step(scene.CubeTo, 0.02, 0.4, 0.1, 0.75, 0.34, 1)}, b.theme.MapleInk, 0.24)
	b.line(scene.Path{step(scene.MoveTo, 0, 0), step(scene.CubeTo, 0.02, 0.4, 0.1, 0.75, 0.34, 1)}, b.theme.PetalLeaf, 0.12)
	b.petalRing(3, petal{from: 0.02, to: 1.06, width: 1.02, belly: 0.64, notch: 0.28}, 0, b.theme.PetalWhite)
	for i := range 3 {
		chevron := line(-0.24, -0.5, 0, -0.66, 0.24, -0.5)
		b.line(chevron.Transformed(scene.Point{}, 1, 120*float64(i)), b.theme.PetalLeaf, 0.09)
	}
}

// pine is three clouds of needles on a trunk.
func pine(b *pieceDrawer) {
	b.line(line(0, 0.2, 0, 0.94), b.theme.MapleInk, 0.26)
	b.line(line(0, 0.2, 0, 0.94), bark, 0.13)
	for _, cloud := range []struct{ x, y, radius float64 }{{-0.48, 0.55, 0.48}, {0.48, 0.55, 0.48}, {0, 0, 0.66}} {
		at := scene.Point{X: cloud.x, Y: cloud.y}
		b.paint(append(arc(cloud.radius, -100, 100), scene.Step{Op: scene.Close}).Transformed(at, 1, 0), b.theme.PetalWhite)
		for i := range 5 {
			turn := -60 + 30*float64(i)
			b.line(scene.Line(polar(0.12, turn), polar(cloud.radius*0.76, turn)).Transformed(at, 1, 0), b.theme.PetalLeaf, 0.07)
		}
	}
}

// willow hangs down in strands of narrow leaves.
func willow(b *pieceDrawer) {
	bough := scene.Path{step(scene.MoveTo, -0.98, -0.3), step(scene.CubeTo, -0.6, -0.95, 0.4, -1.05, 0.95, -0.62)}
	b.line(bough, b.theme.MapleInk, 0.24)
	b.line(bough, bark, 0.12)
	leaf := petal{to: 0.6, width: 0.3, belly: 0.45, tip: 1}
	for _, strand := range []struct {
		x, y   float64
		leaves int
	}{{-0.66, -0.62, 3}, {0, -0.88, 4}, {0.66, -0.78, 3}} {
		for i := range strand.leaves {
			turn := 205.0
			if i%2 == 1 {
				turn = 155
			}
			b.petalAt(leaf, scene.Point{X: strand.x, Y: strand.y + 0.36*float64(i)}, turn, b.theme.PetalWhite)
		}
	}
}

// wisteria is a cluster that hangs down and narrows.
func wisteria(b *pieceDrawer) {
	leaf := petal{to: 0.86, width: 0.4, belly: 0.5, tip: 1}
	b.petalAt(leaf, scene.Point{Y: -0.86}, -104, b.theme.PetalLeaf)
	b.petalAt(leaf, scene.Point{Y: -0.86}, 104, b.theme.PetalLeaf)
	for row := 4; row >= 0; row-- {
		n, size := 4-row, 0.25-0.025*float64(row)
		if row > 2 {
			n = 5 - row
		}
		for i := range n {
			x := (float64(i) - float64(n-1)/2) * 0.4
			b.paint(scene.Circle(scene.Point{X: x, Y: -0.55 + 0.38*float64(row)}, size), b.theme.PetalWhite)
		}
	}
}
