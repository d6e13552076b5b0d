package tiles

import (
	"math"

	"github.com/teahouse-games/teahouse/render/scene"
)

// petal is the form of a petal or a leaf that points up from a heart at 0,0.
type petal struct {
	from, to float64 // its ends' distances from the heart
	width    float64
	belly    float64 // where it is widest, 0 at from and 1 at to
	tip      float64 // 0 round, 1 pointed
	notch    float64 // how deep the tip is cut in
}

func (f petal) path() scene.Path {
	half := f.width / 2
	belly := f.from + f.belly*(f.to-f.from)
	shoulder := belly + 0.55*(f.to-belly)
	// A round tip is reached from the side, a pointed one from below.
	besideTip := scene.Point{
		X: half * (0.6*(1-f.tip) + 0.12*f.tip),
		Y: -(f.to - f.tip*0.35*(f.to-belly)),
	}
	return scene.Path{
		step(scene.MoveTo, 0, -f.from),
		step(scene.CubeTo, 0.55*half, -f.from, half, -(f.from + 0.45*(belly-f.from)), half, -belly),
		step(scene.CubeTo, half, -shoulder, besideTip.X, besideTip.Y, 0, -(f.to - f.notch)),
		step(scene.CubeTo, -besideTip.X, besideTip.Y, -half, -shoulder, -half, -belly),
		step(scene.CubeTo, -half, -(f.from + 0.45*(belly-f.from)), -0.55*half, -f.from, 0, -f.from),
		{Op: scene.Close},
	}
}

// petalRing paints n petals round 0,0, the first of them turned by some degrees.
func (b *pieceDrawer) petalRing(n int, form petal, degrees float64, fill scene.Colour) {
	for i := range n {
		turn := degrees + 360*float64(i)/float64(n)
		b.paint(form.path().Transformed(scene.Point{}, 1, turn), fill)
	}
}

// petalAt paints one petal or leaf that grows from a place.
func (b *pieceDrawer) petalAt(form petal, at scene.Point, degrees float64, fill scene.Colour) {
	b.paint(form.path().Transformed(at, 1, degrees), fill)
}

// heart paints the middle of a flower.
func (b *pieceDrawer) heart(radius float64) {
	b.paint(scene.Circle(scene.Point{}, radius), b.theme.Heart)
}

// stamens draws n threads with anthers.
func (b *pieceDrawer) stamens(n int, length, degrees float64) {
	for i := range n {
		sin, cos := math.Sincos((degrees + 360*float64(i)/float64(n)) * math.Pi / 180)
		end := scene.Point{X: length * sin, Y: -length * cos}
		b.line(scene.Line(scene.Point{}, end), b.theme.MapleInk, b.thin)
		b.paint(scene.Circle(end, 0.07), b.theme.Heart)
	}
}

// sprout draws two leaves on a stem.
func (b *pieceDrawer) sprout(colour scene.Colour) {
	b.line(line(0, 0.62, 0, 0), colour, 0.2)
	leaf := petal{to: 0.78, width: 0.5, belly: 0.55, tip: 0.8}
	for _, turn := range []float64{-48, 48} {
		b.fill(leaf.path().Transformed(scene.Point{Y: 0.12}, 1, turn), colour)
	}
}

// step makes a step of a path from coordinates.
func step(op scene.StepKind, xy ...float64) scene.Step {
	s := scene.Step{Op: op}
	for i := 0; i+1 < len(xy); i += 2 {
		s.To[i/2] = scene.Point{X: xy[i], Y: xy[i+1]}
	}
	return s
}
