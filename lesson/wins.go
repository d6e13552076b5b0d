package lesson

import "github.com/teahouse-games/teahouse/game"

// maxWinNodes is how many positions [winsNext] looks at. A position in which it needs more does not
// count as won.
const maxWinNodes = 100_000

// winsNext reports whether seat has won, or wins with its next turn whatever the opponent answers. g is
// between turns, and is as it was afterwards.
func winsNext(g game.Game, seat game.Seat) bool {
	s := winSearch{seat: seat, left: maxWinNodes}
	switch {
	case g.Outcome().Over():
		return g.Outcome().Winner == seat
	case g.ToMove() == seat:
		return s.wins(g) && s.left > 0
	}
	all := s.everyTurn(g, func() bool {
		if o := g.Outcome(); o.Over() {
			return o.Winner == seat
		}
		return s.wins(g)
	})
	return all && s.left > 0
}

type winSearch struct {
	seat game.Seat
	left int // positions that may still be looked at
}

// wins reports whether the seat to move has a turn that wins.
func (s *winSearch) wins(g game.State) bool {
	if g.ToMove() != s.seat {
		return false
	}
	return !s.everyTurn(g, func() bool { return g.Outcome().Winner != s.seat || !g.Outcome().Over() })
}

// everyTurn reports whether a condition holds after every turn. It stops at the first for which it does not.
func (s *winSearch) everyTurn(g game.State, holds func() bool) bool {
	for _, m := range g.AppendMoves(nil) {
		if s.left--; s.left < 0 {
			return false
		}
		g.Do(m)
		var ok bool
		if g.MidTurn() {
			ok = s.everyTurn(g, holds)
		} else {
			ok = holds()
		}
		g.Undo()
		if !ok {
			return false
		}
	}
	return true
}
