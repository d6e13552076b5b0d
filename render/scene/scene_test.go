package scene

import (
	"math"
	"testing"
)

func TestCircleIsRound(t *testing.T) {
	centre := Point{3, -2}
	path := Circle(centre, 5)
	at := path[0].To[0]
	for _, step := range path[1:5] {
		for i := range 101 {
			u, v := float64(i)/100, 1-float64(i)/100
			a, b, c, d := v*v*v, 3*v*v*u, 3*v*u*u, u*u*u
			x := a*at.X + b*step.To[0].X + c*step.To[1].X + d*step.To[2].X
			y := a*at.Y + b*step.To[0].Y + c*step.To[1].Y + d*step.To[2].Y
			if r := math.Hypot(x-centre.X, y-centre.Y); math.Abs(r-5) > 5*0.0003 {
				t.Fatalf("%v,%v is %v from the centre, want 5", x, y, r)
			}
		}
		at = step.To[2]
	}
	if path[5].Op != Close || at != path[0].To[0] {
		t.Errorf("it ends at %v", at)
	}
}

func TestPlaced(t *testing.T) {
	path := Line(Point{1, 0}, Point{0, 1}).Transformed(Point{10, 20}, 2, 90)
	for i, want := range []Point{{10, 22}, {8, 20}} {
		if got := path[i].To[0]; math.Hypot(got.X-want.X, got.Y-want.Y) > 1e-9 {
			t.Errorf("point %d is %v, want %v", i, got, want)
		}
	}
}

func TestPolygon(t *testing.T) {
	path := Polygon(Point{0, 0}, Point{1, 0}, Point{0, 1})
	ops := []StepKind{MoveTo, LineTo, LineTo, Close}
	for i, op := range ops {
		if i >= len(path) || path[i].Op != op {
			t.Fatalf("the steps are %v, want %v", path, ops)
		}
	}
}
