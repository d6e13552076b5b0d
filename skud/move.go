package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// A game.Move of Skud holds, from the highest byte down, what is done, a kind
// of tile, and two points.
type action uint8

const (
	actionAccents action = iota // the last byte is an index into accentChoices
	actionPlant                 // kind, gate
	actionArrange               // from, to
	actionBonus                 // kind, point, and for a Boat on a flower where that goes
	actionPass
	actionEnd action = 255 // game.End
)

func newMove(a action, k Kind, at, to board.Point) game.Move {
	return game.Move(a)<<24 | game.Move(k)<<16 | game.Move(at)<<8 | game.Move(to)
}

func actionOf(m game.Move) action  { return action(m >> 24) }
func kindOf(m game.Move) Kind      { return Kind(m >> 16 & 15) }
func atOf(m game.Move) board.Point { return board.Point(m >> 8) }
func toOf(m game.Move) board.Point { return board.Point(m) }
func choiceOf(m game.Move) hand    { return accentChoices[m&255] }
func accentsMove(i int) game.Move  { return newMove(actionAccents, 0, 0, board.Point(i)) }
func arrangeMove(from, to board.Point) game.Move {
	return newMove(actionArrange, 0, from, to)
}
func plantMove(k Kind, gate board.Point) game.Move {
	return newMove(actionPlant, k, gate, board.NoPoint)
}
func bonusMove(k Kind, at, to board.Point) game.Move { return newMove(actionBonus, k, at, to) }

var passMove = newMove(actionPass, 0, board.NoPoint, board.NoPoint)
