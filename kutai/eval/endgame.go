package eval

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
)

// solveTiles is the largest number of tiles left in a position that is solved.
const solveTiles = 4

// forcedWinTiles is the largest number of tiles left where the root is searched for a win in
// three turns of both seats.
const forcedWinTiles = 8

// maxSolutions is the largest number of solutions that are kept: some 20 MB. A long analysis would
// find ever more of them.
const maxSolutions = 1 << 18

// endgameSolver solves positions with few tiles left exactly. The seat that places the fourth
// last tile can win with it, or with its next tile if no reply stops it, and so on: all that
// matters is whether some move stops every win of the other seat, which [defences] finds
// without trying all pairs of moves.
type endgameSolver struct {
	solutions   map[uint64]solution
	scratch     [solveTiles + 1]scratchSpace // by tiles left
	lossScratch scratchSpace                 // of loses
}

// scratchSpace holds buffers for one position.
type scratchSpace struct {
	outlook  kutai.PlacementTotals
	defences defences
	moves    []game.Move
}

// solution is the result of a position for the seat to move, with a best move.
type solution struct {
	score engine.Score
	best  game.Move
}

// solve returns the solution of a position with at most solveTiles tiles left where the game is
// not over.
func (s *endgameSolver) solve(pos *kutai.Position) solution {
	hash := pos.Hash()
	if known, ok := s.solutions[hash]; ok {
		return known
	}
	if s.solutions == nil {
		s.solutions = map[uint64]solution{}
	}
	found := s.solveUncached(pos)
	if len(s.solutions) >= maxSolutions {
		clear(s.solutions)
	}
	s.solutions[hash] = found
	return found
}

func (s *endgameSolver) solveUncached(pos *kutai.Position) solution {
	left, mover := pos.TilesLeft(), pos.ToMove()
	at := &s.scratch[left]
	at.outlook.Compute(pos)
	if wins := at.outlook.AppendWins(nil, mover); len(wins) > 0 {
		return solution{engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: 1}, wins[0]}
	}
	at.moves = pos.AppendMoves(at.moves[:0])
	if left == 1 {
		return solution{engine.Score{Win: 0.5, Proof: engine.ProvenDraw, Distance: 1}, at.moves[0]}
	}
	at.defences.compute(pos, &at.outlook, at.moves, len(at.moves))
	if at.defences.none {
		return solution{engine.Score{Proof: engine.ProvenLoss, Distance: 2}, at.moves[0]}
	}
	if left == 2 {
		return solution{engine.Score{Win: 0.5, Proof: engine.ProvenDraw, Distance: 2}, at.defences.lowestTotal(&at.outlook)}
	}
	return s.chooseMove(pos, at.defences.moves)
}

// chooseMove finds the best of the moves, all others of which lose at once, with three or four
// tiles left.
func (s *endgameSolver) chooseMove(pos *kutai.Position, moves []game.Move) solution {
	lost := solution{engine.Score{Proof: engine.ProvenLoss, Distance: 2}, moves[0]}
	drawn := solution{score: engine.Score{Win: 0.5, Proof: engine.ProvenDraw, Distance: pos.TilesLeft()}}
	canDraw := false
	if m, ok := s.findForcedWin(pos, moves); ok {
		return solution{engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: 3}, m}
	}
	for _, m := range moves {
		after := pos.After(pos.ToMove(), m)
		reply := s.solve(&after).score.Flip()
		if reply.Proof == engine.ProvenDraw {
			drawn.best, canDraw = m, true
			break
		}
		if reply.Distance+1 > lost.score.Distance {
			lost = solution{engine.Score{Proof: engine.ProvenLoss, Distance: reply.Distance + 1}, m}
		}
	}
	if canDraw {
		return drawn
	}
	return lost
}

// loses reports whether every move of the seat to move lets the other seat win at once, and it
// cannot win itself.
func (s *endgameSolver) loses(pos *kutai.Position) bool {
	at := &s.lossScratch
	if _, ok := at.outlook.FindWin(pos, pos.ToMove()); ok {
		return false
	}
	at.outlook.Compute(pos)
	at.moves = pos.AppendMoves(at.moves[:0])
	at.defences.compute(pos, &at.outlook, at.moves, len(at.moves))
	return at.defences.none
}

// findForcedWin finds a move after which the other seat loses, if there is one.
func (s *endgameSolver) findForcedWin(pos *kutai.Position, moves []game.Move) (m game.Move, ok bool) {
	for _, m := range moves {
		after := pos.After(pos.ToMove(), m)
		if s.loses(&after) {
			return m, true
		}
	}
	return 0, false
}
