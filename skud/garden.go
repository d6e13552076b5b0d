package skud

import "github.com/teahouse-games/teahouse/board"

// gardenRule is where a kind of tile may stand.
type gardenRule uint8

const (
	anyGround   gardenRule = iota // special flowers and Accents
	redGround                     // red flowers: not strictly inside a white triangle
	whiteGround                   // white flowers: not strictly inside a red triangle
)

var kindGround = [Kinds]gardenRule{redGround, redGround, redGround, whiteGround, whiteGround, whiteGround}

// gardens is the points, gates left out, on which each ground lets stand.
var gardens = func() (t [3]PointSet) {
	for p := range board.Point(board.Points) {
		if p.IsGate() {
			continue
		}
		t[anyGround].add(p)
		if p.Regions()&^board.Whites != 0 {
			t[redGround].add(p)
		}
		if p.Regions()&^board.Reds != 0 {
			t[whiteGround].add(p)
		}
	}
	return t
}()

// mayStand reports whether a tile of kind k may stand on p, which a gate never is.
func (k Kind) mayStand(p board.Point) bool { return gardens[kindGround[k]].has(p) }
