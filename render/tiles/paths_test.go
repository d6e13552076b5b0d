package tiles

import (
	"math"
	"testing"

	"github.com/teahouse-games/teahouse/render/scene"
)

func TestArcFollowsItsCircle(t *testing.T) {
	for _, turn := range [][2]float64{{0, 90}, {0, 360}, {90, -200}, {-68, 68}, {10, 10}} {
		path := ArcPath(2, turn[0], turn[1])
		start, end := path[0].To[0], path[len(path)-1].To[2]
		if want := Polar(2, turn[0]); apart(start, want) > 1e-9 {
			t.Errorf("from %v to %v it begins at %v, not at %v", turn[0], turn[1], start, want)
		}
		if want := Polar(2, turn[1]); apart(end, want) > 1e-9 {
			t.Errorf("from %v to %v it ends at %v, not at %v", turn[0], turn[1], end, want)
		}
		for i, s := range path[1:] {
			last := path[i].To[2]
			if i == 0 {
				last = start
			}
			middle := scene.Point{
				X: (last.X + 3*s.To[0].X + 3*s.To[1].X + s.To[2].X) / 8,
				Y: (last.Y + 3*s.To[0].Y + 3*s.To[1].Y + s.To[2].Y) / 8,
			}
			if off := math.Abs(math.Hypot(middle.X, middle.Y) - 2); off > 0.001 {
				t.Errorf("from %v to %v it leaves the circle by %v", turn[0], turn[1], off)
			}
		}
	}
}

func TestChord(t *testing.T) {
	square := []scene.Point{{X: -1, Y: -1}, {X: 1, Y: -1}, {X: 1, Y: 1}, {X: -1, Y: 1}}
	for _, c := range []struct {
		at, along, from, to scene.Point
		ok                  bool
	}{
		{scene.Point{Y: 0.5}, scene.Point{X: 1}, scene.Point{X: -1, Y: 0.5}, scene.Point{X: 1, Y: 0.5}, true},
		{scene.Point{X: 9, Y: 0.5}, scene.Point{X: 2}, scene.Point{X: -1, Y: 0.5}, scene.Point{X: 1, Y: 0.5}, true},
		{scene.Point{X: 1, Y: -2}, scene.Point{X: -1, Y: 1}, scene.Point{X: 0, Y: -1}, scene.Point{X: -1, Y: 0}, true},
		{at: scene.Point{Y: 1.5}, along: scene.Point{X: 1}},
		{at: scene.Point{X: 2, Y: -2}, along: scene.Point{X: 1, Y: 1}},
	} {
		from, to, ok := chord(square, c.at, c.along)
		if ok != c.ok || apart(from, c.from) > 1e-9 || apart(to, c.to) > 1e-9 {
			t.Errorf("through %v along %v: from %v to %v, %v; want from %v to %v, %v", c.at, c.along, from, to, ok, c.from, c.to, c.ok)
		}
	}
}

func apart(a, b scene.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }
