package judge

import (
	"context"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// search tries everything in the next turns, until its work is done.
type search struct {
	ctx     context.Context
	left    int // positions that may still be made
	stopped bool
	known   map[searchKey]bool
	killers [maxTurns + 1][]game.Move // by turns left: the defence that held last
}

type searchKey struct {
	position uint64
	turns    int
}

// maxTurns is the most turns for which the search remembers a defence.
const maxTurns = 16

// spend counts a position, and reports whether the search goes on.
func (s *search) spend() bool {
	s.left--
	if s.left < 0 || s.left&7 == 0 && s.ctx.Err() != nil {
		s.stopped = true
	}
	return !s.stopped
}

// proves reports what a search has found, and whether it came to its end.
func (s *search) proves(find func() bool) (result, proved bool) {
	s.stopped = false
	result = find()
	return result, !s.stopped
}

// wins reports whether the seat to move wins within an odd number of turns.
func (s *search) wins(g game.State, turns int) bool {
	if turns < 1 {
		return false
	}
	us := g.ToMove()
	if s.visit(g, nil, func([]game.Move) bool { o := g.Outcome(); return o.Over() && o.Winner == us }) {
		return true
	}
	return turns >= 3 && s.memoize(g, turns, func() bool {
		return s.visit(g, nil, func([]game.Move) bool { return !g.Outcome().Over() && s.loses(g, turns-1) })
	})
}

// loses reports whether the seat to move loses within an even number of turns.
func (s *search) loses(g game.State, turns int) bool {
	them := g.ToMove().Opponent()
	if o := g.Outcome(); o.Over() {
		return o.Winner == them
	}
	if turns < 2 || g.ToMove() == game.Chance {
		return false
	}
	holds := func(turn []game.Move) bool {
		var held bool
		if o := g.Outcome(); o.Over() {
			held = o.Winner != them
		} else {
			held = !s.wins(g, turns-1)
		}
		if held && turns <= maxTurns {
			s.killers[turns] = slices.Clone(turn)
		}
		return held
	}
	return s.memoize(g, turns, func() bool {
		if turns <= maxTurns && s.try(g, s.killers[turns], holds) {
			return false
		}
		return !s.visit(g, nil, holds)
	})
}

func (s *search) memoize(g game.State, turns int, solve func() bool) bool {
	key := searchKey{g.Hash(), turns}
	result, ok := s.known[key]
	if !ok {
		if result = solve(); !s.stopped {
			s.known[key] = result
		}
	}
	return result
}

// visit calls f where each turn leads, until f returns true, and reports whether it did. It leaves g as it was.
func (s *search) visit(g game.State, turn []game.Move, f func(turn []game.Move) bool) bool {
	for _, m := range g.AppendMoves(nil) {
		if !s.spend() {
			return false
		}
		g.Do(m)
		longer := slices.Concat(turn, []game.Move{m})
		var found bool
		if g.MidTurn() {
			found = s.visit(g, longer, f)
		} else {
			found = f(longer)
		}
		g.Undo()
		if found {
			return true
		}
	}
	return false
}

// try calls f where a turn leads, if it is legal, and returns what f does.
func (s *search) try(g game.State, turn []game.Move, f func(turn []game.Move) bool) (found bool) {
	played := 0
	for _, m := range turn {
		if !slices.Contains(g.AppendMoves(nil), m) || !s.spend() {
			break
		}
		g.Do(m)
		played++
	}
	if found = played > 0 && played == len(turn) && !g.MidTurn() && f(turn); played > 0 {
		for range played {
			g.Undo()
		}
	}
	return found
}
