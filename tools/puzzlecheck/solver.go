package main

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// tableSize is the number of entries of a table, a power of two.
const tableSize = 1 << 18

// entry is a solved position: whether the seat to move wins within an odd number of turns, or loses
// within an even one.
type entry struct {
	hash   uint64
	turns  uint8
	result bool
}

// solver tries all turns of a game that it makes and takes back.
type solver struct {
	g     game.State
	table []entry
	// last is the turn that decided last, by the number of turns that were left. It is tried first.
	last      [maxTurns + 1][]game.Move
	positions int
}

// maxTurns is the largest number of turns of a puzzle.
const maxTurns = 9

func newSolver(g game.State) *solver { return &solver{g: g, table: make([]entry, tableSize)} }

// eachTurn makes every turn and calls visit after it, until visit returns false. It begins with the
// turn first if that is legal. Afterwards the game is as it was.
func (s *solver) eachTurn(first []game.Move, visit func(turn []game.Move) bool) {
	s.eachMove(nil, first, visit)
}

func (s *solver) eachMove(begun, first []game.Move, visit func(turn []game.Move) bool) bool {
	moves := s.g.AppendMoves(nil)
	if n := len(begun); n < len(first) && slices.Equal(begun, first[:n]) {
		if i := slices.Index(moves, first[n]); i > 0 {
			moves[0], moves[i] = moves[i], moves[0]
		}
	}
	turn := slices.Clone(begun)
	for _, m := range moves {
		s.g.Do(m)
		turn = append(turn[:len(begun)], m)
		var more bool
		if s.g.MidTurn() {
			more = s.eachMove(turn, first, visit)
		} else {
			s.positions++
			more = visit(turn)
		}
		s.g.Undo()
		if !more {
			return false
		}
	}
	return true
}

// exists reports whether after one of the turns something holds.
func (s *solver) exists(turns int, holds func() bool) (found bool) {
	s.eachTurn(s.last[turns], func(turn []game.Move) bool {
		if found = holds(); found {
			s.last[turns] = slices.Clone(turn)
		}
		return !found
	})
	return found
}

// remember returns what the table has about the position, or solves it.
func (s *solver) remember(turns int, solve func() bool) bool {
	hash := s.g.Hash()
	e := &s.table[(hash^uint64(turns)*0x9e3779b97f4a7c15)%tableSize]
	if e.hash == hash && int(e.turns) == turns {
		return e.result
	}
	result := solve()
	*e = entry{hash, uint8(turns), result}
	return result
}

// wins reports whether the seat to move wins within an odd number of turns. The game is not over.
func (s *solver) wins(turns int) bool {
	if turns < 1 {
		return false
	}
	return s.remember(turns, func() bool {
		if s.wins(turns - 2) {
			return true
		}
		us := s.g.ToMove()
		return s.exists(turns, func() bool { return s.isWon(us, turns) })
	})
}

// loses reports whether the seat to move loses within an even number of turns. The game is not over.
func (s *solver) loses(turns int) bool {
	if turns < 2 {
		return false
	}
	return s.remember(turns, func() bool {
		us := s.g.ToMove()
		return !s.exists(turns, func() bool { return !s.isLost(us, turns) })
	})
}

// isWon reports whether a seat has won, or wins within that many turns, that have begun with the turn
// just made.
func (s *solver) isWon(us game.Seat, turns int) bool {
	if o := s.g.Outcome(); o.Over() {
		return o.Winner == us
	}
	return s.loses(turns - 1)
}

// isLost is isWon for the loss.
func (s *solver) isLost(us game.Seat, turns int) bool {
	if o := s.g.Outcome(); o.Over() {
		return o.Winner == us.Opponent()
	}
	return s.wins(turns - 1)
}
