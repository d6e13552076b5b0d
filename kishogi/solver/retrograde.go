package solver

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/bits"
	"time"

	"github.com/teahouse-games/teahouse/lab"
)

// Retrograde computes the value of every position of an index by retrograde analysis.
type Retrograde struct {
	Index      *Index
	Folder     string // where the table and its checkpoints are
	Threads    int
	OnProgress func(lab.SolveProgress) // about once a second
	OnPass     func(lab.SolvedPass)    // after each pass
	SaveEvery  time.Duration           // between two checkpoints; every pass when it is 0

	manifest Manifest
	values   []byte
	decided  uint64
	frontier bitmap // decided by the last pass
	dirty    bitmap // to be looked at by this pass
	saved    time.Time
	resumed  bool // no pass has ended since the checkpoint was read

	wins, losses [256]bool // of values

	// Tests break the computation with these.
	isMissed func(number uint64) bool // a predecessor that is passed over
	corrupt  func(*Retrograde)        // is called before the first pass
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
func (s *Retrograde) Solve(ctx context.Context) error {
	if err := s.load(); err != nil {
		return err
	}
	if s.corrupt != nil {
		s.corrupt(s)
	}
	for s.manifest.Stage != StageDone {
		begun := time.Now()
		stage, round, pass := s.manifest.Stage, s.manifest.Round, s.manifest.Pass
		found, err := s.runPass(ctx)
		s.manifest.Seconds += time.Since(begun).Seconds()
		if errors.Is(err, ErrStopped) {
			if saving := s.save(); saving != nil {
				return saving
			}
			return err
		}
		if err != nil {
			return err
		}
		s.decided += found
		s.resumed = false
		done := lab.SolvedPass{Stage: stage, Round: round, Pass: pass, Found: found, Seconds: time.Since(begun).Seconds()}
		s.manifest.Passes = append(s.manifest.Passes, done)
		if s.OnPass != nil {
			s.OnPass(done)
		}
		if s.manifest.Stage == StageDone || time.Since(s.saved) >= s.SaveEvery {
			if err := s.save(); err != nil {
				return err
			}
		}
	}
	return nil
}

// runPass does the next pass and moves the stage on.
func (s *Retrograde) runPass(ctx context.Context) (found uint64, err error) {
	switch s.manifest.Stage {
	case StageTerminal:
		if found, err = s.findTerminal(ctx); err == nil {
			s.manifest.Stage, s.manifest.Pass = StageDepth, 1
		}
	case StageDepth:
		if s.manifest.Pass > maxDepth {
			return 0, fmt.Errorf("there are positions that last longer than %d turns; a table cannot hold their number of turns", maxDepth)
		}
		if found, err = s.findDepth(ctx, s.manifest.Pass); err == nil {
			s.manifest.Pass++
			if found == 0 {
				s.manifest.Stage, s.manifest.Pass, s.manifest.Round = StagePerpetual, 0, 1
			}
		}
	case StagePerpetual:
		if found, err = s.findPerpetual(ctx); err == nil {
			s.manifest.Stage, s.manifest.Pass = StageSpread, 1
			if found == 0 {
				s.manifest.Stage = StageDone
			}
		}
	case StageSpread:
		if found, err = s.spread(ctx); err == nil {
			s.manifest.Pass++
			if found == 0 {
				s.manifest.Stage, s.manifest.Pass = StagePerpetual, 0
				s.manifest.Round++
			}
		}
	}
	return found, err
}

// findTerminal finds the positions that cannot be, and those without a legal turn, which are lost.
// A part that was finished before a stop is not looked at again.
func (s *Retrograde) findTerminal(ctx context.Context) (uint64, error) {
	ix := s.Index
	known := s.manifest.Searched
	finished, _, err := s.inChunks(ctx, "search", func(w *worker, from, to uint64) {
		for number := max(from, known); number < to; number++ {
			p := w.load(number)
			switch {
			case !ix.isPossible(p):
				s.values[number] = byte(Impossible)
			case !w.hasTurn(p):
				s.values[number] = byte(valueAt(0))
				w.found++
			default:
				s.values[number] = byte(Undecided)
			}
		}
	})
	if err != nil {
		for i := 0; i < len(finished) && finished[i]; i++ {
			s.manifest.Searched = max(known, uint64(i+1)*chunk)
		}
		return 0, err
	}
	s.manifest.Searched = 0
	s.addToFrontier(valueAt(0))
	return s.frontier.count(), nil
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
// What was found before a stop belongs to the frontier of the next pass too.
func (s *Retrograde) findDepth(ctx context.Context, depth int) (uint64, error) {
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
	if err == nil && s.resumed {
		s.addToFrontier(valueAt(depth))
		found = s.frontier.count()
	}
	return found, err
}

// markPredecessors fills dirty with the undecided positions that may lead to the frontier.
func (s *Retrograde) markPredecessors(ctx context.Context) error {
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
func (s *Retrograde) assign(set bitmap, v Value) {
	for i, word := range set {
		for ; word != 0; word &= word - 1 {
			s.values[i*64+bits.TrailingZeros64(word)] = byte(v)
		}
	}
}

// restore finds the frontier of a checkpoint again, and how many positions the passes before have
// decided.
func (s *Retrograde) restore() {
	s.resumed = true
	clear(s.frontier)
	unfinished := Undecided
	switch s.manifest.Stage {
	case StageTerminal:
		unfinished = valueAt(0)
	case StageDepth:
		s.addToFrontier(valueAt(s.manifest.Pass - 1))
		unfinished = valueAt(s.manifest.Pass)
	case StageSpread:
		s.addToFrontier(LostByPerpetualCheck)
		s.addToFrontier(WonByPerpetualCheck)
	}
	s.decided = 0
	for _, v := range s.values {
		if (s.wins[v] || s.losses[v]) && Value(v) != unfinished {
			s.decided++
		}
	}
}

func (s *Retrograde) addToFrontier(v Value) {
	for at := 0; ; at++ {
		next := bytes.IndexByte(s.values[at:], byte(v))
		if next < 0 {
			return
		}
		at += next
		s.frontier[at/64] |= 1 << (at % 64)
	}
}
