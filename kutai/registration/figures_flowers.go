//go:build !js || noengine

package registration

import (
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/tiles"
)

// The flowers and trees that Kutai alone has.

func cherryBlossom(b *tiles.Brush) {
	b.PetalRing(5, tiles.Petal{From: 0.06, To: 1.04, Width: 0.8, Belly: 0.62, Tip: 0, Notch: 0.26}, 0, b.Red())
	b.Stamens(5, 0.42, 0)
	b.Heart(0.13)
}

// iris has standards that rise and falls that hang.
func iris(b *tiles.Brush) {
	red := b.Red()
	middle := scene.Point{Y: 0.05}
	b.Stroke(tiles.LinePath(0, 0.2, 0, 1), b.Theme.PetalLeaf, 0.16)
	b.PetalAt(tiles.Petal{To: 1, Width: 0.6, Belly: 0.6, Tip: 0.6}, middle, -38, tiles.Paler(red))
	b.PetalAt(tiles.Petal{To: 1, Width: 0.6, Belly: 0.6, Tip: 0.6}, middle, 38, tiles.Paler(red))
	b.PetalAt(tiles.Petal{To: 1.1, Width: 0.56, Belly: 0.5, Tip: 0.8}, middle, 0, red)
	fall := tiles.Petal{To: 1, Width: 0.56, Belly: 0.72}
	b.PetalAt(fall, middle, -112, red)
	b.PetalAt(fall, middle, 112, red)
	b.PetalAt(tiles.Petal{To: 0.86, Width: 0.6, Belly: 0.66}, middle, 180, red)
	b.Fill(tiles.Petal{To: 0.5, Width: 0.2, Belly: 0.6, Tip: 0.6}.Path().Transformed(middle, 1, 180), b.Theme.Heart)
}

// maple is a leaf with seven lobes.
func maple(b *tiles.Brush) {
	root := scene.Point{Y: 0.3}
	lobes := []struct{ degrees, length, width float64 }{{0, 1.32, 0.46}, {42, 1.2, 0.42}, {82, 0.98, 0.36}, {124, 0.6, 0.26}}
	var outline []scene.Path
	for _, lobe := range lobes {
		form := tiles.Petal{From: -0.06, To: lobe.length, Width: lobe.width, Belly: 0.46, Tip: 1}.Path()
		outline = append(outline, form.Transformed(root, 1, lobe.degrees), form.Transformed(root, 1, -lobe.degrees))
	}
	b.Stroke(tiles.LinePath(0, 0.3, 0.06, 1), b.Ink(), 0.12)
	b.Union(b.Red(), outline...)
	for _, lobe := range lobes[:3] {
		for _, side := range []float64{-1, 1} {
			tip := tiles.Polar(lobe.length*0.72, side*lobe.degrees)
			b.Stroke(tiles.LinePath(root.X, root.Y, root.X+tip.X, root.Y+tip.Y), tiles.Deeper(tiles.Deeper(b.Red())), b.Thin())
		}
	}
}

// peony has whorl on whorl, and no heart that shows.
func peony(b *tiles.Brush) {
	red := b.Red()
	b.PetalRing(7, tiles.Petal{From: 0.1, To: 1, Width: 0.84, Belly: 0.66, Notch: 0.06}, 0, tiles.Deeper(red))
	b.PetalRing(6, tiles.Petal{From: 0.05, To: 0.72, Width: 0.66, Belly: 0.66, Notch: 0.05}, 26, red)
	b.PetalRing(5, tiles.Petal{To: 0.44, Width: 0.46, Belly: 0.66}, 0, tiles.Paler(red))
	b.Paint(scene.Circle(scene.Point{}, 0.14), tiles.Paler(tiles.Paler(red)))
}

// clover has three leaves like hearts.
func clover(b *tiles.Brush) {
	b.Stroke(scene.Path{tiles.PathStep(scene.MoveTo, 0, 0), tiles.PathStep(scene.CubeTo, 0.02, 0.4, 0.1, 0.75, 0.34, 1)}, b.Theme.MapleInk, 0.24)
	b.Stroke(scene.Path{tiles.PathStep(scene.MoveTo, 0, 0), tiles.PathStep(scene.CubeTo, 0.02, 0.4, 0.1, 0.75, 0.34, 1)}, b.Theme.PetalLeaf, 0.12)
	b.PetalRing(3, tiles.Petal{From: 0.02, To: 1.06, Width: 1.02, Belly: 0.64, Notch: 0.28}, 0, b.Theme.PetalWhite)
	for i := range 3 {
		chevron := tiles.LinePath(-0.24, -0.5, 0, -0.66, 0.24, -0.5)
		b.Stroke(chevron.Transformed(scene.Point{}, 1, 120*float64(i)), b.Theme.PetalLeaf, 0.09)
	}
}

// pine is three clouds of needles on a trunk.
func pine(b *tiles.Brush) {
	b.Stroke(tiles.LinePath(0, 0.2, 0, 0.94), b.Theme.MapleInk, 0.26)
	b.Stroke(tiles.LinePath(0, 0.2, 0, 0.94), bark, 0.13)
	for _, cloud := range []struct{ x, y, radius float64 }{{-0.48, 0.55, 0.48}, {0.48, 0.55, 0.48}, {0, 0, 0.66}} {
		at := scene.Point{X: cloud.x, Y: cloud.y}
		b.Paint(append(tiles.ArcPath(cloud.radius, -100, 100), scene.Step{Op: scene.Close}).Transformed(at, 1, 0), b.Theme.PetalWhite)
		for i := range 5 {
			turn := -60 + 30*float64(i)
			b.Stroke(scene.Line(tiles.Polar(0.12, turn), tiles.Polar(cloud.radius*0.76, turn)).Transformed(at, 1, 0), b.Theme.PetalLeaf, 0.07)
		}
	}
}

// willow hangs down in strands of narrow leaves.
func willow(b *tiles.Brush) {
	bough := scene.Path{tiles.PathStep(scene.MoveTo, -0.98, -0.3), tiles.PathStep(scene.CubeTo, -0.6, -0.95, 0.4, -1.05, 0.95, -0.62)}
	b.Stroke(bough, b.Theme.MapleInk, 0.24)
	b.Stroke(bough, bark, 0.12)
	leaf := tiles.Petal{To: 0.6, Width: 0.3, Belly: 0.45, Tip: 1}
	for _, strand := range []struct {
		x, y   float64
		leaves int
	}{{-0.66, -0.62, 3}, {0, -0.88, 4}, {0.66, -0.78, 3}} {
		for i := range strand.leaves {
			turn := 205.0
			if i%2 == 1 {
				turn = 155
			}
			b.PetalAt(leaf, scene.Point{X: strand.x, Y: strand.y + 0.36*float64(i)}, turn, b.Theme.PetalWhite)
		}
	}
}

// wisteria is a cluster that hangs down and narrows.
func wisteria(b *tiles.Brush) {
	leaf := tiles.Petal{To: 0.86, Width: 0.4, Belly: 0.5, Tip: 1}
	b.PetalAt(leaf, scene.Point{Y: -0.86}, -104, b.Theme.PetalLeaf)
	b.PetalAt(leaf, scene.Point{Y: -0.86}, 104, b.Theme.PetalLeaf)
	for row := 4; row >= 0; row-- {
		n, size := 4-row, 0.25-0.025*float64(row)
		if row > 2 {
			n = 5 - row
		}
		for i := range n {
			x := (float64(i) - float64(n-1)/2) * 0.4
			b.Paint(scene.Circle(scene.Point{X: x, Y: -0.55 + 0.38*float64(row)}, size), b.Theme.PetalWhite)
		}
	}
}
