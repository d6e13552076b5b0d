package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// Action is what a move does. A [game.Move] holds, from the highest byte down, its action, a
// kind of tile, and two points.
type Action uint8

// The actions.
const (
	ActionAccents Action = iota // the last byte is an index into accentChoices
	ActionPlant                 // kind, gate
	ActionArrange               // from, to
	ActionBonus                 // kind, point, and for a Boat on a flower where that goes
	ActionPass
	ActionEnd Action = 255 // game.End
)

func newMove(a Action, k Kind, at, to board.Point) game.Move {
	return game.Move(a)<<24 | game.Move(k)<<16 | game.Move(at)<<8 | game.Move(to)
}

// ActionOf returns what a move does.
func ActionOf(m game.Move) Action { return Action(m >> 24) }

// MoveParts returns, for Plant a kind and a gate, for Arrange two points, for Bonus a kind, a
// point, and for a Boat on a flower where that goes.
func MoveParts(m game.Move) (k Kind, at, to board.Point) { return kindOf(m), atOf(m), toOf(m) }

func kindOf(m game.Move) Kind      { return Kind(m >> 16 & 15) }
func atOf(m game.Move) board.Point { return board.Point(m >> 8) }
func toOf(m game.Move) board.Point { return board.Point(m) }
func choiceOf(m game.Move) hand    { return accentChoices[m&255] }
func accentsMove(i int) game.Move  { return newMove(ActionAccents, 0, 0, board.Point(i)) }
func arrangeMove(from, to board.Point) game.Move {
	return newMove(ActionArrange, 0, from, to)
}
func plantMove(k Kind, gate board.Point) game.Move {
	return newMove(ActionPlant, k, gate, board.NoPoint)
}
func bonusMove(k Kind, at, to board.Point) game.Move { return newMove(ActionBonus, k, at, to) }

var passMove = newMove(ActionPass, 0, board.NoPoint, board.NoPoint)
