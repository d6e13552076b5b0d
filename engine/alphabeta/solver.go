package alphabeta

import (
	"context"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// Solver proves forced wins by depth-first proof-number search (df-pn, Nagai 2002). It is not
// safe for concurrent use.
//
// A repeated position counts as one that the attacker does not win. A proof therefore never
// depends on repetition; a disproof may.
type Solver struct {
	board     engine.Board
	table     *pnTable
	allMoves  bool
	nodes     uint64
	nodeLimit uint64
	ctx       context.Context
	polls     uint64 // counts calls of pollContext
	stopped   bool
	moves     []engine.ScoredMove
	children  []child // a stack: the children of a position are above those of its parent
}

// Result is what a [Solver] has found.
type Result uint8

// The results.
const (
	Unknown   Result = iota
	Proven           // the attacker wins
	Disproven        // the attacker does not win in the way asked for
)

// NewSolver returns a solver of positions on b that uses at most the given number of bytes.
func NewSolver(b engine.Board, memory int64) *Solver {
	return &Solver{board: b, table: newPNTable(memory)}
}

// Solve tries to prove that the seat to move on the board wins by force, with checks only or,
// if allMoves is set, with any move. It gives up after that many nodes (positions made) or when
// ctx ends. With a win it returns an upper bound of the number of turns, and the principal
// variation of the longest defence as far as the table knows it.
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
		return Proven, int(root.turns), s.principalVariation(root)
	case root.delta == 0:
		return Disproven, 0, nil
	}
	return Unknown, 0, nil
}

// Clear drops all results.
func (s *Solver) Clear() { s.table.clear() }

// Nodes returns the number of positions that the last Solve made.
func (s *Solver) Nodes() uint64 { return s.nodes }

// unreachable is the number of a goal that cannot be reached.
const unreachable = 1 << 30

// proofNumbers are the two numbers of df-pn: phi is the number of leaves to prove until the
// seat to move reaches its goal, delta until its opponent reaches the opposite. A reached goal
// has phi or delta 0, and the other one is unreachable. For an attacker phi is the proof number
// and delta the disproof number; for a defender it is the other way round.
type proofNumbers struct {
	phi, delta uint32
	turns      uint16    // until the attacker has won, once that is proven
	move       game.Move // the best one
}

// child is a move and the proof numbers of the position after it.
type child struct {
	move game.Move
	proofNumbers
}

// search works on the present position until phi or delta reaches its threshold (the MID
// procedure of df-pn). The seat to move at even plies attacks.
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

// key returns different keys for the same position with the attacker and with the defender to
// move.
func (s *Solver) key(ply int) uint64 { return s.board.Key() + uint64(ply&1)*0x9e3779b97f4a7c15 }

// selectChild computes the numbers of a position from its children. It returns the best child,
// the delta of the second best, and the sum of phi over all but the best.
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

// countTurns counts the turns of a solved position: the winner takes the shortest win that is
// known, the loser the longest defence.
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

// expand appends the children of the position, with the proof numbers that the table has of
// them. It reports false when too few nodes are left.
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

// pollContext checks the context once every 64 calls.
func (s *Solver) pollContext() {
	if s.polls++; s.polls%64 == 0 && s.ctx.Err() != nil {
		s.stopped = true
	}
}

// principalVariation follows a proven win as far as the table knows it.
func (s *Solver) principalVariation(numbers proofNumbers) (pv []game.Move) {
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
