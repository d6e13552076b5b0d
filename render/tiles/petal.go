package tiles

import (
	"math"

	"github.com/teahouse-games/teahouse/render/scene"
)

// Petal is the form of a petal or a leaf that points up from a heart at 0,0.
type Petal struct {
	From, To float64 // its ends' distances from the heart
	Width    float64
	Belly    float64 // where it is widest, 0 at From and 1 at To
	Tip      float64 // 0 round, 1 pointed
	Notch    float64 // how deep the tip is cut in
}

// Path returns the outline.
func (f Petal) Path() scene.Path {
	half := f.Width / 2
	belly := f.From + f.Belly*(f.To-f.From)
	shoulder := belly + 0.55*(f.To-belly)
	// A round tip is reached from the side, a pointed one from below.
	besideTip := scene.Point{
		X: half * (0.6*(1-f.Tip) + 0.12*f.Tip),
		Y: -(f.To - f.Tip*0.35*(f.To-belly)),
	}
	return scene.Path{
		PathStep(scene.MoveTo, 0, -f.From),
		PathStep(scene.CubeTo, 0.55*half, -f.From, half, -(f.From + 0.45*(belly-f.From)), half, -belly),
		PathStep(scene.CubeTo, half, -shoulder, besideTip.X, besideTip.Y, 0, -(f.To - f.Notch)),
		PathStep(scene.CubeTo, -besideTip.X, besideTip.Y, -half, -shoulder, -half, -belly),
		PathStep(scene.CubeTo, -half, -(f.From + 0.45*(belly-f.From)), -0.55*half, -f.From, 0, -f.From),
		{Op: scene.Close},
	}
}

// PetalRing paints n petals round 0,0, the first of them turned by some degrees.
func (b *Brush) PetalRing(n int, form Petal, degrees float64, fill scene.Colour) {
	for i := range n {
		turn := degrees + 360*float64(i)/float64(n)
		b.Paint(form.Path().Transformed(scene.Point{}, 1, turn), fill)
	}
}

// PetalAt paints one petal or leaf that grows from a place.
func (b *Brush) PetalAt(form Petal, at scene.Point, degrees float64, fill scene.Colour) {
	b.Paint(form.Path().Transformed(at, 1, degrees), fill)
}

// Heart paints the middle of a flower.
func (b *Brush) Heart(radius float64) {
	b.Paint(scene.Circle(scene.Point{}, radius), b.Theme.Heart)
}

// Stamens draws n threads with anthers.
func (b *Brush) Stamens(n int, length, degrees float64) {
	for i := range n {
		sin, cos := math.Sincos((degrees + 360*float64(i)/float64(n)) * math.Pi / 180)
		end := scene.Point{X: length * sin, Y: -length * cos}
		b.Stroke(scene.Line(scene.Point{}, end), b.Theme.MapleInk, b.Thin())
		b.Paint(scene.Circle(end, 0.07), b.Theme.Heart)
	}
}

// Seedling draws two leaves on a stem.
func (b *Brush) Seedling(colour scene.Colour) {
	b.Stroke(LinePath(0, 0.62, 0, 0), colour, 0.2)
	leaf := Petal{To: 0.78, Width: 0.5, Belly: 0.55, Tip: 0.8}
	for _, turn := range []float64{-48, 48} {
		b.Fill(leaf.Path().Transformed(scene.Point{Y: 0.12}, 1, turn), colour)
	}
}

// PathStep makes a step of a path from coordinates.
func PathStep(op scene.StepKind, xy ...float64) scene.Step {
	s := scene.Step{Op: op}
	for i := 0; i+1 < len(xy); i += 2 {
		s.To[i/2] = scene.Point{X: xy[i], Y: xy[i+1]}
	}
	return s
}

// Rays paints n flames round 0,0, from one distance to another.
func (b *Brush) Rays(n int, from, to, width float64) {
	b.PetalRing(n, Petal{From: from, To: to, Width: width, Belly: 0.25, Tip: 1}, 0, b.Theme.Heart)
}
