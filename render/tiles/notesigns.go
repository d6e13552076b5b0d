package tiles

import "github.com/teahouse-games/teahouse/render/scene"

// note marks a piece at the top right of its rim.
func (b *Brush) note(text string) {
	if text == "" {
		return
	}
	b.Transformed(scene.Point{X: 0.315, Y: -0.315}, 0.115, 0, func(b *Brush) {
		b.AddShape(scene.Circle(scene.Point{}, 1), b.Theme.PetalWhite, b.Theme.MapleInk, 0.2)
		draw, ok := b.set.Notes[text]
		if !ok {
			draw = Pips(1)
		}
		draw(b)
	})
}

// BudSign is a sprout.
func BudSign(b *Brush) { b.Seedling(b.Theme.PetalLeaf) }

// TrappedSign is a grid of bars.
func TrappedSign(b *Brush) {
	for _, at := range []float64{-0.27, 0.27} {
		b.Stroke(LinePath(at, -0.62, at, 0.62), b.Theme.MapleInk, 0.18)
		b.Stroke(LinePath(-0.62, at, 0.62, at), b.Theme.MapleInk, 0.18)
	}
}

// SeizedSign is two brackets that hold a point.
func SeizedSign(b *Brush) {
	for _, side := range []float64{-1, 1} {
		b.Stroke(LinePath(side*0.28, -0.55, side*0.6, -0.4, side*0.6, 0.4, side*0.28, 0.55), b.Theme.MapleInk, 0.2)
	}
	b.Fill(scene.Circle(scene.Point{}, 0.24), b.Theme.Refused)
}

// FixedSign is a pin.
func FixedSign(b *Brush) {
	b.Stroke(LinePath(0, 0, 0, 0.7), b.Theme.MapleInk, 0.18)
	b.Fill(scene.Circle(scene.Point{Y: -0.2}, 0.44), b.Theme.MapleInk)
}

// StrandedSign is a cube that has tilted over.
func StrandedSign(b *Brush) {
	b.Fill(PolygonPath(-0.4, -0.25, 0, -0.6, 0.4, -0.25, 0.4, 0.5, -0.4, 0.5).Transformed(scene.Point{}, 1, 50), b.Theme.MapleInk)
}

// CenterpieceSign is a star.
func CenterpieceSign(b *Brush) {
	b.Fill(StarPath(5, 0.74, 0.32), b.Theme.MapleInk)
}

// NoSign is a cross.
func NoSign(b *Brush) {
	b.Stroke(LinePath(-0.42, -0.42, 0.42, 0.42), b.Theme.Refused, 0.26)
	b.Stroke(LinePath(-0.42, 0.42, 0.42, -0.42), b.Theme.Refused, 0.26)
}

// Pips returns n dots as on a die, 1 to 3.
func Pips(n int) Figure {
	at := map[int][]scene.Point{
		1: {{}},
		2: {{X: -0.34}, {X: 0.34}},
		3: {{X: -0.36, Y: 0.24}, {X: 0.36, Y: 0.24}, {Y: -0.38}},
	}[n]
	return func(b *Brush) {
		for _, p := range at {
			b.Fill(scene.Circle(p, 0.26), b.Theme.MapleInk)
		}
	}
}
