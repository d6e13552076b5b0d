package board

import "github.com/teahouse-games/teahouse/game"

// Surface returns the board as a person sees it, with the points, the squares
// or both as its places.
func Surface(withPoints, withSquares bool) *game.Surface {
	s := &game.Surface{
		Kind:   game.SurfaceDisc,
		Radius: 9,
		Areas:  areas(),
		Lines:  append(grid(), borders()...),
		Extent: game.Extent{MinX: -9, MinY: -9, MaxX: 9, MaxY: 9},
	}
	if withPoints {
		for p := range Point(Points) {
			s.Places = append(s.Places, game.Place{Name: p.String(), Shape: game.ShapePoint, Centre: p.Centre(), Gate: p.IsGate()})
		}
	}
	if withSquares {
		for i := range Squares {
			sq := Square(i)
			s.Places = append(s.Places, game.Place{Name: sq.String(), Shape: game.ShapeSquare, Centre: sq.Centre()})
		}
	}
	return s
}

// Centre returns where p lies.
func (p Point) Centre() game.XY {
	x, y := p.XY()
	return game.XY{X: float64(x), Y: float64(y)}
}

// Centre returns the middle of s.
func (s Square) Centre() game.XY {
	x, y := s.XY()
	return game.XY{X: float64(x) + 0.5, Y: float64(y) + 0.5}
}

// areas are polygons; those at the rim run beyond it and are cut by it.
func areas() []game.Area {
	var list []game.Area
	quadrants := [4]struct {
		name, colour string
		x, y         float64
	}{{"north-east", "red", 1, 1}, {"south-east", "white", 1, -1}, {"south-west", "red", -1, -1}, {"north-west", "white", -1, 1}}
	for _, q := range quadrants {
		list = append(list, game.Area{Name: q.name + " yellow", Colour: "yellow", Path: []game.XY{
			{X: 7 * q.x, Y: 0}, {X: 0, Y: 7 * q.y}, {X: 9 * q.x, Y: 16 * q.y}, {X: 16 * q.x, Y: 9 * q.y}}})
		list = append(list, game.Area{Name: q.name + " " + q.colour, Colour: q.colour, Path: []game.XY{
			{X: 0, Y: 0}, {X: 7 * q.x, Y: 0}, {X: 0, Y: 7 * q.y}}})
	}
	for i, name := range [4]string{"north", "east", "south", "west"} {
		dx, dy := Direction(2 * i).Delta()
		x, y := float64(dx), float64(dy)
		list = append(list, game.Area{Name: name + " gate", Colour: "gate", Path: []game.XY{
			{X: 7 * x, Y: 7 * y}, {X: 9*x + 2*y, Y: 9*y + 2*x}, {X: 9*x - 2*y, Y: 9*y - 2*x}}})
	}
	return list
}

// grid returns every row and column of points, from rim to rim in whole steps.
func grid() []game.Segment {
	var list []game.Segment
	for c := -MaxCoordinate; c <= MaxCoordinate; c++ {
		end := 0
		for (end+1)*(end+1)+c*c < radiusSquared {
			end++
		}
		at, to := float64(c), float64(end)
		list = append(list,
			game.Segment{From: game.XY{X: -to, Y: at}, To: game.XY{X: to, Y: at}},
			game.Segment{From: game.XY{X: at, Y: -to}, To: game.XY{X: at, Y: to}})
	}
	return list
}

// borders returns the lines that cut the board into regions, cut by the rim.
func borders() []game.Segment {
	// x+y=7 meets the circle x²+y²=81 where x = (7±√113)/2.
	const near, far = -1.8150729063673246, 8.815072906367325
	list := []game.Segment{
		{From: game.XY{X: -9}, To: game.XY{X: 9}, Garden: true},
		{From: game.XY{Y: -9}, To: game.XY{Y: 9}, Garden: true},
	}
	for _, x := range [2]float64{1, -1} {
		for _, y := range [2]float64{1, -1} {
			list = append(list, game.Segment{
				From: game.XY{X: near * x, Y: far * y}, To: game.XY{X: far * x, Y: near * y}, Garden: true})
		}
	}
	return list
}
