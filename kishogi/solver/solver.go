package solver

import (
	"bytes"
	"context"
	"fmt"
	"math/bits"
	"time"

	"github.com/teahouse-games/teahouse/lab"
)

// Solver computes the value of every position of an index by retrograde analysis.
type Solver struct {
	Index      *Index
	Folder     string // where the table and its checkpoints are
	Threads    int
	OnProgress func(lab.SolveProgress) // about once a second
	OnPass     func(lab.SolvedPass)    // after each pass
	SaveEvery  time.Duration           // between two checkpoints; every pass when it is 0

	state    State
	values   []byte
	decided  uint64
	frontier bitmap // decided by the last pass
	dirty    bitmap // to be looked at by this pass
	saved    time.Time

	wins, losses [256]bool         // of values
	isMissed     func(uint64) bool // for tests: a predecessor that is passed over
}

// The stages of the computation.
const (
	StageTerminal  = "terminal"  // positions without a legal turn
	StageDepth     = "depth"     // wins and losses by the number of turns
	StagePerpetual = "perpetual" // positions in which a seat must give check for ever
	StageSpread    = "spread"    // wins and losses that rest on these
	StageDone      = "done"
)

// Solve computes the table, from the last checkpoint in the folder on if there is one. When ctx
// ends it saves what it has and returns ErrStopped.
func (s *Solver) Solve(ctx context.Context) error {
	if err := s.load(); err != nil {
		return err
	}
	for s.state.Stage != StageDone {
		begun := time.Now()
		stage, round, pass := s.state.Stage, s.state.Round, s.state.Pass
		found, err := s.runPass(ctx)
		s.state.Seconds += time.Since(begun).Seconds()
		if err == ErrStopped {
			if saving := s.save(); saving != nil {
				return saving
			}
			return err
		}
		if err != nil {
			return err
		}
		s.decided += found
		done := lab.SolvedPass{Stage: stage, Round: round, Pass: pass, Found: found, Seconds: time.Since(begun).Seconds()}
		s.state.Passes = append(s.state.Passes, done)
		if s.OnPass != nil {
			s.OnPass(done)
		}
		if s.state.Stage == StageDone || time.Since(s.saved) >= s.SaveEvery {
			if err := s.save(); err != nil {
				return err
			}
		}
	}
	return nil
}

// runPass does the next pass and moves the state on.
func (s *Solver) runPass(ctx context.Context) (found uint64, err error) {
	switch s.state.Stage {
	case StageTerminal:
		if found, err = s.findTerminal(ctx); err == nil {
			s.state.Stage, s.state.Pass = StageDepth, 1
		}
	case StageDepth:
		if s.state.Pass > maxDepth {
			return 0, fmt.Errorf("there are positions that last longer than %d turns; a table cannot hold their number of turns", maxDepth)
		}
		if found, err = s.findDepth(ctx, s.state.Pass); err == nil {
			s.state.Pass++
			if found == 0 {
				s.state.Stage, s.state.Pass, s.state.Round = StagePerpetual, 0, 1
			}
		}
	case StagePerpetual:
		if found, err = s.findPerpetual(ctx); err == nil {
			s.state.Stage, s.state.Pass = StageSpread, 1
			if found == 0 {
				s.state.Stage = StageDone
			}
		}
	case StageSpread:
		if found, err = s.spread(ctx); err == nil {
			s.state.Pass++
			if found == 0 {
				s.state.Stage, s.state.Pass = StagePerpetual, 0
				s.state.Round++
			}
		}
	}
	return found, err
}

// findTerminal finds the positions that cannot be, and those without a legal turn, which are lost.
func (s *Solver) findTerminal(ctx context.Context) (uint64, error) {
	ix := s.Index
	_, found, err := s.inChunks(ctx, "search", func(w *worker, from, to uint64) {
		for number := from; number < to; number++ {
			p := w.load(number)
			switch {
			case !ix.isPossible(p):
				s.values[number] = byte(Impossible)
			case !w.hasTurn(p):
				s.values[number] = byte(valueAt(0))
				s.frontier[number/64] |= 1 << (number % 64)
				w.found++
			default:
				s.values[number] = byte(Undecided)
			}
		}
	})
	return found, err
}

// hasTurn reports whether there is a legal turn.
func (w *worker) hasTurn(p *placement) bool {
	w.list.fill(w.s.Index, p)
	for i := range w.list.turns[:w.list.n] {
		if w.list.isLegal(&w.list.turns[i]) {
			return true
		}
	}
	return false
}

// findDepth finds the positions that end after depth turns. They have a child of depth-1, so
// only the predecessors of these are looked at. A pass finds only wins, or only losses, and asks
// only for the others: so its order does not matter, and it can be done again from any point.
func (s *Solver) findDepth(ctx context.Context, depth int) (uint64, error) {
	if err := s.markPredecessors(ctx); err != nil {
		return 0, err
	}
	finished, found, err := s.inChunks(ctx, "decide", func(w *worker, from, to uint64) {
		if depth%2 == 1 {
			w.filter(s.dirty, from, to, w.hasLostChild)
		} else {
			w.filter(s.dirty, from, to, w.hasOnlyWonChildren)
		}
	})
	for i, ok := range finished {
		if !ok { // stopped before
			clear(s.dirty[i*chunk/64 : min((i+1)*chunk/64, len(s.dirty))])
		}
	}
	s.assign(s.dirty, valueAt(depth))
	s.frontier, s.dirty = s.dirty, s.frontier
	return found, err
}

// markPredecessors fills dirty with the undecided positions that may lead to the frontier.
func (s *Solver) markPredecessors(ctx context.Context) error {
	clear(s.dirty)
	_, _, err := s.inChunks(ctx, "mark", func(w *worker, from, to uint64) {
		v := predecessors{s.Index, func(number uint64) {
			if s.values[number] == byte(Undecided) && (s.isMissed == nil || !s.isMissed(number)) {
				s.dirty.addShared(number)
			}
		}}
		w.eachBit(s.frontier, from, to, func(_ uint64, p *placement) {
			w.found++
			v.of(p)
		})
	})
	return err
}

// assign gives a value to all members of a set.
func (s *Solver) assign(set bitmap, v Value) {
	for i, word := range set {
		for ; word != 0; word &= word - 1 {
			s.values[i*64+bits.TrailingZeros64(word)] = byte(v)
		}
	}
}

// restore finds the frontier of the state again.
func (s *Solver) restore() {
	clear(s.frontier)
	switch s.state.Stage {
	case StageDepth:
		s.addToFrontier(valueAt(s.state.Pass - 1))
	case StageSpread:
		s.addToFrontier(LostByPerpetualCheck)
		s.addToFrontier(WonByPerpetualCheck)
	}
	s.decided = 0
	for _, v := range s.values {
		if s.wins[v] || s.losses[v] {
			s.decided++
		}
	}
}

func (s *Solver) addToFrontier(v Value) {
	for at := 0; ; at++ {
		next := bytes.IndexByte(s.values[at:], byte(v))
		if next < 0 {
			return
		}
		at += next
		s.frontier[at/64] |= 1 << (at % 64)
	}
}
