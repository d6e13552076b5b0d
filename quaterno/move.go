package quaterno

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// action is what a turn does.
type action uint8

const (
	actionPlace action = iota + 1
	actionMove
	actionSwap
	actionOrbit
	actionDrawNear
	actionPush
	actionPlaceBehind
	actionPass
)

// actionIDs are the names of the tiles' actions in the identifiers of messages.
var actionIDs = [...]string{
	actionSwap: "swap", actionOrbit: "orbit", actionDrawNear: "draw-near", actionPush: "push", actionPlaceBehind: "place-behind",
}

// actionOfKind is each kind's action; Moon and Soldier have none.
var actionOfKind = [8]action{Sun: actionOrbit, Fan: actionSwap, Anchor: actionDrawNear, Stick: actionPush, Compass: actionPlaceBehind}

// A move is, from the lowest bit, 8 bits deed, 4 the tile that acts, 4 its
// target (0 where there is none), 8 the point where the tile or the target goes
// (0 for Swap and pass).
func newMove(d action, t, target tile, to board.Point) game.Move {
	return game.Move(d) | game.Move(t)<<8 | game.Move(target)<<12 | game.Move(to)<<16
}

const pass = game.Move(actionPass)

func moveAction(m game.Move) action  { return action(m) }
func moveTile(m game.Move) tile      { return tile(m >> 8 & 15) }
func moveTarget(m game.Move) tile    { return tile(m >> 12 & 15) }
func moveTo(m game.Move) board.Point { return board.Point(m >> 16) }
