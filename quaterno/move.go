package quaterno

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// deed is what a turn does.
type deed uint8

const (
	deedPlace deed = iota + 1
	deedMove
	deedSwap
	deedOrbit
	deedDrawNear
	deedPush
	deedPlaceBehind
	deedPass
)

var deedNames = [...]string{
	deedPlace: "Placement", deedMove: "Move", deedSwap: "Swap", deedOrbit: "Orbit",
	deedDrawNear: "Draw Near", deedPush: "Push", deedPlaceBehind: "Place Behind", deedPass: "Pass",
}

func (d deed) String() string { return deedNames[d] }

// actions is each kind's action; Moon and Soldier have none.
var actions = [8]deed{Sun: deedOrbit, Fan: deedSwap, Anchor: deedDrawNear, Stick: deedPush, Compass: deedPlaceBehind}

// A move is, from the lowest bit, 8 bits deed, 4 the tile that acts, 4 its
// target (0 where there is none), 8 the point where the tile or the target goes
// (0 for Swap and pass).
func newMove(d deed, t, target tile, to board.Point) game.Move {
	return game.Move(d) | game.Move(t)<<8 | game.Move(target)<<12 | game.Move(to)<<16
}

const pass = game.Move(deedPass)

func moveDeed(m game.Move) deed      { return deed(m) }
func moveTile(m game.Move) tile      { return tile(m >> 8 & 15) }
func moveTarget(m game.Move) tile    { return tile(m >> 12 & 15) }
func moveTo(m game.Move) board.Point { return board.Point(m >> 16) }
