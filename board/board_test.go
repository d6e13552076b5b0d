package board

import "testing"

func TestCounts(t *testing.T) {
	if last := Point(Points - 1); points.at[2*MaxCoordinate][MaxCoordinate+4] != last {
		t.Errorf("the last point is %v, want 4,8", last)
	}
	rows := []int{9, 11, 13, 15, 17, 17, 17, 17, 17, 17, 17, 17, 17, 15, 13, 11, 9}
	for i, want := range rows {
		got := 0
		for x := -MaxCoordinate; x <= MaxCoordinate; x++ {
			if PointAt(x, i-MaxCoordinate) != NoPoint {
				got++
			}
		}
		if got != want {
			t.Errorf("row y=%d holds %d points, want %d", i-MaxCoordinate, got, want)
		}
	}
	n := 0
	for y := -20; y < 20; y++ {
		for x := -20; x < 20; x++ {
			if _, ok := SquareAt(x, y); ok {
				n++
			}
		}
	}
	if n != Squares {
		t.Errorf("%d squares, want %d", n, Squares)
	}
}

func TestRegionsOfPoints(t *testing.T) {
	tests := []struct {
		x, y int
		want RegionSet
	}{
		{0, 0, Reds | Whites},
		{3, 4, 1<<NorthEastRed | 1<<NorthEastYellow},
		{0, 8, 1<<NorthGateEast | 1<<NorthGateWest},
		{1, 1, 1 << NorthEastRed},
		{0, 7, 1<<NorthEastRed | 1<<NorthWestWhite | 1<<NorthEastYellow | 1<<NorthWestYellow | 1<<NorthGateEast | 1<<NorthGateWest},
		{1, 8, 1<<NorthGateEast | 1<<NorthEastYellow},
	}
	for _, test := range tests {
		if got := PointAt(test.x, test.y).Regions(); got != test.want {
			t.Errorf("%d,%d touches %016b, want %016b", test.x, test.y, got, test.want)
		}
	}
	var gates []string
	for p := range Point(Points) {
		if p.IsGate() {
			gates = append(gates, p.String())
		}
	}
	if len(gates) != 4 {
		t.Errorf("gates %v, want 0,-8 -8,0 8,0 0,8", gates)
	}
}

// Balance, decision 1: 41 kinds of place by the set of regions, 16 in one
// region, 20 in two, 5 at crossings; points alone 8, 20 and 5.
func TestKindsOfPlace(t *testing.T) {
	onPoints, all := map[RegionSet]bool{}, map[RegionSet]bool{}
	for p := range Point(Points) {
		onPoints[p.Regions()], all[p.Regions()] = true, true
	}
	for s := range Squares {
		all[Square(s).Regions()] = true
	}
	if len(onPoints) != 33 || len(all) != 41 {
		t.Errorf("%d kinds of point, %d of place, want 33 and 41", len(onPoints), len(all))
	}
}

func TestNamesRoundTrip(t *testing.T) {
	for p := range Point(Points) {
		if q, rest, ok := CutPoint(p.String() + "-"); !ok || q != p || rest != "-" {
			t.Errorf("CutPoint(%v-) = %v, %q, %v", p, q, rest, ok)
		}
	}
	for i := range Squares {
		s := Square(i)
		if q, rest, ok := CutSquare(s.String() + "-"); !ok || q != s || rest != "-" {
			t.Errorf("CutSquare(%v-) = %v, %q, %v", s, q, rest, ok)
		}
	}
	for _, bad := range []string{"", "1", "1,", "01,2", "-0,2", "+1,2", "1,-0", " 1,2", "8,8", "1 ,2", "99999999999,0"} {
		if p, _, ok := CutPoint(bad); ok {
			t.Errorf("CutPoint(%q) = %v, want none", bad, p)
		}
	}
	for _, bad := range []string{"", "a", "a1", "j0", "j-1", "j010", "s9", "J10", "j19"} {
		if s, rest, ok := CutSquare(bad); ok && rest == "" {
			t.Errorf("CutSquare(%q) = %v, want none", bad, s)
		}
	}
}

func TestRays(t *testing.T) {
	if got := len(Centre.Ray(North)); got != 8 {
		t.Errorf("the ray north of the centre has %d points, want 8", got)
	}
	if got := len(Centre.Ray(NorthEast)); got != 6 {
		t.Errorf("the ray north-east of the centre has %d points, want 6", got)
	}
	for p := range Point(Points) {
		for d := range Directions {
			if q := p.Step(d); q != NoPoint && q.Step(d.Opposite()) != p {
				t.Errorf("%v: a step and back leads elsewhere", p)
			}
		}
	}
}
