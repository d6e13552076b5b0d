package alphabeta

import (
	"context"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// Solver proves forced ends by depth-first proof-number search (Nagai 2002). It is not
// safe for concurrent use.
//
// A position that is repeated counts as one that the attacker does not win. A proof
// therefore never rests on repetition; a refutation may.
type Solver struct {
	board     engine.Board
	table     *pnTable
	allMoves  bool
	nodes     uint64
	nodeLimit uint64
	ctx       context.Context
	polls     uint64 // at it, nearly
	stopped   bool
	moves     []engine.ScoredMove
	children  []child // a stack: each position's are above those of the one before
}

// Result is what a [Solver] has found out.
type Result uint8

// What can be found out.
const (
	Unknown   Result = iota
	Proven           // the attacker wins
	Disproven        // the attacker does not win so
)

// NewSolver returns a solver of positions on b that keeps to memory bytes.
func NewSolver(b engine.Board, memory int64) *Solver {
	return &Solver{board: b, table: newPNTable(memory)}
}

// Solve finds out whether the seat to move on the board wins by force although every
// turn of it must give check or, with quiet, whatever it plays. It gives up after so
// many nodes, positions made, or when ctx ends. A win comes with the number of turns
// that it takes at most, and with the line of the longest defence as far as it is known.
func (s *Solver) Solve(ctx context.Context, nodes uint64, allMoves bool) (result Result, turns int, pv []game.Move) {
	s.nodes, s.nodeLimit, s.ctx, s.stopped = 0, nodes, ctx, false
	s.moves, s.children = s.moves[:0], s.children[:0]
	if s.allMoves != allMoves {
		s.allMoves = allMoves
		s.table.clear()
	}
	root := s.search(unreachable, unreachable, 0)
	switch {
	case root.phi == 0:
		return Proven, int(root.turns), s.pv(root)
	case root.delta == 0:
		return Disproven, 0, nil
	}
	return Unknown, 0, nil
}

// Clear drops what has been found out.
func (s *Solver) Clear() { s.table.clear() }

// Nodes is how many positions the last Solve has made.
func (s *Solver) Nodes() uint64 { return s.nodes }

// unreachable is the effort to reach what cannot be reached.
const unreachable = 1 << 30

// proofNumbers is how much of the tree the seat to move must still see to reach its aim, phi,
// and its opponent to reach the opposite, delta: 0 and hopeless when it is reached.
type proofNumbers struct {
	phi, delta uint32
	turns      uint16    // until the attacker has won, once that is certain
	move       game.Move // the best one
}

// child is a move and where it leads.
type child struct {
	move game.Move
	proofNumbers
}

// search works on the present position until phi or delta reaches its limit. The seat
// that is to move at even plies attacks.
func (s *Solver) search(phi, delta uint32, ply int) proofNumbers {
	firstChild := len(s.children)
	if !s.expand(ply) {
		s.children = s.children[:firstChild]
		return proofNumbers{phi: 1, delta: 1}
	}
	key, startNodes := s.key(ply), s.nodes
	var numbers proofNumbers
	for {
		best, second, otherPhi := s.selectChild(firstChild, &numbers)
		if numbers.phi >= phi || numbers.delta >= delta || numbers.phi == 0 || numbers.delta == 0 || s.stopped {
			break
		}
		c := &s.children[best]
		s.board.Do(c.move)
		result := s.search(min(delta-otherPhi, unreachable), min(phi, second+second/4+1), ply+1)
		s.board.Undo()
		s.children[best].proofNumbers = result
		s.pollContext()
	}
	s.children = s.children[:firstChild]
	s.table.store(key, numbers, s.nodes-startNodes)
	return numbers
}

// key tells the same position apart for the attacker and for the defender.
func (s *Solver) key(ply int) uint64 { return s.board.Key() + uint64(ply&1)*0x9e3779b97f4a7c15 }

// selectChild sums up the sprouts of a position. It returns the best of them, the next best's
// delta, and the sum of all phi but the best one's.
func (s *Solver) selectChild(firstChild int, numbers *proofNumbers) (best int, second, others uint32) {
	*numbers = proofNumbers{phi: unreachable}
	second = unreachable
	sum, lost := uint64(0), false
	for i := firstChild; i < len(s.children); i++ {
		c := &s.children[i]
		sum += uint64(c.phi)
		lost = lost || c.phi == unreachable
		if c.delta < numbers.phi || i == firstChild {
			best, second = i, numbers.phi
			numbers.phi = c.delta
		} else {
			second = min(second, c.delta)
		}
	}
	switch {
	case lost:
		numbers.delta = unreachable
	default:
		numbers.delta = uint32(min(sum, unreachable-1))
	}
	if numbers.phi == 0 || numbers.delta == 0 {
		s.countTurns(firstChild, numbers)
		return best, second, 0
	}
	numbers.move = s.children[best].move
	return best, second, uint32(min(sum-uint64(s.children[best].phi), unreachable-1))
}

// countTurns counts the turns of a position that is settled: the winner takes the shortest
// way that is known, the loser the longest.
func (s *Solver) countTurns(firstChild int, numbers *proofNumbers) {
	for i := firstChild; i < len(s.children); i++ {
		c := &s.children[i]
		turns := c.turns + 1
		if numbers.phi == 0 && c.delta == 0 && (numbers.turns == 0 || turns < numbers.turns) ||
			numbers.phi != 0 && turns > numbers.turns {
			numbers.turns, numbers.move = turns, c.move
		}
	}
}

// expand lists the moves of the position that come into question, and what is known of
// the positions to which they lead. It reports false when there are too few nodes left.
func (s *Solver) expand(ply int) bool {
	attack := ply%2 == 0
	s.moves = s.board.AppendMoves(s.moves[:0])
	if s.nodes+uint64(len(s.moves)) > s.nodeLimit {
		s.stopped = true
		return false
	}
	for _, move := range s.moves {
		s.board.Do(move.Move)
		s.nodes++
		c := child{move: move.Move, proofNumbers: proofNumbers{phi: 1, delta: 1}}
		switch {
		case attack && !s.allMoves && !s.board.InCheck():
			s.board.Undo()
			continue
		case s.board.NoLegalMoves():
			c.phi, c.delta = unreachable, 0
		case ply >= maxPly || s.isRepetition():
			if c.phi, c.delta = unreachable, 0; attack {
				c.phi, c.delta = 0, unreachable
			}
		default:
			if known, ok := s.table.probe(s.key(ply + 1)); ok {
				c.proofNumbers = known
			}
		}
		s.board.Undo()
		s.children = append(s.children, c)
	}
	return true
}

func (s *Solver) isRepetition() bool {
	r, _ := s.board.Repetition()
	return r != engine.NoRepetition
}

// pollContext looks now and then whether to give up for the context.
func (s *Solver) pollContext() {
	if s.polls++; s.polls%64 == 0 && s.ctx.Err() != nil {
		s.stopped = true
	}
}

// pv plays a win forth as far as the table knows it.
func (s *Solver) pv(numbers proofNumbers) (pv []game.Move) {
	ok := true
	for ok && len(pv) < maxPly && numbers.turns > 0 {
		pv = append(pv, numbers.move)
		s.board.Do(numbers.move)
		numbers, ok = s.table.probe(s.key(len(pv)))
	}
	for range pv {
		s.board.Undo()
	}
	return pv
}
