package eval

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
)

// lastTiles is how many tiles may be left where a position is solved.
const lastTiles = 4

// forcedTiles is how many tiles may be left where all moves are tried for one that wins in
// three turns of both seats, if the search begins there.
const forcedTiles = 8

// ending solves positions in which few tiles are left, exactly. Who places the last but
// three of them can win with that tile, or with the next one if no answer stops it, and
// so on: all comes down to whether some move stops every win of the other seat, which
// [answers] knows without trying all pairs of moves.
type ending struct {
	known map[uint64]solution
	by    [lastTiles + 1]desk // by tiles left
	other desk                // of loses
}

// desk is what is needed to look at a position.
type desk struct {
	outlook kutai.Outlook
	answers answers
	moves   []game.Move
}

// solution is the result of a position for the seat to move, and a move that brings it
// about.
type solution struct {
	score engine.Score
	best  game.Move
}

// solve finds the result of a position with at most lastTiles tiles left where the game is
// not over.
func (s *ending) solve(pos *kutai.Position) solution {
	hash := pos.Hash()
	if known, ok := s.known[hash]; ok {
		return known
	}
	if s.known == nil {
		s.known = map[uint64]solution{}
	}
	found := s.search(pos)
	s.known[hash] = found
	return found
}

func (s *ending) search(pos *kutai.Position) solution {
	left, mover := pos.Left(), pos.ToMove()
	at := &s.by[left]
	at.outlook.Look(pos)
	if wins := at.outlook.AppendWins(nil, mover); len(wins) > 0 {
		return solution{engine.Score{Win: 1, Proof: engine.ProvenWin, In: 1}, wins[0]}
	}
	at.moves = pos.AppendMoves(at.moves[:0])
	if left == 1 {
		return solution{engine.Score{Win: 0.5, Proof: engine.ProvenDraw, In: 1}, at.moves[0]}
	}
	at.answers.find(pos, &at.outlook, at.moves, len(at.moves))
	if at.answers.lost {
		return solution{engine.Score{Proof: engine.ProvenLoss, In: 2}, at.moves[0]}
	}
	if left == 2 {
		return solution{engine.Score{Win: 0.5, Proof: engine.ProvenDraw, In: 2}, at.answers.calmest(&at.outlook)}
	}
	return s.choose(pos, at.answers.moves)
}

// choose finds the best of the moves, all others of which lose at once, with three or four
// tiles left.
func (s *ending) choose(pos *kutai.Position, moves []game.Move) solution {
	lost := solution{engine.Score{Proof: engine.ProvenLoss, In: 2}, moves[0]}
	drawn := solution{score: engine.Score{Win: 0.5, Proof: engine.ProvenDraw, In: pos.Left()}}
	canDraw := false
	if m, ok := s.force(pos, moves); ok {
		return solution{engine.Score{Win: 1, Proof: engine.ProvenWin, In: 3}, m}
	}
	for _, m := range moves {
		after := pos.Suppose(pos.ToMove(), m)
		reply := s.solve(&after).score.Flip()
		if reply.Proof == engine.ProvenDraw {
			drawn.best, canDraw = m, true
			break
		}
		if reply.In+1 > lost.score.In {
			lost = solution{engine.Score{Proof: engine.ProvenLoss, In: reply.In + 1}, m}
		}
	}
	if canDraw {
		return drawn
	}
	return lost
}

// loses reports whether every move of the seat to move lets the other one win at once, and
// it cannot win itself.
func (s *ending) loses(pos *kutai.Position) bool {
	at := &s.other
	if _, ok := at.outlook.FindWin(pos, pos.ToMove()); ok {
		return false
	}
	at.outlook.Look(pos)
	at.moves = pos.AppendMoves(at.moves[:0])
	at.answers.find(pos, &at.outlook, at.moves, len(at.moves))
	return at.answers.lost
}

// force finds a move after which the other seat loses, if there is one among the moves.
func (s *ending) force(pos *kutai.Position, moves []game.Move) (m game.Move, ok bool) {
	for _, m := range moves {
		after := pos.Suppose(pos.ToMove(), m)
		if s.loses(&after) {
			return m, true
		}
	}
	return 0, false
}
