package solver

import (
	"context"
	"errors"
	"fmt"
	"math/bits"
	"sync"
	"sync/atomic"
	"time"

	"github.com/teahouse-games/teahouse/lab"
)

// chunk is how many numbers a worker takes at a time, a multiple of 64.
const chunk = 1 << 16

// worker is the state of one goroutine of a phase.
type worker struct {
	s     *Retrograde
	block int // of the last number
	pos   placement
	list  turnList
	found uint64
	err   error
}

// load fills in the position of a number that is not before the last one of the chunk.
func (w *worker) load(number uint64) *placement {
	blocks := w.s.Index.blocks
	for w.block+1 < len(blocks) && blocks[w.block+1].base <= number {
		w.block++
	}
	w.s.Index.unrank(&blocks[w.block], number, &w.pos)
	return &w.pos
}

// ErrStopped is returned when the context ended before the solution was complete. Everything
// until then is saved.
var ErrStopped = errors.New("stopped")

// progressInterval is the time between two reports.
const progressInterval = time.Second

// inChunks calls work for all numbers of the index, a chunk at a time, with several goroutines.
// It returns which chunks were finished and how much was found.
func (s *Retrograde) inChunks(ctx context.Context, phase string, work func(w *worker, from, to uint64)) (finished []bool, found uint64, err error) {
	size := s.Index.Size()
	finished = make([]bool, (size+chunk-1)/chunk)
	var next, done, sum atomic.Uint64
	begun := time.Now()
	var group sync.WaitGroup
	failures := make([]error, max(1, s.Threads))
	for i := range failures {
		group.Add(1)
		go func() {
			defer group.Done()
			w := &worker{s: s}
			for ctx.Err() == nil && w.err == nil {
				n := next.Add(1) - 1
				if n >= uint64(len(finished)) {
					break
				}
				from, to := n*chunk, min((n+1)*chunk, size)
				w.block, w.found = s.Index.blockOf(from), 0
				work(w, from, to)
				finished[n] = true
				sum.Add(w.found)
				done.Add(to - from)
			}
			failures[i] = w.err
		}()
	}
	ended := make(chan struct{})
	go func() { group.Wait(); close(ended) }()
	ticker := time.NewTicker(progressInterval)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
			if s.OnProgress != nil {
				s.OnProgress(lab.SolveProgress{
					SolvedPass: lab.SolvedPass{Stage: s.manifest.Stage, Round: s.manifest.Round, Pass: s.manifest.Pass, Found: sum.Load()},
					Phase:      phase, Done: done.Load(), Total: size, Elapsed: time.Since(begun), Decided: s.decided,
				})
			}
			continue
		case <-ended:
		}
		break
	}
	err = errors.Join(failures...)
	if err == nil && ctx.Err() != nil {
		err = ErrStopped
	}
	return finished, sum.Load(), err
}

// eachBit calls f for the members of a set from one number to another.
func (w *worker) eachBit(set bitmap, from, to uint64, f func(number uint64, p *placement)) {
	for word := from / 64; word < (to+63)/64; word++ {
		for left := set[word]; left != 0; left &= left - 1 {
			number := word*64 + uint64(bits.TrailingZeros64(left))
			f(number, w.load(number))
		}
	}
}

// filter keeps the members of a set for which f is true.
func (w *worker) filter(set bitmap, from, to uint64, f func(p *placement) bool) {
	w.eachBit(set, from, to, func(number uint64, p *placement) {
		if f(p) {
			w.found++
		} else {
			set[number/64] &^= 1 << (number % 64)
		}
	})
}

// childrenUntil visits the children of a position until stop returns true, and reports whether it
// did, and whether there are any.
func (w *worker) childrenUntil(p *placement, stop func(child placement, number uint64) bool) (stopped, hasTurn bool) {
	w.list.fill(w.s.Index, p)
	for i := range w.list.turns[:w.list.n] {
		t := &w.list.turns[i]
		if !w.list.isLegal(t) {
			continue
		}
		hasTurn = true
		child := w.list.child(t)
		number, ok := w.s.Index.rank(&child)
		if !ok || Value(w.s.values[number]) == Impossible {
			w.err = fmt.Errorf("a turn leads from %+v to %+v, which cannot be", *p, child)
			return true, true
		}
		if stop(child, number) {
			return true, true
		}
	}
	return false, hasTurn
}

// hasLostChild reports whether a turn wins.
func (w *worker) hasLostChild(p *placement) bool {
	stopped, _ := w.childrenUntil(p, func(_ placement, number uint64) bool { return w.s.losses[w.s.values[number]] })
	return stopped && w.err == nil
}

// hasOnlyWonChildren reports whether there are turns and all of them lose.
func (w *worker) hasOnlyWonChildren(p *placement) bool {
	stopped, hasTurn := w.childrenUntil(p, func(_ placement, number uint64) bool { return !w.s.wins[w.s.values[number]] })
	return !stopped && hasTurn
}
