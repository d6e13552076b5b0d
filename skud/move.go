package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// MoveType is what a move does. A [game.Move] holds, from the highest byte down, its type, a
// kind of tile, and two points.
type MoveType uint8

// The types of moves.
const (
	MoveAccents MoveType = iota // the last byte is an index into accentChoices
	MovePlant                   // kind, gate
	MoveArrange                 // from, to
	MoveBonus                   // kind, point, and for a Boat on a flower where that goes
	MovePass
	MoveEnd MoveType = 255 // game.End
)

func newMove(a MoveType, k Kind, at, to board.Point) game.Move {
	return game.Move(a)<<24 | game.Move(k)<<16 | game.Move(at)<<8 | game.Move(to)
}

// TypeOf returns what a move does.
func TypeOf(m game.Move) MoveType { return MoveType(m >> 24) }

// MoveParts returns, for Plant a kind and a gate, for Arrange two points, for Bonus a kind, a
// point, and for a Boat on a flower where that goes.
func MoveParts(m game.Move) (k Kind, at, to board.Point) { return kindOf(m), atOf(m), toOf(m) }

func kindOf(m game.Move) Kind      { return Kind(m >> 16 & 15) }
func atOf(m game.Move) board.Point { return board.Point(m >> 8) }
func toOf(m game.Move) board.Point { return board.Point(m) }
func choiceOf(m game.Move) hand    { return accentChoices[m&255] }
func accentsMove(i int) game.Move  { return newMove(MoveAccents, 0, 0, board.Point(i)) }
func arrangeMove(from, to board.Point) game.Move {
	return newMove(MoveArrange, 0, from, to)
}
func plantMove(k Kind, gate board.Point) game.Move {
	return newMove(MovePlant, k, gate, board.NoPoint)
}
func bonusMove(k Kind, at, to board.Point) game.Move { return newMove(MoveBonus, k, at, to) }

var passMove = newMove(MovePass, 0, board.NoPoint, board.NoPoint)
