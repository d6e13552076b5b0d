package solver

import (
	"context"
	"fmt"
	"slices"
)

// perpetualSets are positions in which one seat, the checker, gives check as long as the game
// lasts, because everything else loses, and the other one, the escaper, wins for that reason.
type perpetualSets struct {
	checker, escaper bitmap // by the seat to move
}

// findPerpetual finds the positions that are decided by perpetual check, given the values that
// are known: a greatest fixed point of a least one. The checker must give check with every turn
// that does not lose otherwise, for ever, and the escaper must be able to make infinitely many turns without check.
func (s *Retrograde) findPerpetual(ctx context.Context) (uint64, error) {
	size := s.Index.Size()
	sets := perpetualSets{newBitmap(size), newBitmap(size)}
	_, found, err := s.inChunks(ctx, "candidates", func(w *worker, from, to uint64) {
		for number := from; number < to; number++ {
			if Value(s.values[number]) == Undecided && w.mustCheck(w.load(number), nil) {
				sets.checker[number/64] |= 1 << (number % 64)
				w.found++
			}
		}
	})
	if err != nil || found == 0 {
		return 0, err
	}
	s.frontier = sets.checker
	if err := s.markPredecessors(ctx); err != nil {
		return 0, err
	}
	copy(sets.escaper, s.dirty)
	reached := perpetualSets{newBitmap(size), newBitmap(size)}
	for {
		if err := s.reachFreeTurn(ctx, sets, reached); err != nil {
			return 0, err
		}
		if slices.Equal(reached.checker, sets.checker) && slices.Equal(reached.escaper, sets.escaper) {
			return s.assignPerpetual(sets)
		}
		sets, reached = reached, sets
	}
}

// assignPerpetual makes the positions of the sets wins and losses.
func (s *Retrograde) assignPerpetual(sets perpetualSets) (found uint64, err error) {
	for i := range sets.checker {
		if sets.checker[i]&sets.escaper[i] != 0 {
			return 0, fmt.Errorf("positions %d to %d: one is won and lost by perpetual check", i*64, i*64+63)
		}
	}
	s.assign(sets.checker, LostByPerpetualCheck)
	s.assign(sets.escaper, WonByPerpetualCheck)
	clear(s.dirty)
	s.frontier = sets.checker
	for i := range s.frontier {
		s.frontier[i] |= sets.escaper[i]
	}
	return s.frontier.count(), nil
}

// mustCheck reports whether every turn of p either loses or gives check and leads to a
// position in escaper; to any undecided one if escaper is nil.
func (w *worker) mustCheck(p *placement, escaper bitmap) bool {
	stopped, hasTurn := w.childrenUntil(p, func(child placement, number uint64) bool {
		if w.s.wins[w.s.values[number]] {
			return false
		}
		return !w.s.Index.isAttacked(&child) || Value(w.s.values[number]) != Undecided || escaper != nil && !escaper.has(number)
	})
	return !stopped && hasTurn
}

// reachFreeTurn fills reached with the positions of the sets from which the escaper can, without
// leaving them, make a turn that gives no check.
func (s *Retrograde) reachFreeTurn(ctx context.Context, sets, reached perpetualSets) error {
	clear(reached.checker)
	clear(reached.escaper)
	for {
		_, escapers, err := s.inChunks(ctx, "escapes", func(w *worker, from, to uint64) {
			w.grow(sets.escaper, reached.escaper, from, to, func(p *placement) bool {
				stopped, _ := w.childrenUntil(p, func(child placement, number uint64) bool {
					return reached.checker.has(number) || sets.checker.has(number) && !s.Index.isAttacked(&child)
				})
				return stopped
			})
		})
		if err != nil {
			return err
		}
		_, checkers, err := s.inChunks(ctx, "checks", func(w *worker, from, to uint64) {
			w.grow(sets.checker, reached.checker, from, to, func(p *placement) bool { return w.mustCheck(p, reached.escaper) })
		})
		if err != nil || escapers+checkers == 0 {
			return err
		}
	}
}

// grow adds to a subset those members of a set for which f is true.
func (w *worker) grow(set, subset bitmap, from, to uint64, f func(p *placement) bool) {
	w.eachBit(set, from, to, func(number uint64, p *placement) {
		if !subset.has(number) && f(p) {
			subset[number/64] |= 1 << (number % 64)
			w.found++
		}
	})
}

// spread finds the positions that lead by force to those that the last pass decided.
func (s *Retrograde) spread(ctx context.Context) (uint64, error) {
	if err := s.markPredecessors(ctx); err != nil {
		return 0, err
	}
	lost := s.dirty
	won := s.frontier
	clear(won)
	finished, found, err := s.inChunks(ctx, "decide", func(w *worker, from, to uint64) {
		w.eachBit(lost, from, to, func(number uint64, p *placement) {
			if w.hasLostChild(p) {
				won[number/64] |= 1 << (number % 64)
			}
			if w.hasOnlyWonChildren(p) {
				w.found++
			} else {
				lost[number/64] &^= 1 << (number % 64)
			}
		})
		w.found += won[from/64 : (to+63)/64].count()
	})
	for i, ok := range finished {
		if !ok {
			from, to := i*chunk/64, min((i+1)*chunk/64, len(lost))
			clear(lost[from:to])
			clear(won[from:to])
		}
	}
	s.assign(lost, LostByPerpetualCheck)
	s.assign(won, WonByPerpetualCheck)
	for i := range won {
		won[i] |= lost[i]
	}
	return found, err
}
