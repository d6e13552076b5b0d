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
	board   engine.Board
	table   *knots
	quiet   bool
	nodes   uint64
	limit   uint64
	ctx     context.Context
	looks   uint64 // at it, nearly
	ended   bool
	choices []engine.Choice
	sprouts []sprout // a stack: each position's are above those of the one before
}

// Solved is what a [Solver] has found out.
type Solved uint8

// What can be found out.
const (
	Unsolved Solved = iota
	Forced          // the attacker wins
	Refuted         // the attacker does not win so
)

// NewSolver returns a solver of positions on b that keeps to memory bytes.
func NewSolver(b engine.Board, memory int64) *Solver {
	return &Solver{board: b, table: newKnots(memory)}
}

// Solve finds out whether the seat to move on the board wins by force although every
// turn of it must give check or, with quiet, whatever it plays. It gives up after so
// many nodes, positions made, or when ctx ends. A win comes with the number of turns
// that it takes at most, and with the line of the longest defence as far as it is known.
func (s *Solver) Solve(ctx context.Context, nodes uint64, quiet bool) (result Solved, turns int, line []game.Move) {
	s.nodes, s.limit, s.ctx, s.ended = 0, nodes, ctx, false
	s.choices, s.sprouts = s.choices[:0], s.sprouts[:0]
	if s.quiet != quiet {
		s.quiet = quiet
		s.table.clear()
	}
	root := s.deepen(hopeless, hopeless, 0)
	switch {
	case root.phi == 0:
		return Forced, int(root.turns), s.line(root)
	case root.delta == 0:
		return Refuted, 0, nil
	}
	return Unsolved, 0, nil
}

// Forget drops what has been found out.
func (s *Solver) Forget() { s.table.clear() }

// Nodes is how many positions the last Solve has made.
func (s *Solver) Nodes() uint64 { return s.nodes }

// hopeless is the effort to reach what cannot be reached.
const hopeless = 1 << 30

// effort is how much of the tree the seat to move must still see to reach its aim, phi,
// and its opponent to reach the opposite, delta: 0 and hopeless when it is reached.
type effort struct {
	phi, delta uint32
	turns      uint16    // until the attacker has won, once that is certain
	move       game.Move // the best one
}

// sprout is a move and where it leads.
type sprout struct {
	move game.Move
	effort
}

// deepen works on the present position until phi or delta reaches its limit. The seat
// that is to move at even plies attacks.
func (s *Solver) deepen(phi, delta uint32, ply int) effort {
	from := len(s.sprouts)
	if !s.sprout(ply) {
		s.sprouts = s.sprouts[:from]
		return effort{phi: 1, delta: 1}
	}
	key, begun := s.key(ply), s.nodes
	var here effort
	for {
		best, second, most := s.weigh(from, &here)
		if here.phi >= phi || here.delta >= delta || here.phi == 0 || here.delta == 0 || s.ended {
			break
		}
		c := &s.sprouts[best]
		s.board.Do(c.move)
		reached := s.deepen(min(delta-most, hopeless), min(phi, second+second/4+1), ply+1)
		s.board.Undo()
		s.sprouts[best].effort = reached
		s.over()
	}
	s.sprouts = s.sprouts[:from]
	s.table.keep(key, here, s.nodes-begun)
	return here
}

// key tells the same position apart for the attacker and for the defender.
func (s *Solver) key(ply int) uint64 { return s.board.Key() + uint64(ply&1)*0x9e3779b97f4a7c15 }

// weigh sums up the sprouts of a position. It returns the best of them, the next best's
// delta, and the sum of all phi but the best one's.
func (s *Solver) weigh(from int, here *effort) (best int, second, others uint32) {
	*here = effort{phi: hopeless}
	second = hopeless
	sum, lost := uint64(0), false
	for i := from; i < len(s.sprouts); i++ {
		c := &s.sprouts[i]
		sum += uint64(c.phi)
		lost = lost || c.phi == hopeless
		if c.delta < here.phi || i == from {
			best, second = i, here.phi
			here.phi = c.delta
		} else {
			second = min(second, c.delta)
		}
	}
	switch {
	case lost:
		here.delta = hopeless
	default:
		here.delta = uint32(min(sum, hopeless-1))
	}
	if here.phi == 0 || here.delta == 0 {
		s.count(from, here)
		return best, second, 0
	}
	here.move = s.sprouts[best].move
	return best, second, uint32(min(sum-uint64(s.sprouts[best].phi), hopeless-1))
}

// count counts the turns of a position that is settled: the winner takes the shortest
// way that is known, the loser the longest.
func (s *Solver) count(from int, here *effort) {
	for i := from; i < len(s.sprouts); i++ {
		c := &s.sprouts[i]
		turns := c.turns + 1
		if here.phi == 0 && c.delta == 0 && (here.turns == 0 || turns < here.turns) ||
			here.phi != 0 && turns > here.turns {
			here.turns, here.move = turns, c.move
		}
	}
}

// sprout lists the moves of the position that come into question, and what is known of
// the positions to which they lead. It reports false when there are too few nodes left.
func (s *Solver) sprout(ply int) bool {
	attack := ply%2 == 0
	s.choices = s.board.AppendMoves(s.choices[:0])
	if s.nodes+uint64(len(s.choices)) > s.limit {
		s.ended = true
		return false
	}
	for _, choice := range s.choices {
		s.board.Do(choice.Move)
		s.nodes++
		c := sprout{move: choice.Move, effort: effort{phi: 1, delta: 1}}
		switch {
		case attack && !s.quiet && !s.board.Check():
			s.board.Undo()
			continue
		case s.board.Stuck():
			c.phi, c.delta = hopeless, 0
		case ply >= maxPly || s.repeated():
			if c.phi, c.delta = hopeless, 0; attack {
				c.phi, c.delta = 0, hopeless
			}
		default:
			if known, ok := s.table.find(s.key(ply + 1)); ok {
				c.effort = known
			}
		}
		s.board.Undo()
		s.sprouts = append(s.sprouts, c)
	}
	return true
}

func (s *Solver) repeated() bool {
	r, _ := s.board.Repeated()
	return r != engine.New
}

// over looks now and then whether to give up for the context.
func (s *Solver) over() {
	if s.looks++; s.looks%64 == 0 && s.ctx.Err() != nil {
		s.ended = true
	}
}

// line plays a win forth as far as the table knows it.
func (s *Solver) line(here effort) (line []game.Move) {
	ok := true
	for ok && len(line) < maxPly && here.turns > 0 {
		line = append(line, here.move)
		s.board.Do(here.move)
		here, ok = s.table.find(s.key(len(line)))
	}
	for range line {
		s.board.Undo()
	}
	return line
}
