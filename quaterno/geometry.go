package quaterno

import "github.com/teahouse-games/teahouse/board"

// noWay is the direction between points that no line joins.
const noWay = board.Directions

// geometry holds what the rules ask of pairs of points. Rows are indexed by any
// byte; board.NoPoint is on no line with anything.
type geometry struct {
	toward [256][256]board.Direction // from the first point to the second, or noWay
	apart  [256][256]uint8           // a king's steps
	length [256][board.Directions]uint8

	around    [board.Points][board.Points]board.Point        // all points by their distance, nearest first
	ringStart [board.Points][2*board.MaxCoordinate + 2]uint8 // where the points of each distance begin in around
}

var lines = newGeometry()

func newGeometry() *geometry {
	g := new(geometry)
	for i := range g.toward {
		for j := range g.toward[i] {
			g.toward[i][j] = noWay
		}
	}
	for p := range board.Point(board.Points) {
		for d := range board.Directions {
			ray := p.Ray(d)
			g.length[p][d] = uint8(len(ray))
			for _, q := range ray {
				g.toward[p][q] = d
			}
		}
		for q := range board.Point(board.Points) {
			g.apart[p][q] = distance(p, q)
		}
		n := 0
		for r := range g.ringStart[p] {
			g.ringStart[p][r] = uint8(n)
			for q := range board.Point(board.Points) {
				if int(g.apart[p][q]) == r {
					g.around[p][n] = q
					n++
				}
			}
		}
	}
	return g
}

// ring returns the points at distance r from p. r is at most 16, the distance
// of the two points farthest from each other.
func (g *geometry) ring(p board.Point, r uint8) []board.Point {
	return g.around[p][g.ringStart[p][r]:g.ringStart[p][r+1]]
}

// distance is max(|dx|,|dy|) (decision 4).
func distance(p, q board.Point) uint8 {
	px, py := p.XY()
	qx, qy := q.XY()
	return uint8(max(px-qx, qx-px, py-qy, qy-py))
}
